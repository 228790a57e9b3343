import CGTK
import Foundation
import SwiftUICore

/// Cuts a container off at an outline.
@MainActor
final class ClipPart: TypedPart<ClipEffect> {
    override func partDidChange(from before: ClipEffect) { gtk_widget_queue_draw(widget) }

    override func draw(_ snapshot: OpaquePointer, _ contents: (OpaquePointer) -> Void) {
        let bounds = CGRect(
            x: 0,
            y: 0,
            width: CGFloat(gtk_widget_get_width(widget)),
            height: CGFloat(gtk_widget_get_height(widget))
        )
        if var rounded = RoundedOutline(of: part.shape, in: bounds)?.gskRoundedRect {
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            contents(snapshot)
            gtk_snapshot_pop(snapshot)
            return
        }
        // GTK clips to rounded rectangles only: what is inside is drawn by itself and painted through the outline.
        let inner = gtk_snapshot_new()!
        contents(inner)
        guard let node = gtk_snapshot_free_to_node(inner) else { return }
        var area = graphene_rect_t(bounds)
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        addPath(part.shape.path(in: bounds), to: cairo)
        cairo_clip(cairo)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        gsk_render_node_unref(node)
    }
}
