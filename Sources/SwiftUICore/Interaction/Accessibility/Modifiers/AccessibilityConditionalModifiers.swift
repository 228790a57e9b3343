extension View {
    /// Hides this view from assistive technologies, in some states of the view.
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
