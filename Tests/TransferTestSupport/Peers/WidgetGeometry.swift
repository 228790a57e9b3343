import Foundation

/// The frames of the views of an app under test, from the file named by `SWIFTUI_GEOMETRY_FILE`.
///
/// The app writes a line of JSON for each view with an `accessibilityIdentifier` whenever its place changes, in the
/// coordinates of its window's surface:
///
///     {"id":"person-Ada Lovelace","x":24,"y":131,"width":180,"height":56}
///
/// The last line for an identifier counts.
package struct WidgetGeometry: Sendable {
    private let directory: TemporaryDirectory
    private var path: String { directory.file("geometry.jsonl") }

    package init() throws {
        directory = try TemporaryDirectory(prefix: "geometry")
    }

    /// The variable to start the app with.
    package var environment: [String: String] { ["SWIFTUI_GEOMETRY_FILE": path] }

    /// Returns the frames of the views in whole pixels, by identifier.
    package func frames() -> [String: Rectangle] {
        exactFrames().mapValues { frame in
            Rectangle(
                x: Int(frame.minX.rounded()),
                y: Int(frame.minY.rounded()),
                width: Int(frame.width.rounded()),
                height: Int(frame.height.rounded())
            )
        }
    }

    /// Returns the frames of the views as the app wrote them, by identifier.
    package func exactFrames() -> [String: CGRect] {
        struct Line: Decodable {
            var id: String
            var x, y, width, height: Double
        }
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        var frames: [String: CGRect] = [:]
        let decoder = JSONDecoder()
        // What follows the last newline may be half a line.
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            guard let line = try? decoder.decode(Line.self, from: line) else { continue }
            frames[line.id] = CGRect(x: line.x, y: line.y, width: line.width, height: line.height)
        }
        return frames
    }

    /// Waits until a view has a place, and a size, and keeps both for a moment.
    ///
    /// - Returns: Its frame in the coordinates of the window's surface.
    package func frame(of identifier: String, timeout: Duration = .patience) async throws -> Rectangle {
        var last: Rectangle?
        return try await waitUntil(
            "a place of “\(identifier)”; there are \(frames().keys.sorted())",
            timeout: timeout,
            interval: .milliseconds(100)
        ) { () -> Rectangle? in
            let now = frames()[identifier]
            defer { last = now }
            guard let now, now == last, now.width > 0, now.height > 0 else { return nil }
            return now
        }
    }

    /// The middle of a view, in the coordinates of the screen.
    package func center(of identifier: String, in window: DesktopWindow) async throws -> Point {
        try await frame(of: identifier).offset(by: window.frame.origin).center
    }
}
