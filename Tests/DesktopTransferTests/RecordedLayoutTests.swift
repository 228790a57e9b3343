import Foundation
import TestScenes
import Testing
import TransferTestSupport

/// Layouts as a Mac laid them out, in a window of GTK: see `Tests/RecordedTests/Layouts` for the same in memory.
@Suite("Recorded layouts in a window", .timeLimit(.minutes(20)))
struct RecordedLayoutTests {
    @Test func viewsAreWhereTheyWereOnAMac() async throws {
        try await XServer.run(width: 2900, height: 3100) { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "layouts",
                until: LayoutScenario.all[0].textIdentifier(0)
            )
            // All views are laid out together.
            let last = try #require(LayoutScenario.all.last { !($0.texts + $0.layers).isEmpty })
            try await app.waitUntilShown(last.name)
            let frames = app.exactFrames()
            for scenario in LayoutScenario.all { try check(scenario, in: frames) }
            app.expectGoodHealth()
        }
    }

    private func check(_ scenario: LayoutScenario, in frames: [String: CGRect]) throws {
        // A stack without views has no widget, and no place.
        guard !(scenario.texts + scenario.layers).isEmpty else { return #expect(scenario.root == .zero) }
        let host = HostOfMac(
            around: try #require(frames[scenario.name], "\(scenario.name): \(frames.keys.sorted())")
        )
        func onScreen(_ identifier: String) throws -> CGRect { host.onScreen(try #require(frames[identifier])) }
        let texts = try scenario.texts.indices.map { try onScreen(scenario.textIdentifier($0)) }
        let layers = try scenario.layers.indices.map { try onScreen(scenario.layerIdentifier($0)) }
        let recorded = "\(scenario.root), texts \(scenario.texts), layers \(scenario.layers)"
        let answer = "\(host.size), texts \(texts), layers \(layers)"
        let isEqual =
            host.size == scenario.root && Self.agree(texts, scenario.texts) && Self.agree(layers, scenario.layers)
        #expect(isEqual == scenario.otherwise.isEmpty, "\(scenario.name): recorded \(recorded); here \(answer)")
    }

    /// Returns whether rectangles are the same in whole points, in which GTK places widgets. A pixel of the Mac was half a point.
    private static func agree(_ frames: [CGRect], _ recorded: [CGRect]) -> Bool {
        frames.count == recorded.count
            && zip(frames, recorded).allSatisfy { frame, recorded in
                abs(frame.minX - recorded.minX) <= 0.5 && abs(frame.minY - recorded.minY) <= 0.5
                    && abs(frame.width - recorded.width) <= 0.5 && abs(frame.height - recorded.height) <= 0.5
            }
    }
}
