import CGTK
import Foundation
import SwiftUICore

extension ClipEffect: DrawnEffect {
    /// Returns false, because shapes cannot be compared.
    func isDrawn(as other: ClipEffect) -> Bool { false }

    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        if var rounded = RoundedOutline(of: shape, in: bounds)?.gskRoundedRect {
            gtk_snapshot_push_rounded_clip(snapshot, &rounded)
            contents(snapshot)
            gtk_snapshot_pop(snapshot)
            return
        }
        // GTK clips to rounded rectangles only, so the contents are drawn separately and painted through the outline.
        let inner = gtk_snapshot_new()!
        CairoDrawing.run { contents(inner) }
        guard let node = gtk_snapshot_free_to_node(inner) else { return }
        defer { gsk_render_node_unref(node) }
        guard let part = SeenPart.of(bounds) else { return }
        var area = graphene_rect_t(part)
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        addPath(shape.path(in: bounds), to: cairo)
        cairo_clip(cairo)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
    }
}
