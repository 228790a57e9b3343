extension View {
    /// Sets whether this view is mirrored where text runs from right to left: views are laid out from left to right.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}
