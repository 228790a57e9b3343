extension View {
    nonisolated func accessibility(
        _ change: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }

    // MARK: Label

    /// Names this view's elements for assistive technologies.
    /// - Parameter label: The name: short, and without the kind of the element, which is said beside it.
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.label = label.string }
    }

    /// Names this view's elements for assistive technologies.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }

    /// Names this view's elements for assistive technologies.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<Label: StringProtocol>(
        _ label: Label
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }

    // MARK: Value

    /// Says the value of this view's elements.
    /// - Parameter valueDescription: The value, as it is read.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.value = valueDescription.string }
    }

    /// Says the value of this view's elements.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }

    /// Says the value of this view's elements.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<Value: StringProtocol>(
        _ value: Value
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value))
    }

    // MARK: Hint

    /// Says what happens when this view's elements are used.
    /// - Parameter hint: The result of the action, such as “Opens the map”.
    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = hint.string }
    }

    /// Says what happens when this view's elements are used.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }

    /// Says what happens when this view's elements are used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<Hint: StringProtocol>(
        _ hint: Hint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    // MARK: Other names

    /// Gives other names to this view's elements, by which a person finds them with the voice.
    ///
    /// Linux desktops have nothing that asks for them; tests find elements by them.
    /// - Parameter inputLabels: The names, the preferred one first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.inputLabels = inputLabels.map(\.string) }
    }

    /// Gives other names to this view's elements, by which a person finds them with the voice.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Gives other names to this view's elements, by which a person finds them with the voice.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<Label: StringProtocol>(
        _ inputLabels: [Label]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    // MARK: Place

    /// Hides this view from assistive technologies, or does not.
    /// - Parameter hidden: Whether nothing is told of the view. What an outer view hides stays hidden.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.isHidden = hidden }
    }

    /// Sets where this view's elements come in the order of reading.
    /// - Parameter sortPriority: Elements of a higher priority come before others of the same container; 0 unless set.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    // MARK: Traits

    /// Adds traits to this view's elements.
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = traits }
    }

    /// Takes traits from this view's elements.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits }
    }

    /// Sets how deep this view stands among headings.
    /// - Parameter level: The level. A view is made a heading with ``AccessibilityTraits/isHeader``.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.headingLevel = level }
    }
}
