import Foundation
import OddNumbers
import SwiftUICore
import Testing
import TransferableTesting

/// Views of a program that has divided by zero, or whose numbers are far from those of any screen.
@MainActor
@Suite("Numbers that no view can have", .timeLimit(.minutes(5)))
struct OddNumberTests {
    @Test("Arcs of angles that are infinite or no numbers are left out, and large ones are reduced")
    func arcs() {
        func arc(_ end: Double, clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: .zero,
                    radius: 10,
                    startAngle: .zero,
                    endAngle: .radians(end),
                    clockwise: clockwise
                )
            }
        }
        #expect(arc(.nan, clockwise: false).isEmpty)
        #expect(arc(.infinity, clockwise: true).isEmpty)
        // A thousand turns and a quarter, against the direction.
        let end = arc(1000 * 2 * .pi + .pi / 2, clockwise: true).currentPoint
        #expect(end.map { abs($0.x) < 1e-6 && abs($0.y - 10) < 1e-6 } == true)
        var relative = Path()
        relative.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .radians(1e300))
        #expect(!relative.isEmpty)
    }

    @Test("A space that is no number is the usual one")
    func spacing() {
        let window = TestWindow {
            VStack(spacing: .nan) {
                Color.red.frame(height: 20)
                Color.blue.frame(height: 20)
            }
        }
        let frames = window.shapeFrames()
        #expect(frames[1].minY - frames[0].maxY == 8)
    }

    @Test("A timeline that begins in another age has its first date at once", arguments: [1e300, -1e300, 1e15])
    func timeline(start: Double) throws {
        let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: start), by: 60)
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let first = try #require(schedule.entries(from: now, mode: .normal).first { _ in true })
        #expect((0..<60).contains(now.timeIntervalSince(first)))
    }

    @Test("Each view of the table is laid out with each number, at places that are numbers")
    func table() {
        for view in OddNumber.all {
            for number in OddNumber.numbers {
                let window = TestWindow { view.view(number) }
                window.update()
                for shown in window.views {
                    let frame = shown.frame
                    let hasPlace = ![frame.minX, frame.minY, frame.width, frame.height].contains(where: \.isNaN)
                    #expect(hasPlace, "\(view.name) with \(number): \(shown.kind) at \(frame)")
                }
                window.close()
            }
        }
    }
}
