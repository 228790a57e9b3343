import Foundation

/// The windows of an X server, or of Xwayland, as its window manager tells and changes them.
///
/// A frame is that of the client's surface, without what the window manager draws around it.
struct XWindows: Sendable {
    /// The environment of a program that finds the server.
    let environment: [String: String]

    func all() async throws -> [DesktopWindow] {
        // Window id, desktop, process, x, y, width, height, machine, title. The place given there is wrong for windows
        // inside a frame, so it comes from xwininfo, which asks the server (XTranslateCoordinates).
        let list = try RunningProgram("wmctrl", ["-l", "-p"], environment: environment)
        try await list.waitForExit()
        var windows: [DesktopWindow] = []
        for line in list.standardOutput.lines {
            let fields = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: true)
            guard fields.count >= 4, let frame = try? await frame(ofWindow: String(fields[0])) else { continue }
            // The title may itself begin with spaces; only the one after the machine's name is wmctrl's.
            let title = fields.count > 4 ? String(fields[4]) : ""
            let process = pid_t(fields[2]).flatMap { $0 == 0 ? nil : $0 }
            windows.append(
                DesktopWindow(identifier: String(fields[0]), title: title, processIdentifier: process, frame: frame)
            )
        }
        return windows
    }

    private func frame(ofWindow identifier: String) async throws -> Rectangle {
        try Self.frame(
            in: try await TransferTestSupport.run("xwininfo", ["-id", identifier], environment: environment)
        )
    }

    /// Returns the frame that `xwininfo` has written.
    private static func frame(in information: RunningProgram) throws -> Rectangle {
        func number(_ label: String) throws -> Int {
            for line in information.standardOutput.lines {
                guard let label = line.range(of: label) else { continue }
                if let number = Int(line[label.upperBound...].trimmingCharacters(in: .whitespaces)) { return number }
            }
            throw TestSupportError("no “\(label)” in \(information.transcript)")
        }
        return Rectangle(
            x: try number("Absolute upper-left X:"),
            y: try number("Absolute upper-left Y:"),
            width: try number("Width:"),
            height: try number("Height:")
        )
    }

    /// Returns the frames of the children of the root window.
    func outermostFrames() async throws -> [Rectangle] {
        let list = try await TransferTestSupport.run("xwininfo", ["-root", "-children"], environment: environment)
        // A line is: 0x600004 "title": ("name" "Class")  320x70+100+500  +100+500
        return list.standardOutput.lines.compactMap { line in
            guard let found = line.firstMatch(of: /\s(\d+)x(\d+)\+(-?\d+)\+(-?\d+)\s/), let width = Int(found.1),
                let height = Int(found.2), let x = Int(found.3), let y = Int(found.4)
            else { return nil }
            return Rectangle(x: x, y: y, width: width, height: height)
        }
    }

    /// Returns what applications show without the window manager: menus, popovers and tooltips, the topmost last.
    func unmanaged() async throws -> [DesktopWindow] {
        let search = try RunningProgram(
            "xdotool",
            ["search", "--onlyvisible", "--maxdepth", "1", "--class", ""],
            environment: environment
        )
        try await search.waitForExit()
        var windows: [DesktopWindow] = []
        for identifier in search.standardOutput.lines {
            // It may be gone by now.
            let window = try RunningProgram("xwininfo", ["-id", identifier], environment: environment)
            guard try await window.waitForExit().isSuccess,
                window.standardOutput.text.contains("Override Redirect State: yes")
            else { continue }
            let frame = try Self.frame(in: window)
            // The window manager has one of a pixel beyond the screen's edge.
            guard frame.origin.x + frame.width > 0, frame.origin.y + frame.height > 0 else { continue }
            windows.append(DesktopWindow(identifier: identifier, title: "", processIdentifier: nil, frame: frame))
        }
        return windows
    }

    func move(_ window: DesktopWindow, to origin: Point) async throws -> DesktopWindow {
        let identifier = try self.identifier(of: window)
        // The window manager takes the position for its frame's. So: move, see where the surface came to, and correct.
        var target = origin
        var moved = window
        for _ in 0..<3 {
            try await run(["windowmove", identifier, "\(target.x)", "\(target.y)"])
            moved = try await settled(moved)
            if moved.frame.origin == origin { break }
            target.x += origin.x - moved.frame.origin.x
            target.y += origin.y - moved.frame.origin.y
        }
        return moved
    }

    /// Gives a window's surface another size, as near as the application lets it.
    func resize(_ window: DesktopWindow, width: Int, height: Int) async throws -> DesktopWindow {
        try await run(["windowsize", try identifier(of: window), "\(width)", "\(height)"])
        return try await settled(window)
    }

    func activate(_ window: DesktopWindow) async throws {
        let identifier = try self.identifier(of: window)
        try await run(["windowactivate", "--sync", identifier])
    }

    /// Returns the identifier of the window with the keyboard, as ``all()`` gives it; nil while none has it.
    func active() async throws -> String? {
        let search = try RunningProgram("xdotool", ["getactivewindow"], environment: environment)
        guard try await search.waitForExit().isSuccess, let line = search.standardOutput.lines.first,
            let number = Int(line)
        else { return nil }
        let digits = String(number, radix: 16)
        return "0x" + String(repeating: "0", count: max(0, 8 - digits.count)) + digits
    }

    private func identifier(of window: DesktopWindow) throws -> String {
        guard let identifier = window.identifier else {
            throw TestSupportError("the window “\(window.title)” is not of an X server")
        }
        return identifier
    }

    /// Waits until a window has kept its frame for a moment.
    private func settled(_ window: DesktopWindow) async throws -> DesktopWindow {
        var last: DesktopWindow?
        var same = 0
        return try await waitUntil("“\(window.title)” to stand still", interval: .milliseconds(50)) {
            () -> DesktopWindow? in
            let now = try await all().first { $0.identifier == window.identifier }
            guard let now else { throw TestSupportError("the window “\(window.title)” is gone") }
            same = now == last ? same + 1 : 0
            last = now
            return same >= 2 ? now : nil
        }
    }

    private func run(_ arguments: [String]) async throws {
        try await TransferTestSupport.run("xdotool", arguments, environment: environment)
    }
}
