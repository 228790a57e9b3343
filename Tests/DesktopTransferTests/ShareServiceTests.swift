import Foundation
import Testing
import TransferTestSupport

/// The share sheet that other programs ask for over the session bus.
@Suite("The share service", .timeLimit(.minutes(20)))
struct ShareServiceTests {
    /// A desktop with a bus that starts the service.
    private struct Service {
        let desktop: XServer
        let programs: InstalledPrograms
        let environment: [String: String]
        let geometry: WidgetGeometry

        func caller(_ arguments: [String]) throws -> RunningProgram {
            try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("share-caller")] + arguments,
                environment: environment
            )
        }

        /// The window of the sheet, once it offers a destination.
        func sheet(offering destination: String) async throws -> DesktopWindow {
            let window = try await desktop.window(titled: "Share", of: nil, movedTo: Point(20, 40))
            _ = try await geometry.frame(of: destination)
            return window
        }

        func click(_ destination: String, in window: DesktopWindow) async throws {
            try await desktop.input.click(geometry.frame(of: destination).offset(by: window.frame.origin).center)
        }

        func waitUntilNothingIsShown() async throws {
            try await waitUntil("the end of the sheet") {
                try await !desktop.windows().contains { $0.title == "Share" }
            }
        }

        /// The process of the service, and the number of its open descriptors and of its children.
        struct State: Decodable, Equatable {
            var process: Int32
            var descriptors: Int
            var children: Int
        }

        func state() async throws -> State {
            let caller = try caller(["state"])
            let line = try await caller.waitForLine(containing: #""state""#)
            return try JSONDecoder().decode(State.self, from: Data(line.utf8))
        }

        /// The names of what the service and its windows have left among the temporary files.
        func leftovers() throws -> [String] {
            let names = try FileManager.default.contentsOfDirectory(atPath: environment["TMPDIR"] ?? "/nowhere")
            return names.filter { $0.hasPrefix("transferable-") }
        }
    }

    /// - Parameter idleTime: The seconds without use after which the service ends.
    private func run(
        _ programs: [InstalledPrograms.Program] = [],
        idleTime: Double = 600,
        _ body: (Service) async throws -> Void
    ) async throws {
        try await XServer.run { desktop in
            let (programs, geometry, services) = (
                try InstalledPrograms(programs), try WidgetGeometry(), try TemporaryDirectory()
            )
            let path = try BuiltProduct.path(of: "transferable-window")
            try services.write(
                """
                [D-BUS Service]
                Name=org.swift_transferable.Share
                Exec="\(path)" --share-service \(idleTime)

                """,
                to: "org.swift_transferable.Share.service"
            )
            let environment = try await SessionBus.start(
                on: desktop,
                environment: programs.environment.merging(geometry.environment) { $1 },
                services: services
            )
            try await body(Service(desktop: desktop, programs: programs, environment: environment, geometry: geometry))
        }
    }

    private static let viewer = InstalledPrograms.Program("org.example.viewer", "Viewer", opens: ["text/plain"])
    private static let chosen = "org.example.viewer.desktop"

    @Test func aFileIsHandedToAnAppUnderItsName() async throws {
        try await run([Self.viewer]) { service in
            let files = try TemporaryDirectory()
            let file = try files.write("a report", to: "report of “today”.txt")
            let caller = try service.caller(["ShareFiles", file])
            let sheet = try await service.sheet(offering: Self.chosen)
            try await service.click(Self.chosen, in: sheet)
            let opened = try #require(try await service.programs.opened(by: "org.example.viewer").first)
            #expect((opened as NSString).lastPathComponent == "report of “today”.txt")
            #expect(try String(contentsOfFile: opened, encoding: .utf8) == "a report")
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
        }
    }

    @Test func whatIsSharedIsWhatTheDescriptorIs() async throws {
        try await run([Self.viewer]) { service in
            let files = try TemporaryDirectory()
            let file = try files.write("mine", to: "mine.txt")
            let secret = try files.write("a secret of the user", to: "secret.txt")
            let caller = try service.caller(["ShareFiles", file, "swap=\(secret)"])
            let sheet = try await service.sheet(offering: Self.chosen)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == secret)
            try await service.click(Self.chosen, in: sheet)
            let opened = try #require(try await service.programs.opened(by: "org.example.viewer").first)
            #expect((opened as NSString).lastPathComponent == "mine.txt")
            #expect(try String(contentsOfFile: opened, encoding: .utf8) == "mine")
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
        }
    }

    @Test func aFolderIsWhatTheDescriptorIs() async throws {
        let opener = InstalledPrograms.Program("org.example.viewer", "Viewer", opens: ["inode/directory"])
        try await run([opener]) { service in
            let files = try TemporaryDirectory()
            try files.write("mine", to: "papers/report.txt")
            try files.write("a secret", to: "secrets/secret.txt")
            let folder = files.file("papers")
            let caller = try service.caller(["ShareFiles", folder, "swap=\(files.file("secrets"))"])
            let sheet = try await service.sheet(offering: Self.chosen)
            try await service.click(Self.chosen, in: sheet)
            let opened = try #require(try await service.programs.opened(by: "org.example.viewer").first)
            #expect(URL(filePath: opened).lastPathComponent == "papers")
            #expect(try FileManager.default.contentsOfDirectory(atPath: opened) == ["report.txt"])
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
        }
    }

    @Test func aCallWithMillionsOfHandlesIsDeclinedBeforeTheyAreRead() async throws {
        try await run { service in
            let caller = try service.caller(["handles", "4000000"])
            try await caller.waitForLine(containing: "org.freedesktop.DBus.Error.LimitsExceeded")
            let next = try service.caller(["ShareText", "text"])
            let sheet = try await service.sheet(offering: "copy")
            try await service.desktop.close(sheet)
            try await next.waitForLine(containing: #""event": "response", "code": 1"#)
        }
    }

    @Test func aCallerGivesATitleAndAPictureOfEachFile() async throws {
        try await run([Self.viewer]) { service in
            let files = try TemporaryDirectory()
            let report = try files.write("a report", to: "report.txt")
            let notes = try files.write("notes", to: "notes.txt")
            let picture = files.file("picture.png")
            let arguments = ["-size", "200x200", "xc:#8123FA", "png:" + picture]
            try await TransferTestSupport.run("convert", arguments)
            let caller = try service.caller([
                "ShareFiles", report, notes, "titles=|Minutes of the meeting", "images=|\(picture)",
            ])
            let sheet = try await service.sheet(offering: Self.chosen)
            try await service.desktop.waitForColor("#8123FA")
            try await service.desktop.close(sheet)
            try await caller.waitForLine(containing: #""event": "response", "code": 1"#)
        }
    }

    @Test func textIsCopied() async throws {
        try await run { service in
            let caller = try service.caller(["ShareText", "a text = a text", "handle_token=mine"])
            let handle = try await caller.waitForLine(containing: #""handle""#)
            #expect(handle.contains("/org/swift_transferable/Share/request/1_") && handle.contains("/mine\""))
            let sheet = try await service.sheet(offering: "copy")
            try await service.click("copy", in: sheet)
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
            // Nothing can be read until there is text.
            try await waitUntil("the text") { (try? await service.desktop.clipboard.text()) == "a text = a text" }
        }
    }

    @Test func aQtProgramSharesOverItsWindow() async throws {
        try await run { service in
            let caller = try service.desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("qt-share-caller"), "ShareText", "a text of Qt", "handle_token=mine"],
                environment: service.environment
            )
            try await caller.waitForLine(containing: "/mine\"")
            try await expectSheet(of: caller, over: service) { sheet in
                try await service.click("copy", in: sheet)
                try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
                try await waitUntil("the text") { (try? await service.desktop.clipboard.text()) == "a text of Qt" }
            }
        }
    }

    @Test func theSheetIsOverTheWindowOfTheCaller() async throws {
        try await run { service in
            let caller = try service.caller(["--window", "ShareLink", "https://example.org/page"])
            try await expectSheet(of: caller, over: service) { sheet in
                try await service.desktop.close(sheet)
                try await caller.waitForLine(containing: #""event": "response", "code": 1"#)
            }
        }
    }

    /// Waits for the sheet, and expects that it is over the window of the caller.
    private func expectSheet(
        of caller: RunningProgram,
        over service: Service,
        _ body: (DesktopWindow) async throws -> Void
    ) async throws {
        struct Window: Decodable { var number: Int }
        let line = try await caller.waitForLine(containing: #""window""#)
        let number = try JSONDecoder().decode(Window.self, from: Data(line.utf8)).number
        let sheet = try await service.sheet(offering: "copy")
        let properties = try await TransferTestSupport.run(
            "xprop",
            ["-id", try #require(sheet.identifier), "WM_TRANSIENT_FOR"],
            environment: service.desktop.environment
        )
        #expect(properties.standardOutput.text.contains("0x" + String(number, radix: 16)))
        try await body(sheet)
    }

    @Test func aThousandSheetsThatAreClosedAtOnceLeaveNothing() async throws {
        try await run { service in
            func close(_ count: Int) async throws {
                let caller = try service.caller(["many", "\(count)"])
                try await caller.waitForLine(containing: #""responses": \#(count), "cancelled": \#(count)"#)
            }
            try await close(2)
            let before = try await service.state()
            try await close(1000)
            #expect(try await service.state() == before)
            #expect(before.children == 0)
            #expect(try service.leftovers().isEmpty)
        }
    }

    @Test(arguments: [SIGTERM, SIGKILL])
    func aSheetEndsWithTheServiceAndLeavesNothing(_ signal: Int32) async throws {
        try await run { service in
            let caller = try service.caller(["ShareText", "text"])
            let sheet = try await service.sheet(offering: "copy")
            #expect(try service.leftovers().isEmpty)
            #expect(kill(try await service.state().process, signal) == 0)
            try await service.waitUntilNothingIsShown()
            let window = try #require(sheet.processIdentifier)
            try await waitUntil("the end of the window") { kill(window, 0) != 0 }
            #expect(try service.leftovers().isEmpty)
            await caller.terminate()
            // The bus starts the service again.
            let next = try service.caller(["ShareText", "more"])
            try await service.desktop.close(try await service.sheet(offering: "copy"))
            try await next.waitForLine(containing: #""event": "response", "code": 1"#)
            #expect(try service.leftovers().isEmpty)
        }
    }

    @Test func aKilledSheetIsAFailure() async throws {
        try await run { service in
            let caller = try service.caller(["ShareText", "text"])
            let sheet = try await service.sheet(offering: "copy")
            #expect(kill(try #require(sheet.processIdentifier), SIGKILL) == 0)
            try await caller.waitForLine(containing: #""event": "response", "code": 2"#)
            #expect(try service.leftovers().isEmpty)
        }
    }

    /// The path of the file is that of another outside of the sandbox.
    @Test(.enabled(if: FlatpakSandbox.hasNamespaces)) func aSandboxSharesAFileThatItAloneSees() async throws {
        try await run([Self.viewer]) { service in
            let files = try TemporaryDirectory()
            let file = try files.write("outside", to: "report.txt")
            let script = #"printf inside > "$1"; exec /usr/bin/python3 "$2" ShareFiles "$1""#
            let caller = try service.desktop.launch(
                "bwrap",
                [
                    "--dev-bind", "/", "/", "--tmpfs", files.path, "sh", "-c", script, "sh", file,
                    DragPeer.script("share-caller"),
                ],
                environment: service.environment
            )
            let sheet = try await service.sheet(offering: Self.chosen)
            try await service.click(Self.chosen, in: sheet)
            let opened = try await service.programs.opened(by: "org.example.viewer")
            let path = try #require(opened.first)
            #expect(path != file && (path as NSString).lastPathComponent == "report.txt")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "inside")
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
        }
    }

    @Test func aCallerThatDiesClosesItsSheet() async throws {
        try await run { service in
            let caller = try service.caller(["--die", "ShareText", "text"])
            try await caller.waitForExit()
            try await service.waitUntilNothingIsShown()
            let second = try service.caller(["ShareText", "text"])
            _ = try await service.sheet(offering: "copy")
            second.signal(SIGKILL)
            try await service.waitUntilNothingIsShown()
        }
    }

    @Test func theCallerClosesItsSheetAndNobodyElse() async throws {
        try await run { service in
            let caller = try service.caller(["ShareText", "text", "handle_token=mine"])
            let line = try await caller.waitForLine(containing: #""handle""#)
            struct Handle: Decodable { var path: String }
            let path = try JSONDecoder().decode(Handle.self, from: Data(line.utf8)).path
            let sheet = try await service.sheet(offering: "copy")
            let other = try service.caller(["close", path])
            try await other.waitForLine(containing: "org.freedesktop.DBus.Error.AccessDenied")
            #expect(try await service.desktop.windows().contains { $0.title == "Share" })
            try await service.desktop.close(sheet)
            try await caller.waitForLine(containing: #""event": "response", "code": 1"#)
        }
    }

    @Test func mistakesAreSaidAndLeaveNothing() async throws {
        try await run { service in
            let files = try TemporaryDirectory()
            let file = try files.write("a report", to: "report.txt")
            let mistakes = 20
            let first = try service.caller(["mistakes", file, "1"])
            try await first.waitForExit()
            #expect(first.standardOutput.lines.count == mistakes, "\(first.transcript)")
            let before = try await service.state()
            let many = try service.caller(["mistakes", file, "100"])
            try await many.waitForExit()
            #expect(many.standardOutput.lines.count == 100 * mistakes)
            #expect(many.standardOutput.lines.allSatisfy { $0.contains(#""event": "error""#) })
            let after = try await service.state()
            #expect(after == before)
            #expect(try await !service.desktop.windows().contains { $0.title == "Share" })
            // What comes next is served.
            let caller = try service.caller(["ShareText", "text"])
            let sheet = try await service.sheet(offering: "copy")
            try await service.desktop.close(sheet)
            try await caller.waitForLine(containing: #""event": "response", "code": 1"#)
        }
    }

    @Test func theServiceEndsWhenNobodyNeedsIt() async throws {
        try await run(idleTime: 1) { service in
            let files = try TemporaryDirectory()
            let file = try files.write("a report", to: "report.txt")
            func use() async throws {
                let caller = try service.caller(["mistakes", file, "1"])
                try await caller.waitForExit()
            }
            try await use()
            let process = try await service.state().process
            try await waitUntil("the end of the service") {
                !FileManager.default.fileExists(atPath: "/proc/\(process)")
            }
            try await use()
            #expect(try await service.state().process != process)
        }
    }
}
