private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension View {
    /// Runs an action when Return is pressed in a text field of this view.
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
        environment(\.submitAction, action)
    }
}

extension EnvironmentValues {
    var submitAction: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}
