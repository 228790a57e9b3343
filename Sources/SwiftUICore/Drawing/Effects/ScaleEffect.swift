import Foundation

/// An effect that scales the contents of a container around a point.
@_weakLinked
package struct ScaleEffect: Equatable {
    /// The horizontal and vertical scale factors.
    package var scale: CGSize
    /// The point that stays in place, as fractions of the size.
    package var anchor: UnitPoint
}

extension ScaleEffect: ContainerEffect {
    static var keepsNothing: Bool { true }
    package static var beginsContainer: Bool { true }

    func part(in node: ViewNode) -> ScaleEffect {
        guard node.environment.layoutDirection == .rightToLeft else { return self }
        return ScaleEffect(scale: scale, anchor: anchor.mirrored)
    }
}

extension ScaleEffect: Animatable {
    package var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

extension View {
    /// Scales this view without changing its frame.
    /// - Parameters:
    ///   - scale: The factors for the width and the height.
    ///   - anchor: The fixed point.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales this view without changing its frame.
    /// - Parameters:
    ///   - s: The factors for the width and the height.
    ///   - anchor: The fixed point.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales this view without changing its frame.
    /// - Parameters:
    ///   - x: The factor for the width.
    ///   - y: The factor for the height.
    ///   - anchor: The fixed point.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
