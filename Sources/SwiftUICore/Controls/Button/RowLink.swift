private struct RowLinkKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a button is a link that is a whole row.
    var isRowLink: Bool {
        get { self[RowLinkKey.self] }
        set { self[RowLinkKey.self] = newValue }
    }
}
