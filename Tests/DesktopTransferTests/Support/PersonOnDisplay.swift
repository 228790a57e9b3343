import Foundation
import SwiftUICore
import TestScenes
import Testing
import TransferTestSupport

/// Somebody who uses the views of a behaviour with the pointer and the keys of an X server.
struct PersonOnDisplay {
    private let behaviour: Behaviour
    private let desktop: XServer
    private let app: AppUnderTest
    /// The windows over that of the app, the frontmost last.
    private var windows: [(title: String, app: AppUnderTest)] = []

    init(_ behaviour: Behaviour, on desktop: XServer) async throws {
        (self.behaviour, self.desktop) = (behaviour, desktop)
        app = try await AppUnderTest.probe(
            on: desktop,
            at: Point(20, 40),
            showing: "behaviour",
            titled: "Behaviour",
            until: Behaviour.mark,
            environment: ["PROBE_BEHAVIOUR": behaviour.name]
        )
        try await desktop.activate(app.window)
    }

    /// Does what the behaviour says, and returns each line that the views said.
    mutating func perform() async throws -> [String] {
        var expected = behaviour.beginning.count
        try await settle(until: expected)
        for step in behaviour.steps {
            do {
                try await perform(step.action)
            } catch {
                throw TestSupportError("\(step.action): \(error); said so far: \(lines)")
            }
            expected += step.lines.count
            try await settle(until: expected)
        }
        app.expectGoodHealth()
        return lines
    }

    private var lines: [String] {
        app.program.standardOutput.lines.compactMap { line in
            line.hasPrefix("said: ") ? String(line.dropFirst("said: ".count)) : nil
        }
    }

    private func settle(until count: Int) async throws {
        do {
            try await waitUntil("\(count) lines") { lines.count >= count }
        } catch {
            throw TestSupportError("\(error): expected \(behaviour.lines), heard \(lines)")
        }
    }

    private mutating func perform(_ action: Behaviour.Action) async throws {
        let input = desktop.input
        switch action {
        case .click(let identifier, let part, let count, let modifiers):
            let keys = modifiers.keys
            for key in keys { try await input.keyDown(key) }
            try await input.click(place(part, of: identifier), count: count)
            for key in keys.reversed() { try await input.keyUp(key) }
            // A second click is one of two if it comes soon after.
            try await letPass(.milliseconds(600), because: "two clicks are a double click only if they follow at once")
        case .hold(let identifier):
            try await input.move(to: place(.center, of: identifier))
            try await input.press()
            try await letPass(.seconds(1), because: "a long press takes half a second")
            try await input.release()
        case .hover(let identifier): try await input.move(to: place(.center, of: identifier))
        case .drag(let identifier, let distance):
            let start = try await place(.center, of: identifier)
            try await input.drag(
                from: start,
                to: Point(start.x + Int(distance.width), start.y + Int(distance.height))
            )
        case .carry(let source, let target):
            try await input.drag(from: place(.center, of: source), to: place(.center, of: target))
            try await letPass(.milliseconds(600), because: "a drag that nothing took returns to where it began")
        case .key(let key, let modifiers): try await input.key((modifiers.keys + [key.keysym]).joined(separator: "+"))
        case .write(let text, let identifier):
            try await input.click(place(.center, of: identifier))
            try await input.key("ctrl+a")
            try await input.type(text)
        case .submit: try await input.key("Return")
        case .choose(_, let identifier, let keys):
            try await input.click(place(.center, of: identifier))
            try await choose(keys)
        case .chooseInContextMenu(_, let identifier, let keys):
            try await input.click(place(.center, of: identifier), button: 3)
            try await choose(keys)
        case .window(let title):
            let window = try await app.window(titled: title, on: desktop, movedTo: Point(500, 40 + 200 * windows.count))
            try await desktop.activate(window.window)
            windows.append((title, window))
        case .closed(let title):
            try await waitUntil("the end of “\(title)”") { try await !desktop.windows().contains { $0.title == title } }
            windows.removeAll { $0.title == title }
        }
    }

    private func choose(_ keys: [KeyEquivalent]) async throws {
        let menu = MenuSession(desktop: desktop, app: app)
        try await menu.choose(keys.map(\.keysym))
    }

    /// Returns a place on the screen: a part of a view's size.
    private func place(_ part: UnitPoint, of identifier: String) async throws -> Point {
        try await (windows.last?.app ?? app).place(of: identifier, x: part.x, y: part.y)
    }
}

extension EventModifiers {
    /// The names of the keys for `xdotool`, with Control for Command, as apps on Linux have it.
    fileprivate var keys: [String] {
        [(EventModifiers.command, "ctrl"), (.shift, "shift"), (.option, "alt")].filter { contains($0.0) }.map(\.1)
    }
}

extension KeyEquivalent {
    /// The name of the key for `xdotool`.
    fileprivate var keysym: String {
        switch self {
        case .return: "Return"
        case .escape: "Escape"
        case .upArrow: "Up"
        case .downArrow: "Down"
        case .deleteForward: "Delete"
        case .space: "space"
        default: String(character)
        }
    }
}
