import Foundation
import Testing
import TransferTestSupport

/// Exchanges of programs with an app that has a scene for what is shared: the Photos example, as `transferable declare` installs it.
@Suite("Sharing with an app's scene", .timeLimit(.minutes(20)))
struct ReceivedShareTests {
    /// A desktop with the share service and an installed app.
    private struct Session {
        let desktop: XServer
        let environment: [String: String]
        let geometry: WidgetGeometry
        let files: TemporaryDirectory

        /// The identifier of the app in share sheets.
        static let target = "target:com.example.photos.desktop:items"

        func share(_ arguments: String...) throws -> RunningProgram {
            try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("share-caller")] + arguments,
                environment: environment
            )
        }

        /// Chooses the app in the sheet.
        /// - Returns: The window of its scene.
        func choosePhotos() async throws -> DesktopWindow {
            let sheet = try await desktop.window(titled: "Share", of: nil, movedTo: Point(20, 40))
            try await desktop.input.click(geometry.frame(of: Self.target).offset(by: sheet.frame.origin).center)
            let window = try await desktop.window(titled: "Add to Photos", of: nil, movedTo: Point(640, 40))
            _ = try await geometry.frame(of: "add-photos")
            return window
        }

        /// Shares the portrait that the Catalog shows when it begins, a picture that is no file.
        func sharePortrait() async throws -> RunningProgram {
            let catalog = try desktop.launch(BuiltProduct.path(of: "Catalog"), environment: environment)
            let window = try await desktop.window(titled: "Scientists", of: catalog, movedTo: Point(20, 40))
            try await desktop.input.click(geometry.frame(of: "share-portrait").offset(by: window.frame.origin).center)
            return catalog
        }

        func add(in window: DesktopWindow) async throws {
            try await desktop.input.click(geometry.frame(of: "add-photos").offset(by: window.frame.origin).center)
        }

        /// The names of the sockets of shares that are under way.
        func sockets() -> [String] {
            let runtime = desktop.environment["XDG_RUNTIME_DIR"] ?? "/nowhere"
            return (try? FileManager.default.contentsOfDirectory(atPath: runtime + "/swift-transferable/sockets")) ?? []
        }

        func windows() async throws -> [String] { try await desktop.windows().map(\.title) }
    }

    private func run(_ body: (Session) async throws -> Void) async throws {
        try await XServer.run { desktop in
            let (programs, geometry) = (try InstalledPrograms([]), try WidgetGeometry())
            let (services, files) = (try TemporaryDirectory(), try TemporaryDirectory())
            let photos = try BuiltProduct.path(of: "Photos")
            try await TransferTestSupport.run(
                BuiltProduct.path(of: "transferable"),
                [
                    "declare", Samples.path(ofExample: "Photos/Resources/Info.plist"), "--program", photos, "--output",
                    files.file("made"),
                ]
            )
            let entry = try String(contentsOfFile: files.file("made/com.example.photos.desktop"), encoding: .utf8)
            try programs.install("com.example.photos", entry)
            try services.write(
                """
                [D-BUS Service]
                Name=org.swift_transferable.Share
                Exec="\(BuiltProduct.path(of: "transferable-window"))" --share-service 600

                """,
                to: "org.swift_transferable.Share.service"
            )
            let environment = try await SessionBus.start(
                on: desktop,
                environment: programs.environment.merging(geometry.environment) { $1 },
                services: services
            )
            try await body(Session(desktop: desktop, environment: environment, geometry: geometry, files: files))
        }
    }

    private func picture(_ session: Session) async throws -> String {
        let path = session.files.file("Holiday.png")
        try await TransferTestSupport.run("convert", ["-size", "120x80", "xc:orange", path])
        return path
    }

    @Test func aPictureOfAnotherProgramIsAdded() async throws {
        try await run { session in
            let caller = try await session.share("ShareFiles", picture(session), "subject=Two days at the sea")
            let window = try await session.choosePhotos()
            // The app shows this window alone.
            #expect(try await !session.windows().contains("Photos"))
            try await session.add(in: window)
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
            _ = try await session.geometry.frame(of: "photo-Holiday")
            #expect(try await session.windows().filter { $0 != "" } == ["Photos"])
            try await waitUntil("no sockets") { session.sockets().isEmpty }
        }
    }

    @Test func anAppThatRunsOpensTheWindowInItsProcess() async throws {
        try await run { session in
            let app = try session.desktop.launch(
                BuiltProduct.path(of: "Photos"),
                environment: session.environment
            )
            _ = try await session.desktop.window(titled: "Photos", of: app)
            let caller = try await session.share("ShareFiles", picture(session))
            let window = try await session.choosePhotos()
            try await session.add(in: window)
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
            _ = try await session.geometry.frame(of: "photo-Holiday")
            #expect(app.isRunning)
            #expect(try await session.windows().filter { $0 == "Photos" }.count == 1)
        }
    }

    @Test func aClosedWindowLetsTheUserChooseAgain() async throws {
        try await run { session in
            let caller = try await session.share("ShareFiles", picture(session))
            try await session.desktop.close(session.choosePhotos())
            // The sheet is there for another place, and this one again.
            let window = try await session.choosePhotos()
            try await session.add(in: window)
            try await caller.waitForLine(containing: #""event": "response", "code": 0"#)
        }
    }

    @Test func anAppThatIsKilledLeavesTheSheet() async throws {
        try await run { session in
            let caller = try await session.share("ShareFiles", picture(session))
            let window = try await session.choosePhotos()
            #expect(kill(try #require(window.processIdentifier), SIGKILL) == 0)
            try await waitUntil("no sockets") { session.sockets().isEmpty }
            let sheet = try #require(try await session.desktop.windows().first { $0.title == "Share" })
            try await session.desktop.close(sheet)
            try await caller.waitForLine(containing: #""event": "response", "code": 1"#)
        }
    }

    @Test func aCallerThatIsKilledClosesTheWindow() async throws {
        try await run { session in
            let caller = try await session.share("ShareFiles", picture(session))
            _ = try await session.choosePhotos()
            caller.signal(SIGKILL)
            try await waitUntil("the end of both windows") {
                try await !session.windows().contains { $0 == "Share" || $0 == "Add to Photos" }
            }
            try await waitUntil("no sockets") { session.sockets().isEmpty }
        }
    }

    @Test func aPictureThatIsNoFileArrivesFromAnotherApp() async throws {
        try await run { session in
            let catalog = try await session.sharePortrait()
            try await session.add(in: session.choosePhotos())
            _ = try await session.geometry.frame(of: "photo-Ada Lovelace")
            try await waitUntil("the end of the sheet") { try await !session.windows().contains("Share") }
            try await waitUntil("no sockets") { session.sockets().isEmpty }
            #expect(catalog.isRunning)
        }
    }

    @Test func anAppThatIsKilledWhileItSharesClosesTheWindow() async throws {
        try await run { session in
            let catalog = try await session.sharePortrait()
            _ = try await session.choosePhotos()
            catalog.signal(SIGKILL)
            try await waitUntil("the end of the window") { try await !session.windows().contains("Add to Photos") }
        }
    }

    @Test func theCommandEndsWhenTheAppHasWhatItSent() async throws {
        try await run { session in
            let path = try await picture(session)
            let other = try session.desktop.launch(
                BuiltProduct.path(of: "transferable"),
                ["share", path, "--with", "Photos"],
                environment: session.environment
            )
            let window = try await session.desktop.window(titled: "Add to Photos", of: nil, movedTo: Point(640, 40))
            #expect(other.isRunning)
            try await session.add(in: window)
            #expect(try await other.waitForExit() == .exited(0), "\(other.transcript)")
        }
    }
}
