import Foundation
import SwiftUICore
import Testing

@Suite("CoreGraphics' outlines")
struct CGPathTests {
    @Test("A path is made of one that grew step by step, and does not follow it")
    func mutable() {
        let outline = CGMutablePath()
        outline.move(to: CGPoint(x: 0, y: 0))
        outline.addLine(to: CGPoint(x: 10, y: 0))
        outline.addLine(to: CGPoint(x: 10, y: 10), transform: CGAffineTransform(translationX: 1, y: 2))
        outline.closeSubpath()
        let path = Path(outline)
        outline.addRect(CGRect(x: 0, y: 0, width: 99, height: 99))
        #expect(
            path
                == Path {
                    $0.move(to: .zero)
                    $0.addLine(to: CGPoint(x: 10, y: 0))
                    $0.addLine(to: CGPoint(x: 11, y: 12))
                    $0.closeSubpath()
                }
        )
        #expect(Path(path.cgPath) == path)
    }

    @Test("A copy does not change with what it was made of")
    func copies() throws {
        let outline = CGMutablePath()
        outline.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(outline.copy())
        #expect(copy == outline)
        outline.addPath(CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5), transform: nil))
        #expect(copy != outline)
        #expect(copy.boundingBoxOfPath.width.rounded() == 10)
        #expect(outline.boundingBox.maxX == 25)
        let grown = try #require(copy.mutableCopy())
        grown.move(to: CGPoint(x: 3, y: 4))
        #expect(grown.currentPoint == CGPoint(x: 3, y: 4))
    }

    @Test("Transforms are taken by their address, and points are found inside by a rule")
    func transforms() {
        var move = CGAffineTransform(translationX: 100, y: 0)
        let moved = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &move)
        #expect(moved.contains(CGPoint(x: 105, y: 5)) && !moved.contains(CGPoint(x: 5, y: 5)))
        let rings = CGMutablePath()
        rings.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
        #expect(rings.contains(CGPoint(x: 15, y: 15)) && !rings.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(CGMutablePath().isEmpty && CGMutablePath().boundingBox.isNull)
        #expect(CGSizeZero == CGSize.zero && CGPointZero == CGPoint.zero && CGRectZero == CGRect.zero)
    }
}
