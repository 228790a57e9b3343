import Foundation
import Testing
import TransferTestSupport

/// The places in which views take the pointer and drags, on a real display.
@Suite("Places of views", .timeLimit(.minutes(20)))
struct PlaceTests {
    private func run(_ body: (XServer, AppUnderTest) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "places",
                titled: "Places",
                until: "inner-target"
            )
            try await body(desktop, app)
            app.expectGoodHealth()
        }
    }

    @Test func aViewIsMetWhereItIsDrawn() async throws {
        try await run { desktop, app in
            for index in 0..<3 {
                let center = try await app.center(of: "square-\(index)")
                try await desktop.input.click(center)
                try await app.program.waitForLine(containing: "tapped: \(index)")
                try await desktop.input.drag(from: center, to: Point(center.x + 15, center.y + 15))
                try await app.program.waitForLine(containing: "moved: \(index)")
            }
            try await desktop.input.click(app.center(of: "shifted"))
            try await app.program.waitForLine(containing: "tapped: shifted")
            #expect(app.program.standardOutput.lines.count { $0.hasPrefix("tapped: ") } == 4)
        }
    }

    @Test func aDragBeginsInTheInnermostSourceAndTargetsTheInnermostDestination() async throws {
        try await run { desktop, app in
            for count in 1...2 {
                let target = try await app.center(of: "inner-target")
                try await desktop.input.drag(from: app.center(of: "inner-source"), to: target)
                try await app.program.waitForLine(containing: "dropped: inner in inner", count: count)
                try await app.program.waitForLine(containing: "inner: false", count: count)
            }
            let lines = app.program.standardOutput.lines
            #expect(!lines.contains("dragged: outer"))
            // On the way to the inner destination the drag is over the outer one.
            for name in ["outer", "inner"] {
                let told = lines.filter { $0.hasPrefix("\(name): ") }
                #expect(told == ["true", "false", "true", "false"].map { "\(name): \($0)" })
            }
            // The outer one takes what is dropped beside the inner one.
            let outer = try await app.frame(of: "outer-target")
            try await desktop.input.drag(
                from: app.center(of: "inner-source"),
                to: Point(outer.origin.x + 12, outer.origin.y + outer.height - 12)
            )
            try await app.program.waitForLine(containing: "dropped: inner in outer")
            try await app.program.waitForLine(containing: "outer: false", count: 3)
        }
    }
}
