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
    /// The type of the animated data.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to animate.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// No data, which is not animated.
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
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
        set {
            (top, leading) = (newValue.first.first, newValue.first.second)
            (bottom, trailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Angle: Animatable {
    nonisolated public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
