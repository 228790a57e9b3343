import CGTK
import CoreTransferable
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// Text with attributes in a `GtkTextView`: tags show them, and each change of the user's is made to the program's text.
@MainActor
final class AttributedBuffer {
    private var editing: AttributedEditing
    /// The text as the buffer has it.
    private var text = AttributedString()
    /// The text of the next insertion, if it has attributes.
    private var coming: AttributedString?
    /// The part of the buffer that has to be given its looks, in Unicode scalars.
    private var unstyled: Range<Int>?
    /// The selection that the program knows of.
    private var knownSelection: AttributedTextSelection?
    private var isSelectionReported = true
    /// The attributes of the next typed text, if the user has chosen some and the program does not follow the
    /// selection.
    private var chosen: AttributeContainer?
    /// A Boolean value that indicates whether the program is changing the buffer.
    private var isShowing = false
    private var input: BufferInput?
    // They are owned, since text that is pasted arrives later, when the editor may be gone.
    private let ownView, ownBuffer: ObjectReference
    private var view: UnsafeMutablePointer<GtkTextView> { ownView.pointer.typed() }
    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { ownBuffer.pointer.typed() }
    private let tags: TextTags
    private unowned let host: any WidgetHost

    /// - Parameters:
    ///   - editing: The program's text and bindings.
    ///   - view: The text view, whose owner keeps this object.
    ///   - host: The host, which knows the colours of the theme.
    init(_ editing: AttributedEditing, in view: UnsafeMutablePointer<GtkTextView>, host: any WidgetHost) {
        (self.editing, self.host) = (editing, host)
        defer { attachWeakly(self, to: UnsafeMutableRawPointer(view), key: Self.key) }
        let buffer = gtk_text_view_get_buffer(view)!
        ownView = ObjectReference(retaining: UnsafeMutableRawPointer(view))
        ownBuffer = ObjectReference(retaining: UnsafeMutableRawPointer(buffer))
        tags = TextTags(of: buffer)
        let raw = UnsafeMutableRawPointer(buffer)
        Signal.connectInsertText(raw) { [weak self] in self?.willInsert($0, at: $1) }
        Signal.connectDeleteRange(raw) { [weak self] in self?.willDelete($0) }
        Signal.connect(raw, "changed") { [weak self] in self?.showLooks() }
        input = BufferInput(of: buffer) { [weak self] in self?.didChange() }
        for property in ["notify::cursor-position", "notify::has-selection"] {
            Signal.connect(raw, property, object: { [weak self] _ in self?.selectionDidChange() })
        }
        show(editing.text.shown)
    }

    /// Applies the program's text and bindings.
    func update(_ editing: AttributedEditing) {
        self.editing = editing
        show(editing.text.shown)
    }

    private static let key = "swiftui-attributed-text"

    /// Returns the attributed buffer that a GTK widget shows.
    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> AttributedBuffer? {
        weaklyAttached(to: UnsafeMutableRawPointer(widget), key: key)
    }

    private func show(_ new: AttributedString) {
        if new != text {
            isShowing = true
            if !text.characters.elementsEqual(new.characters) {
                let characters = String(new.characters).shapeable
                gtk_text_buffer_set_text(buffer, characters, Int32(characters.utf8.count))
            }
            text = new
            style(0..<text.unicodeScalars.count)
            isShowing = false
        }
        guard let selection = editing.selection?.shown, selection != knownSelection else { return }
        knownSelection = selection
        let wanted = selection.scalars(in: text)
        guard wanted != selected else { return }
        isShowing = true
        select(wanted)
        isShowing = false
    }

    /// Applies the attributes of its runs to a part of the buffer.
    private func style(_ range: Range<Int>) {
        let part = AttributedString(text[text.range(ofScalars: range)])
        tags.show(part.shownRuns, from: range.lowerBound, host.theme.colors(for: view.cast()))
    }

    // MARK: Selection

    /// The selection, in Unicode scalars.
    var selected: Range<Int> {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
        return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
    }

    private func select(_ range: Range<Int>) {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(range.lowerBound))
        gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(range.upperBound))
        gtk_text_buffer_select_range(buffer, &end, &start)
    }

    /// Reports the selection to the program, after any text that changes with it.
    private func selectionDidChange() {
        if !isShowing { chosen = nil }
        guard !isShowing, editing.selection != nil, isSelectionReported else { return }
        isSelectionReported = false
        host.schedule { [weak self] in self?.reportSelection() }
    }

    private func reportSelection() {
        isSelectionReported = true
        guard let selection = editing.selection, selection.shown.scalars(in: text) != selected else { return }
        let new = AttributedTextSelection(scalars: selected, in: text)
        knownSelection = new
        selection.set(new)
    }

    // MARK: Changes of the user's

    private func willInsert(_ characters: String, at offset: Int) {
        guard !isShowing else { return }
        let chosen = editing.selection?.shown.chosenTypingAttributes ?? chosen
        let new = coming ?? text.typed(characters, at: offset, chosen)
        text.replace(offset..<offset, with: new)
        unstyled = offset..<(offset + new.unicodeScalars.count)
    }

    private func willDelete(_ range: Range<Int>) {
        if !isShowing { text.replace(range, with: AttributedString()) }
    }

    /// Applies the attributes to a changed part of the text.
    private func showLooks() {
        guard !isShowing else { return }
        if let range = unstyled { style(range) }
        unstyled = nil
    }

    private func didChange() {
        guard !isShowing else { return }
        editing.text.set(text)
        host.whenAnswered { [weak self] in
            if let self { show(editing.text.current) }
        }
    }

    /// Formats the selection, or the next typed text.
    func apply(_ format: TextFormat) {
        var new = text
        var selection = AttributedTextSelection(scalars: selected, in: text)
        if let known = editing.selection?.shown, known.scalars(in: text) == selected { selection = known }
        new.apply(format, in: &selection, bodySize: Double(host.theme.fontSize(for: view.cast())))
        if new != text { editing.text.set(new) }
        if let shown = editing.selection {
            knownSelection = selection
            shown.set(selection)
        } else {
            chosen = selection.chosenTypingAttributes
        }
        host.whenAnswered { [weak self] in
            if let self { show(editing.text.current) }
        }
    }

    // MARK: Copy and paste

    /// The items of the selection.
    var selectedItems: [NSItemProvider] { editing.items(selected, of: text) }

    /// Returns whether a place in the text is selected.
    func isSelected(at offset: Int) -> Bool { selected.contains(offset) }

    /// Removes the selected text.
    func deleteSelection() { gtk_text_buffer_delete_selection(buffer, 1, gtk_text_view_get_editable(view)) }

    /// Inserts the text of items at the insertion point, and replaces the selection.
    /// - Returns: Whether the items have any text.
    func insert(_ items: [NSItemProvider]) async -> Bool {
        guard let new = await editing.text(of: items) else { return false }
        let characters = String(new.characters).shapeable
        gtk_text_buffer_begin_user_action(buffer)
        deleteSelection()
        coming = new
        gtk_text_buffer_insert_at_cursor(buffer, characters, Int32(characters.utf8.count))
        coming = nil
        gtk_text_buffer_end_user_action(buffer)
        return true
    }

    /// Puts the insertion point where the pointer is.
    func placeCursor(at offset: Int) { select(offset..<offset) }

    /// Returns the place in the text at a point of the view.
    func offset(at point: CGPoint) -> Int {
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_text_view_window_to_buffer_coords(view, GTK_TEXT_WINDOW_WIDGET, Int32(point.x), Int32(point.y), &x, &y)
        var place = GtkTextIter()
        gtk_text_view_get_iter_at_location(view, &place, x, y)
        return Int(gtk_text_iter_get_offset(&place))
    }
}
