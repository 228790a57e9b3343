/// A name for a container, for programs that look at the user interface.
package struct AccessibilityIdentifier: Equatable {
    package var name: String
}

extension AccessibilityIdentifier: ContainerPart, ContainerModifier {
    package typealias Body = Never
}

extension View {
    /// Names this view for programs that look at the user interface, such as tests.
    /// - Parameter identifier: The name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifier(name: identifier))
    }
}
