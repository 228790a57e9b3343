import CGTK
import Testing

@testable import GTKHost

@MainActor
@Suite("Changes of a text buffer")
struct BufferInputTests {
    /// A buffer with a text, whose texts after changes are noted.
    @MainActor
    private final class Noted {
        let buffer = gtk_text_buffer_new(nil)!
        var texts: [String] = []
        private var input: BufferInput?

        init(_ text: String) {
            gtk_text_buffer_set_text(buffer, text, -1)
            input = BufferInput(of: buffer) { [weak self] in
                if let self { texts.append(buffer.wholeText) }
            }
        }

        isolated deinit { g_object_unref(buffer) }

        func replaceAll(with text: String) {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            gtk_text_buffer_delete(buffer, &start, &end)
            gtk_text_buffer_insert_at_cursor(buffer, text, -1)
        }
    }

    @Test("What one action of the user removes and inserts is one change, also inside of another")
    func userActions() {
        let noted = Noted("Hello")
        gtk_text_buffer_begin_user_action(noted.buffer)
        gtk_text_buffer_begin_user_action(noted.buffer)
        noted.replaceAll(with: "H")
        gtk_text_buffer_end_user_action(noted.buffer)
        #expect(noted.texts == [])
        gtk_text_buffer_end_user_action(noted.buffer)
        #expect(noted.texts == ["H"])
        gtk_text_buffer_begin_user_action(noted.buffer)
        gtk_text_buffer_end_user_action(noted.buffer)
        #expect(noted.texts == ["H"])
    }

    @Test("Changes that are no action of the user are reported at once")
    func otherChanges() {
        let noted = Noted("Hello")
        noted.replaceAll(with: "H")
        #expect(noted.texts == ["", "H"])
    }
}
