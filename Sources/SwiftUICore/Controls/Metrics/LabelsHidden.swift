private struct LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether controls are shown without the labels beside them, as in a toolbar.
    var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] ?? isInToolbar }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view, for controls that something else explains.
    ///
    /// Labels that are the control itself, as those of buttons, are shown.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Sets whether the labels of the controls in this view are shown.
    /// - Parameter visibility: Whether they are; `automatic` leaves it to the views around.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsAreHidden) { isHidden in
            if visibility != .automatic { isHidden = visibility == .hidden }
        }
    }
}
