/// Makes the elements inside one element.
@_weakLinked
package struct AccessibilityGroup: ContainerPart {
    let children: AccessibilityChildBehavior

    /// An element inside may have its own widget, so this one needs another.
    package static let beginsContainer = true

    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        var element = AccessibilityElement(.group)
        element.content = children
        return [element.containing(inside)]
    }
}

extension AccessibilityGroup: ContainerModifier {
    package typealias Body = Never
}

extension View {
    /// Makes this view one accessibility element, to which the modifiers around apply.
    ///
    /// ```swift
    /// HStack {
    ///     Image(systemName: "star")
    ///     Text("12 favourites")
    /// }
    /// .accessibilityElement(children: .combine)
    /// ```
    /// - Parameter children: The treatment of the elements inside.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityGroup(children: children))
    }
}
