import Foundation

/// A private screen with a pointer, a keyboard and windows on it: ``XServer``, ``WaylandServer`` or ``DesktopCompositor``.
///
/// A test takes one desktop, starts its programs there and drives them as a person would. Coordinates are always those of
/// the screen, also on Wayland, where the screen is the window of a nested compositor.
///
///     try await XServer.run { desktop in
///         let source = try desktop.launch("/usr/bin/python3", ["source.py"])
///         try await source.waitForLine(containing: "ready")
///         let window = try await desktop.window(titled: "Source", movedTo: Point(50, 50))
///         try await desktop.input.click(window.frame.center)
///     }
package protocol Desktop: AnyObject, Sendable {
    associatedtype Clipboard: ClipboardPeer

    /// The width and height of the screen.
    var size: (width: Int, height: Int) { get }

    /// The environment of a program that is to show its windows here.
    var environment: [String: String] { get }

    /// The pointer and the keyboard.
    var input: VirtualInput { get }

    /// The clipboard, as another program has it.
    var clipboard: Clipboard { get }

    /// The programs started here.
    var programs: ProgramList { get }

    /// The windows that applications show, in no particular order.
    func windows() async throws -> [DesktopWindow]

    /// Moves a window so that the top left pixel of its surface comes to `origin`, as near as the window manager lets it.
    ///
    /// - Returns: The window where it is now.
    func move(_ window: DesktopWindow, to origin: Point) async throws -> DesktopWindow

    /// Brings a window to the front and gives it the keyboard.
    func activate(_ window: DesktopWindow) async throws

    /// Ends the programs started here and the screen itself.
    func stop() async
}

/// A window of an application.
package struct DesktopWindow: Hashable, Sendable {
    /// The window's identifier for the display; `nil` on weston, where windows have none that others could use.
    package let identifier: String?
    package let title: String
    /// The process that made it; `nil` when the window does not say.
    package let processIdentifier: pid_t?
    /// The client's surface in screen coordinates. Where the client draws its own decorations, this includes them and the
    /// shadow around them; where the window manager draws them, it does not.
    package let frame: Rectangle

    package init(identifier: String?, title: String, processIdentifier: pid_t?, frame: Rectangle) {
        self.identifier = identifier
        self.title = title
        self.processIdentifier = processIdentifier
        self.frame = frame
    }

    /// A point given in the coordinates of the window's surface, in those of the screen.
    package func point(_ x: Int, _ y: Int) -> Point {
        Point(frame.origin.x + x, frame.origin.y + y)
    }
}

extension Desktop {
    /// Runs a test's body on a fresh desktop and ends everything that was started on it, however the body ends.
    static func run<Result: Sendable>(
        on desktop: Self,
        _ body: (Self) async throws -> Result
    ) async throws -> Result {
        do {
            let result = try await body(desktop)
            await desktop.stop()
            return result
        } catch {
            await desktop.stop()
            throw error
        }
    }

    /// Starts a program on this desktop. It ends with the desktop at the latest.
    ///
    /// - Parameter environment: Variables to add to those of ``environment`` or to put in their place.
    package func launch(
        _ program: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:]
    ) throws -> RunningProgram {
        let running = try RunningProgram(
            program,
            arguments,
            environment: self.environment.merging(environment) { _, new in new }
        )
        programs.add(running)
        return running
    }

    /// Waits until exactly one window has the given title (and process) and stands still.
    ///
    /// - Parameters:
    ///   - title: The whole title.
    ///   - program: The program whose window it is; any when `nil`.
    ///   - origin: Where to move it, see ``move(_:to:)``.
    @discardableResult
    package func window(
        titled title: String,
        of program: RunningProgram? = nil,
        movedTo origin: Point? = nil,
        timeout: Duration = .patience
    ) async throws -> DesktopWindow {
        var last: DesktopWindow?
        let window = try await waitUntil(
            "one window “\(title)” of \(program?.transcript ?? "any program")",
            timeout: timeout,
            interval: .milliseconds(100)
        ) { () -> DesktopWindow? in
            if let program, !program.isRunning {
                throw TestSupportError("no window “\(title)”: \(program.transcript)")
            }
            let found = try await windows().filter {
                $0.title == title && (program == nil || $0.processIdentifier == program?.processIdentifier)
            }
            defer { last = found.first }
            return found.count == 1 && found.first == last ? last : nil
        }
        guard let origin else { return window }
        return try await move(window, to: origin)
    }

    /// The window as it is now.
    package func refreshed(_ window: DesktopWindow) async throws -> DesktopWindow {
        let now = try await windows().first {
            $0.identifier == window.identifier && $0.title == window.title
                && $0.processIdentifier == window.processIdentifier
        }
        guard let now else { throw TestSupportError("the window “\(window.title)” is gone") }
        return now
    }

    /// Saves a picture of the screen, or of a part of it, as PNG.
    package func savePicture(of part: Rectangle? = nil, to path: String) async throws {
        try await importPicture(of: part, ["png:\(path)"])
    }

    /// The mean colour of a part of the screen, with components from 0 to 255.
    ///
    /// A picture that is to be seen somewhere can be made of one colour; this then tells whether it is shown there.
    package func meanColor(of part: Rectangle) async throws -> (red: Int, green: Int, blue: Int) {
        let picture = try await importPicture(of: part, ["-resize", "1x1!", "-depth", "8", "rgb:-"])
        let bytes = picture.standardOutput.data
        guard bytes.count == 3 else { throw TestSupportError("no colour: \(picture.transcript)") }
        return (Int(bytes[bytes.startIndex]), Int(bytes[bytes.startIndex + 1]), Int(bytes[bytes.startIndex + 2]))
    }

    /// Waits until a part of the screen keeps its mean colour for a moment.
    /// - Returns: The colour; see ``meanColor(of:)``.
    package func restingColor(of part: Rectangle) async throws -> (red: Int, green: Int, blue: Int) {
        var last: (red: Int, green: Int, blue: Int)?
        return try await waitUntil("\(part) to keep its colour", interval: .milliseconds(100)) {
            () -> (red: Int, green: Int, blue: Int)? in
            let now = try await meanColor(of: part)
            defer { last = now }
            return last.map { $0 == now } == true ? now : nil
        }
    }

    /// Waits until a part of the screen has another colour, which it keeps for a moment.
    /// - Parameter color: The colour that it had.
    package func waitForColor(otherThan color: (red: Int, green: Int, blue: Int), in part: Rectangle) async throws {
        try await waitUntil("another colour of \(part) than \(color)") {
            try await restingColor(of: part) != color
        }
    }

    @discardableResult
    private func importPicture(of part: Rectangle?, _ output: [String]) async throws -> RunningProgram {
        var arguments = ["-silent", "-window", "root"]
        if let part {
            arguments += ["-crop", "\(part.width)x\(part.height)+\(part.origin.x)+\(part.origin.y)", "+repage"]
        }
        return try await TransferTestSupport.run("import", arguments + output, environment: input.environment)
    }
}
