import CGTK
import SwiftUICore

extension UnsafeMutablePointer<GtkTextBuffer> {
    /// The whole text.
    var wholeText: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(self, &start, &end)
        guard let text = gtk_text_buffer_get_text(self, &start, &end, 1) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Puts the program's text into the buffer. The insertion point stays, as far as the text is long enough.
    /// - Parameters:
    ///   - new: The text.
    ///   - widget: The widget of the buffer.
    /// - Returns: Whether the buffer had another text.
    @MainActor
    func show(_ new: String, in widget: GTKWidget) -> Bool {
        let new = new.shapeable
        guard new != wholeText else { return false }
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(self, &place, gtk_text_buffer_get_insert(self))
        let offset = gtk_text_iter_get_offset(&place)
        widget.show {
            gtk_text_buffer_set_text(self, new, Int32(new.utf8.count))
            gtk_text_buffer_get_iter_at_offset(self, &place, offset)
            gtk_text_buffer_place_cursor(self, &place)
        }
        return true
    }
}
