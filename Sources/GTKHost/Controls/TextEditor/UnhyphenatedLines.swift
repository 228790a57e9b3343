import CGTK
import GTKInterop

/// An object that keeps hyphens out of the plain text of a `GtkTextView`, where a word breaks that is wider than a line, by a tag on all of
/// the text; see ``WordBreaking``.
@MainActor
final class UnhyphenatedLines {
    // Lifetime: the widget of the view that has the text has this object, and the text has the tag.
    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private let tag = gtk_text_tag_new(nil)!

    /// - Parameter buffer: The text, which a view owns, and which owns the tag.
    init(of buffer: UnsafeMutablePointer<GtkTextBuffer>) {
        self.buffer = buffer
        setTagProperty("insert-hyphens", of: UnsafeMutableRawPointer(tag), to: false)
        gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
        g_object_unref(tag)
        Signal.connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] in self?.tagNewText() }
        tagNewText()
    }

    /// Tags the text without a tag. Text that is inserted between tagged characters already has the tag, and tagging it
    /// again would cause a new layout.
    private func tagNewText() {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_start_iter(buffer, &start)
        while gtk_text_iter_is_end(&start) == 0 {
            end = start
            gtk_text_iter_forward_to_tag_toggle(&end, tag)
            if gtk_text_iter_has_tag(&start, tag) == 0 { gtk_text_buffer_apply_tag(buffer, tag, &start, &end) }
            start = end
        }
    }
}
