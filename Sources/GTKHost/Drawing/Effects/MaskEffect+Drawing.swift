import CGTK
import Foundation
import SwiftUICore

extension MaskEffect: DrawnEffect {
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) {
        contents.draw(maskedBy: DrawnContents(draw: contents.drawMask), on: snapshot)
    }
}

extension DrawnContents {
    /// Draws the contents where a mask is opaque.
    ///
    /// GTK 4.8 has no node for masks; cairo has.
    @MainActor
    func draw(maskedBy mask: DrawnContents, on snapshot: OpaquePointer) {
        guard let mask = CairoDrawing.run(mask.node) else { return }
        defer { gsk_render_node_unref(mask) }
        guard let node = CairoDrawing.run(node) else { return }
        defer { gsk_render_node_unref(node) }
        guard let part = SeenPart.of(CGRect(boundsOf: mask)) else { return }
        var area = graphene_rect_t(part)
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        defer { cairo_destroy(cairo) }
        cairo_push_group(cairo)
        gsk_render_node_draw(mask, cairo)
        let pattern = cairo_pop_group(cairo)
        defer { cairo_pattern_destroy(pattern) }
        cairo_push_group(cairo)
        gsk_render_node_draw(node, cairo)
        cairo_pop_group_to_source(cairo)
        cairo_mask(cairo, pattern)
    }
}

extension CompositingGroup: DrawnEffect {}
