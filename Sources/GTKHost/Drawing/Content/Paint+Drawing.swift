import CGTK
import Foundation
import SwiftUICore

/// The paint of shapes on GTK's snapshots. Cairo draws the same nodes.
extension _ShapePaint {
    /// Fills a rectangle.
    /// - Parameters:
    ///   - area: The rectangle.
    ///   - bounds: The place of the shape, in which a gradient has its points.
    ///   - colors: The colours of the theme.
    ///   - snapshot: The snapshot to draw on.
    @MainActor
    func fill(_ area: CGRect, in bounds: CGRect, _ colors: ThemeColors, on snapshot: OpaquePointer) {
        var rect = graphene_rect_t(area)
        switch storage {
        case .color(let color):
            var rgba = GdkRGBA(color.resolved(in: colors))
            gtk_snapshot_append_color(snapshot, &rgba, &rect)
        case .linearGradient(let gradient, let start, let end):
            let stops = gradient.gskStops(in: colors)
            guard !stops.isEmpty else { return }
            var (from, to) = (graphene_point_t(start, in: bounds), graphene_point_t(end, in: bounds))
            gtk_snapshot_append_linear_gradient(snapshot, &rect, &from, &to, stops, gsize(stops.count))
        case .radialGradient(let gradient, let center, let radii):
            fillRound(rect, gradient, center, radii, CGSize(width: 1, height: 1), bounds, colors, snapshot)
        case .ellipticalGradient(let gradient, let center, let radii):
            fillRound(rect, gradient, center, radii, bounds.size, bounds, colors, snapshot)
        case .angularGradient(let gradient, let center, let angles):
            let stops = gradient.around(angles).gskStops(in: colors)
            guard !stops.isEmpty else { return }
            var point = graphene_point_t(center, in: bounds)
            // GTK begins at the top.
            let rotation = Float(degrees: Double(min(angles.start, angles.end))) + 90
            // Drawn by Cairo, the gradient ends in a polygon inside the corners that are farthest from the middle.
            let overlap = max(rect.size.width, rect.size.height) / 4
            var around = rect
            graphene_rect_inset(&around, -overlap, -overlap)
            gtk_snapshot_push_clip(snapshot, &rect)
            gtk_snapshot_append_conic_gradient(snapshot, &around, &point, rotation, stops, gsize(stops.count))
            gtk_snapshot_pop(snapshot)
        case .meshGradient(let mesh):
            guard let part = SeenPart.of(area) else { return }
            rect = graphene_rect_t(part)
            let cairo = gtk_snapshot_append_cairo(snapshot, &rect)!
            defer { cairo_destroy(cairo) }
            mesh.paint(in: bounds, colors, on: cairo)
        }
    }

    /// Fills a rectangle with a gradient around a point.
    /// - Parameters:
    ///   - radii: The radii of the start and the end, in units.
    ///   - unit: The width and the height of a unit.
    @MainActor
    private func fillRound(
        _ rect: graphene_rect_t,
        _ gradient: Gradient,
        _ center: UnitPoint,
        _ radii: GradientRange,
        _ unit: CGSize,
        _ bounds: CGRect,
        _ colors: ThemeColors,
        _ snapshot: OpaquePointer
    ) {
        var rect = rect
        let isReversed = radii.end < radii.start
        let (inner, outer) = (max(0, min(radii.start, radii.end)), max(radii.start, radii.end))
        let stops = (isReversed ? gradient.reversed : gradient).gskStops(in: colors)
        guard !stops.isEmpty else { return }
        let (width, height) = (Float(edge: unit.width * outer), Float(edge: unit.height * outer))
        guard outer > inner, width > 0, height > 0 else {
            // Beyond the radius there is the last colour.
            var rgba = stops[stops.count - 1].color
            return gtk_snapshot_append_color(snapshot, &rgba, &rect)
        }
        var point = graphene_point_t(center, in: bounds)
        gtk_snapshot_append_radial_gradient(
            snapshot,
            &rect,
            &point,
            width,
            height,
            Float(inner / outer),
            1,
            stops,
            gsize(stops.count)
        )
    }
}

extension Gradient {
    /// Returns the colours in the order in which GTK wants them: at places from 0 to 1 that do not go back, and at
    /// least two.
    @MainActor
    fileprivate func gskStops(in colors: ThemeColors) -> [GskColorStop] {
        var last: CGFloat = 0
        var stops = self.stops.map { stop in
            last = max(last, stop.location.isNaN ? 0 : min(max(stop.location, 0), 1))
            return GskColorStop(offset: Float(last), color: GdkRGBA(stop.color.resolved(in: colors)))
        }
        if stops.count == 1 { stops.append(GskColorStop(offset: 1, color: stops[0].color)) }
        return stops
    }

    /// The gradient from its end to its beginning.
    fileprivate var reversed: Gradient {
        Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }

    /// Returns the gradient of a whole turn, of which this one takes the part between two angles; the nearer of its
    /// ends has the rest.
    fileprivate func around(_ angles: GradientRange) -> Gradient {
        let gradient = angles.end < angles.start ? reversed : self
        let part = min(abs(angles.end - angles.start) / 360, 1)
        guard part < 1, let first = gradient.stops.first, let last = gradient.stops.last else { return gradient }
        let middle = (1 + part) / 2
        return Gradient(
            stops: gradient.stops.map { Stop(color: $0.color, location: $0.location * part) } + [
                Stop(color: last.color, location: middle), Stop(color: first.color, location: middle),
                Stop(color: first.color, location: 1),
            ]
        )
    }
}

extension GradientMesh {
    /// Paints the grid with cairo.
    @MainActor
    fileprivate func paint(in bounds: CGRect, _ colors: ThemeColors, on cairo: OpaquePointer) {
        let ground = background.resolved(in: colors)
        cairo_set_source_rgba(cairo, ground.red, ground.green, ground.blue, ground.alpha)
        cairo_paint(cairo)
        let pattern = cairo_pattern_create_mesh()
        defer { cairo_pattern_destroy(pattern) }
        for cell in cells {
            cairo_mesh_pattern_begin_patch(pattern)
            for (index, corner) in cell.enumerated() {
                // The grid is around the place. Cairo takes long for cells that reach far beyond.
                let point = graphene_point_t(
                    UnitPoint(x: corner.point.x.within(16), y: corner.point.y.within(16)),
                    in: bounds
                )
                if index == 0 {
                    cairo_mesh_pattern_move_to(pattern, Double(point.x), Double(point.y))
                } else {
                    cairo_mesh_pattern_line_to(pattern, Double(point.x), Double(point.y))
                }
                let color = corner.color.resolved(in: colors)
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern,
                    UInt32(index),
                    color.red,
                    color.green,
                    color.blue,
                    color.alpha
                )
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
    }
}

extension graphene_point_t {
    /// Creates a point that is given as parts of a rectangle.
    init(_ point: UnitPoint, in rect: CGRect) {
        self.init(
            x: Float(edge: rect.minX + point.x * rect.width),
            y: Float(edge: rect.minY + point.y * rect.height)
        )
    }
}
