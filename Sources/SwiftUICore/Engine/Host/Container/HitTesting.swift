/// The parts of a container that the pointer hits.
@_weakLinked
package struct HitTesting: Equatable {
    package var isAllowed: Bool
}

extension HitTesting: ContainerEffect {
    static var keepsNothing: Bool { true }
}

extension View {
    /// Sets whether this view receives clicks, gestures and drops, or passes them on to the views behind it.
    /// - Parameter enabled: Whether the view receives them.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isAllowed: enabled)) }
}
