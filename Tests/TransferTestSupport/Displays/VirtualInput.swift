/// The pointer and the keyboard of a desktop, moved as by a person (the XTEST extension, through `xdotool`).
///
/// Each call returns when the events are sent, which is before applications have acted on them: wait for what they show or
/// write, not for a time.
package struct VirtualInput: Sendable {
    /// The environment with the X server that has the devices.
    let environment: [String: String]
    /// The factor of the times in a drag, for compositors that draw slowly without a graphics card.
    var slowness = 1.0

    /// Runs `xdotool` with these arguments.
    @discardableResult
    package func run(_ arguments: [String]) async throws -> RunningProgram {
        try await TransferTestSupport.run("xdotool", arguments, environment: environment)
    }

    /// Puts the pointer to a place on the screen.
    package func move(to point: Point) async throws {
        try await run(["mousemove", "\(point.x)", "\(point.y)"])
    }

    /// Presses a button (1 is the primary one, 2 the middle one, 3 the secondary one) and keeps it pressed.
    package func press(button: Int = 1) async throws {
        try await run(["mousedown", "\(button)"])
    }

    /// Lets a button go.
    package func release(button: Int = 1) async throws {
        try await run(["mouseup", "\(button)"])
    }

    /// Clicks at a place on the screen.
    package func click(_ point: Point, button: Int = 1, count: Int = 1) async throws {
        var arguments = ["mousemove", "\(point.x)", "\(point.y)", "sleep", "0.05"]
        for _ in 0..<count {
            arguments += ["mousedown", "\(button)", "sleep", "0.03", "mouseup", "\(button)", "sleep", "0.03"]
        }
        try await run(arguments)
    }

    /// Presses and releases keys, named as in X's keysyms and joined with `+`: `"ctrl+c"`, `"Escape"`, `"shift+Insert"`.
    package func key(_ keys: String...) async throws {
        // Not with --clearmodifiers: it counts a pressed mouse button as a modifier and lets it go, which ends a drag.
        try await run(["key", "--delay", "20"] + keys)
    }

    /// Cancels the drag under way with the Escape key, on X11. Wayland leaves it to the compositor what cancels a drag, and
    /// weston has no key for it: release it where nobody takes it.
    ///
    /// GTK 4 by itself has no such key: 4.8 loses the event, and 4.18 does nothing with it. Drags of this package's apps and
    /// of GTK 3 are cancelled.
    package func cancelDrag() async throws {
        try await key("Escape")
    }

    /// Presses a key and keeps it pressed.
    package func keyDown(_ key: String) async throws {
        try await run(["keydown", key])
    }

    /// Lets a key go.
    package func keyUp(_ key: String) async throws {
        try await run(["keyup", key])
    }

    /// Types text into the window that has keyboard focus.
    package func type(_ text: String) async throws {
        try await run(["type", "--delay", "20", text])
    }

    /// Drags from one place to another with the primary button.
    ///
    /// Toolkits begin a drag when the pointer has gone some pixels beyond where the button went down, and ask what lies
    /// under it at every motion; the answer of another process needs a moment. So the pointer first makes small steps, then
    /// larger ones, and rests on the target before the button goes up.
    ///
    /// - Parameters:
    ///   - start: Where the button goes down.
    ///   - end: Where it is released.
    ///   - steps: The number of motions between the two.
    ///   - rest: How long the pointer stays on the target.
    ///   - beforeRelease: Runs while the pointer is on the target with the button pressed: look at what the target shows,
    ///     press a key, move on. When it throws, the button is released where the pointer is.
    package func drag(
        from start: Point,
        to end: Point,
        steps: Int = 12,
        rest: Duration = .milliseconds(300),
        beforeRelease: (() async throws -> Void)? = nil
    ) async throws {
        func point(_ part: Double) -> [String] {
            let x = Double(start.x) + Double(end.x - start.x) * part
            let y = Double(start.y) + Double(end.y - start.y) * part
            return ["mousemove", "\(Int(x.rounded()))", "\(Int(y.rounded()))", "sleep", "\(0.025 * slowness)"]
        }
        let pause = ["sleep", "\(0.1 * slowness)"]
        var arguments = ["mousemove", "\(start.x)", "\(start.y)"] + pause + ["mousedown", "1"] + pause
        let (x, y) = (Double(end.x - start.x), Double(end.y - start.y))
        let distance = max(1, (x * x + y * y).squareRoot())
        for pixels in [3.0, 7, 12, 18, 25] where pixels < distance { arguments += point(pixels / distance) }
        for step in 1...max(1, steps) { arguments += point(Double(step) / Double(max(1, steps))) }
        // Some targets answer only once the pointer has moved within them.
        arguments += ["mousemove", "\(end.x + 1)", "\(end.y)", "sleep", "0.025", "mousemove", "\(end.x)", "\(end.y)"]
        do {
            try await run(arguments)
            try await letPass(rest * slowness, because: "a hand rests before it lets go")
            try await beforeRelease?()
        } catch {
            try? await release()
            throw error
        }
        try await release()
    }

    /// Moves the pointer about a place until something has happened there, as a hand that does not lie still.
    ///
    /// GTK 3 tells a target of no motion that it sees before the target has answered for the last one. A pointer that rests
    /// from then on is nowhere for the target: so it was in one of 70 drags on a busy machine.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - what: What is waited for, as it should read after "waited 10 s for".
    ///   - timeout: How long to move.
    ///   - condition: Whether it has happened.
    package func hover(
        about place: Point,
        until what: @autoclosure () -> String,
        timeout: Duration = .patience,
        condition: () async throws -> Bool
    ) async throws {
        var step = 0
        try await waitUntil(what(), timeout: timeout, interval: .milliseconds(100)) {
            // Some targets answer only once the pointer has moved within them.
            if step >= 2, try await condition() { return true }
            step += 1
            try await move(to: Point(place.x + step % 2, place.y))
            return false
        }
        // The answer of a drag's target reaches the source a moment later.
        try await letPass(Duration.milliseconds(200) * slowness, because: "a person lets go after the target lights up")
    }
}
