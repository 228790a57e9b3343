import Foundation
import Testing
import TransferTestSupport

/// The window of `transferable drag` or `transferable drop`, on a real display.
///
///     let drag = try await WindowUnderTest.drag(["--once", file], on: desktop, at: Point(40, 60))
///     try await desktop.input.drag(from: drag.center, to: target.window.frame.center)
///     #expect(try await drag.program.waitForExit() == .exited(0))
struct WindowUnderTest: Sendable {
    let program: RunningProgram
    let window: DesktopWindow

    /// Starts the command and waits for its window.
    /// - Parameter standardInput: A file that becomes the command's standard input.
    static func drag(
        _ arguments: [String],
        standardInput: String? = nil,
        on desktop: some Desktop,
        at origin: Point
    ) async throws -> WindowUnderTest {
        try await start("drag", arguments, standardInput, on: desktop, at: origin)
    }

    /// Starts the command and waits for its window.
    static func drop(
        _ arguments: [String] = [],
        on desktop: some Desktop,
        at origin: Point
    ) async throws -> WindowUnderTest {
        try await start("drop", arguments, nil, on: desktop, at: origin)
    }

    private static func start(
        _ command: String,
        _ arguments: [String],
        _ standardInput: String?,
        on desktop: some Desktop,
        at origin: Point
    ) async throws -> WindowUnderTest {
        let tool = try BuiltProduct.path(of: "transferable")
        // The shell becomes the command, so that the window is the started process's.
        let program = try desktop.launch(
            "/bin/sh",
            ["-c", #"input=$1; shift; exec "$0" "$@" < "$input""#, tool, standardInput ?? "/dev/null", command]
                + arguments
        )
        let window = try await desktop.window(titled: command.capitalized, of: program, movedTo: origin)
        return WindowUnderTest(program: program, window: window)
    }

    /// The middle: where one thing is dragged from, and where things are dropped.
    var center: Point { window.frame.center }

    /// The middle of the handle for all things, in a window of X11 that lists several.
    var all: Point { window.point(180, 40) }

    /// The middle of the handle for one thing.
    func row(_ index: Int) -> Point { window.point(180, 104 + 56 * index) }

    /// Closes the window with the keyboard, and gives the exit status.
    func escape(on desktop: some Desktop) async throws -> TransferTestSupport.ExitStatus {
        try await desktop.activate(window)
        try await desktop.input.key("Escape")
        return try await program.waitForExit()
    }

    /// Waits for a number of lines on standard output.
    func lines(_ count: Int) async throws -> [String] {
        try await waitUntil("\(count) lines of \(program.transcript)") {
            program.standardOutput.lines.count >= count ? program.standardOutput.lines : nil
        }
    }

    /// Fails where GTK had something to complain about.
    func expectGoodHealth(sourceLocation: SourceLocation = #_sourceLocation) {
        program.reportComplaints(sourceLocation: sourceLocation)
    }
}

/// Names that get lost where they are not escaped.
let difficultNames = ["a file, 100 %.txt", "Übung #1?.c", "two\nlines.txt", "&<b>\"'\\.md"]

extension TemporaryDirectory {
    /// Writes a file for each name, and gives the paths.
    func writeFiles(_ names: [String]) throws -> [String] {
        try names.map { try write("The contents of \($0)", to: $0) }
    }
}

/// A picture of one colour, as PNG.
func picture(_ color: String) async throws -> Data {
    try await run("convert", ["-size", "40x30", "xc:\(color)", "png:-"]).standardOutput.data
}
