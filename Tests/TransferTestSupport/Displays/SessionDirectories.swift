import Foundation

/// The private directories of one desktop, and the environment that makes toolkits use them and behave the same every time.
final class SessionDirectories: Sendable {
    let root: TemporaryDirectory
    /// `XDG_RUNTIME_DIR`: readable by this user only, as the specification demands; Wayland's socket is in it.
    let runtime: String
    /// The environment of this process without its own desktop, and with this one's directories.
    let environment: [String: String]

    init() throws {
        root = try TemporaryDirectory(prefix: "desktop")
        runtime = try root.makeDirectory("run")
        for name in ["cache", "data", "state"] { _ = try root.makeDirectory(name) }
        try FileManager.default.copyItem(atPath: Self.settings("config"), toPath: root.file("config"))
        var environment = ProcessInfo.processInfo.environment
        let lines = try String(contentsOfFile: Self.settings("environment"), encoding: .utf8).split(separator: "\n")
        for line in lines where !line.hasPrefix("#") {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            environment[parts[0]] = parts.count > 1 ? parts[1].replacing("$SESSION", with: root.path) : nil
        }
        self.environment = environment
    }

    /// The path of settings that displays of tests have in common with those of scripts.
    static func settings(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Session/\(name)").path
    }
}
