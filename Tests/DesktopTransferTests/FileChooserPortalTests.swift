import Foundation
import Testing
import TransferTestSupport

/// File dialogs of the desktop's portal, which a program of the test stands in for.
@Suite("File dialogs of the portal", .timeLimit(.minutes(20)))
struct FileChooserPortalTests {
    private struct Asked: Decodable {
        let method: String
        let title: String
        let window: String
        let label: String?
        let filters: [String]
        let name: String?
        let folder: String
        let modal: Bool
        let multiple: Bool
        let directory: Bool
    }

    /// Runs a test with a portal that answers in some way.
    private func withPortal(
        answering answer: [String],
        in folder: TemporaryDirectory,
        environment: [String: String] = [:],
        _ body: (XServer, AppUnderTest, RunningProgram) async throws -> Void
    ) async throws {
        try await XServer.run { desktop in
            let portal = try await BusService("file-chooser-portal", answer)
            let app = try await AppUnderTest.files(
                on: desktop,
                in: folder,
                environment: portal.environment.merging(environment) { $1 }
            )
            try await body(desktop, app, portal.program)
            app.expectGoodHealth()
            await portal.end()
        }
    }

    private func asked(_ portal: RunningProgram, count: Int = 1) async throws -> Asked {
        let line = try await portal.waitForLine(containing: #""asked""#, count: count)
        return try JSONDecoder().decode(Asked.self, from: Data(line.utf8))
    }

    @Test func thePortalIsAskedForFiles() async throws {
        let folder = try TemporaryDirectory()
        let file = URL(fileURLWithPath: try folder.write("a", to: "a b%.txt"))
        let other = URL(fileURLWithPath: try folder.write("b", to: "ü#.txt"))
        let answer = ["0", file.absoluteString, other.absoluteString]
        try await withPortal(answering: answer, in: folder) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "import"))
            try await app.program.waitForLine(containing: "imported: \(file.path) \(other.path)")
            let asked = try await asked(portal)
            #expect(asked.method == "OpenFile" && asked.multiple && !asked.directory && asked.modal)
            #expect(asked.title == "Which files?" && asked.label == "Take")
            #expect(asked.filters.count == 3 && asked.filters.first == "All Supported Files")
            #expect(asked.folder == folder.path)
            // The window that the dialog is over, as X11 numbers it.
            let number = try #require(app.window.identifier.flatMap { Int($0.dropFirst(2), radix: 16) })
            #expect(asked.window == "x11:" + String(number, radix: 16))
        }
    }

    /// The window that the dialog of the portal is over, as an app on a Wayland compositor names it to the portal.
    private func window(toldOn environment: [String: String]) async throws -> String {
        let folder = try TemporaryDirectory()
        let file = URL(fileURLWithPath: try folder.write("a", to: "a.txt"))
        let portal = try await BusService("file-chooser-portal", ["0", file.absoluteString])
        let changes = [
            "PROBE": "files", "PROBE_FOLDER": folder.path, "PROBE_IMPORTS": "1", "GDK_BACKEND": "wayland",
            "GSETTINGS_BACKEND": "memory",
        ]
        let app = try RunningProgram(
            BuiltProduct.path(of: "TransferProbe"),
            environment: environment.merging(portal.environment) { $1 }.merging(changes) { $1 }
        )
        try await app.waitForLine(containing: "imported: \(file.path)")
        let asked = try await asked(portal.program)
        await app.terminate()
        await portal.end()
        return asked.window
    }

    @Test func aCompositorThatNamesWindowsForOtherProgramsNamesTheOneOfTheDialog() async throws {
        // sway has the protocol xdg-foreign.
        try await SwayServer.run { server in
            let name = try await window(toldOn: server.environment)
            #expect(name.hasPrefix("wayland:") && name.count > "wayland:".count)
        }
    }

    @Test func thePortalIsAskedAlsoWhereWindowsHaveNoNames() async throws {
        // weston has not.
        try await WaylandServer.run { server in
            let name = try await window(toldOn: server.environment)
            #expect(name == "")
        }
    }

    @Test func thePortalIsAskedForThePlaceOfADocument() async throws {
        let folder = try TemporaryDirectory()
        let file = URL(fileURLWithPath: folder.file("from the portal.txt"))
        try await withPortal(answering: ["0", file.absoluteString], in: folder) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "export"))
            try await app.program.waitForLine(containing: "exported: \(file.path)")
            let asked = try await asked(portal)
            #expect(asked.method == "SaveFile" && asked.name == "Probe.txt" && asked.label == "Save")
            #expect(try String(contentsOf: file, encoding: .utf8) == "exported by the probe")
        }
    }

    @Test func thePortalIsAskedForAFolder() async throws {
        let folder = try TemporaryDirectory()
        let inner = URL(fileURLWithPath: try folder.makeDirectory("inner"))
        try await withPortal(answering: ["0", inner.absoluteString], in: folder) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "folder"))
            try await app.program.waitForLine(containing: "folder: \(inner.path)")
            let asked = try await asked(portal)
            #expect(asked.method == "OpenFile" && asked.directory && !asked.multiple && asked.filters.isEmpty)
        }
    }

    @Test func aPortalOfOldIsNotAskedForFolders() async throws {
        try await withPortal(answering: ["old"], in: TemporaryDirectory()) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "folder"))
            _ = try await app.window(titled: "Choose a Folder", on: desktop)
            #expect(!portal.standardOutput.lines.contains { $0.contains("asked") })
        }
    }

    @Test(arguments: [[], ["https://example.org/a"], ["file:///tmp/%FF"]])
    func anAnswerThatIsNoFileIsAnError(_ uris: [String]) async throws {
        try await withPortal(answering: ["0"] + uris, in: TemporaryDirectory()) { desktop, app, _ in
            try await desktop.input.click(app.center(of: "import"))
            try await app.program.waitForLine(containing: "imported: failed: ")
        }
    }

    @Test func aPortalThatEndsIsAnError() async throws {
        try await withPortal(answering: ["die"], in: TemporaryDirectory()) { desktop, app, _ in
            try await desktop.input.click(app.center(of: "export"))
            try await app.program.waitForLine(containing: "exported: failed: The desktop's file dialog ended")
            // The next is GTK's own, as there is no portal.
            try await desktop.input.click(app.center(of: "export"))
            _ = try await app.window(titled: "Export", on: desktop)
        }
    }

    @Test func aPortalThatDoesNotAnswerIsReplacedByTheToolkitsDialog() async throws {
        try await withPortal(answering: ["mute"], in: TemporaryDirectory()) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "export"))
            let dialog = try await app.window(titled: "Export", on: desktop).window
            // Should it come to show its dialog, that is taken back.
            try await portal.waitForLine(containing: #""closed""#)
            try await desktop.activate(dialog)
            try await desktop.input.key("Escape")
            try await app.program.waitForLine(containing: "exported: cancelled")
            // It is not waited for again.
            try await desktop.input.click(app.center(of: "export"))
            _ = try await app.window(titled: "Export", on: desktop)
            #expect(portal.standardOutput.lines.filter { $0.contains(#""asked""#) }.count == 1)
        }
    }

    /// GLib would end the app for a call of an object whose path is none.
    @Test func aPortalWhoseAnswerIsNoPathIsReplacedByTheToolkitsDialog() async throws {
        try await withPortal(answering: ["text"], in: TemporaryDirectory()) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "export"))
            let dialog = try await app.window(titled: "Export", on: desktop).window
            try await desktop.activate(dialog)
            try await desktop.input.key("Escape")
            try await app.program.waitForLine(containing: "exported: cancelled")
            #expect(portal.standardOutput.lines.contains { $0.contains(#""asked""#) })
        }
    }

    @Test func theUserHasAsLongAsTheyLike() async throws {
        try await withPortal(answering: ["wait"], in: TemporaryDirectory()) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "import"))
            _ = try await asked(portal)
            try await letPass(.seconds(12), because: "the user takes longer than a portal may take to show its dialog")
            #expect(app.program.standardOutput.lines.allSatisfy { !$0.contains("imported") })
            #expect(try await desktop.windows().allSatisfy { $0.title != "Which files?" })
            portal.signal(SIGTERM)
            try await app.program.waitForLine(containing: "imported: failed: The desktop's file dialog ended")
        }
    }

    @Test(arguments: ["1", "2"]) func aPortalThatChoosesNothingIsTakenAsCancelled(_ answer: String) async throws {
        try await withPortal(answering: [answer], in: TemporaryDirectory()) { desktop, app, _ in
            try await desktop.input.click(app.center(of: "export"))
            try await app.program.waitForLine(containing: "exported: cancelled")
        }
    }

    @Test func portalsAreLeftAloneWhereThatIsWanted() async throws {
        let folder = try TemporaryDirectory()
        let environment = ["GDK_DEBUG": "no-portals"]
        try await withPortal(answering: ["1"], in: folder, environment: environment) { desktop, app, portal in
            try await desktop.input.click(app.center(of: "export"))
            _ = try await app.window(titled: "Export", on: desktop)
            #expect(!portal.standardOutput.lines.contains { $0.contains("asked") })
        }
    }

    // MARK: The real one

    @Test(.enabled(if: DesktopPortal.isInstalled)) func filesAreChosenInTheDialogOfTheRealPortal() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let file = try folder.write("a", to: "with the portal.txt")
            // The bus starts the portal and its back end, which draws with GTK 3.
            let bus = try await DesktopPortal.startBus(on: desktop)
            let app = try await AppUnderTest.files(on: desktop, in: folder, environment: bus)

            try await desktop.input.click(app.center(of: "import"))
            let dialog = try await desktop.window(titled: "Which files?")
            #expect(dialog.processIdentifier != app.program.processIdentifier)
            try await DesktopPortal.choose(file, inDialog: "Which files?", on: desktop)
            try await app.program.waitForLine(containing: "imported: \(file)")

            try await desktop.input.click(app.center(of: "export"))
            let place = folder.file("saved by the portal.txt")
            try await DesktopPortal.choose(place, inDialog: "Export", isSaving: true, on: desktop)
            try await app.program.waitForLine(containing: "exported: \(place)")
            #expect(try String(contentsOfFile: place, encoding: .utf8) == "exported by the probe")

            try await desktop.input.click(app.center(of: "import"))
            try await desktop.close(desktop.window(titled: "Which files?"))
            try await app.program.waitForLine(containing: "imported: cancelled")
            app.expectGoodHealth()
        }
    }
}
