import CGTK

/// The directions in which Pango sets lines: that of their letters, or else that of the place.
enum LineDirection {
    /// Returns whether the first line of a `PangoLayout` runs in another direction than its place, for which Pango has
    /// the sides of an alignment change places.
    static func isTurned(in layout: OpaquePointer) -> Bool {
        guard let line = pango_layout_get_line_readonly(layout, 0) else { return false }
        let place = pango_context_get_base_dir(pango_layout_get_context(layout))
        return isRightToLeft(pango_layout_line_get_resolved_direction(line)) != isRightToLeft(place)
    }

    private static func isRightToLeft(_ direction: PangoDirection) -> Bool {
        direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
    }
}
