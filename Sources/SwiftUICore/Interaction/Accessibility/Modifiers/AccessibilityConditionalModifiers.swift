extension View {
    /// Sets whether this view is hidden from assistive technologies, if enabled.
    /// - Parameters:
    ///   - hidden: Whether the view is hidden.
    ///   - isEnabled: Whether the modifier has an effect.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.isHidden = hidden } }
    }
}
