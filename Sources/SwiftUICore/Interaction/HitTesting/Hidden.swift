extension View {
    /// Hides this view, which keeps its place: it is not drawn, receives no clicks and no focus, and is hidden from
    /// assistive technologies.
    nonisolated public func hidden() -> some View {
        opacity(0).allowsHitTesting(false).disabled(true).accessibilityHidden(true)
    }
}
