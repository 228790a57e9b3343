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

    private func fields(_ body: (XServer, AppUnderTest) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: "table fields",
                titled: "Table fields",
                until: "city-2"
            )
            try await desktop.activate(probe.window)
            try await body(desktop, probe)
            probe.expectGoodHealth()
        }
    }

    @Test func eachFieldOfARowIsEditedByThePointer() async throws {
        try await fields { desktop, probe in
            for (row, column) in [(1, "last"), (0, "city"), (2, "first")] {
                let field = try await probe.center(of: "\(column)-\(row)")
                try await desktop.input.click(field)
                try await probe.expect("selected: \(row)")
                try await letPass(.milliseconds(600), because: "what edits a field is no double click")
                let frame = try await probe.frame(of: "\(column)-\(row)")
                let plain = try await desktop.restingColor(of: frame)
                try await desktop.input.click(field)
                try await desktop.waitForColor(otherThan: plain, in: frame)
                try await desktop.input.type("Hello World")
                try await probe.expect("set: \(column) of \(row) to “Hello World”")
                try await desktop.input.key("Return")
            }
            try await probe.expect(
                "people: Ada Lovelace Hello World, Grace Hello World New York, Hello World Noether Erlangen"
            )
        }
    }

    @Test func eachFieldOfARowIsEditedByTheTabKey() async throws {
        try await fields { desktop, probe in
            try await desktop.input.click(probe.center(of: "first-1"))
            try await probe.expect("selected: 1")
            try await desktop.input.key("Return")
            try await desktop.input.type("A")
            try await probe.expect("set: first of 1 to “A”")
            for (column, text) in [("last", "B"), ("city", "C")] {
                try await desktop.input.key("Tab")
                try await desktop.input.type(text)
                try await probe.expect("set: \(column) of 1 to “\(text)”")
            }
            try await desktop.input.key("shift+Tab")
            try await desktop.input.type("D")
            try await probe.expect("people: Ada Lovelace London, A D C, Emmy Noether Erlangen")
        }
    }

    @Test func typingOverSelectedTextSetsTheBindingOnceForEachKey() async throws {
        try await fields { desktop, probe in
            try await desktop.input.click(probe.center(of: "first-0"))
            try await probe.expect("selected: 0")
            try await desktop.input.key("Return")
            try await desktop.input.type("Hello World")
            try await probe.expect("set: first of 0 to “Hello World”")
            let expected = (1..."Hello World".count).map { "set: first of 0 to “\("Hello World".prefix($0))”" }
            #expect(probe.program.standardOutput.lines.filter { $0.hasPrefix("set: ") } == expected)
        }
    }
}
