import CGTK
import Foundation
import SwiftUICore

/// Bars in the place of lines of text.
@MainActor
enum RedactedLines {
    /// The height of a bar, as a part of the line's.
    private static let part: CGFloat = 0.7

    /// Draws a bar for each line.
    /// - Parameters:
    ///   - layout: The lines: a `PangoLayout`.
    ///   - color: The colour of the text.
    ///   - snapshot: The place to draw them.
    static func draw(_ layout: OpaquePointer, _ color: RGBA, on snapshot: OpaquePointer) {
        let lines = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(lines) }
        var faint = color
        faint.alpha *= 0.2
        repeat {
            var place = PangoRectangle()
            pango_layout_iter_get_line_extents(lines, nil, &place)
            let scale = CGFloat(PANGO_SCALE)
            let line = CGRect(
                x: CGFloat(place.x) / scale,
                y: CGFloat(place.y) / scale,
                width: CGFloat(place.width) / scale,
                height: CGFloat(place.height) / scale
            )
            draw(line.insetBy(dx: 0, dy: line.height * (1 - part) / 2), radius: 3, faint, on: snapshot)
        } while pango_layout_iter_next_line(lines) != 0
    }

    /// Draws one bar.
    static func draw(_ bar: CGRect, radius: CGFloat, _ color: RGBA, on snapshot: OpaquePointer) {
        guard bar.width > 0, bar.height > 0 else { return }
        var (area, rgba) = (graphene_rect_t(bar), GdkRGBA(color))
        let corner = graphene_size_t(CGSize(width: radius, height: radius))
        var outline = GskRoundedRect(bounds: area, corner: (corner, corner, corner, corner))
        gtk_snapshot_push_rounded_clip(snapshot, &outline)
        gtk_snapshot_append_color(snapshot, &rgba, &area)
        gtk_snapshot_pop(snapshot)
    }
}
