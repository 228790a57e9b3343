import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// The preview that moves with the pointer during a drag: the picture of an item, or the pictures of several with their
/// number.
@MainActor
final class DragPreview {
    /// The pictures of the items that are on the screen.
    var pictures: [DragPicture] = []
    /// The index of the picture under the pointer.
    var dragged = 0
    /// The number of dragged items.
    var itemCount = 1
    /// The formation of the pictures.
    var formation = DragDropPreviewsFormation.default
    private let drag: ObjectReference
    /// The point of the dragged picture that is under the pointer.
    private let hold: CGPoint
    private let host: DrawingHost

    /// - Parameters:
    ///   - drag: The `GdkDrag`.
    ///   - hold: The point of the dragged picture that is under the pointer.
    ///   - host: Draws the number of items.
    init(of drag: OpaquePointer, at hold: CGPoint, _ host: DrawingHost) {
        self.drag = ObjectReference(retaining: drag.raw)
        (self.hold, self.host) = (hold, host)
    }

    /// Shows the pictures under the pointer.
    func show() {
        let gdkDrag = OpaquePointer(drag.pointer)
        let icon = gtk_drag_icon_get_for_drag(gdkDrag)!
        // Without a compositor a window is opaque, and the transparent parts of the picture would be black.
        if gdk_display_is_composited(gtk_widget_get_display(icon)) == 0 {
            gtk_widget_add_css_class(icon, "swiftui-opaque")
        }
        let (drawing, origin) = draw()
        guard let paintable = drawing.paintable() else { return }
        withExtendedLifetime(paintable) {
            gtk_drag_icon_set_from_paintable(
                gdkDrag,
                OpaquePointer(paintable.pointer),
                Int32(clamping: (origin.x + hold.x).rounded()),
                Int32(clamping: (origin.y + hold.y).rounded())
            )
        }
        // GTK gives the picture's surface a size once, when it appears.
        if let surface = gtk_native_get_surface(OpaquePointer(icon)), gtk_widget_get_mapped(icon) != 0 {
            let size = drawing.size
            _ = gdk_drag_surface_present(
                surface,
                Int32(clamping: size.width.wholePixels),
                Int32(clamping: size.height.wholePixels)
            )
        }
    }

    /// The longest side of the preview, in points: it is a window, which may be larger than any screen.
    private static let longestSide: CGFloat = 2048

    /// Returns the drawing, and the origin of the dragged picture in it.
    private func draw() -> (drawing: ViewDrawing, origin: CGPoint) {
        let arrangement = DragPreviewArrangement(pictures.map(\.frame), dragged: dragged, formation)
        let badge = itemCount > 1 ? badge : nil
        // The number stands over the upper corner at the end of all pictures.
        let overhang = badge.map { CGSize(width: $0.size.width / 2, height: $0.size.height / 2) } ?? .zero
        let snapshot = gtk_snapshot_new()!
        var corner = graphene_point_t(CGPoint(x: 0, y: overhang.height))
        gtk_snapshot_translate(snapshot, &corner)
        for placement in arrangement.placements {
            pictures[placement.index].draw(in: placement.frame, turned: placement.angle, on: snapshot)
        }
        if let badge {
            let corner = CGPoint(x: arrangement.size.width - overhang.width, y: -overhang.height)
            badge.draw(in: CGRect(origin: corner, size: badge.size), on: snapshot)
        }
        let size = CGSize(
            width: min(arrangement.size.width + overhang.width, Self.longestSide),
            height: min(arrangement.size.height + overhang.height, Self.longestSide)
        )
        return (
            ViewDrawing(taking: gtk_snapshot_free_to_node(snapshot), size: size),
            CGPoint(x: arrangement.origin.x, y: arrangement.origin.y + overhang.height)
        )
    }

    /// The number of items.
    private var badge: DragPicture? {
        let number = Text("\(itemCount)").font(.system(size: 13)).bold().foregroundColor(.white)
            .padding(.horizontal, 7).padding(.vertical, 2)
            .frame(minWidth: 22)
            .background(Capsule().fill(Color.red))
        let graph = ViewGraph(number, environment: EnvironmentValues(), host: host)
        defer { graph.remove() }
        let drawing = host.draw(graph, .unspecified)
        return drawing.paintable().map { DragPicture($0, size: drawing.size, origin: .zero) }
    }
}
