private struct FormLayoutKey: EnvironmentKey { static var defaultValue: FormLayoutKind? { nil } }

/// How the labels of controls stand in a form.
enum FormLayoutKind: Hashable, Sendable {
    /// In a column, beside the column of the controls.
    case columns
    /// At the beginning of rows, at the end of which the controls are.
    case grouped
}

extension EnvironmentValues {
    /// How labels stand in the form around; nil outside of forms.
    var formLayout: FormLayoutKind? {
        get { self[FormLayoutKey.self] }
        set { self[FormLayoutKey.self] = newValue }
    }
}
