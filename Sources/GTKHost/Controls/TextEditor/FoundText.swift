import CGTK
import GTKInterop
import SwiftUICore

/// An object that marks the places that a find bar has found in a `GtkTextView`, and does what the bar asks for.
@MainActor
final class FoundText {
    // Lifetime: that of the editor's widget, which has this object.
    private let view: UnsafeMutablePointer<GtkTextView>
    private var finding: EditorFinding?
    /// The number of the last request that was done.
    private var known = 0
    // Lifetime: the text of the view has both tags.
    private let match: UnsafeMutablePointer<GtkTextTag>
    private let current: UnsafeMutablePointer<GtkTextTag>
    private var isMarked = false
    /// A closure that runs changes of the text as one, after which the program has it.
    private let edit: (_ changes: () -> Void, _ completion: @escaping @MainActor () -> Void) -> Void
    private unowned let host: any WidgetHost

    /// - Parameters:
    ///   - view: The text view, whose owner keeps this object.
    ///   - finding: The found places.
    ///   - host: The host of the text.
    ///   - edit: Runs changes of the text as one.
    init(
        in view: UnsafeMutablePointer<GtkTextView>,
        _ finding: EditorFinding?,
        host: any WidgetHost,
        edit: @escaping (_ changes: () -> Void, _ completion: @escaping @MainActor () -> Void) -> Void
    ) {
        (self.view, self.host, self.edit) = (view, host, edit)
        known = finding?.request.number ?? 0
        let table = gtk_text_buffer_get_tag_table(gtk_text_view_get_buffer(view))
        func tag(_ background: GdkRGBA, _ foreground: GdkRGBA) -> UnsafeMutablePointer<GtkTextTag> {
            let tag = gtk_text_tag_new(nil)!
            setColorProperty("background-rgba", of: UnsafeMutableRawPointer(tag), to: background)
            setColorProperty("foreground-rgba", of: UnsafeMutableRawPointer(tag), to: foreground)
            gtk_text_tag_table_add(table, tag)
            g_object_unref(tag)
            return tag
        }
        let black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        match = tag(GdkRGBA(red: 1, green: 0.93, blue: 0.55, alpha: 1), black)
        current = tag(GdkRGBA(red: 1, green: 0.76, blue: 0.2, alpha: 1), black)
        connectKeys()
        update(finding)
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(view) }

    /// Opens the bar with Control-F, and notes in which editor the user types.
    private func connectKeys() {
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
            guard let self, let finding, Int32(bitPattern: key) == GDK_KEY_f,
                EventModifiers(modifiers).subtracting(.capsLock) == [.control, .command]
            else { return false }
            finding.open(insertion)
            return true
        }
        gtk_widget_add_controller(UnsafeMutableRawPointer(view).typed(), keys)
        let focus = gtk_event_controller_focus_new()!
        Signal.connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] in self?.finding?.didEdit() }
        gtk_widget_add_controller(UnsafeMutableRawPointer(view).typed(), focus)
    }

    /// The place before which the user types, or the start of the selection.
    private var insertion: Int {
        var start = GtkTextIter()
        gtk_text_buffer_get_selection_bounds(buffer, &start, nil)
        return Int(gtk_text_iter_get_offset(&start))
    }

    /// Shows the found places after the text that they are in, and does a new request.
    func update(_ finding: EditorFinding?) {
        self.finding = finding
        mark(finding?.matches ?? [], finding?.current)
        guard let request = finding?.request, request.number != known else { return }
        known = request.number
        // Views are being laid out now.
        host.schedule { [weak self] in self?.perform(request) }
    }

    private func perform(_ request: EditorFinding.Request) {
        switch request.action {
        case .focus: gtk_widget_grab_focus(UnsafeMutableRawPointer(view).typed())
        case .select(let range): select(range)
        case .replace(let ranges, let text): replace(ranges, by: text) { request.completion?() }
        }
    }

    private func mark(_ matches: [Range<Int>], _ place: Range<Int>?) {
        guard isMarked || !matches.isEmpty else { return }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        for tag in [match, current] { gtk_text_buffer_remove_tag(buffer, tag, &start, &end) }
        for range in matches {
            (start, end) = bounds(of: range)
            gtk_text_buffer_apply_tag(buffer, range == place ? current : match, &start, &end)
        }
        isMarked = !matches.isEmpty
    }

    private func bounds(of range: Range<Int>) -> (GtkTextIter, GtkTextIter) {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: range.lowerBound))
        gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: range.upperBound))
        return (start, end)
    }

    private func select(_ range: Range<Int>) {
        var (start, end) = bounds(of: range)
        gtk_text_buffer_select_range(buffer, &end, &start)
        gtk_text_view_scroll_to_mark(view, gtk_text_buffer_get_insert(buffer), 0.05, 0, 0, 0)
    }

    /// Replaces places from the last to the first, so that the offsets of the others stay right.
    private func replace(_ ranges: [Range<Int>], by text: String, completion: @escaping @MainActor () -> Void) {
        guard gtk_text_view_get_editable(view) != 0 else { return }
        edit(
            {
                gtk_text_buffer_begin_user_action(buffer)
                for range in ranges.reversed() {
                    var (start, end) = bounds(of: range)
                    gtk_text_buffer_delete(buffer, &start, &end)
                    gtk_text_buffer_insert(buffer, &start, text, Int32(text.utf8.count))
                }
                gtk_text_buffer_end_user_action(buffer)
            },
            completion
        )
    }
}
