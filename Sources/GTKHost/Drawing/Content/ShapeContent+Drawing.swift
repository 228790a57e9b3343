import CGTK
import Foundation
import SwiftUICore

extension ShapeContent {
    /// Draws the shape.
    /// - Parameters:
    ///   - bounds: The place of the shape.
    ///   - colors: The colours of the theme.
    ///   - snapshot: Where it is drawn.
    @MainActor
    func draw(in bounds: CGRect, _ colors: ThemeColors, on snapshot: OpaquePointer) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        if stroke == nil, let outline = RoundedOutline(of: shape, in: bounds) {
            fill(outline, colors, snapshot)
        } else {
            paintPath(in: bounds, colors, snapshot)
        }
    }

    @MainActor
    private func fill(_ outline: RoundedOutline, _ colors: ThemeColors, _ snapshot: OpaquePointer) {
        var area = graphene_rect_t(outline.rect)
        var clip = outline.gskRoundedRect
        gtk_snapshot_push_rounded_clip(snapshot, &clip)
        switch paint.storage {
        case .color(let color):
            var rgba = GdkRGBA(color.resolved(in: colors))
            gtk_snapshot_append_color(snapshot, &rgba, &area)
        case .linearGradient(let gradient, let start, let end):
            let stops = gradient.stops.map { stop in
                GskColorStop(offset: Float(stop.location), color: GdkRGBA(stop.color.resolved(in: colors)))
            }
            var from = graphene_point_t(start, in: outline.rect)
            var to = graphene_point_t(end, in: outline.rect)
            if stops.count > 1 {
                gtk_snapshot_append_linear_gradient(snapshot, &area, &from, &to, stops, gsize(stops.count))
            }
        }
        gtk_snapshot_pop(snapshot)
    }

    /// GTK 4.8 fills rounded rectangles only; cairo draws the others.
    @MainActor
    private func paintPath(in bounds: CGRect, _ colors: ThemeColors, _ snapshot: OpaquePointer) {
        // What a corner reaches beyond the outline, at most.
        let line = stroke.map { $0.lineWidth * ($0.lineJoin == .miter ? max(1, $0.miterLimit) : 1) } ?? 0
        var area = graphene_rect_t(bounds.insetBy(dx: -line, dy: -line))
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        defer { cairo_destroy(cairo) }
        addPath(shape.path(in: bounds), to: cairo)
        setSource(of: cairo, in: bounds, colors)
        if let stroke {
            stroke.apply(to: cairo)
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }

    @MainActor
    private func setSource(of cairo: OpaquePointer, in bounds: CGRect, _ colors: ThemeColors) {
        switch paint.storage {
        case .color(let color):
            let rgba = color.resolved(in: colors)
            cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
        case .linearGradient(let gradient, let start, let end):
            let (from, to) = (graphene_point_t(start, in: bounds), graphene_point_t(end, in: bounds))
            let pattern = cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))
            for stop in gradient.stops {
                let rgba = stop.color.resolved(in: colors)
                cairo_pattern_add_color_stop_rgba(
                    pattern,
                    Double(stop.location),
                    rgba.red,
                    rgba.green,
                    rgba.blue,
                    rgba.alpha
                )
            }
            cairo_set_source(cairo, pattern)
            cairo_pattern_destroy(pattern)
        }
    }
}

extension graphene_point_t {
    /// A point that is given as parts of a rectangle.
    fileprivate init(_ point: UnitPoint, in rect: CGRect) {
        self.init(x: Float(rect.minX + point.x * rect.width), y: Float(rect.minY + point.y * rect.height))
    }
}

extension StrokeStyle {
    /// Has cairo draw its next line in this style.
    fileprivate func apply(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, lineWidth)
        cairo_set_line_cap(
            cairo,
            lineCap == .butt ? CAIRO_LINE_CAP_BUTT : lineCap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE
        )
        cairo_set_line_join(
            cairo,
            lineJoin == .miter
                ? CAIRO_LINE_JOIN_MITER : lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL
        )
        cairo_set_miter_limit(cairo, miterLimit)
        // Cairo draws nothing more where a length is negative, or where all are zero.
        let isDashed = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
        if isDashed { cairo_set_dash(cairo, dash.map(Double.init), Int32(dash.count), dashPhase) }
    }
}
