/// Runs an action when a container is clicked.
@_weakLinked
package struct TapAction {
    /// How many clicks it takes.
    package var count: Int
    package var action: () -> Void
}

extension TapAction: ContainerPart, ContainerModifier {
    package typealias Body = Never

    /// A tap on the only element is what a press of it does; a tap on one of several is not that of the others.
    package func accessibility(around inside: [AccessibilityElement], isEnabled: Bool) -> [AccessibilityElement] {
        guard isEnabled, inside.count == 1 else { return inside }
        let properties = AccessibilityProperties { $0.actions = [AccessibilityAction(.default, perform: action)] }
        return inside.map { $0.applying(properties) }
    }
}

extension View {
    /// Runs an action when this view is clicked.
    /// - Parameters:
    ///   - count: How many clicks it takes.
    ///   - action: The action.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapAction(count: count, action: action))
    }

    /// Sets the part of this view that takes clicks and drops to a shape's place.
    ///
    /// A view's whole place takes them here, also where nothing is drawn, so a shape as large as the view changes
    /// nothing.
    /// - Parameters:
    ///   - shape: The shape.
    ///   - eoFill: Whether parts that the outline goes around twice are outside.
    nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }
}
