import Foundation

/// A window of a file manager that people use, which shows a folder: PCManFM, with GTK 2's drag and drop.
package struct FileManagerPeer: Sendable {
    package let window: DesktopWindow

    /// Shows a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder's path. The window has the folder's name.
    ///   - desktop: Where the window appears.
    ///   - position: The window's place.
    package static func showing(
        _ folder: String,
        on desktop: XServer,
        at position: Point
    ) async throws -> FileManagerPeer {
        let manager = try desktop.launch("pcmanfm", ["--no-desktop", folder])
        let title = URL(filePath: folder).lastPathComponent
        let window = try await desktop.window(titled: title, of: manager, movedTo: position)
        try await letPass(.milliseconds(500), because: "PCManFM does not tell when it has read the folder")
        return FileManagerPeer(window: window)
    }

    /// A place in the window without an icon, where the folder has a few files only.
    package var emptyPlace: Point { Point(window.frame.center.x + 100, window.frame.center.y + 100) }

    /// Drags to the folder until what was dropped has arrived.
    ///
    /// PCManFM takes files once the pointer has moved after it received their names, and does not show that it has them.
    /// On a busy machine that takes longer than a drag usually rests, so a drop that brings nothing is repeated, each time
    /// with a longer rest.
    ///
    /// - Parameters:
    ///   - start: Where the drag begins.
    ///   - desktop: The desktop of both windows.
    ///   - what: What is waited for, as it should read after "waited 10 s for".
    ///   - arrived: Whether all has arrived.
    /// - Throws: ``TestSupportError`` when nothing arrives after a drag that rested for nine seconds.
    package func receiveDrag(
        from start: Point,
        on desktop: XServer,
        until what: String,
        arrived: () async throws -> Bool
    ) async throws {
        let end = window.frame.center
        var rests = [Duration.milliseconds(300), .seconds(1), .seconds(3), .seconds(9)][...]
        while let rest = rests.popFirst() {
            try await desktop.input.drag(from: start, to: end, rest: rest) {
                try await desktop.input.move(to: Point(end.x + 4, end.y))
                try await letPass(rest, because: "PCManFM does not show that it has received the names")
            }
            do {
                let timeout = rests.isEmpty ? Duration.patience : .seconds(15)
                return try await waitUntil(what, timeout: timeout, condition: arrived)
            } catch is TestSupportError where !rests.isEmpty {
                continue
            }
        }
    }
}
