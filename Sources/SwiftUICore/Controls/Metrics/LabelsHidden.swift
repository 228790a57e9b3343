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
    /// Hides the labels of controls in this view that need no further explanation.
    ///
    /// Labels that are the control itself, as those of buttons, are shown.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Sets the visibility of the labels of controls in this view.
    /// - Parameter visibility: Whether they are; `automatic` leaves it to the views around.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.labelsAreHidden) { isHidden in
            if visibility != .automatic { isHidden = visibility == .hidden }
        }
    }
}

/// The label beside a control, which the views around may hide.
@_weakLinked
struct VisibleLabel<Label: View>: View {
    @Environment(\.labelsAreHidden) private var isHidden
    private let label: Label

    init(_ label: Label) { self.label = label }

    var body: some View {
        if !isHidden { label }
    }
}
