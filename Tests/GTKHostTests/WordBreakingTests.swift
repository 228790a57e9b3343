import CGTK
import Foundation
import Testing

@testable import GTKHost
@testable import SwiftUICore

@MainActor
@Suite("Breaking of words")
struct WordBreakingTests {
    private func size(_ text: String, width: CGFloat? = nil) throws -> CGSize {
        let bitmap = try Bitmap(of: ProposedViewSize(width: width, height: nil)) { Text(text).font(.system(size: 20)) }
        return CGSize(width: bitmap.width, height: bitmap.height)
    }

    @Test("A word that is wider than a line breaks without a hyphen")
    func words() throws {
        let line = try size("MMM")
        // A hyphen would need room for itself, and with that a third line.
        let broken = try size("MMMMMM", width: line.width + 2)
        #expect(broken.height == 2 * line.height && abs(broken.width - line.width) <= 1)
    }

    @Test("A soft hyphen is shown where a line breaks at it")
    func softHyphens() throws {
        let first = try size("wonderful-")
        let broken = try size("wonderful\u{AD}ly", width: first.width + 4)
        #expect(abs(broken.width - first.width) <= 1)
        #expect(try size("wonderful\u{AD}ly") == size("wonderfully"))
    }

    @Test(
        "A text that is cut is as wide as what is drawn of it",
        arguments: [Text.TruncationMode.head, .middle, .tail]
    )
    func cutText(mode: Text.TruncationMode) throws {
        func cut(_ width: CGFloat) throws -> Bitmap {
            try Bitmap(of: ProposedViewSize(width: width, height: nil)) {
                Text("MMMMMMMMMM").font(.system(size: 20)).lineLimit(1).truncationMode(mode)
            }
        }
        let letter = try size("MM").width - size("M").width
        var widths: Set<CGFloat> = []
        for step in 0...20 {
            let room = letter * 3 + CGFloat(step) * 2
            let bitmap = try cut(room)
            #expect(CGFloat(bitmap.width) <= room && CGFloat(bitmap.width) > room - letter - 1)
            // The text takes the same in the room that it asks for.
            #expect(try cut(CGFloat(bitmap.width)).width == bitmap.width)
            widths.insert(CGFloat(bitmap.width))
        }
        // A letter more fits in some of the rooms alone.
        #expect(widths.count <= Int((40 / letter).rounded(.up)) + 1)
    }

    @Test("Lines before one that is cut keep their words, and letters with space between them are cut as before")
    func cutLines() throws {
        for width in stride(from: CGFloat(100), to: 220, by: 7) {
            func picture(_ width: CGFloat) throws -> Bitmap {
                try Bitmap(of: ProposedViewSize(width: width, height: nil)) {
                    Text("some words of a text that has many more of them than there is room").font(.system(size: 20))
                        .tracking(3).lineLimit(2)
                }
            }
            let first = try picture(width)
            let second = try picture(CGFloat(first.width))
            #expect(first.width == second.width && first.height == second.height && first.width <= Int(width))
        }
    }

    @Test("A line that stays whole is cut, as each of several is")
    func wholeLines() throws {
        let letter = try size("M")
        func cut(_ text: String) throws -> Bitmap {
            try Bitmap(of: ProposedViewSize(width: letter.width * 4, height: nil)) {
                Text(text).font(.system(size: 20)).keepsLinesWhole()
            }
        }
        let one = try cut("MMM MMM MMM")
        #expect(CGFloat(one.height) == letter.height && CGFloat(one.width) <= letter.width * 4)
        #expect(CGFloat(try cut("MMM MMM\nM").height) == 2 * letter.height)
        #expect(CGFloat(try cut("MM").width) == (try size("MM").width))
        let limited = try Bitmap(of: ProposedViewSize(width: letter.width * 4, height: nil)) {
            Text("MMM MMM").font(.system(size: 20)).lineLimit(2).keepsLinesWhole()
        }
        #expect(CGFloat(limited.height) == 2 * letter.height)
    }

    @Test("All text of an editor has the rule, wherever it is typed")
    func editors() throws {
        let buffer = gtk_text_buffer_new(nil)!
        defer { g_object_unref(buffer) }
        gtk_text_buffer_set_text(buffer, "middle", -1)
        let lines = UnhyphenatedLines(of: buffer)
        for (place, text) in [(0, "start "), (12, " end"), (8, "dle mid")] as [(Int32, String)] {
            var iterator = GtkTextIter()
            gtk_text_buffer_get_iter_at_offset(buffer, &iterator, place)
            gtk_text_buffer_insert(buffer, &iterator, text, -1)
            #expect(untagged(in: buffer).isEmpty)
        }
        gtk_text_buffer_set_text(buffer, "something else", -1)
        #expect(untagged(in: buffer).isEmpty)
        withExtendedLifetime(lines) {}
    }

    /// The places of characters at which Pango would put hyphens.
    private func untagged(in buffer: UnsafeMutablePointer<GtkTextBuffer>) -> [Int32] {
        var iterator = GtkTextIter()
        return (0..<gtk_text_buffer_get_char_count(buffer)).filter { offset in
            gtk_text_buffer_get_iter_at_offset(buffer, &iterator, offset)
            let tags = gtk_text_iter_get_tags(&iterator)
            defer { g_slist_free(tags) }
            guard let tag = tags?.pointee.data else { return true }
            var value = GValue()
            g_value_init(&value, g_type_from_name("gboolean"))
            defer { g_value_unset(&value) }
            g_object_get_property(tag.assumingMemoryBound(to: GObject.self), "insert-hyphens", &value)
            return g_value_get_boolean(&value) != 0
        }
    }
}
