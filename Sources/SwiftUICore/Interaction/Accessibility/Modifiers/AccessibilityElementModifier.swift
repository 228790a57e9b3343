/// A part that combines the elements inside into a single element.
@_weakLinked
package struct AccessibilityGroup: ContainerPart {
    let children: AccessibilityChildBehavior

    /// A Boolean value that indicates whether the part requires a new container. It does, because an element inside may already have a
    /// widget.
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
    /// Makes this view a single accessibility element, to which outer modifiers apply.
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
