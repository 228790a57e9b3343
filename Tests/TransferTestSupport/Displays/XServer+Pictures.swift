import Foundation

extension XServer {
    /// Waits until a color is on the screen.
    /// - Parameter color: Six hexadecimal digits after a number sign.
    package func waitForColor(_ color: String) async throws {
        let files = try TemporaryDirectory()
        let screen = files.file("screen.png")
        try await waitUntil("\(color) on the screen") {
            try await TransferTestSupport.run("import", ["-window", "root", screen], environment: environment)
            let colors = try await TransferTestSupport.run("convert", [screen, "-format", "%c", "histogram:info:-"])
            return colors.standardOutput.text.lowercased().contains(color.lowercased())
        }
    }
}

extension Desktop {
    /// Returns a Boolean value that indicates whether another program (GLib's) takes a file's thumbnail as one of the file as it
    /// is.
    package func hasThumbnail(of file: String) async throws -> Bool {
        try await TransferTestSupport.run("gio", ["info", "-a", "thumbnail::*", file], environment: environment)
            .standardOutput.text.contains("thumbnail::is-valid: TRUE")
    }
}
