import CGTK
import GTKInterop

/// The width of text of which something is left out.
///
/// Pango gives the ellipsis the room that is left in its line (`fixup_ellipsis_run` in pango-ellipsize.c), so that the line fills its
/// room. On Apple's systems such text is as wide as what is drawn of it.
@MainActor
enum CutText {
    /// The drawn parts of a line.
    private struct Line {
        /// The width in Pango's units, without the room that the ellipsis has beside its characters.
        var width: Int32 = 0
        var parts: [Part] = []
    }

    /// A part of the text that is drawn in one font.
    private struct Part: Equatable {
        var offset: Int32
        var length: Int32
        /// A Boolean value that indicates whether an ellipsis stands for it.
        var isLeftOut: Bool
    }

    /// The number of widths that are tried, in pixels.
    private static let tries = 16

    /// Returns the least width of a layout, in pixels, at which the same is left out; nil if nothing is left out.
    static func width(of layout: OpaquePointer) -> Int32? {
        let room = pango_layout_get_width(layout)
        guard room > 0, pango_layout_is_ellipsized(layout) != 0 else { return nil }
        func pixels(_ length: Int32) -> Int32 { (length + PANGO_SCALE - 1) / PANGO_SCALE }
        let lines = lines(of: layout)
        let (least, most) = (pixels(lines.map(\.width).max() ?? 0), pixels(room))
        guard least < most else { return most }
        // Pango leaves space between letters out at the end of a line, and needs room for it all the same.
        return (least..<most).prefix(tries).first { isCutEqually(layout, lines, in: $0) } ?? most
    }

    /// Returns whether the same is left out in another room.
    private static func isCutEqually(_ layout: OpaquePointer, _ lines: [Line], in width: Int32) -> Bool {
        guard let copy = pango_layout_copy(layout) else { return false }
        return ObjectReference(owning: copy.raw).withPointer { _ in
            pango_layout_set_width(copy, width * PANGO_SCALE)
            return Self.lines(of: copy).elementsEqual(lines) { $0.parts == $1.parts }
        }
    }

    private static func lines(of layout: OpaquePointer) -> [Line] {
        (0..<pango_layout_get_line_count(layout)).compactMap { index in
            pango_layout_get_line_readonly(layout, index).map { line($0, room: pango_layout_get_width(layout)) }
        }
    }

    private static func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, room: Int32) -> Line {
        var place = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &place)
        var found = Line(width: place.width)
        var next = line.pointee.runs
        while let node = next?.pointee {
            next = node.next
            guard let run = node.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let item = run.item?.pointee
            else { continue }
            let isLeftOut = Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
            found.parts.append(Part(offset: item.offset, length: item.length, isLeftOut: isLeftOut))
            // A line with an ellipsis fills the room.
            if isLeftOut { found.width = room - addedRoom(of: run.glyphs.pointee, in: item.analysis.font) }
        }
        return found
    }

    /// Returns the width of glyphs beyond that which they have in a font.
    private static func addedRoom(of string: PangoGlyphString, in font: UnsafeMutablePointer<PangoFont>?) -> Int32 {
        let added = (0..<Int(string.num_glyphs)).reduce(Int32(0)) { sum, index in
            let glyph = string.glyphs[index]
            var extents = PangoRectangle()
            pango_font_get_glyph_extents(font, glyph.glyph, nil, &extents)
            return sum + glyph.geometry.width - extents.width
        }
        return max(0, added)
    }
}
