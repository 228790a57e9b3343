import Foundation
import Testing
import TransferTestSupport

/// Symbols on a real display.
@Suite("Symbols in a window", .timeLimit(.minutes(20)))
struct SymbolTests {
    @Test func symbolsAreSeenInTheColourOfTheText() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "symbols",
                until: "sides"
            )
            let line = try await app.program.waitForLine(
                containing: "There is no symbol “no.such.symbol”",
                in: app.program.standardError
            )
            #expect(line.contains("its place is empty") && line.contains("add a picture to the app's resources"))
            // White paper has 255 of each; red ink takes green and blue away.
            func ink(_ identifier: String) async throws -> Int {
                let color = try await desktop.meanColor(of: app.frame(of: identifier))
                return color.red - color.green
            }
            let (filled, plain) = (try await ink("filled"), try await ink("plain"))
            #expect(filled > 80 && plain > 20 && filled > plain + 30)
            #expect(try await ink("desktop") > 20)
            #expect(try await ink("missing") == 0)
            let (place, missing) = (try await app.frame(of: "filled"), try await app.frame(of: "missing"))
            #expect(place.width == missing.width && place.height == missing.height)
            // Choices that are symbols alone are drawn and pressed.
            let sides = try await app.frame(of: "sides")
            try await desktop.input.click(Point(sides.origin.x + sides.width * 3 / 4, sides.center.y))
            try await app.program.waitForLine(containing: "side: 1")
            app.expectGoodHealth()
        }
    }
}
