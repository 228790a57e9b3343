extension View {
    /// Adds an action to this view's accessibility elements, replacing an existing one of the same kind.
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

    /// Adds a named action to this view's accessibility elements.
    /// - Parameters:
    ///   - name: The name, as the user hears it.
    ///   - handler: The action to perform.
    nonisolated public func accessibilityAction(
        named name: Text,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds a named action to this view's accessibility elements.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds a named action to this view's accessibility elements.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<Name: StringProtocol>(
        named name: Name,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Adds an action with which assistive technologies adjust the value of this view's elements in steps.
    /// - Parameter handler: Changes the value by one step.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.adjust = handler }
    }
}
