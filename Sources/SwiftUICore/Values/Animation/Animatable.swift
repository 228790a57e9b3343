import Foundation

/// A type whose changes can be animated through its ``animatableData``.
///
/// When ``animatableData`` of a view, a modifier, a shape or a layout changes in a transaction with an animation, the
/// intermediate values are shown one after another.
///
/// ```swift
/// struct Arc: Shape {
///     var end: Double
///     var animatableData: Double {
///         get { end }
///         set { end = newValue }
///     }
///     func path(in rect: CGRect) -> Path { … }
/// }
/// ```
@MainActor @preconcurrency
@_weakLinked
public protocol Animatable {
    /// The type of the animatable data.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Empty data, because there is nothing to animate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

@_weakLinked
extension Double: Animatable {
    public typealias AnimatableData = Double
}

@_weakLinked
extension Float: Animatable {
    public typealias AnimatableData = Float
}

@_weakLinked
extension CGFloat: Animatable {
    public typealias AnimatableData = CGFloat
}

// MARK: - Geometry

extension CGPoint: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension CGSize: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { (width, height) = (newValue.first, newValue.second) }
    }
}

extension CGRect: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension UnitPoint: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

extension EdgeInsets: Animatable {
    nonisolated public var animatableData:
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            (top, leading) = (newValue.first, newValue.second.first)
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }
}

extension Angle: Animatable {
    /// The angle in units of 1/128 radian, as on Apple's systems, so that a change of one unit is visible.
    nonisolated public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}
