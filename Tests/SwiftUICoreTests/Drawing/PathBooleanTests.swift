import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Outlines made of two")
struct PathBooleanTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let moved = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    /// The corners of an outline, without order.
    private func corners(_ path: Path) -> Set<[CGFloat]> {
        var corners: Set<[CGFloat]> = []
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): corners.insert([point.x, point.y])
            default: break
            }
        }
        return corners
    }

    /// The area inside; holes go around the other way.
    private func area(_ path: Path) -> CGFloat {
        var (area, first, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func side(to point: CGPoint) {
            area += (last.x * point.y - point.x * last.y) / 2
            last = point
        }
        for element in path.elements {
            switch element {
            case .move(let point): (first, last) = (point, point)
            case .line(let point): side(to: point)
            case .closeSubpath: side(to: first)
            case .quadCurve, .curve: Issue.record("A result has a curve")
            }
        }
        return area
    }

    @Test("Two rectangles that overlap have the corners that they should")
    func rectangles() {
        #expect(
            corners(square.union(moved))
                == [[0, 0], [10, 0], [10, 5], [15, 5], [15, 15], [5, 15], [5, 10], [0, 10]]
        )
        #expect(corners(square.intersection(moved)) == [[5, 5], [10, 5], [10, 10], [5, 10]])
        #expect(corners(square.subtracting(moved)) == [[0, 0], [10, 0], [10, 5], [5, 5], [5, 10], [0, 10]])
        let either = square.symmetricDifference(moved)
        #expect(area(either) == 150)
        #expect(either.contains(CGPoint(x: 2, y: 2)) && !either.contains(CGPoint(x: 7, y: 7)))
    }

    @Test("A hole is a hole however the outline is filled")
    func holes() {
        let frame = square.subtracting(Path(CGRect(x: 2, y: 2, width: 3, height: 3)))
        for eoFill in [false, true] {
            #expect(!frame.contains(CGPoint(x: 3, y: 3), eoFill: eoFill))
            #expect(frame.contains(CGPoint(x: 1, y: 1), eoFill: eoFill))
        }
        #expect(frame.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10) && area(frame) == 91)
    }

    @Test("Edges that two outlines share leave nothing behind")
    func sharedEdges() {
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(corners(square.union(beside)) == [[0, 0], [20, 0], [20, 10], [0, 10]])
        #expect(square.intersection(beside).isEmpty && square.subtracting(square).isEmpty)
        #expect(corners(square.union(square)) == [[0, 0], [10, 0], [10, 10], [0, 10]])
        // Sides that lie on one slanting line, with ends that no binary fraction is equal to.
        let large = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 7), CGPoint(x: 0, y: 14)])
            path.closeSubpath()
        }
        let small = Path { path in
            path.addLines([CGPoint(x: 2, y: 1.4), CGPoint(x: 8, y: 5.6), CGPoint(x: 10, y: 0)])
            path.closeSubpath()
        }
        #expect(large.intersection(small).isEmpty)
        #expect(abs(area(large.union(small)) - 70 - 21) < 0.0001)
    }

    @Test("Circles are as exact as a hundredth of a point")
    func circles() {
        let first = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let second = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
        let lens = 2 * 2500 * acos(0.5) - 25 * 7500.0.squareRoot()
        let both = first.intersection(second)
        #expect(abs(area(both) - lens) < 2)
        #expect(abs(both.boundingRect.minX - 50) < 0.01 && abs(both.boundingRect.height - 7500.0.squareRoot()) < 0.02)
        #expect(abs(area(first.union(second)) - (5000 * .pi - lens)) < 4)
    }

    @Test("A star is whole or has a hole, by the rule that it is filled by")
    func star() {
        let points = (0..<5).map { (index: Int) -> CGPoint in
            let angle = Double(index) * 0.8 * .pi
            return CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
        }
        let star = Path { path in
            path.addLines(points)
            path.closeSubpath()
        }
        let middle = CGPoint(x: 50, y: 50)
        #expect(!star.normalized().contains(middle) && star.normalized(eoFill: false).contains(middle))
        let box = Path(CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(star.intersection(box, eoFill: true).isEmpty)
        #expect(area(star.intersection(box)) == 100)
    }

    @Test("A line is divided where an outline crosses it")
    func lines() {
        let line = Path { path in
            path.move(to: CGPoint(x: -5, y: 5))
            path.addLine(to: CGPoint(x: 15, y: 5))
        }
        #expect(corners(line.lineIntersection(square)) == [[0, 5], [10, 5]])
        #expect(corners(line.lineSubtraction(square)) == [[-5, 5], [0, 5], [10, 5], [15, 5]])
        // The corner of a closed part is no end of a line.
        let inside = Path { path in
            path.addLines([CGPoint(x: 5, y: 10), CGPoint(x: 5, y: 5), CGPoint(x: 10, y: 5)])
        }
        #expect(moved.lineIntersection(square) == inside)
        let small = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(small.lineIntersection(square) == small && small.lineSubtraction(square).isEmpty)
        #expect(line.lineIntersection(Path()).isEmpty && line.lineSubtraction(Path()) == line)
    }

    @Test("A point is inside of a result when it is so by the rule, whatever the outlines are")
    func anyOutlines() {
        var random = Sequence(seed: 7)
        for (count, step) in [(3, 0.0), (5, 0), (12, 0), (5, 10), (12, 10), (12, 25)] {
            for _ in 0..<6 {
                let (first, second) = (random.path(of: count, step), random.path(of: count, step))
                for eoFill in [false, true] {
                    let results = [
                        first.union(second, eoFill: eoFill), first.intersection(second, eoFill: eoFill),
                        first.subtracting(second, eoFill: eoFill), first.symmetricDifference(second, eoFill: eoFill),
                    ]
                    for _ in 0..<40 {
                        let point = CGPoint(x: random.next() * 100, y: random.next() * 100)
                        let (one, other) = (
                            first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill)
                        )
                        let wanted = [one || other, one && other, one && !other, one != other]
                        #expect(results.map { $0.contains(point) } == wanted)
                        #expect(results.map { $0.contains(point, eoFill: true) } == wanted)
                    }
                    #expect(abs(area(results[0]) - area(results[1]) - area(results[3])) < 0.0001)
                }
            }
        }
    }

    /// Numbers that are the same in each run.
    private struct Sequence {
        var seed: UInt64

        mutating func next() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 11) / Double(1 << 53)
        }

        /// A closed part through places of a square of 100 points; on a grid where there is a step, so that many coincide.
        mutating func path(of count: Int, _ step: Double) -> Path {
            var points: [CGPoint] = []
            for _ in 0..<count {
                let (x, y) = (next() * 100, next() * 100)
                points.append(
                    step > 0
                        ? CGPoint(x: (x / step).rounded() * step, y: (y / step).rounded() * step)
                        : CGPoint(x: x, y: y)
                )
            }
            return Path { path in
                path.addLines(points)
                path.closeSubpath()
            }
        }
    }

    @Test("Numbers that are none, and lengths that no screen has, are taken as they can be")
    func hostileNumbers() {
        let broken = Path { path in
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: 5, y: 5))
            path.addLine(to: CGPoint(x: 0, y: 9))
            path.addCurve(
                to: CGPoint(x: 0, y: CGFloat.infinity),
                control1: .zero,
                control2: CGPoint(x: -CGFloat.infinity, y: CGFloat.nan)
            )
            path.closeSubpath()
        }
        #expect(square.union(broken).contains(CGPoint(x: 9, y: 1)))
        #expect(broken.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 5, height: 4))
        let everything = Path(
            CGRect(x: -1e308, y: -1e308, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        )
        #expect(corners(everything.intersection(square)) == [[0, 0], [10, 0], [10, 10], [0, 10]])
        #expect(!everything.subtracting(square).contains(CGPoint(x: 5, y: 5)))
        #expect(everything.subtracting(square).contains(CGPoint(x: 50, y: 5)))
    }

    @Test("Thousands of lines that all cross each other end in a result")
    func manyCrossings() {
        var random = Sequence(seed: 3)
        let tangle = random.path(of: 600, 0)
        let half = tangle.union(Path(CGRect(x: 0, y: 0, width: 50, height: 100)))
        #expect(half.contains(CGPoint(x: 20, y: 50)) && half.boundingRect.maxX > 90)
        #expect(tangle.lineIntersection(square).boundingRect.maxX <= 10)
    }

    @Test("A shape made of two follows its place, and what is animated of both")
    func shapes() {
        let ring = Circle().subtracting(Circle().scale(0.5))
        let path = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
        #expect(ring.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect.width < 20.001)
        let notched = RoundedRectangle(cornerRadius: 4).symmetricDifference(
            RoundedRectangle(cornerRadius: 8),
            eoFill: true
        )
        func radii<S: Shape>(_ shape: S) -> [CGFloat] {
            (shape.animatableData as? AnimatablePair<CGSize.AnimatableData, CGSize.AnimatableData>)
                .map { [$0.first.first, $0.second.first] } ?? []
        }
        #expect(radii(notched) == [4, 8])
    }
}
