import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// A part that lets a container be dragged.
@MainActor
final class DragPart: TypedPart<DragSource> {
    private var source: GTKDragSource!
    private var drag: ActiveDrag?
    /// The preview that moves with the pointer during a drag.
    private var preview: DragPreview?

    required init(_ part: DragSource, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        source = GTKDragSource(widget: widget) { [weak self] in
            guard let self, self.canBegin, self.container.isMet(at: self.source.start),
                !self.waitsForGesture(at: self.source.start)
            else { return [] }
            self.drag = self.part.begin()
            return self.drag?.items ?? []
        }
        source.allow(part.configuration)
        source.setIcon = { [weak self] in self?.setPreview(of: $0) ?? false }
        source.didBegin = { [weak self] in self?.didBegin() }
        if part.takesPresses { takePresses() }
    }

    /// A Boolean value that indicates whether a drag can begin in the view.
    var canBegin: Bool { isEnabled }

    /// Keeps presses from surrounding widgets, such as the bar of a window, which would move the window with the drag.
    private func takePresses() {
        let press = gtk_gesture_click_new()!
        Signal.connectClick(press.raw, "pressed") { _, _, _ in
            gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        gtk_widget_add_controller(widget, press)
        source.configureGesture = { gtk_gesture_group($0, press) }
    }

    override func partDidChange(from before: DragSource) {
        if part.configuration != before.configuration { source.allow(part.configuration) }
    }

    private func didBegin() {
        guard let drag else { return }
        source.report(to: drag, of: self, in: container.host) { [weak self] in
            if self?.drag === drag { self?.preview = nil }
        }
    }

    // MARK: Previews

    /// Makes pictures of the items move with the pointer.
    private func setPreview(of gdkDrag: OpaquePointer) -> Bool {
        // A preview leaves the background that the view has, such as that of a selected row.
        let window = gtk_widget_get_root(widget).map { $0.raw.typed() } ?? widget
        let host = DrawingHost(
            colors: container.host.theme.colors(for: window),
            scale: Double(gtk_widget_get_scale_factor(widget)),
            isDragPreview: true
        )
        guard let drag, let own = picture(host) else { return false }
        let preview = DragPreview(of: gdkDrag, at: own.hold ?? source.start, host)
        let views = drag.itemIDs.compactMap { [siblings = siblings(drag.itemIDs)] in siblings[$0] }
        for view in views.contains(where: { $0 === self }) ? views : [self] + views {
            guard let picture = view === self ? own : view.picture(host) else { continue }
            if view === self { preview.dragged = preview.pictures.count }
            preview.pictures.append(picture)
        }
        preview.itemCount = drag.items.count
        preview.formation = part.formation
        preview.show()
        self.preview = preview
        return true
    }

    /// Changes the formation of the previews of several items.
    /// - Parameter formation: The formation; nil for that of the source.
    func showFormation(_ formation: DragDropPreviewsFormation?) {
        preview?.formation = formation ?? part.formation
        preview?.show()
    }

    /// Returns the parts of the same window whose views are items of the same container, by identifier.
    private func siblings(_ ids: [AnyHashable]) -> [AnyHashable: DragPart] {
        guard ids.count > 1, let item = part.containerItem(), let window = gtk_widget_get_root(widget) else {
            return [:]
        }
        let wanted = Set(ids.map { item.sibling($0) })
        var siblings = [item.id: self]
        for container in container.host.containers(in: window.raw.typed())
        where gtk_widget_get_mapped(container.pointer) != 0 {
            guard let part = container.part(DragPart.self), part !== self, let item = part.part.containerItem(),
                wanted.contains(item)
            else { continue }
            siblings[item.id] = part
        }
        return siblings
    }

    /// Returns the picture of this view for the pointer: its preview, or a picture of itself.
    private func picture(_ host: DrawingHost) -> DragPicture? {
        if let views = part.preview?(host) {
            defer { views.remove() }
            let drawing = host.draw(views, .unspecified)
            guard let paintable = drawing.paintable() else { return nil }
            let picture = DragPicture(paintable, size: drawing.size, origin: container.originInWindow)
            // Held beside the pointer, which indicates the operation.
            return cutOff(picture, host).held(at: DragPicture.besidePointer)
        }
        let live = gtk_widget_paintable_new(widget)
        defer { g_object_unref(live.map(\.raw)) }
        guard let still = gdk_paintable_get_current_image(live) else { return nil }
        let picture = DragPicture(
            ObjectReference(owning: still.raw),
            size: container.allocatedSize,
            origin: container.originInWindow
        )
        var shown = cutOff(picture, host)
        // The background of a selected row is no part of a picture of the view.
        if widget.isInSelection, container.content.part(DragPreviewShape.self) == nil {
            let margin: CGFloat = 6
            shown = shown.onSelection(host.style.colors, margin: margin)
                .held(at: CGPoint(x: source.start.x + margin, y: source.start.y + margin))
        }
        return part.isPictureBesidePointer ? shown.held(at: DragPicture.besidePointer) : shown
    }

    private func cutOff(_ picture: DragPicture, _ host: DrawingHost) -> DragPicture {
        guard let shape = container.content.part(DragPreviewShape.self)?.shape else { return picture }
        return picture.cutOff(at: shape, host)
    }
}
