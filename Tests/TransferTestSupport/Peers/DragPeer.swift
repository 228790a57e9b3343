import Foundation

/// A program with one window to drag from or to drop on that shares no code with this package: GTK through Python.
///
/// Dragging between it and an app under test shows that the app speaks the desktop's protocols, not only its own.
///
///     let target = try await DragPeer.target(on: desktop, accepting: ["text/plain;charset=utf-8"], at: Point(600, 50))
///     try await desktop.input.drag(from: person, to: target.window.frame.center)
///     let drop = try await target.drop()
package struct DragPeer: Sendable {
    /// The toolkit the program uses.
    package enum Toolkit: String, CaseIterable, Sendable {
        case gtk3, gtk4
    }

    /// The contents of a drop.
    package struct Drop: Decodable, Sendable {
        /// The MIME types that the drag offered, in its order.
        package let formats: [String]
        /// The type that was asked for.
        package let type: String
        /// The size in bits of the items in which it came, which GTK 3 tells.
        package let itemSize: Int?
        /// The data that arrived for it.
        package let data: Data

        package var text: String { String(decoding: data, as: UTF8.self) }

        private enum CodingKeys: String, CodingKey {
            case formats, type, itemSize
            case data = "base64"
        }
    }

    package let program: RunningProgram
    package let window: DesktopWindow
    /// Keeps what a source offers until it is gone.
    private let files: TemporaryDirectory?

    /// Shows a window that offers data to drags that begin in its middle.
    ///
    /// - Parameter offers: MIME types with their bytes, in the order in which they are offered.
    package static func source(
        on desktop: some Desktop,
        _ toolkit: Toolkit = .gtk4,
        title: String = "Drag source",
        offering offers: KeyValuePairs<String, Data>,
        at origin: Point
    ) async throws -> DragPeer {
        let files = try TemporaryDirectory()
        let arguments = try offers.enumerated().map { index, offer in
            "\(offer.key)=\(try files.write(offer.value, to: "\(index)"))"
        }
        return try await start("source", toolkit, title, arguments, on: desktop, at: origin, keeping: files)
    }

    /// The behaviour of a source that is asked for some of its data.
    package enum Fault: Sendable {
        /// It ends.
        case ends
        /// It never answers. It writes the event `silent`.
        case isSilent
        /// It writes the event `asked`, and sends some data when it gets `SIGUSR1`.
        case pauses(Data)
    }

    /// Shows a window that offers data to drags, and whose program fails when it is asked for any of it.
    package static func failingSource(
        on desktop: some Desktop,
        _ fault: Fault,
        title: String = "Failing source",
        offering types: [String],
        at origin: Point
    ) async throws -> DragPeer {
        let files = try TemporaryDirectory()
        let detail =
            switch fault {
            case .ends: "-"
            case .isSilent: "?"
            case .pauses(let data): "%" + (try files.write(data, to: "data"))
            }
        let details = types.map { "\($0)=\(detail)" }
        return try await start("source", .gtk3, title, details, on: desktop, at: origin, keeping: files)
    }

    /// Shows a window that accepts drops in its middle.
    ///
    /// - Parameter types: The MIME types it takes, the one it likes best first.
    package static func target(
        on desktop: some Desktop,
        _ toolkit: Toolkit = .gtk4,
        title: String = "Drop target",
        accepting types: [String],
        at origin: Point
    ) async throws -> DragPeer {
        try await start("target", toolkit, title, types, on: desktop, at: origin, keeping: nil)
    }

    /// Shows a window that takes nothing but files, which the source of a drag is to save in a folder (X11's direct save).
    /// The event is `saved`, with the source's answer.
    package static func savingTarget(
        on desktop: XServer,
        title: String = "Saving target",
        into folder: URL,
        at origin: Point
    ) async throws -> DragPeer {
        let program = try desktop.launch("/usr/bin/python3", [script("direct-save-peer"), title, folder.path])
        try await program.waitForLine(containing: #""ready""#)
        let window = try await desktop.window(titled: title, movedTo: origin)
        return DragPeer(program: program, window: window, files: nil)
    }

    /// The path of one of the programs of this package's tests.
    package static func script(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Programs/\(name).py").path
    }

    private static func start(
        _ role: String,
        _ toolkit: Toolkit,
        _ title: String,
        _ details: [String],
        on desktop: some Desktop,
        at origin: Point,
        keeping files: TemporaryDirectory?
    ) async throws -> DragPeer {
        // Debian's interpreter by its path: another one first in PATH does not have the gi module.
        let program = try desktop.launch(
            "/usr/bin/python3",
            [script("\(toolkit.rawValue)-peer"), role, title] + details
        )
        try await program.waitForLine(containing: #""ready""#)
        let window = try await desktop.window(titled: title, of: program, movedTo: origin)
        return DragPeer(program: program, window: window, files: files)
    }

    /// Waits until the program has written an event: `begin`, `cancel` and `end` of a source; `enter` (`motion` with
    /// GTK 3), `leave`, `drop` and `failed` of a target.
    ///
    /// - Returns: The line of JSON.
    @discardableResult
    package func event(_ name: String, count: Int = 1, timeout: Duration = .patience) async throws -> String {
        try await program.waitForLine(containing: #""event": "\#(name)""#, count: count, timeout: timeout)
    }

    /// Waits for what a drop brought.
    ///
    /// - Parameter count: Which drop: 2 waits for the second one.
    package func drop(_ count: Int = 1, timeout: Duration = .patience) async throws -> Drop {
        try JSONDecoder().decode(Drop.self, from: Data(try await event("drop", count: count, timeout: timeout).utf8))
    }

    /// A Boolean value that indicates whether a drop has arrived so far.
    package var hasDrop: Bool {
        program.standardOutput.lines.contains { $0.contains(#""event": "drop""#) }
    }
}
