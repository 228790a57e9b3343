/// An effect that makes a container translucent.
@_weakLinked
package struct OpacityEffect: Equatable {
    /// The opacity, from 0 (invisible) to 1 (opaque).
    package var opacity: Double
}

extension OpacityEffect: ContainerEffect {
    static var keepsNothing: Bool { true }
}

extension OpacityEffect: Animatable {
    package var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }
}

extension View {
    /// Sets the opacity of this view.
    /// - Parameter opacity: From 0, invisible, to 1.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
}
