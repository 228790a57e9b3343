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

    /// Returns the rectangle around the pixels of a color; nil where there are none.
    /// - Parameter color: Six hexadecimal digits after a number sign.
    package func place(ofColor color: String) async throws -> Rectangle? {
        let files = try TemporaryDirectory()
        let screen = files.file("screen.png")
        try await TransferTestSupport.run("import", ["-silent", "-window", "root", screen], environment: environment)
        // A frame of one pixel, which the rectangle never touches.
        let arguments = [screen, "-fill", "black", "+opaque", color, "-bordercolor", "black", "-border", "1"]
        let found = try await TransferTestSupport.run("convert", arguments + ["-format", "%@", "info:-"])
        let numbers = found.standardOutput.text.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 4, numbers[0] > 0, numbers[1] > 0, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return Rectangle(x: numbers[2] - 1, y: numbers[3] - 1, width: numbers[0], height: numbers[1])
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
