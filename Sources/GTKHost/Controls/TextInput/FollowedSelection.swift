import CGTK
import GTKInterop
import SwiftUICore

/// The selection of a widget with text, for a program with a binding to it.
@MainActor
final class FollowedSelection {
    private var selection: EditedSelection?
    /// The selection that the program knows.
    private var known: Range<Int>?
    private var isReported = true
    private let text: () -> String
    private let selected: () -> Range<Int>
    private let select: (Range<Int>) -> Void
    private unowned let host: any WidgetHost

    private init(
        host: any WidgetHost,
        text: @escaping () -> String,
        selected: @escaping () -> Range<Int>,
        select: @escaping (Range<Int>) -> Void
    ) {
        (self.host, self.text, self.selected, self.select) = (host, text, selected, select)
    }

    /// Follows a `GtkEditable`, whose owner keeps this object.
    convenience init(of editable: OpaquePointer, host: any WidgetHost) {
        self.init(host: host) {
            String(cString: gtk_editable_get_text(editable))
        } selected: {
            var (start, end): (Int32, Int32) = (0, 0)
            guard gtk_editable_get_selection_bounds(editable, &start, &end) != 0 else {
                let place = Int(gtk_editable_get_position(editable))
                return place..<place
            }
            return Int(start)..<Int(end)
        } select: {
            gtk_editable_select_region(editable, Int32($0.lowerBound), Int32($0.upperBound))
        }
        follow(UnsafeMutableRawPointer(editable), ["notify::cursor-position", "notify::selection-bound"])
    }

    /// Follows the text of a `GtkTextView`, whose owner keeps this object.
    convenience init(of buffer: UnsafeMutablePointer<GtkTextBuffer>, host: any WidgetHost) {
        self.init(host: host) {
            buffer.wholeText
        } selected: {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
            return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
        } select: { range in
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(range.lowerBound))
            gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(range.upperBound))
            gtk_text_buffer_select_range(buffer, &end, &start)
        }
        follow(UnsafeMutableRawPointer(buffer), ["notify::cursor-position", "notify::has-selection"])
    }

    private func follow(_ object: UnsafeMutableRawPointer, _ properties: [String]) {
        for property in properties {
            Signal.connect(object, property, object: { [weak self] _ in self?.didChange() })
        }
    }

    /// Sets the program's selection after its text is shown. If the text is now too short for the selection, the
    /// program receives the actual one.
    /// - Parameters:
    ///   - selection: The program's selection.
    ///   - isNewText: Whether the program has replaced the widget's text, which removes the selection.
    func update(_ selection: EditedSelection?, isNewText: Bool) {
        self.selection = selection
        guard let selection, let wanted = selection.shown, wanted != known || isNewText else { return }
        known = selection.isInText ? wanted : nil
        if wanted != selected() { select(wanted) }
        if !selection.isInText { didChange() }
    }

    /// Handles text of the user that the program has taken. The program receives the selection in that text before it
    /// is evaluated, because positions in the old text may be invalid.
    func textDidChange(to text: String) { report(in: text) }

    /// Reports the selection to the program, after any text that changes with it.
    private func didChange() {
        guard selection != nil, isReported else { return }
        isReported = false
        host.schedule { [weak self] in self?.report() }
    }

    private func report() {
        isReported = true
        report(in: text())
    }

    private func report(in text: String) {
        guard let selection, case let now = selected(), now != known else { return }
        known = now
        selection.set(now, in: text)
    }
}
