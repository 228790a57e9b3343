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
    static func catalog(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start("Catalog", windowTitle: "Scientists", on: desktop, at: origin, until: "person-Grace Hopper")
    }

    /// Starts the app with plain text and picture targets, or with another of its views; see `Tests/TransferProbe`.
    /// - Parameters:
    ///   - content: The view, or nil for the targets.
    ///   - identifier: What is waited for.
    static func probe(
        on desktop: some Desktop,
        at origin: Point,
        showing content: String? = nil,
        until identifier: String = "image-target",
        environment: [String: String] = [:]
    ) async throws -> AppUnderTest {
        try await start(
            "TransferProbe",
            windowTitle: "Probe",
            on: desktop,
            at: origin,
            until: identifier,
            environment: environment.merging(content.map { ["PROBE": $0] } ?? [:]) { $1 }
        )
    }

    /// Starts the app with what it presents over its window; see `Tests/TransferProbe/PresentationProbe.swift`.
    static func presentations(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start(
            "TransferProbe",
            windowTitle: "Probe",
            on: desktop,
            at: origin,
            until: "open-sheet",
            environment: ["PROBE": "presentations"]
        )
    }

    /// Starts the app with one of each control; see `Tests/TransferProbe/ControlsProbe.swift`.
    static func controls(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start(
            "TransferProbe",
            windowTitle: "Controls",
            on: desktop,
            at: origin,
            until: "reset",
            environment: ["PROBE": "controls"]
        )
    }

    /// Starts the app with menus; see `Tests/TransferProbe/MenusProbe.swift`.
    static func menus(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start(
            "TransferProbe",
            windowTitle: "Menus",
            on: desktop,
            at: origin,
            until: "context",
            environment: ["PROBE": "menus"]
        )
    }

    /// Starts the app with a menu bar; see `Tests/TransferProbe/CommandsProbe.swift`.
    static func commands(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start(
            "TransferProbe",
            windowTitle: "Commands",
            on: desktop,
            at: origin,
            until: "notes",
            environment: ["PROBE": "commands"]
        )
    }

    /// Starts the app with a toolbar; see `Tests/TransferProbe/ToolbarProbe.swift`.
    static func toolbar(on desktop: some Desktop, at origin: Point) async throws -> AppUnderTest {
        try await start(
            "TransferProbe",
            windowTitle: "Toolbar",
            on: desktop,
            at: origin,
            until: "add",
            environment: ["PROBE": "toolbar"]
        )
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

    private static func start(
        _ product: String,
        windowTitle: String,
        on desktop: some Desktop,
        at origin: Point,
        until identifier: String,
        environment: [String: String] = [:]
    ) async throws -> AppUnderTest {
        let geometry = try WidgetGeometry()
        let program = try desktop.launch(
            try BuiltProduct.path(of: product),
            environment: geometry.environment.merging(environment) { $1 }
        )
        let window = try await desktop.window(titled: windowTitle, of: program, movedTo: origin)
        let app = AppUnderTest(program: program, window: window, geometry: geometry)
        try await app.waitUntilShown(identifier)
        return app
    }

    /// Where a view is on the screen, once it has come to rest.
    func frame(of identifier: String) async throws -> Rectangle {
        do {
            return try await geometry.frame(of: identifier).offset(by: window.frame.origin)
        } catch let error as TestSupportError {
            throw TestSupportError("\(error)\n\(program.transcript)")
        }
    }

    /// The middle of a view on the screen, once it has come to rest.
    func center(of identifier: String) async throws -> Point {
        try await frame(of: identifier).center
    }

    /// Waits until a view is there and has come to rest.
    func waitUntilShown(_ identifier: String) async throws {
        _ = try await frame(of: identifier)
    }

    /// Clicks on a person in the Catalog's list, and waits until the page shows that person.
    func select(_ person: String, on desktop: some Desktop) async throws {
        try await desktop.input.click(center(of: "person-" + person))
        for fact in try Samples.facts(about: person) { try await waitUntilShown("fact-" + fact) }
    }

    /// The identifiers that begin with a prefix, of the views that are shown now.
    func shown(_ prefix: String) -> [String] {
        geometry.frames().filter { $0.key.hasPrefix(prefix) && $0.value.width > 0 }.map(\.key).sorted()
    }

    /// How many files, sockets and pipes the app has open.
    func openDescriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(program.processIdentifier)/fd").count
    }

    /// The memory that the app has to itself, in KiB.
    func residentKilobytes() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
        return try #require(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }

    /// Fails where the app has ended, or GTK had something to complain about.
    func expectGoodHealth(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(program.isRunning, "\(program.transcript)", sourceLocation: sourceLocation)
        #expect(complaints.isEmpty, sourceLocation: sourceLocation)
    }

    /// What GLib, GDK and GTK warned about.
    var complaints: [String] {
        program.standardError.lines.filter { $0.contains("WARNING **") || $0.contains("CRITICAL **") }
    }
}
