import CGTK
import GTKInterop

/// The text of a `GtkEditable`, which a program sets and the user changes.
@MainActor
final class EditableText {
    /// The actions of a change by the user.
    struct Actions {
        /// A Boolean value that indicates whether each change is taken at once; else when Return is pressed or the widget loses the
        /// focus.
        var isContinuous: Bool
        var take: (String) -> Void
        /// A closure that returns the text that the program has now.
        var current: () -> String
        var submit: (() -> Void)?
    }

    var actions: Actions
    // Lifetime: that of the editable widget, which has this object.
    private let widget: UnsafeMutablePointer<GtkWidget>
    private unowned let host: any WidgetHost
    /// The text that the program set last.
    private var shown = ""
    /// Set while the program sets the text: GTK reports that as it does the user's changes, the empty text between the old
    /// one and the new one included.
    private var isSetting = false
    /// The number of characters after the last change.
    private var knownLength = 0
    /// A Boolean value that indicates whether characters were removed, which others may take the place of in the same event: GTK reports
    /// typed text in place of a selection as two changes, of which the program gets one.
    private var hasRemoval = false

    /// - Parameters:
    ///   - widget: The editable widget, which owns this object.
    ///   - actions: The actions of changes.
    ///   - host: The host of the widget.
    init(of widget: UnsafeMutablePointer<GtkWidget>, actions: Actions, host: any WidgetHost) {
        (self.widget, self.actions, self.host) = (widget, actions, host)
        let raw = UnsafeMutableRawPointer(widget)
        Signal.connect(raw, "changed") { [weak self] in self?.didChange() }
        Signal.connect(raw, "activate") { [weak self] in self?.submit() }
        let focus = gtk_event_controller_focus_new()!
        Signal.connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.commit() }
        gtk_widget_add_controller(widget, focus)
    }

    private var text: String { String(cString: gtk_editable_get_text(OpaquePointer(widget))) }

    /// Shows the program's text. Typed text that is not committed stays as long as the program's text is the same.
    /// - Returns: Whether the widget's text was replaced.
    @discardableResult
    func show(_ new: String) -> Bool {
        // The program does not know the text yet.
        guard !hasRemoval else { return false }
        defer { shown = new }
        guard actions.isContinuous || new != shown else { return false }
        return set(new)
    }

    @discardableResult
    private func set(_ new: String) -> Bool {
        let new = new.shapeable
        guard new != text else { return false }
        isSetting = true
        gtk_editable_set_text(OpaquePointer(widget), new)
        isSetting = false
        knownLength = length
        return true
    }

    private func didChange() {
        guard !isSetting else { return }
        // What was pasted may have any number of marks, before GTK lays it out.
        let place = gtk_editable_get_position(OpaquePointer(widget))
        if set(text) { gtk_editable_set_position(OpaquePointer(widget), place) }
        guard actions.isContinuous else { return }
        let isRemoval = length < knownLength
        knownLength = length
        guard isRemoval else { return take() }
        guard !hasRemoval else { return }
        hasRemoval = true
        MainLoop.afterEvent { [weak self] in self?.takeRemoval() }
    }

    private func takeRemoval() {
        if hasRemoval { take() }
    }

    private func take() {
        hasRemoval = false
        actions.take(text)
        host.whenAnswered { [weak self] in self?.showAnswer() }
    }

    /// Shows the program's version of a typed text. The insertion point stays.
    private func showAnswer() {
        guard actions.isContinuous, !hasRemoval else { return }
        let place = gtk_editable_get_position(OpaquePointer(widget))
        if set(actions.current()) {
            gtk_editable_set_position(OpaquePointer(widget), min(place, Int32(clamping: length)))
        }
    }

    private var length: Int { text.unicodeScalars.count }

    private func submit() {
        takeRemoval()
        commit()
        actions.submit?()
        DefaultButton.press(of: widget)
    }

    /// Commits pending text. The resulting text is shown when the program sets it, and until then the previous text,
    /// because the typed text may be invalid.
    private func commit() {
        takeRemoval()
        guard !actions.isContinuous, text != shown else { return }
        let typed = text
        set(shown)
        actions.take(typed)
    }
}
