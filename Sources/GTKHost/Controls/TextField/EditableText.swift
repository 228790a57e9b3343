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
        /// Gives the text that the program has now.
        var current: () -> String
        var submit: (() -> Void)?
    }

    var actions: Actions
    private let widget: UnsafeMutablePointer<GtkWidget>
    private unowned let host: GTKHost
    /// The text that the program set last.
    private var shown = ""
    /// Set while the program sets the text: GTK reports that as it does the user's changes, the empty text between the old
    /// one and the new one included.
    private var isSetting = false

    /// - Parameters:
    ///   - widget: The editable widget, which owns this object.
    ///   - actions: The actions of changes.
    ///   - host: The host of the widget.
    init(of widget: UnsafeMutablePointer<GtkWidget>, actions: Actions, host: GTKHost) {
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
        defer { shown = new }
        guard actions.isContinuous || new != shown else { return false }
        return set(new)
    }

    @discardableResult
    private func set(_ new: String) -> Bool {
        guard new != text else { return false }
        isSetting = true
        gtk_editable_set_text(OpaquePointer(widget), new)
        isSetting = false
        return true
    }

    private func didChange() {
        guard !isSetting, actions.isContinuous else { return }
        actions.take(text)
        host.whenAnswered { [weak self] in self?.showAnswer() }
    }

    /// Shows the program's version of a typed text. The insertion point stays.
    private func showAnswer() {
        guard actions.isContinuous else { return }
        let place = gtk_editable_get_position(OpaquePointer(widget))
        if set(actions.current()) {
            gtk_editable_set_position(OpaquePointer(widget), min(place, Int32(clamping: length)))
        }
    }

    private var length: Int { text.unicodeScalars.count }

    private func submit() {
        commit()
        actions.submit?()
        DefaultButton.press(of: widget)
    }

    /// Commits pending text. The resulting text is shown when the program sets it, and until then the previous text,
    /// because the typed text may be invalid.
    private func commit() {
        guard !actions.isContinuous, text != shown else { return }
        let typed = text
        set(shown)
        actions.take(typed)
    }
}
