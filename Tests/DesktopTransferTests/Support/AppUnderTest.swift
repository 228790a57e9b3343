import Foundation
import Testing
import TransferTestSupport

/// An app of this package that runs as a process of its own, and whose views are found by their identifiers.
///
///     let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
///     try await desktop.input.click(catalog.center(of: "person-Grace Hopper"))
struct AppUnderTest: Sendable {
    let program: RunningProgram
    let window: DesktopWindow
    private let geometry: WidgetGeometry

    /// Starts the Catalog and waits until it shows its people.
    static func catalog(
        on desktop: some Desktop,
        at origin: Point,
        environment: [String: String] = [:]
    ) async throws -> AppUnderTest {
        try await start(
            "Catalog",
            windowTitle: "Scientists",
            on: desktop,
            at: origin,
            until: "person-Grace Hopper",
            environment: environment
        )
    }

    /// Starts the Notes with a copy of their sample, and waits until its notes are there.
    /// - Parameters:
    ///   - folder: Where the copy is put.
    ///   - environment: Variables to add.
    static func notes(
        on desktop: some Desktop,
        at origin: Point,
        in folder: TemporaryDirectory,
        environment: [String: String] = [:]
    ) async throws -> AppUnderTest {
        try await start(
            "Notes",
            [try Samples.notebook(in: folder)],
            windowTitle: "Harbour.notebook",
            on: desktop,
            at: origin,
            until: "note-Return the ladder",
            environment: environment
        )
    }

    /// Starts the Palette and waits until it shows its colours.
    static func palette(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start("Palette", windowTitle: "Palette", on: desktop, at: origin, until: "color-Brick")
    }

    /// Starts the Photos and waits until they are there.
    static func photos(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start("Photos", windowTitle: "Photos", on: desktop, at: origin, until: "photo-Fjord at Noon 2")
    }

    /// Starts the Gallery with a page.
    /// - Parameter identifier: What is waited for.
    static func gallery(_ page: String, on desktop: some Desktop, at origin: Point, until identifier: String)
        async throws
        -> AppUnderTest
    {
        try await start(
            "Gallery",
            windowTitle: page,
            on: desktop,
            at: origin,
            until: identifier,
            environment: ["GALLERY_PAGE": page]
        )
    }

    /// Starts the app with plain text and picture targets, or with another of its views; see `Tests/TransferProbe`.
    /// - Parameters:
    ///   - content: The view, or nil for the targets.
    ///   - title: The title of its window.
    ///   - identifier: What is waited for.
    ///   - environment: Variables to add.
    ///   - program: Where the app is; nil for where it was built.
    ///   - sandbox: The sandbox that it runs in; nil for none.
    static func probe(
        on desktop: some Desktop,
        at origin: Point,
        showing content: String? = nil,
        titled title: String = "Probe",
        until identifier: String = "image-target",
        environment: [String: String] = [:],
        installedAt program: String? = nil,
        in sandbox: FlatpakSandbox? = nil
    ) async throws -> AppUnderTest {
        try await start(
            "TransferProbe",
            windowTitle: title,
            on: desktop,
            at: origin,
            until: identifier,
            environment: environment.merging(content.map { ["PROBE": $0] } ?? [:]) { $1 },
            installedAt: program,
            in: sandbox
        )
    }

    /// Starts the app with one of its views on sway, which gives a window all of its screen: the window stands at its corner.
    static func tiledProbe(on server: SwayServer, showing content: String, until identifier: String) async throws
        -> AppUnderTest
    {
        let geometry = try WidgetGeometry()
        let program = try server.launch(
            "env",
            geometry.environment.map { "\($0)=\($1)" } + [
                "PROBE=\(content)", try BuiltProduct.path(of: "TransferProbe"),
            ]
        )
        let place = Rectangle(x: 0, y: 0, width: Touchpad.screen.width, height: Touchpad.screen.height)
        let window = DesktopWindow(identifier: nil, title: "Probe", processIdentifier: nil, frame: place)
        let app = AppUnderTest(program: program, window: window, geometry: geometry)
        try await app.waitUntilShown(identifier)
        return app
    }

    /// Starts the app with buttons that present file dialogs; see `Tests/TransferProbe/FilesProbe.swift`.
    /// - Parameter folder: The folder that the dialogs open with.
    static func files(
        on desktop: some Desktop,
        in folder: TemporaryDirectory,
        environment: [String: String] = [:],
        in sandbox: FlatpakSandbox? = nil
    ) async throws -> AppUnderTest {
        try await probe(
            on: desktop,
            at: Point(40, 60),
            showing: "files",
            titled: "Files",
            until: "import",
            environment: ["PROBE_FOLDER": folder.path, "GSETTINGS_BACKEND": "memory"].merging(environment) { $1 },
            in: sandbox
        )
    }

    /// Starts the app with what it presents over its window; see `Tests/TransferProbe/PresentationProbe.swift`.
    static func presentations(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await probe(on: desktop, at: origin, showing: "presentations", until: "open-sheet")
    }

    /// Starts the app with one of each control; see `Tests/TransferProbe/ControlsProbe.swift`.
    /// - Parameter isCaptured: Whether the bindings of controls give values that were captured.
    static func controls(isCaptured: Bool = false, on desktop: some Desktop, at origin: Point) async throws
        -> AppUnderTest
    {
        let name = isCaptured ? "captured controls" : "controls"
        return try await probe(on: desktop, at: origin, showing: name, titled: "Controls", until: "reset")
    }

    /// Starts the app with menus; see `Tests/TransferProbe/MenusProbe.swift`.
    static func menus(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await probe(on: desktop, at: origin, showing: "menus", titled: "Menus", until: "context")
    }

    /// Starts the app with menus of pictures; see `Tests/TransferProbe/MenuPicturesProbe.swift`.
    static func menuPictures(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await probe(on: desktop, at: origin, showing: "menu pictures", titled: "Pictures", until: "look")
    }

    /// Starts the app with a menu bar; see `Tests/TransferProbe/CommandsProbe.swift`.
    static func commands(
        on desktop: some Desktop,
        at origin: Point,
        environment: [String: String] = [:],
        installedAt program: String? = nil
    ) async throws -> AppUnderTest {
        try await probe(
            on: desktop,
            at: origin,
            showing: "commands",
            titled: "Commands",
            until: "notes",
            environment: environment,
            installedAt: program
        )
    }

    /// Starts the app with a toolbar; see `Tests/TransferProbe/ToolbarProbe.swift`.
    static func toolbar(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await probe(on: desktop, at: origin, showing: "toolbar", titled: "Toolbar", until: "add")
    }

    /// Starts the app with a title that can be changed; see `Tests/TransferProbe/TitleProbe.swift`.
    static func title(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await probe(on: desktop, at: origin, showing: "title", titled: "Harbour", until: "rename")
    }

    /// Starts the app with a toolbar that appears later; see `Tests/TransferProbe/NavigationProbe.swift`.
    static func lateToolbar(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await probe(on: desktop, at: origin, showing: "late toolbar", titled: "Late", until: "show")
    }

    /// Starts the app with a stack that is navigated; see `Tests/TransferProbe/NavigationProbe.swift`.
    static func navigation(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await probe(on: desktop, at: origin, showing: "navigation", titled: "Cities", until: "link-Quito")
    }

    /// Another window of the app, once it is there.
    func window(titled title: String, on desktop: some Desktop, movedTo origin: Point? = nil) async throws
        -> AppUnderTest
    {
        AppUnderTest(
            program: program,
            window: try await desktop.window(titled: title, of: program, movedTo: origin),
            geometry: geometry
        )
    }

    /// Starts the app whose views are animated and have the focus; see `Tests/InteractionProbe`.
    static func interaction(on desktop: some Desktop) async throws -> AppUnderTest {
        try await start(
            "InteractionProbe",
            windowTitle: "Interaction",
            on: desktop,
            at: Point(20, 40),
            until: "animate"
        )
    }

    /// Starts the app that copies and pastes by an older pasteboard; see `Tests/KitProbe/PeersApp.swift`.
    /// - Parameters:
    ///   - board: The pasteboard: `ns` or `ui`.
    ///   - folder: The folder that has what it copies.
    static func kit(_ board: String, on desktop: some Desktop, files folder: TemporaryDirectory) async throws
        -> AppUnderTest
    {
        try await start(
            "KitProbe",
            ["peers", board],
            windowTitle: "Kit Probe",
            on: desktop,
            at: Point(20, 40),
            until: "custom-target",
            environment: ["PEERS_FILES": folder.path]
        )
    }

    /// Starts the window of `transferable share`, and waits until it offers a destination.
    /// - Parameter identifier: The destination.
    static func share(
        _ arguments: [String],
        on desktop: some Desktop,
        at origin: Point,
        until identifier: String,
        environment: [String: String]
    ) async throws -> AppUnderTest {
        try await start(
            "transferable",
            ["share"] + arguments,
            windowTitle: "Share",
            on: desktop,
            at: origin,
            until: identifier,
            environment: environment
        )
    }

    /// Starts the app that edits text files; see `Tests/DocumentProbe`.
    /// - Parameters:
    ///   - arguments: What it opens.
    ///   - title: The title of the window that is waited for.
    ///   - environment: Variables to add.
    ///   - folder: The directory that the process starts in; nil for that of the tests.
    static func documents(
        on desktop: some Desktop,
        opening arguments: [String] = [],
        titled title: String = "Untitled",
        environment: [String: String] = [:],
        startingIn folder: String? = nil
    ) async throws -> AppUnderTest {
        try await start(
            "DocumentProbe",
            arguments,
            windowTitle: title,
            on: desktop,
            at: Point(40, 60),
            until: "add",
            environment: environment,
            startingIn: folder
        )
    }

    private static func start(
        _ product: String,
        _ arguments: [String] = [],
        windowTitle: String,
        on desktop: some Desktop,
        at origin: Point,
        until identifier: String,
        environment: [String: String] = [:],
        installedAt path: String? = nil,
        startingIn folder: String? = nil,
        in sandbox: FlatpakSandbox? = nil
    ) async throws -> AppUnderTest {
        let geometry = try WidgetGeometry()
        // What changes the directory becomes the app.
        let entering = folder.map { ["env", "--chdir=\($0)"] } ?? []
        let command = try entering + [path ?? BuiltProduct.path(of: product)] + arguments
        let run = try sandbox?.command(running: command) ?? command
        let program = try desktop.launch(
            run[0],
            Array(run.dropFirst()),
            environment: geometry.environment.merging(environment) { $1 }
        )
        // What runs in a sandbox is a child of the program that makes it.
        let owner = sandbox == nil ? program : nil
        let window = try await desktop.window(titled: windowTitle, of: owner, movedTo: origin)
        let app = AppUnderTest(program: program, window: window, geometry: geometry)
        try await app.waitUntilShown(identifier)
        return app
    }

    /// Waits until the app has written a line.
    func expect(_ line: String) async throws {
        try await waitUntil("“\(line)”: \(program.transcript)") { program.standardOutput.lines.contains(line) }
    }

    /// Returns the frame of a view on the screen, once it is at rest.
    func frame(of identifier: String) async throws -> Rectangle {
        do {
            return try await geometry.frame(of: identifier).offset(by: window.frame.origin)
        } catch let error as TestSupportError {
            throw TestSupportError("\(error)\n\(program.transcript)")
        }
    }

    /// Returns a place on the screen: a part of a view's width and height, once the view is at rest.
    func place(of identifier: String, x: Double, y: Double) async throws -> Point {
        let frame = try await frame(of: identifier)
        return Point(frame.origin.x + Int(Double(frame.width) * x), frame.origin.y + Int(Double(frame.height) * y))
    }

    /// Returns the middle of a view on the screen, once it is at rest.
    func center(of identifier: String) async throws -> Point {
        try await frame(of: identifier).center
    }

    /// Waits until a view is there and at rest.
    func waitUntilShown(_ identifier: String) async throws {
        _ = try await frame(of: identifier)
    }

    /// Clicks on a person in the Catalog's list, and waits until the page shows that person.
    func select(_ person: String, on desktop: some Desktop) async throws {
        try await desktop.input.click(center(of: "person-" + person))
        for fact in try Samples.facts(about: person) { try await waitUntilShown("fact-" + fact) }
    }

    /// The identifiers that begin with a prefix, of the views that are shown now.
    func shown(_ prefix: String) -> [String] { frames(prefix).keys.sorted() }

    /// Returns the frames on the screen of the views whose identifiers begin with a prefix.
    func frames(_ prefix: String) -> [String: Rectangle] {
        geometry.frames().filter { $0.key.hasPrefix(prefix) && $0.value.width > 0 }
            .mapValues { $0.offset(by: window.frame.origin) }
    }

    /// Returns the frames of all views in the window, as the app wrote them last.
    func exactFrames() -> [String: CGRect] { geometry.exactFrames() }

    /// Fails where the app has ended, or GTK had something to complain about.
    func expectGoodHealth(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(program.isRunning, "\(program.transcript)", sourceLocation: sourceLocation)
        program.reportComplaints(sourceLocation: sourceLocation)
    }
}
