/// A modifier that binds the accessibility focus of a view to a state.
@_weakLinked
struct AccessibilityFocusModifier<Value: Hashable> {
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
    @Environment(\.accessibilityVoiceOverEnabled) private var readsScreen

    init(binding: AccessibilityFocusState<Value>.Binding, value: Value) {
        (self.binding, self.value) = (binding, value)
    }
}

extension AccessibilityFocusModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            FocusedModifier(
                binding: binding.focus,
                value: value,
                takesFocusItself: true,
                isFollowed: readsScreen && binding.countsScreenReader
            )
        )
    }
}

extension View {
    /// Binds the accessibility focus of this view to a state.
    /// - Parameter condition: Whether the screen reader is at this view.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusModifier(binding: condition, value: true))
    }

    /// Binds the accessibility focus of this view to a state.
    /// - Parameters:
    ///   - binding: The view with the screen reader's focus.
    ///   - value: The value that stands for this view.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusModifier(binding: binding, value: value))
    }
}
