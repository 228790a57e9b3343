import Foundation

/// The outline that two shapes form together.
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
    /// Returns the intersection of this shape and another.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// Returns the union of this shape and another.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// Returns this shape with another subtracted from it.
    ///
    /// ```swift
    /// Rectangle().subtracting(Circle()).fill(.tint)
    /// ```
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
    }

    /// Returns the area that is in exactly one of this shape and another.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether to use the even-odd rule, by which a region that the outline surrounds twice is outside.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns the parts of this shape's outline that are inside another shape.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether to use the even-odd rule for the other shape.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// Returns the parts of this shape's outline that are outside another shape.
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether to use the even-odd rule for the other shape.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}

/// The inside of a shape by the even-odd rule, as an outline that is the same by any rule.
@_weakLinked
nonisolated struct EvenOddShape<Content: Shape>: Shape {
    var shape: Content

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).normalized(eoFill: true) }

    @MainActor var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
