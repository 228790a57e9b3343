import Foundation
import Testing
import TransferTestSupport

/// A menu bar as a person uses it, on a real display.
@Suite("Commands on a display", .timeLimit(.minutes(20)))
struct CommandTests {
    private func run(_ body: (MenuSession) async throws -> Void) async throws {
        try await MenuSession.run({ try await AppUnderTest.commands(on: $0, at: $1) }, body)
    }

    @Test func theAppsOwnMenusAreOpenedAndFollowTheirState() async throws {
        try await run { session in
            try await session.choose("n", "Down", "Return")
            try await session.expect("sent: false")
            try await session.choose("n", "Return")
            try await session.desktop.input.key("ctrl+d")
            try await session.expect("sent: true")
            try await session.desktop.input.key("ctrl+o")
            try await session.expect("opened: file")
        }
    }

    @Test func theEditMenuEditsTheTextThatHasTheFocus() async throws {
        try await run { session in
            try await session.desktop.input.click(session.app.center(of: "field"))
            try await session.desktop.input.key("ctrl+a")
            // Cut comes after Undo and Redo.
            try await session.choose("e", "Down", "Down", "Return")
            try await session.expect("text: ")
            // With nothing selected, Cut, Copy and Delete are passed over.
            try await session.choose("e", "Down", "Down", "Return")
            try await session.expect("text: typed")
        }
    }

    @Test func theEditMenuEditsTheViewThatHasCommands() async throws {
        try await run { session in
            try await session.desktop.input.click(session.app.center(of: "notes"))
            try await session.choose("e", "Return")
            try await session.expect("notes: nothing")
            // Cut, Copy, Delete.
            try await session.choose("e", "Down", "Down", "Return")
            try await session.expect("notes: deleted")
        }
    }

    /// Runs a test with the app as it is on a desktop.
    private func run(
        on name: String,
        installedAt program: String? = nil,
        _ body: (MenuSession) async throws -> Void
    ) async throws {
        try await MenuSession.run(
            {
                try await AppUnderTest.commands(
                    on: $0,
                    at: $1,
                    environment: ["XDG_CURRENT_DESKTOP": name],
                    installedAt: program
                )
            },
            body
        )
    }

    @Test func onGNOMEAMenuThatF10OpensHasAllItems() async throws {
        try await run(on: "GNOME") { session in
            try await session.choosePrimary("Down", "Return")
            try await session.expect("opened: file")
            // New Window, Open, Close Window, Edit and Note, whose items take the place of the others, below a button back to them.
            try await session.choosePrimary("Down", "Down", "Down", "Down", "Right", "Down", "Down", "Return")
            try await session.expect("sent: false")
            try await session.desktop.input.key("ctrl+shift+p")
            try await session.desktop.input.key("ctrl+d")
            try await session.expect("sent: true")
        }
    }

    @Test func onGNOMETheMenuEditsTheTextThatHasTheFocus() async throws {
        try await run(on: "GNOME") { session in
            try await session.desktop.input.click(session.app.center(of: "field"))
            try await session.desktop.input.key("ctrl+a")
            // Undo and Redo are disabled, and passed over.
            try await session.choosePrimary("Down", "Down", "Down", "Right", "Down", "Return")
            try await session.expect("text: ")
            // The field has the focus again.
            try await session.desktop.input.type("typed again")
            try await session.expect("text: typed again")
        }
    }

    @Test func onGNOMEAnAppThatAsksForItKeepsItsMenuBar() async throws {
        let folder = try TemporaryDirectory()
        let information = ["CFBundleName": "Commands", "LinuxDesktop": ["PrimaryMenu": false]] as [String: Any]
        let program = try await BuiltProduct.install("TransferProbe", in: folder.path, information: information)
        try await run(on: "GNOME", installedAt: program) { session in
            try await session.choose("n", "Down", "Return")
            try await session.expect("sent: false")
        }
    }

    @Test func onOtherDesktopsTheMenuBarStays() async throws {
        try await run(on: "XFCE") { session in
            try await session.choose("n", "Down", "Return")
            try await session.expect("sent: false")
        }
    }

    @Test func windowsAreOpenedAndClosedFromTheFileMenu() async throws {
        try await run { session in
            try await session.choose("f", "Return")
            try await waitUntil("a second window") {
                try await session.desktop.windows().filter { $0.title == "Commands" }.count == 2
            }
            try await session.desktop.input.key("ctrl+w")
            try await waitUntil("one window") {
                try await session.desktop.windows().filter { $0.title == "Commands" }.count == 1
            }
        }
    }
}

extension MenuSession {
    /// Opens a menu with Alt and its letter, and presses keys in it.
    fileprivate func choose(_ menu: String, _ keys: String...) async throws {
        // The pointer would choose the item that it happens to be over.
        try await desktop.input.move(to: Point(700, 600))
        try await desktop.input.key("alt+" + menu)
        try await choose(keys)
    }

    /// Opens the primary menu, and presses keys in it.
    fileprivate func choosePrimary(_ keys: String...) async throws {
        try await desktop.input.move(to: Point(700, 600))
        try await desktop.input.key("F10")
        try await choose(keys)
    }
}
