import Foundation
import Testing
import TransferTestSupport

@Suite("Delegates of drops in windows", .timeLimit(.minutes(20)))
struct DropDelegateTests {
    @Test func aDelegateMovesOrRefusesOnX() async throws {
        try await XServer.run(width: 1500) { try await check(on: $0) }
    }

    @Test func aDelegateMovesOrRefusesOnWayland() async throws {
        try await WaylandServer.run { try await check(on: $0) }
    }

    @Test(arguments: DesktopCompositor.Kind.allCases)
    func aDelegateMovesOrRefusesOnGNOMEAndKDE(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind) { try await check(on: $0) }
    }

    private func check(on desktop: some Desktop) async throws {
        let source = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), showing: "drops", until: "refusing")
        let target = try await AppUnderTest.probe(on: desktop, at: Point(620, 40), showing: "drops", until: "refusing")

        try await desktop.input.drag(from: source.center(of: "move-source"), to: target.center(of: "refusing")) {
            try await target.program.waitForLine(containing: "refusing: entered")
        }
        try await target.program.waitForLine(containing: "refusing: exited")
        try await source.program.waitForLine(containing: "source: ended")
        #expect(!source.program.standardOutput.text.contains("ended move"))

        try await desktop.input.drag(from: source.center(of: "move-source"), to: target.center(of: "moving")) {
            try await target.program.waitForLine(containing: "moving: entered")
        }
        try await target.program.waitForLine(containing: "moving: took moved text")
        try await source.program.waitForLine(containing: "source: ended move")
        #expect(target.program.standardOutput.lines.contains("moving: validate true false"))
        #expect(!target.program.standardOutput.text.contains("refusing: took"))
        source.expectGoodHealth()
        target.expectGoodHealth()
    }
}
