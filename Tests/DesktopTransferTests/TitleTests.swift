import Foundation
import Testing
import TransferTestSupport

/// The title of a window as a person changes it, and the document beside it, on a real display.
@Suite("Titles on a display", .timeLimit(.minutes(20)))
struct TitleTests {
    @Test func aTitleIsChangedInItsPlaceAndByTheButton() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.title(on: desktop, at: Point(60, 80))
            #expect(app.window.frame.width >= 360, "a window that cannot be sized has the size that its scene gives it")
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "rename"))
            // What is in the field is selected, or stands before what is typed.
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type("Quay")
            try await desktop.input.key("Return")
            try await app.program.waitForLine(containing: "name: Quay")
            try await desktop.input.click(app.center(of: "rename"))
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type("Lost")
            try await desktop.input.key("Escape")
            try await desktop.input.click(app.center(of: "rename"))
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type("Mole")
            try await desktop.input.key("Return")
            try await app.program.waitForLine(containing: "name: Mole")
            #expect(!app.program.standardOutput.lines.contains { $0.contains("Lost") })
            app.expectGoodHealth()
        }
    }

    @Test func theDocumentIsDraggedFromBesideTheTitleAndTheWindowStays() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.title(on: desktop, at: Point(60, 80))
            let target = try await DragPeer.target(on: desktop, .gtk3, accepting: ["text/uri-list"], at: Point(620, 60))
            let button = try await app.center(of: "rename")
            try await desktop.input.drag(from: app.center(of: "navigation-document"), to: target.window.frame.center)
            let drop = try await target.drop()
            #expect(drop.text.contains("file:///usr/share/common-licenses/Apache-2.0"))
            let window = try await desktop.windows().first { $0.title == "Harbour" }
            #expect(window?.frame.origin == app.window.frame.origin)
            #expect(try await app.center(of: "rename") == button)
            app.expectGoodHealth()
        }
    }
}
