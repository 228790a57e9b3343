import Foundation
import Testing
import TransferTestSupport

/// Animations, gestures and the focus of an app of this package, on a display.
@Suite("Interaction on a display", .timeLimit(.minutes(20)))
struct InteractionTests {
    @Test func viewsAreAnimatedByFramesThatEnd() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.interaction(on: desktop)
            let box = try await app.frame(of: "box")
            let turned = try await app.frame(of: "turned")
            try await desktop.input.click(app.center(of: "animate"))
            try await waitUntil("the end of the animation") {
                app.program.standardOutput.text.contains("complete: true")
            }
            let values = app.values
            #expect(values == values.sorted())
            #expect(values.filter { $0 > 0 && $0 < 1 }.count > 3, "\(values)")
            #expect(values.last == 1)
            #expect(try await app.frame(of: "box").width == box.width * 2)
            let upright = try await app.frame(of: "turned")
            #expect(upright.width == turned.height && upright.height == turned.width)
            // Drawing has ended: no value follows the last, while something else is drawn.
            let moving = try await app.frame(of: "moving")
            try await desktop.input.click(app.center(of: "move"))
            try await waitUntil("the place of the box") {
                try await app.frame(of: "moving").origin.x == moving.origin.x + 80
            }
            #expect(app.values.count == values.count)
            app.expectGoodHealth()
        }
    }

    @Test func whatMovesInsideAPlaceOfOneSizeIsPlacedAnew() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.interaction(on: desktop)
            let before = try await app.frame(of: "moving")
            try await desktop.input.click(app.center(of: "move"))
            try await waitUntil("the place of the box") {
                try await app.frame(of: "moving").origin.x == before.origin.x + 80
            }
            app.expectGoodHealth()
        }
    }

    @Test func theFocusFollowsItsStateAndLeadsIt() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.interaction(on: desktop)
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "focus-city"))
            try await app.waitForReport("focus: city")
            try await desktop.input.type("Oslo")
            try await app.waitForReport("city: Oslo")
            try await desktop.input.click(app.center(of: "name"))
            try await app.waitForReport("focus: name")
            app.expectGoodHealth()
        }
    }

    @Test func gesturesAreRecognizedByGTK() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.interaction(on: desktop)
            try await desktop.activate(app.window)
            let taps = try await app.center(of: "taps")
            try await desktop.input.click(taps)
            try await app.waitForReport("gesture: single")
            try await desktop.input.click(taps, count: 2)
            try await app.waitForReport("gesture: double")
            let start = try await app.center(of: "drag")
            try await desktop.input.drag(from: start, to: Point(start.x + 60, start.y + 20))
            let distance = try await waitUntil("the end of the drag: \(app.program.transcript)") { app.distance }
            #expect(abs(distance.x - 60) <= 1 && abs(distance.y - 20) <= 1, "\(distance)")
            try await desktop.input.move(to: app.center(of: "press"))
            try await desktop.input.press()
            try await app.waitForReport("gesture: pressed")
            try await desktop.input.release()
            try await desktop.input.click(app.center(of: "button"))
            try await app.waitForReport("gesture: button")
            try await app.waitForReport("hover: true")
            #expect(app.program.standardOutput.lines.filter { $0 == "gesture: single" }.count == 1)
            #expect(!app.program.standardOutput.lines.contains("gesture: around the button"))
            app.expectGoodHealth()
        }
    }
}

extension AppUnderTest {
    /// Waits until the app has written a line to its standard output.
    fileprivate func waitForReport(_ line: String) async throws {
        try await waitUntil("“\(line)”: \(program.transcript)") { program.standardOutput.lines.contains(line) }
    }

    /// The distance of the drag by the app's account; nil before the end of the drag.
    fileprivate var distance: (x: Double, y: Double)? {
        let line = program.standardOutput.lines.last { $0.hasPrefix("dragged: ") }
        let numbers = line?.split(separator: " ").compactMap { Double($0) } ?? []
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// The values that the app's animated view was shown with.
    fileprivate var values: [Double] {
        program.standardOutput.lines.compactMap { line in
            line.hasPrefix("value: ") ? Double(line.dropFirst(7)) : nil
        }
    }
}
