import Foundation

/// Which outline two shapes make together.
private enum ShapeOperation: Sendable {
    case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction

    func combine(_ first: Path, _ second: Path, eoFill: Bool) -> Path {
        switch self {
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .union: first.union(second, eoFill: eoFill)
        case .subtraction: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }
}

/// A shape that two others make together, in the same place.
@_weakLinked
private nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let operation: ShapeOperation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        operation.combine(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
    }

    @MainActor var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// What is inside of both this shape and another.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// What is inside of this shape or another.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// What is inside of this shape and not of another.
    ///
    /// ```swift
    /// Rectangle().subtracting(Circle()).fill(.tint)
    /// ```
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// What is inside of this shape or of another, but not of both.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether what an outline goes around twice is outside of it.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's line that are inside of another shape.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether what its outline goes around twice is outside of it.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's line that are not inside of another shape.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether what its outline goes around twice is outside of it.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}

/// What is inside a shape by the even-odd rule, as an outline that has the same inside by any rule.
@_weakLinked
nonisolated struct EvenOddShape<Content: Shape>: Shape {
    var shape: Content

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).normalized(eoFill: true) }

    @MainActor var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
