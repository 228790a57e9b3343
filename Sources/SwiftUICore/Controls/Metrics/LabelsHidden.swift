private struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether controls are shown without the labels beside them.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view, for controls that something else explains.
    ///
    /// Labels that are the control itself, as those of buttons, are shown.
    nonisolated public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
