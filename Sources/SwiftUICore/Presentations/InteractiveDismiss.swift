/// A preference that is true if a view of a presentation keeps the user from ending it.
@_weakLinked
enum InteractiveDismissDisabledKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Prevents the user from dismissing the presentation that contains this view with the Escape key or by closing its window. The program
    /// can still dismiss it.
    /// - Parameter isDisabled: Whether the user is kept from it.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
    }
}
