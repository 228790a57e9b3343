import SwiftUI
import Testing
import UIKit

@Suite("A UIBezierPath", .drawnByGTK)
@MainActor
struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test("rounds the corners that it is told to")
    func corners() {
        let outline = UIBezierPath(
            roundedRect: square,
            byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 12, height: 12)
        )
        let shown = Path(outline.cgPath)
        #expect(!shown.contains(CGPoint(x: 1, y: 1)) && !shown.contains(CGPoint(x: 39, y: 39)))
        #expect(shown.contains(CGPoint(x: 39, y: 1)) && shown.contains(CGPoint(x: 1, y: 39)))
        #expect(outline.bounds == square)
        #expect(!UIBezierPath(roundedRect: square, cornerRadius: 12).contains(CGPoint(x: 39, y: 1)))
        let radii = CGSize(width: 12, height: 12)
        let all = UIBezierPath(roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: radii)
        #expect(!all.contains(CGPoint(x: 1, y: 39)))
    }

    @Test("runs clockwise as it is seen")
    func arcs() {
        // From the right over the bottom to the left, as y grows downwards.
        let half = UIBezierPath(
            arcCenter: CGPoint(x: 20, y: 20),
            radius: 10,
            startAngle: 0,
            endAngle: .pi,
            clockwise: true
        )
        half.close()
        #expect(half.contains(CGPoint(x: 20, y: 25)) && !half.contains(CGPoint(x: 20, y: 15)))
        #expect(abs(half.currentPoint.x - 30) < 0.001 || abs(half.currentPoint.x - 10) < 0.001)
    }

    @Test("is filled and drawn in the current context, and copied with its line")
    func drawing() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: square.size, format: format).image { _ in
            let ring = UIBezierPath(rect: square)
            ring.append(UIBezierPath(rect: square.insetBy(dx: 10, dy: 10)))
            ring.usesEvenOddFillRule = true
            UIColor.red.setFill()
            ring.fill()
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 20))
            line.addLine(to: CGPoint(x: 40, y: 20))
            line.lineWidth = 4
            UIColor.blue.setStroke()
            (line.copy() as? UIBezierPath)?.stroke()
        }
        let pixels = try #require(Pixels(image))
        #expect(pixels[5, 5] == "FF0000" && pixels[20, 20] == "0000FF" && pixels[20, 13] == "FFFFFF")
    }
}
