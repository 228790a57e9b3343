import Foundation
import Testing
import TransferTestSupport

/// Files that go through the desktop's portals for file transfers and documents, from and to sandboxes too.
@Suite("File transfers by portals", .timeLimit(.minutes(20)))
struct FileTransferTests {
    private let names = ["application/vnd.portal.filetransfer", "application/vnd.portal.files"]

    // MARK: Outside of sandboxes

    @Test func filesAreGivenToThePortalUnderBothNames() async throws {
        try await XServer.run(width: 1500) { desktop in
            let portal = try await BusService("file-transfer-portal")
            let catalog = try await AppUnderTest.catalog(
                on: desktop,
                at: Point(20, 40),
                environment: portal.environment
            )
            try await catalog.select("Ada Lovelace", on: desktop)
            for (index, name) in names.enumerated() {
                let target = try await DragPeer.target(
                    on: desktop,
                    title: "Target \(index)",
                    accepting: [name],
                    at: Point(1150, 60 + 300 * index)
                )
                try await desktop.input.drag(from: catalog.center(of: "portrait"), to: target.window.frame.center)
                #expect(try await target.drop().text == "the key\0")
                let added = try await portal.program.waitForLine(containing: #""added""#, count: index + 1)
                let file = try JSONDecoder().decode([String: String].self, from: Data(added.utf8))
                #expect(file["name"] == "Ada Lovelace.png" && file["text"]?.contains("PNG") == true)
            }
            catalog.expectGoodHealth()
            await portal.end()
        }
    }

    @Test func copiedFilesAreGivenToThePortal() async throws {
        try await XServer.run { desktop in
            let portal = try await BusService("file-transfer-portal")
            let catalog = try await AppUnderTest.catalog(
                on: desktop,
                at: Point(20, 40),
                environment: portal.environment
            )
            try await desktop.activate(catalog.window)
            try await catalog.select("Ada Lovelace", on: desktop)
            try await desktop.input.click(catalog.center(of: "portrait"))
            try await desktop.input.key("ctrl+c")
            try await waitUntil("the picture on the clipboard") {
                try await desktop.clipboard.types().contains("image/png")
            }
            let key = try await desktop.clipboard.data(as: names[0], timeout: .patience)
            #expect(key == Data("the key\0".utf8))
            try await portal.program.waitForLine(containing: "Ada Lovelace.png")
            catalog.expectGoodHealth()
            await portal.end()
        }
    }

    @Test func filesThatAreNotHereComeFromThePortal() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let picture = try folder.write(try await Samples.picture("#20A060", width: 30, height: 30), to: "a b.png")
            let portal = try await BusService("file-transfer-portal", [picture])
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), environment: portal.environment)
            // As the path is in another program's sandbox.
            let source = try await DragPeer.source(
                on: desktop,
                offering: [
                    "text/uri-list": Data("file:///nowhere/a%20b.png\r\n".utf8), names[0]: Data("key 1\0".utf8),
                ],
                at: Point(600, 60)
            )
            try await desktop.input.drag(from: source.window.frame.center, to: probe.center(of: "image-target"))
            try await probe.program.waitForLine(containing: "image: dropped 1")
            #expect(try await portal.program.waitForLine(containing: #""retrieved""#).contains("key 1"))
            probe.expectGoodHealth()
            await portal.end()
        }
    }

    @Test func filesThatAreHereAreTakenByTheirPaths() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let picture = try folder.write(try await Samples.picture("#20A060", width: 30, height: 30), to: "a.png")
            let portal = try await BusService("file-transfer-portal")
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), environment: portal.environment)
            let source = try await DragPeer.source(
                on: desktop,
                offering: [
                    "text/uri-list": Data("\(URL(fileURLWithPath: picture).absoluteString)\r\n".utf8),
                    names[1]: Data("key 2\0".utf8),
                ],
                at: Point(600, 60)
            )
            try await desktop.input.drag(from: source.window.frame.center, to: probe.center(of: "image-target"))
            try await probe.program.waitForLine(containing: "image: dropped 1")
            #expect(!portal.program.standardOutput.lines.contains { $0.contains("retrieved") })
            probe.expectGoodHealth()
            await portal.end()
        }
    }

    /// Drags an item of the app with a folder and a file to a program that likes the portal best.
    private func drag(
        _ item: String,
        of app: AppUnderTest,
        on desktop: XServer,
        at place: Point
    ) async throws -> DragPeer.Drop {
        let types = [names[0], "text/uri-list"]
        let target = try await DragPeer.target(on: desktop, title: item, accepting: types, at: place)
        try await desktop.input.drag(from: app.center(of: item), to: target.window.frame.center)
        return try await target.drop()
    }

    /// The portal of xdg-desktop-portal 1.16 takes no folders, and file managers prefer its types.
    @Test func foldersAreNotGivenToThePortal() async throws {
        try await XServer.run(width: 1500) { desktop in
            let folder = try TemporaryDirectory()
            _ = try folder.write("a file", to: "file.txt")
            let portal = try await BusService("file-transfer-portal")
            let app = try await AppUnderTest.files(on: desktop, in: folder, environment: portal.environment)
            let file = try await drag("file-source", of: app, on: desktop, at: Point(700, 60))
            #expect(file.type == names[0] && file.text == "the key\0")
            let dropped = try await drag("folder-source", of: app, on: desktop, at: Point(700, 400))
            #expect(dropped.type == "text/uri-list" && Set(dropped.formats).isDisjoint(with: names))
            #expect(URL(string: dropped.text.trimmingCharacters(in: .newlines))?.path == folder.path)
            app.expectGoodHealth()
            await portal.end()
        }
    }

    // MARK: In a sandbox, with the real portals

    private func runSandboxed(
        _ body: (XServer, TemporaryDirectory, FlatpakSandbox, [String: String]) async throws -> Void
    ) async throws {
        try await XServer.run(width: 1500) { desktop in
            let (files, kept) = (try TemporaryDirectory(), try TemporaryDirectory())
            let bus = try await DesktopPortal.startBus(on: desktop)
            // It ends before the test's directory is removed, in which its file system is mounted.
            let documents = try desktop.launch("/usr/libexec/xdg-document-portal", environment: bus)
            let folder = (desktop.environment["XDG_RUNTIME_DIR"] ?? "") + "/doc/by-app"
            try await waitUntil("the document portal: \(documents.transcript)") {
                FileManager.default.fileExists(atPath: folder)
            }
            let sandbox = try FlatpakSandbox(on: desktop, keptIn: kept, hiding: [files.path])
            try await body(desktop, files, sandbox, bus)
            await documents.terminate()
        }
    }

    @Test(.enabled(if: FlatpakSandbox.canRun)) func aSandboxReceivesFilesOfOthersThroughThePortal() async throws {
        try await runSandboxed { desktop, files, sandbox, bus in
            let data = try await Samples.picture("#20A060", width: 30, height: 30)
            let picture = try files.write(data, to: "hidden.png")
            let sender = try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("file-transfer-peer"), "send", picture],
                environment: bus
            )
            let line = try await sender.waitForLine(containing: #""key""#)
            let key = try #require(try JSONDecoder().decode([String: String].self, from: Data(line.utf8))["key"])
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), environment: bus, in: sandbox)
            let source = try await DragPeer.source(
                on: desktop,
                offering: [
                    "text/uri-list": Data("\(URL(fileURLWithPath: picture).absoluteString)\r\n".utf8),
                    names[0]: Data("\(key)\0".utf8),
                ],
                at: Point(700, 60)
            )
            // The path of the file leads nowhere in the sandbox.
            try await desktop.input.drag(from: source.window.frame.center, to: probe.center(of: "image-target"))
            try await probe.program.waitForLine(containing: "image: dropped 1")
            probe.expectGoodHealth()
        }
    }

    @Test(.enabled(if: FlatpakSandbox.canRun)) func aSandboxGivesFilesToOthersThroughThePortal() async throws {
        try await runSandboxed { desktop, _, sandbox, bus in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), environment: bus, in: sandbox)
            let target = try await DragPeer.target(on: desktop, accepting: [names[0]], at: Point(700, 60))
            try await letPass(.milliseconds(500), because: "the app does not tell when it has heard of the portal")
            try await desktop.input.drag(from: probe.center(of: "table-source"), to: target.window.frame.center)
            let key = try await target.drop().text.trimmingCharacters(in: ["\0"])
            let receiver = try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("file-transfer-peer"), "receive", key],
                environment: bus
            )
            let line = try await receiver.waitForLine(containing: #""files""#)
            let head = Data("name,city".utf8).map { String(format: "%02x", $0) }.joined()
            #expect(line.contains("cities.csv") && line.contains(head))
            probe.expectGoodHealth()
        }
    }

    /// Tests folders with a portal that takes none, about which the log has one message.
    @Test(.enabled(if: FlatpakSandbox.canRun)) func foldersLeaveASandboxByThePortalOrByTheirPaths() async throws {
        try await runSandboxed { desktop, _, sandbox, bus in
            let folder = try TemporaryDirectory()
            let app = try await AppUnderTest.files(on: desktop, in: folder, environment: bus, in: sandbox)
            try await letPass(.milliseconds(500), because: "the app does not tell when it has heard of the portal")
            let first = try await drag("folder-source", of: app, on: desktop, at: Point(700, 60))
            let second = try await drag("folder-source", of: app, on: desktop, at: Point(700, 400))
            #expect(first.type == second.type)
            let said = app.program.standardError.lines.filter {
                $0.contains("Folders leave this sandbox by their paths")
            }
            #expect(said.count == (first.type == names[0] ? 0 : 1))
            app.expectGoodHealth()
        }
    }

    @Test(.enabled(if: FlatpakSandbox.canRun && DesktopPortal.isInstalled))
    func aSandboxReadsTheFilesThatTheUserChooses() async throws {
        try await runSandboxed { desktop, files, sandbox, bus in
            let file = try files.write("chosen", to: "chosen file.txt")
            let app = try await AppUnderTest.files(on: desktop, in: files, environment: bus, in: sandbox)
            try await desktop.input.click(app.center(of: "import"))
            try await DesktopPortal.choose(file, inDialog: "Which files?", on: desktop)
            let line = try await app.program.waitForLine(containing: "imported: ")
            #expect(line.contains(sandbox.documentFolder) && line.hasSuffix("/chosen file.txt"))
            try await app.program.waitForLine(containing: "read: true false chosen")
            app.expectGoodHealth()
        }
    }
}
