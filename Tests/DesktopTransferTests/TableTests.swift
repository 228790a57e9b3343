import Foundation
import Testing
import TransferTestSupport

/// A table as a person uses it, on a real display.
@Suite("Tables on a display", .timeLimit(.minutes(20)))
struct TableTests {
    private func table(on desktop: XServer) async throws -> AppUnderTest {
        try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: "table",
            titled: "Table",
            until: "city-Riga"
        )
    }

    @Test func titlesOrderTheRowsAndTheLinesBetweenThemChangeTheColumns() async throws {
        try await XServer.run { desktop in
            let probe = try await table(on: desktop)
            // The title stands above the first row, at its leading edge.
            let first = try await probe.frame(of: "city-Quito")
            let title = Point(first.origin.x + 14, first.origin.y - 18)
            try await desktop.input.click(title)
            try await probe.expect("order: Accra Bergen Quito Riga")
            try await desktop.input.click(title)
            try await probe.expect("order: Riga Quito Bergen Accra")

            let country = try await probe.frame(of: "country-Norway").origin.x
            // The line stands before the gap between the columns.
            let line = Point(country - 16, title.y)
            try await desktop.input.drag(from: line, to: Point(line.x + 30, line.y))
            try await waitUntil("a wider column") {
                try await probe.frame(of: "country-Norway").origin.x > country + 20
            }
            probe.expectGoodHealth()
        }
    }

    @Test func rowsAreSelectedDraggedOutAndTakenIn() async throws {
        try await XServer.run(width: 1200) { desktop in
            let probe = try await table(on: desktop)
            try await desktop.input.click(probe.center(of: "city-Accra"))
            try await probe.expect("selected: Accra")
            let target = try await DragPeer.target(on: desktop, .gtk3, accepting: ["text/plain"], at: Point(700, 60))
            try await desktop.input.drag(from: probe.center(of: "city-Bergen"), to: target.window.frame.center)
            #expect(try await target.drop().text == "Bergen")

            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: ["text/plain;charset=utf-8": Data("Łódź".utf8)],
                at: Point(700, 400)
            )
            let row = try await probe.frame(of: "city-Bergen")
            try await desktop.input.drag(
                from: source.window.frame.center,
                to: Point(row.center.x, row.center.y - 6)
            )
            try await probe.expect("order: Quito Łódź Bergen Accra Riga")
            probe.expectGoodHealth()
        }
    }
}
