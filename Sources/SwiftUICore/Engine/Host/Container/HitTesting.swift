/// Whether a container, and what is inside, meets the pointer.
@_weakLinked
package struct HitTesting: Equatable {
    package var isAllowed: Bool
}

extension HitTesting: ContainerPart, ContainerModifier {
    package typealias Body = Never
    static var keepsNothing: Bool { true }
}

extension View {
    /// Sets whether this view takes clicks, gestures and drops, or lets them through to what is behind it.
    /// - Parameter enabled: Whether the view takes them.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isAllowed: enabled)) }
}
