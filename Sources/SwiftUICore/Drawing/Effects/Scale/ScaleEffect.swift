import Foundation

/// Makes what is inside a container larger or smaller, from a point of it.
@_weakLinked
package struct ScaleEffect: Equatable {
    /// What width and height are multiplied with.
    package var scale: CGSize
    /// The point that stays where it is, as parts of the size.
    package var anchor: UnitPoint
}

extension ScaleEffect: ContainerPart, ContainerModifier {
    package typealias Body = Never
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
    /// Scales what this view draws. Its frame stays.
    /// - Parameters:
    ///   - scale: What width and height are multiplied with.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales what this view draws. Its frame stays.
    /// - Parameters:
    ///   - s: What width and height are multiplied with.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales what this view draws. Its frame stays.
    /// - Parameters:
    ///   - x: What the width is multiplied with.
    ///   - y: What the height is multiplied with.
    ///   - anchor: The point that stays where it is.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
