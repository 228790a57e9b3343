extension View {
    // MARK: Label

    /// Names this view's elements for assistive technologies, in some states of the view.
    /// - Parameters:
    ///   - label: The text.
    ///   - isEnabled: Whether the modifier has an effect.
    nonisolated public func accessibilityLabel(
        _ label: Text,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.label = label.spokenString } }
    }

    /// Names this view's elements for assistive technologies, in some states of the view.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Names this view's elements for assistive technologies, in some states of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    // MARK: Value

    /// Sets the value of this view's elements for assistive technologies, in some states of the view.
    /// - Parameters:
    ///   - valueDescription: The text.
    ///   - isEnabled: Whether the modifier has an effect.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.value = valueDescription.spokenString } }
    }

    /// Sets the value of this view's elements for assistive technologies, in some states of the view.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the value of this view's elements for assistive technologies, in some states of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ valueDescription: S,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueDescription), isEnabled: isEnabled)
    }

    // MARK: Hint

    /// Describes what happens when this view's elements are used, in some states of the view.
    /// - Parameters:
    ///   - hint: The text.
    ///   - isEnabled: Whether the modifier has an effect.
    nonisolated public func accessibilityHint(
        _ hint: Text,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.hint = hint.spokenString } }
    }

    /// Describes what happens when this view's elements are used, in some states of the view.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Describes what happens when this view's elements are used, in some states of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    // MARK: Place

    /// Hides this view from assistive technologies, in some states of the view.
    /// - Parameters:
    ///   - hidden: Whether nothing is told of the view.
    ///   - isEnabled: Whether the modifier has an effect.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { if isEnabled { $0.isHidden = hidden } }
    }
}
