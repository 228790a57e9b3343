/// The placement of the labels of controls in a form.
enum FormLayoutKind: Hashable, Sendable {
    /// In a column, beside the column of the controls.
    case columns
    /// At the beginning of rows, at the end of which the controls are.
    case grouped
}
