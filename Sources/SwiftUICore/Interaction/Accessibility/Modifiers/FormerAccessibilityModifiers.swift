// The form of these modifiers before each had its own name, which older programs use.

extension View {
    /// Sets the accessibility label. This is the former name of `accessibilityLabel(_:)`.
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }

    /// Sets the accessibility value. This is the former name of `accessibilityValue(_:)`.
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }

    /// Sets the accessibility hint. This is the former name of `accessibilityHint(_:)`.
    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }

    /// Sets whether the view is hidden from assistive technologies. This is the former name of `accessibilityHidden(_:)`.
    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// Sets the priority in the reading order. This is the former name of `accessibilitySortPriority(_:)`.
    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilitySortPriority(sortPriority)
    }

    /// Adds accessibility traits. This is the former name of `accessibilityAddTraits(_:)`.
    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits. This is the former name of `accessibilityRemoveTraits(_:)`.
    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityRemoveTraits(traits)
    }

    /// Sets alternative names for voice control. This is the former name of `accessibilityInputLabels(_:)`.
    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityInputLabels(inputLabels)
    }

    /// Sets an identifier. This is the former name of `accessibilityIdentifier(_:)`.
    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
}
