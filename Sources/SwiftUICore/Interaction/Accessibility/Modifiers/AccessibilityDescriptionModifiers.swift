extension View {
    nonisolated func accessibility(
        _ change: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }

    // MARK: Other names

    /// Sets alternative names of this view's elements for voice control.
    ///
    /// Linux desktops have nothing that asks for them; tests find elements by them.
    /// - Parameter inputLabels: The names, the preferred one first.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.inputLabels = inputLabels.map(\.spokenString) }
    }

    /// Sets alternative names of this view's elements for voice control.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets alternative names of this view's elements for voice control.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<Label: StringProtocol>(
        _ inputLabels: [Label]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    // MARK: Place

    /// Sets whether this view is hidden from assistive technologies.
    /// - Parameter hidden: Whether the view is hidden. A view that an outer view hides stays hidden.
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.isHidden = hidden }
    }

    /// Sets the priority of this view's elements in the reading order.
    /// - Parameter sortPriority: Elements of a higher priority precede others of the same container; 0 unless set.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    // MARK: Traits

    /// Adds accessibility traits to this view's elements.
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addedTraits = traits }
    }

    /// Removes accessibility traits from this view's elements.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits }
    }

    /// Sets the heading level of this view.
    /// - Parameter level: The level. A view is made a heading with ``AccessibilityTraits/isHeader``.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.headingLevel = level }
    }
}

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
