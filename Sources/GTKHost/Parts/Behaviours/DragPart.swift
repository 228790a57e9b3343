import CGTK
import GTKTransport
import SwiftUICore

/// Lets a container be dragged.
@MainActor
final class DragPart: TypedPart<DragSource> {
    private var source: GTKDragSource!
    private var drag: ActiveDrag?

    /// The distance of a preview from the pointer, in points along each axis.
    private static let distance: Int32 = 10

    required init(_ part: DragSource, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        source = GTKDragSource(widget: widget) { [weak self] in
            guard let self, self.isEnabled else { return [] }
            self.drag = self.part.begin()
            return self.drag?.items ?? []
        }
        source.allowsMove = part.operations.contains(.move)
        source.setIcon = { [weak self] in self?.setPreview(of: $0) ?? false }
        source.didBegin = { [weak self] in self?.didBegin() }
    }

    override func partDidChange(from before: DragSource) {
        guard part.operations != before.operations else { return }
        source.allowsMove = part.operations.contains(.move)
    }

    private func didBegin() {
        guard let drag else { return }
        container.host.activeDrag = drag
        source.didDrop = { isMove in
            drag.didEnd(isMove ? .move : .copy)
        }
        // Data may still be read when the next drag has begun.
        source.didEnd = { end in
            switch end {
            case .cancelled: drag.didEnd(.cancel)
            case .refused: drag.didEnd(.forbidden)
            case .taken(let names): drag.didTransferData(names)
            }
        }
        drag.didBegin(at: source.start)
    }

    /// Has the preview move with the pointer, where the view has one.
    private func setPreview(of drag: OpaquePointer) -> Bool {
        let icon = gtk_drag_icon_get_for_drag(drag)!
        // Without a compositor nothing shows through a window, and what the picture leaves clear would be black.
        if gdk_display_is_composited(gtk_widget_get_display(widget)) == 0 {
            gtk_widget_add_css_class(icon, "swiftui-opaque")
        }
        let scale = Double(gtk_widget_get_scale_factor(widget))
        let host = DrawingHost(colors: container.host.theme.colors(for: widget), scale: scale)
        guard let views = part.preview?(host) else { return false }
        defer { views.remove() }
        guard let picture = host.draw(views, .unspecified).paintable() else { return false }
        // Beside the pointer, which shows what it is over.
        withExtendedLifetime(picture) {
            gtk_drag_icon_set_from_paintable(drag, OpaquePointer(picture.pointer), -Self.distance, -Self.distance)
        }
        return true
    }
}
