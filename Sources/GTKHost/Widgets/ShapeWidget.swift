import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A shape that is filled or stroked.
@MainActor
final class ShapeWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private var content: ShapeContent
    private unowned let host: GTKHost

    init(_ content: ShapeContent, host: GTKHost) {
        self.content = content
        self.host = host
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        // Clicks and drops go through to what the shape decorates or lies in.
        gtk_widget_set_can_target(pointer, 0)
    }

    override var isLeaf: Bool { true }

    func update(_ content: ShapeContent) -> Bool {
        if !content.isEqual(to: self.content) {
            self.content = content
            gtk_widget_queue_draw(pointer)
        }
        return false
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) { (0, 0) }
    func allocate(width: Int32, height: Int32) {}

    func snapshot(_ snapshot: OpaquePointer) {
        let bounds = CGRect(
            x: 0,
            y: 0,
            width: CGFloat(gtk_widget_get_width(pointer)),
            height: CGFloat(gtk_widget_get_height(pointer))
        )
        guard bounds.width > 0, bounds.height > 0 else { return }
        if content.lineWidth == nil, let outline = RoundedOutline(of: content.shape, in: bounds) {
            fill(outline, snapshot)
        } else {
            paintPath(in: bounds, snapshot)
        }
    }

    private var theme: ThemeColors { host.theme.colors(for: pointer) }

    private func fill(_ outline: RoundedOutline, _ snapshot: OpaquePointer) {
        var area = graphene_rect_t(outline.rect)
        var clip = outline.gskRoundedRect
        gtk_snapshot_push_rounded_clip(snapshot, &clip)
        switch content.paint.storage {
        case .color(let color):
            var rgba = GdkRGBA(color.resolved(in: theme))
            gtk_snapshot_append_color(snapshot, &rgba, &area)
        case .linearGradient(let gradient, let start, let end):
            let theme = theme
            let stops = gradient.stops.map { stop in
                GskColorStop(offset: Float(stop.location), color: GdkRGBA(stop.color.resolved(in: theme)))
            }
            var from = point(start, in: outline.rect)
            var to = point(end, in: outline.rect)
            if stops.count > 1 {
                gtk_snapshot_append_linear_gradient(snapshot, &area, &from, &to, stops, gsize(stops.count))
            }
        }
        gtk_snapshot_pop(snapshot)
    }

    private func point(_ point: UnitPoint, in rect: CGRect) -> graphene_point_t {
        graphene_point_t(
            x: Float(rect.minX + point.x * rect.width),
            y: Float(rect.minY + point.y * rect.height)
        )
    }

    private func paintPath(in bounds: CGRect, _ snapshot: OpaquePointer) {
        let line = content.lineWidth ?? 0
        var area = graphene_rect_t(bounds.insetBy(dx: -line, dy: -line))
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        defer { cairo_destroy(cairo) }
        addPath(content.shape.path(in: bounds), to: cairo)
        switch content.paint.storage {
        case .color(let color):
            let rgba = color.resolved(in: theme)
            cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
        case .linearGradient(let gradient, let start, let end):
            let (from, to) = (point(start, in: bounds), point(end, in: bounds))
            let pattern = cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))
            for stop in gradient.stops {
                let rgba = stop.color.resolved(in: theme)
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
        if let lineWidth = content.lineWidth {
            cairo_set_line_width(cairo, lineWidth)
            cairo_stroke(cairo)
        } else {
            cairo_fill(cairo)
        }
    }
}
