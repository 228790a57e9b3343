/// An effect that rotates the contents of a container around a point.
@_weakLinked
package struct RotationEffect: Equatable {
    package var angle: Angle
    /// The point that stays in place, as fractions of the size.
    package var anchor: UnitPoint
}

extension RotationEffect: ContainerEffect {
    static var keepsNothing: Bool { true }
    package static var beginsContainer: Bool { true }

    func part(in node: ViewNode) -> RotationEffect {
        guard node.environment.layoutDirection == .rightToLeft else { return self }
        return RotationEffect(angle: -angle, anchor: anchor.mirrored)
    }
}

extension RotationEffect: Animatable {
    package var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.radians, anchor.animatableData) }
        set {
            angle.radians = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

extension View {
    /// Rotates this view without changing its frame.
    /// - Parameters:
    ///   - angle: The angle, clockwise.
    ///   - anchor: The fixed point.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }
}
