import Foundation
import Testing
import TransferTestSupport

/// Text fields and links in the rows of a sidebar, on a real display.
@Suite("Rows with fields and links", .timeLimit(.minutes(20)))
struct RowFieldTests {
    private func run(
        _ content: String,
        titled title: String,
        until identifier: String,
        _ body: (XServer, AppUnderTest) async throws -> Void
    ) async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(
                on: desktop,
                at: Point(20, 40),
                showing: content,
                titled: title,
                until: identifier
            )
            try await desktop.activate(app.window)
            try await body(desktop, app)
            app.expectGoodHealth()
        }
    }

    @Test(arguments: ["row fields", "row fields of lines"])
    func aFieldInARowIsEditedByASecondClick(content: String) async throws {
        try await run(content, titled: "Row fields", until: "field-2") { desktop, app in
            let frame = try await app.frame(of: "field-1")
            let field = frame.center
            try await desktop.input.click(field)
            try await app.expect("selected: 1")
            // What is typed now is not for the field.
            try await desktop.input.type("x")
            try await letPass(.milliseconds(600), because: "what edits a field is no double click")
            let plain = try await desktop.restingColor(of: frame)
            try await desktop.input.click(field)
            // It looks like a field now, and its text is selected.
            try await desktop.waitForColor(otherThan: plain, in: frame)
            try await desktop.input.type("Cuenca")
            try await app.expect("names: Oslo,Cuenca,Lima")
            try await desktop.input.key("Escape")
            try await desktop.input.type("y")
            // The row has the focus again, and the keys that walk through rows.
            try await desktop.input.key("Down")
            try await app.expect("selected: 2")
            #expect(!app.program.standardOutput.lines.contains { $0.contains("x") && $0.hasPrefix("names") })
            #expect(!app.program.standardOutput.lines.contains { $0.contains("y") && $0.hasPrefix("names") })
        }
    }

    @Test(arguments: ["row fields", "row fields of lines"])
    func returnEditsTheFieldOfASelectedRowAndEndsThat(content: String) async throws {
        try await run(content, titled: "Row fields", until: "field-2") { desktop, app in
            try await desktop.input.click(app.center(of: "field-0"))
            try await app.expect("selected: 0")
            try await desktop.input.key("Return")
            try await desktop.input.type("Bergen")
            try await app.expect("names: Bergen,Quito,Lima")
            try await desktop.input.key("Return")
            try await desktop.input.key("Down")
            try await app.expect("selected: 1")
        }
    }

    @Test func aDropOnAFieldIsTheRows() async throws {
        try await run("row fields", titled: "Row fields", until: "field-2") { desktop, app in
            try await desktop.input.drag(from: app.center(of: "source"), to: app.center(of: "field-2"))
            try await app.expect("dropped: Bergen on 2")
            #expect(!app.program.standardOutput.lines.contains { $0.hasPrefix("names") })
        }
    }

    @Test func theEdgeOfALinksRowFollowsTheLink() async throws {
        try await run("sidebar links", titled: "Sidebar links", until: "link-Quito") { desktop, app in
            let link = try await app.frame(of: "link-Oslo")
            try await desktop.input.click(Point(link.origin.x - 3, link.center.y))
            try await app.expect("shown: Oslo")
            let other = try await app.frame(of: "link-Quito")
            try await desktop.input.click(Point(other.center.x, other.origin.y - 3))
            try await app.expect("shown: Quito")
        }
    }

    @Test func aSectionOfASidebarStandsApartFromTheOneBefore() async throws {
        try await run("sidebar links", titled: "Sidebar links", until: "link-Quito") { _, app in
            let (first, second) = (try await app.frame(of: "link-Oslo"), try await app.frame(of: "link-Quito"))
            let header = try await app.frame(of: "rivers")
            let step = second.origin.y - first.origin.y
            #expect(header.center.y - second.center.y >= step + 8)
        }
    }

    @Test func aSidebarWithAMenuBarStandsBelowIt() async throws {
        try await run("sidebar links and menus", titled: "Sidebar links", until: "link-Quito") { _, app in
            let sidebar = try await app.frame(of: "sidebar")
            #expect(sidebar.origin.y >= app.window.frame.origin.y + 24)
        }
    }
}
