/// An identifier of a container for programs that inspect the user interface.
@_weakLinked
package struct AccessibilityIdentifier: Equatable {
    /// The identifier; nil if the modifier is not enabled.
    package var name: String?
}

extension AccessibilityIdentifier: ContainerEffect {
    static var keepsNothing: Bool { true }

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        guard let name else { return inside }
        let properties = AccessibilityProperties { $0.identifier = name }
        return inside.map { $0.applying(properties) }
    }
}

extension View {
    /// Sets an identifier of this view for programs that inspect the user interface, such as tests.
    /// - Parameter identifier: The name.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityIdentifier(identifier, isEnabled: true)
    }

    /// Sets an identifier of this view for programs that inspect the user interface, if enabled.
    /// - Parameters:
    ///   - identifier: The name.
    ///   - isEnabled: Whether the modifier has an effect.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(AccessibilityIdentifier(name: isEnabled ? identifier : nil))
    }
}
