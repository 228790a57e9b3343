import CGTK
import Foundation
import SwiftUICore

extension ShapeContent {
    /// Draws the shape.
    /// - Parameters:
    ///   - bounds: The place of the shape.
    ///   - colors: The colours of the theme.
    ///   - snapshot: The snapshot to draw on.
    @MainActor
    func draw(in bounds: CGRect, _ colors: ThemeColors, on snapshot: OpaquePointer) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        DrawnContents { drawOutline(in: bounds, colors, on: $0) }.draw(with: paint.shadows, colors, on: snapshot)
    }

    @MainActor
    private func drawOutline(in bounds: CGRect, _ colors: ThemeColors, on snapshot: OpaquePointer) {
        if stroke == nil, let outline = RoundedOutline(of: shape, in: bounds) {
            fill(outline, colors, snapshot)
        } else {
            paintPath(in: bounds, colors, snapshot)
        }
    }

    @MainActor
    private func fill(_ outline: RoundedOutline, _ colors: ThemeColors, _ snapshot: OpaquePointer) {
        var clip = outline.gskRoundedRect
        gtk_snapshot_push_rounded_clip(snapshot, &clip)
        paint.fill(outline.rect, in: outline.rect, colors, on: snapshot)
        gtk_snapshot_pop(snapshot)
    }

    /// GTK 4.8 fills rounded rectangles only; cairo draws the others.
    @MainActor
    func paintPath(in bounds: CGRect, _ colors: ThemeColors, _ snapshot: OpaquePointer) {
        let path = shape.path(in: bounds)
        guard !path.isEmpty else { return }
        // The greatest extent of a corner beyond the outline.
        let line = stroke.map { $0.reach.within(DrawingBounds.lineWidth) } ?? 0
        // An outline may be outside of the place.
        let place = bounds.union(path.boundingRect).insetBy(dx: -line - 1, dy: -line - 1)
        guard let part = SeenPart.of(place) else { return }
        var area = graphene_rect_t(part)
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        defer { cairo_destroy(cairo) }
        if case .color(let color) = paint.storage {
            let rgba = color.resolved(in: colors)
            cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
        } else {
            setSource(of: cairo, place, bounds, colors)
        }
        addPath(path, to: cairo)
        if let stroke {
            stroke.apply(to: cairo, along: path)
            cairo_stroke(cairo)
        } else {
            cairo_set_fill_rule(cairo, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    /// Sets a gradient, which GTK's node draws, as the source of cairo.
    @MainActor
    private func setSource(of cairo: OpaquePointer, _ area: CGRect, _ bounds: CGRect, _ colors: ThemeColors) {
        let inner = gtk_snapshot_new()!
        paint.fill(area, in: bounds, colors, on: inner)
        guard let node = gtk_snapshot_free_to_node(inner) else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
        cairo_push_group(cairo)
        gsk_render_node_draw(node, cairo)
        cairo_pop_group_to_source(cairo)
        gsk_render_node_unref(node)
    }
}

extension StrokeStyle {
    /// The greatest distance of the line from its outline, which is at a corner.
    fileprivate var reach: CGFloat { max(0, lineWidth) * (lineJoin == .miter ? max(1, miterLimit) : 1) }

    /// Sets the style of cairo's next line.
    fileprivate func apply(to cairo: OpaquePointer, along path: Path) {
        cairo_set_line_width(cairo, max(0, lineWidth.within(DrawingBounds.lineWidth)))
        cairo_set_line_cap(
            cairo,
            lineCap == .butt ? CAIRO_LINE_CAP_BUTT : lineCap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE
        )
        cairo_set_line_join(
            cairo,
            lineJoin == .miter
                ? CAIRO_LINE_JOIN_MITER : lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL
        )
        cairo_set_miter_limit(cairo, max(0, miterLimit.within(DrawingBounds.lineWidth)))
        guard hasDashes(onLineOf: path.length) else { return }
        let phase = dashPhase.truncatingRemainder(dividingBy: 2 * dash.reduce(0, +))
        cairo_set_dash(cairo, dash.map(Double.init), Int32(dash.count), phase.isFinite ? phase : 0)
    }
}
