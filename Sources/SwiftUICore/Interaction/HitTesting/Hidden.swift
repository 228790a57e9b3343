extension View {
    /// Hides this view without changing the layout. It is not drawn, receives no clicks or focus, and is hidden from assistive
    /// technologies. Keyboard shortcuts of controls inside still work.
    nonisolated public func hidden() -> some View {
        opacity(0).allowsHitTesting(false).modifier(FocusExclusion()).accessibilityHidden(true)
            .environment(\.isHidden, true)
    }
}

private struct IsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// A Boolean value that indicates whether a view around is hidden, so that nothing can be dropped here. A view that is only clear, or
    /// that the pointer does not meet, takes drops.
    var isHidden: Bool {
        get { self[IsHiddenKey.self] }
        set { self[IsHiddenKey.self] = newValue }
    }
}
