extension View {
    /// Adds an action to this view's elements, or replaces their existing one.
    ///
    /// ```swift
    /// MessageRow(message)
    ///     .accessibilityElement(children: .combine)
    ///     .accessibilityAction { open(message) }
    /// ```
    /// - Parameters:
    ///   - actionKind: The kind of action. The default one is that of a press.
    ///   - handler: The action to perform.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.actions = [AccessibilityAction(actionKind, perform: handler)] }
    }

    /// Adds an action with a name to this view's elements.
    /// - Parameters:
    ///   - name: The name, as the user hears it.
    ///   - handler: The action to perform.
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a name to this view's elements.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name to this view's elements.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<Name: StringProtocol>(
        named name: Name,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Lets assistive technologies change the value of this view's elements by steps.
    /// - Parameter handler: Changes the value by one step.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.adjust = handler }
    }
}
