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
        accessibility { $0.label = label.spokenString }
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

    /// Sets the value of this view's elements for assistive technologies.
    /// - Parameter valueDescription: The value, as it is read.
    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.value = valueDescription.spokenString }
    }

    /// Sets the value of this view's elements for assistive technologies.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value of this view's elements for assistive technologies.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<Value: StringProtocol>(
        _ value: Value
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value))
    }

    // MARK: Hint

    /// Describes what happens when this view's elements are used.
    /// - Parameter hint: The result of the action, such as “Opens the map”.
    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = hint.spokenString }
    }

    /// Describes what happens when this view's elements are used.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }

    /// Describes what happens when this view's elements are used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<Hint: StringProtocol>(
        _ hint: Hint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }

    // MARK: Other names

    /// Sets other names for this view's elements, by which voice control finds them.
    ///
    /// Linux desktops have nothing that asks for them; tests find elements by them.
    /// - Parameter inputLabels: The names, the preferred one first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.inputLabels = inputLabels.map(\.spokenString) }
    }

    /// Sets other names for this view's elements, by which voice control finds them.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets other names for this view's elements, by which voice control finds them.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<Label: StringProtocol>(
        _ inputLabels: [Label]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    // MARK: Place

    /// Sets whether this view is hidden from assistive technologies.
    /// - Parameter hidden: Whether nothing is told of the view. What an outer view hides stays hidden.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.isHidden = hidden }
    }

    /// Sets the place of this view's elements in the order of reading.
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

    /// Removes traits from this view's elements.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits }
    }

    /// Sets the level of this view as a heading.
    /// - Parameter level: The level. A view is made a heading with ``AccessibilityTraits/isHeader``.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.headingLevel = level }
    }
}
