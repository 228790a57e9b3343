import Foundation

/// A shape that is filled or stroked in the widget's size.
package struct ShapeContent: WidgetContent {
    package var shape: any Shape
    package var paint: Paint
    /// The stroke style, or nil for a filled shape.
    package var stroke: StrokeStyle?

    /// A Boolean value that indicates whether the shape is filled by the even-odd rule.
    package var isEvenOdd = false

    package init(shape: any Shape, paint: Paint, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false) {
        (self.shape, self.paint, self.stroke, self.isEvenOdd) = (shape, paint, stroke, isEvenOdd)
    }
}

extension ShapeContent {
    package static var hasOwnSize: Bool { true }

    /// Returns the proposed size, in which an invalid or negative length counts as 0.
    package func ownSize(_ proposal: ProposedViewSize) -> CGSize? {
        let size = shape.sizeThatFits(proposal)
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    package func isDrawn(at point: CGPoint, in size: CGSize) -> Bool {
        guard paint != .color(.clear) else { return false }
        let path = shape.path(in: CGRect(origin: .zero, size: size))
        return stroke.map { path.strokedPath($0).contains(point) } ?? path.contains(point, eoFill: isEvenOdd)
    }

    /// Returns a Boolean value that indicates whether both contents are drawn the same way.
    @MainActor package func isEqual(to other: ShapeContent) -> Bool {
        func isEqual<Outline: Shape>(_ shape: Outline) -> Bool {
            (other.shape as? Outline).map { areEqual(shape, $0) } ?? false
        }
        return paint == other.paint && stroke == other.stroke && isEvenOdd == other.isEvenOdd && isEqual(shape)
    }

    /// Returns intermediate content on the way to this content.
    /// - Parameters:
    ///   - start: The content at the beginning.
    ///   - part: The part of the way: 1 for all of it.
    @MainActor func mixed(from start: ShapeContent, _ part: Double) -> ShapeContent {
        func outline<Outline: Shape>(_ shape: Outline) -> any Shape {
            guard let start = start.shape as? Outline else { return shape }
            var shape = shape
            shape.animatableData = start.animatableData.interpolated(towards: shape.animatableData, amount: part)
            return shape
        }
        return ShapeContent(
            shape: outline(shape),
            paint: paint.mixed(from: start.paint, part),
            stroke: stroke.map { end in
                guard let start = start.stroke else { return end }
                var stroke = end
                stroke.animatableData = start.animatableData.interpolated(towards: end.animatableData, amount: part)
                return stroke
            },
            isEvenOdd: isEvenOdd
        )
    }
}

extension Paint {
    /// Returns the paint on the way from another to this one; this one where the other is of another kind.
    func mixed(from start: Paint, _ part: Double) -> Paint {
        Paint(
            storage: mixedStorage(from: start, part) ?? storage,
            shadows: start.shadows.count == shadows.count
                ? zip(start.shadows, shadows).map { $1.mixed(from: $0, part) } : shadows
        )
    }

    private func mixedStorage(from start: Paint, _ part: Double) -> Storage? {
        func mixed(_ first: UnitPoint, _ second: UnitPoint) -> UnitPoint {
            var point = second
            point.animatableData = first.animatableData.interpolated(towards: second.animatableData, amount: part)
            return point
        }
        func mixed(_ first: GradientRange, _ second: GradientRange) -> GradientRange {
            GradientRange(
                start: first.start.interpolated(towards: second.start, amount: part),
                end: first.end.interpolated(towards: second.end, amount: part)
            )
        }
        switch (start.storage, storage) {
        case (.color(let start), .color(let end)):
            return .color(end.mixed(from: start, part))
        case (.linearGradient(let first, let from, let to), .linearGradient(let second, let start, let end)):
            return second.mixed(from: first, part).map {
                .linearGradient($0, start: mixed(from, start), end: mixed(to, end))
            }
        case (.radialGradient(let first, let from, let before), .radialGradient(let second, let to, let after)):
            return second.mixed(from: first, part).map {
                .radialGradient($0, center: mixed(from, to), radii: mixed(before, after))
            }
        case (.ellipticalGradient(let first, let from, let before), .ellipticalGradient(let second, let to, let after)):
            return second.mixed(from: first, part).map {
                .ellipticalGradient($0, center: mixed(from, to), radii: mixed(before, after))
            }
        case (.angularGradient(let first, let from, let before), .angularGradient(let second, let to, let after)):
            return second.mixed(from: first, part).map {
                .angularGradient($0, center: mixed(from, to), angles: mixed(before, after))
            }
        case (.meshGradient(let first), .meshGradient(let second)):
            return second.mixed(from: first, part).map { .meshGradient($0) }
        default:
            return nil
        }
    }
}

extension Gradient {
    /// Returns the gradient on the way from another to this one; nil if that has another number of colours.
    fileprivate func mixed(from start: Gradient, _ part: Double) -> Gradient? {
        guard start.stops.count == stops.count else { return nil }
        return Gradient(
            stops: zip(start.stops, stops).map { first, second in
                Stop(
                    color: second.color.mixed(from: first.color, part),
                    location: first.location.interpolated(towards: second.location, amount: part)
                )
            }
        )
    }
}
