import Foundation
import SwiftUICore
import Testing

@MainActor
@Suite("Paths")
struct PathTests {
    private func isNear(_ first: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        first.map { hypot($0.x - x, $0.y - y) < 0.01 } ?? false
    }

    @Test("An arc goes on with the hands of a clock where it is not clockwise, as on Apple's systems")
    func arcs() {
        let quarter = Path { path in
            path.addArc(
                center: .zero,
                radius: 10,
                startAngle: .zero,
                endAngle: .degrees(90),
                clockwise: false
            )
        }
        #expect(isNear(quarter.currentPoint, 0, 10))
        #expect(isNear(quarter.boundingRect.origin, 0, 0) && abs(quarter.boundingRect.maxX - 10) < 0.01)
        let rest = Path { path in
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }
        #expect(isNear(rest.currentPoint, 0, 10))
        #expect(abs(rest.boundingRect.minX + 10) < 0.01 && abs(rest.boundingRect.minY + 10) < 0.01)
        let circle = Path { path in
            path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        #expect(abs(circle.boundingRect.width - 20) < 0.05 && circle.contains(CGPoint(x: -9, y: 0)))
    }

    @Test("An arc between two lines touches both")
    func tangents() {
        let corner = Path { path in
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        }
        #expect(isNear(corner.currentPoint, 10, 4))
        let straight = Path { path in
            path.move(to: .zero)
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        }
        #expect(isNear(straight.currentPoint, 10, 0))
    }

    @Test("A part of an outline is as long as asked for")
    func trimming() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
        }
        #expect(line.trimmedPath(from: 0.2, to: 0.6).boundingRect == CGRect(x: 20, y: 0, width: 40, height: 0))
        #expect(line.trimmedPath(from: 0.6, to: 0.2).isEmpty && line.trimmedPath(from: 0, to: 1) == line)
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmedPath(from: 0.75, to: 1).boundingRect.width < 0.01)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test("Transforms are applied in the order in which they are written")
    func transforms() {
        let moved = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(moved).applying(moved.inverted()) == CGPoint(x: 1, y: 1))
        #expect(CGPoint(x: 1, y: 1).applying(.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2)).x == 12)
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isNear(turned, 0, 1))
        var projection = ProjectionTransform(moved)
        let point = CGPoint(x: 3, y: 4).applying(projection)
        #expect(point == CGPoint(x: 3, y: 4).applying(moved))
        #expect(projection.invert() && isNear(point.applying(projection), 3, 4))
    }

    @Test("Shapes are moved, turned, scaled and made smaller")
    func shapes() {
        let place = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(Rectangle().offset(x: 10, y: 5).path(in: place).boundingRect.origin == CGPoint(x: 10, y: 5))
        #expect(Rectangle().scale(0.5).path(in: place).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
        let turned = Rectangle().rotation(.degrees(90)).path(in: place).boundingRect
        #expect(abs(turned.width - 50) < 0.01 && abs(turned.height - 100) < 0.01)
        #expect(
            Rectangle().size(width: 10, height: 20).path(in: place).boundingRect.size == CGSize(width: 10, height: 20)
        )
        #expect(Rectangle().inset(by: 5).inset(by: 5).path(in: place).boundingRect == place.insetBy(dx: 10, dy: 10))
        #expect(
            Rectangle().offset(x: 10).inset(by: 5).path(in: place).boundingRect
                == CGRect(x: 15, y: 5, width: 90, height: 40)
        )
        let turnedInset = Rectangle().rotation(.degrees(90)).inset(by: 5).path(in: place).boundingRect
        #expect(abs(turnedInset.width - 40) < 0.01 && abs(turnedInset.height - 90) < 0.01)
        #expect(AnyShape(Capsule()).path(in: place) == Capsule().path(in: place))
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 20).path(in: place)
        #expect(!uneven.contains(CGPoint(x: 2, y: 2)) && uneven.contains(CGPoint(x: 98, y: 2)))
    }
}
