import Foundation
import Testing
import TransferTestSupport

/// Animations and the focus of an app of this package, on a display.
@Suite("Interaction on a display", .timeLimit(.minutes(5)))
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
            // Nothing is drawn any more: no value comes after the last.
            try await desktop.input.pause(.milliseconds(300))
            #expect(app.values.count == values.count)
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
}

extension AppUnderTest {
    /// Waits until the app has written a line to its standard output.
    fileprivate func waitForReport(_ line: String) async throws {
        try await waitUntil("“\(line)”: \(program.transcript)") { program.standardOutput.lines.contains(line) }
    }

    /// The values that the app's animated view was shown with.
    fileprivate var values: [Double] {
        program.standardOutput.lines.compactMap { line in
            line.hasPrefix("value: ") ? Double(line.dropFirst(7)) : nil
        }
    }
}
