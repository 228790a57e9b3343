import Foundation
import Testing
import TransferTestSupport

/// State of an app on a real display: timers, values that last, and the phase of its window.
@Suite("State on a display", .timeLimit(.minutes(20)))
struct StateTests {
    private func start(on desktop: some Desktop) async throws -> AppUnderTest {
        try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: "state",
            titled: "State",
            until: "clock"
        )
    }

    @Test func timersFireAndTheWindowIsActive() async throws {
        try await XServer.run { desktop in
            let probe = try await start(on: desktop)
            try await probe.expect("phase: active")
            try await probe.expect("published: 3")
            try await probe.expect("fired: 3")
            probe.expectGoodHealth()
        }
    }

    @Test func valuesLastAndChangesOfDefaultsShow() async throws {
        try await XServer.run { desktop in
            let first = try await start(on: desktop)
            try await first.expect("appeared: 1")
            try await first.expect("starts: 1")
            // The turn in which the files are written is over when a timer has fired after it.
            try await first.expect("fired: 3")
            first.program.signal(SIGKILL)
            _ = try await first.program.waitForExit()
            let second = try await start(on: desktop)
            try await second.expect("appeared: 2")
            try await second.expect("starts: 2")
            try await desktop.input.click(try await second.center(of: "note"))
            try await second.expect("starts: 102")
            second.expectGoodHealth()
        }
    }
}
