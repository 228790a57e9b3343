extension View {
    /// Hides this view, which keeps its place: it is not drawn, takes no clicks and no focus, and no assistive technology tells
    /// of it. Keyboard shortcuts of controls inside still press them.
    nonisolated public func hidden() -> some View {
        opacity(0).allowsHitTesting(false).modifier(FocusExclusion()).accessibilityHidden(true)
    }
}
