import Foundation

/// Orca, the screen reader of GNOME, with what it says.
///
///     let bus = try await AccessibilityBus(on: desktop)
///     let app = try desktop.launch(path, environment: bus.environment)
///     let orca = try await ScreenReader(on: desktop, bus)
///     try await orca.expect("Save push button.")
package struct ScreenReader: Sendable {
    /// A Boolean value that indicates whether Orca is installed.
    package static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/orca")

    private let program: RunningProgram
    private let directory: TemporaryDirectory

    /// Starts Orca, and waits until it has said that it is on.
    package init(on desktop: some Desktop, _ bus: AccessibilityBus) async throws {
        directory = try TemporaryDirectory(prefix: "screen-reader")
        // Orca does not start beside another one of the same user, for which it asks this program.
        let programs = try directory.makeDirectory("bin")
        try FileManager.default.createSymbolicLink(atPath: programs + "/pgrep", withDestinationPath: "/bin/false")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        program = try desktop.launch(
            "/usr/bin/python3",
            [
                DragPeer.script("screen-reader"), "--user-prefs=\(directory.file("preferences"))", "--disable=braille",
            ],
            environment: bus.environment.merging([
                "PATH": "\(programs):\(path)",
                // It needs no voice, whose service would stay.
                "SPEECHD_CMD": "/bin/false",
            ]) { $1 }
        )
        try await expect("Screen reader on.")
    }

    /// The spoken texts, in their order. Orca logs them, whether there is a voice or not.
    package var spoken: [String] {
        program.standardOutput.lines.compactMap { line in
            line.firstMatch(of: /SPEECH OUTPUT: '(.*)'[^'{]*\{/).map { $0.1.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// Waits until a text is spoken.
    /// - Parameters:
    ///   - text: The whole of what is said in one go.
    ///   - number: How often it has been said by then.
    package func expect(_ text: String, times number: Int = 1) async throws {
        try await waitUntil(
            "“\(text)”, but Orca said \(spoken.suffix(20)); \(program.standardError.text)",
            interval: .milliseconds(100)
        ) {
            spoken.count { $0 == text } >= number
        }
    }
}
