/// The events of a field's editing for the program, besides the text.
struct FieldEvents {
    /// A closure that is called when editing begins, with true, and when it ends, with false.
    var editingDidChange: ((Bool) -> Void)?
    /// A closure that is called when Return is pressed.
    var commit: (() -> Void)?
}

extension FieldEvents {
    /// Returns the action of Return in a field.
    /// - Parameter submit: The action that the views around set.
    func submission(_ submit: (() -> Void)?) -> (() -> Void)? {
        guard let commit else { return submit }
        return {
            commit()
            submit?()
        }
    }
}

extension View {
    /// Tells a program when the user edits a field, which is as long as it has the focus.
    @ViewBuilder
    nonisolated func telling(_ events: FieldEvents) -> some View {
        if let editingDidChange = events.editingDidChange {
            modifier(FocusFollower(focusDidChange: editingDidChange))
        } else {
            self
        }
    }
}
