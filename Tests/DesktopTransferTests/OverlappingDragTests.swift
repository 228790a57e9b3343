import Foundation
import Testing
import TransferTestSupport

/// A drag that begins while the things of the one before are still being loaded at the place of its drop.
@Suite("Drags that overlap", .timeLimit(.minutes(20)))
struct OverlappingDragTests {
    @Test func eachBringsItsThingsAndEndsForItselfOnX() async throws {
        try await XServer.run { try await check(on: $0) }
    }

    @Test func eachBringsItsThingsAndEndsForItselfOnWayland() async throws {
        try await WaylandServer.run { try await check(on: $0) }
    }

    private func check(on desktop: some Desktop) async throws {
        let app = try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: "slow drops",
            until: "slow-place"
        )
        for count in 1...2 {
            try await desktop.input.drag(from: app.center(of: "slow-source"), to: app.center(of: "slow-place")) {
                try await app.program.waitForLine(containing: "source: begins \(count)")
            }
        }
        for count in 1...2 { try await app.program.waitForLine(containing: "place: took \(count)") }
        try await app.program.waitForLine(containing: "source: ended copy", count: 2)
        app.expectGoodHealth()
    }
}
