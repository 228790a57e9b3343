/// A name for a container, for programs that look at the user interface.
@_weakLinked
package struct AccessibilityIdentifier: Equatable {
    package var name: String
}

extension AccessibilityIdentifier: ContainerPart, ContainerModifier {
    package typealias Body = Never

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        let properties = AccessibilityProperties { $0.identifier = name }
        return inside.map { $0.applying(properties) }
    }
}

extension View {
    /// Names this view for programs that look at the user interface, such as tests.
    /// - Parameter identifier: The name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifier(name: identifier))
    }
}
