extension View {
    /// Adds an action, whose name a view supplies, to this view's accessibility elements.
    /// - Parameters:
    ///   - action: The action to perform.
    ///   - label: The name, which is not shown.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> some View {
        let action = UncheckedBox(action)
        return accessibilityActions { Button(action: { action.value() }, label: label) }
    }
}
