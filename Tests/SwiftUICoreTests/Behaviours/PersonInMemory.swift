import Foundation
import SwiftUICore
import TestScenes
import TransferTestSupport
import TransferableTesting

/// Somebody who uses the views of a behaviour in a window in memory.
@MainActor
final class PersonInMemory {
    private let behaviour: Behaviour
    private let window: TestWindow
    private let said = Journal()

    init(_ behaviour: Behaviour) {
        self.behaviour = behaviour
        window = TestWindow(size: CGSize(width: 460, height: 700)) { [said] in behaviour.view { said.note($0) } }
    }

    /// Does what the behaviour says, and returns each line that the views said.
    func perform() async throws -> [String] {
        var expected = behaviour.beginning.count
        try await settle(until: expected)
        for step in behaviour.steps {
            do {
                try await perform(step.action)
            } catch {
                throw TestSupportError("\(step.action): \(error); said so far: \(said.entries)")
            }
            expected += step.lines.count
            try await settle(until: expected)
        }
        return said.entries
    }

    /// Lets the time of gestures and animations pass, and waits for what tasks say.
    private func settle(until count: Int) async throws {
        window.advance(by: .seconds(1))
        let said = said
        do {
            try await waitUntil("\(count) lines", interval: .milliseconds(5)) {
                window.update()
                return said.entries.count >= count
            }
        } catch {
            throw TestSupportError("\(error): expected \(behaviour.lines), heard \(said.entries)")
        }
    }

    private func perform(_ action: Behaviour.Action) async throws {
        switch action {
        case .click(let identifier, let part, let count, let modifiers):
            for _ in 0..<count { try click(identifier, at: part, modifiers) }
        case .hold(let identifier):
            let (window, view) = try find(identifier)
            try window.longPress(view)
        case .hover(let identifier):
            let (window, view) = try find(identifier)
            window.hover(view)
        case .drag(let identifier, let distance):
            let (window, view) = try find(identifier)
            try window.drag(view, by: distance)
        case .carry(let source, let target):
            let (window, view) = try find(source)
            let drag = try window.drag(from: view)
            let (destination, place) = try find(target)
            _ = await drag.drop(on: place, of: destination)
        case .key(let key, let modifiers): try front.press(key: key, modifiers: modifiers)
        case .write(let text, let identifier):
            let (window, view) = try find(identifier)
            try window.type(text, into: view)
        case .submit(let identifier):
            let (window, view) = try find(identifier)
            try window.submit(view)
        case .choose(let title, let identifier, _):
            let (window, view) = try find(identifier)
            let picker = window.views(.picker).first { view.frame.contains($0.frame) }
            if let picker { try window.choose(title, in: picker) } else { try window.menu(view).choose(title) }
        case .chooseInContextMenu(let title, let identifier, _):
            let (window, view) = try find(identifier)
            if identifier.hasPrefix(Self.row) {
                let (list, value) = try row(of: view, in: window)
                try window.contextMenu(of: list, row: value).choose(title)
            } else {
                try window.contextMenu(of: view).choose(title)
            }
        case .window(let title):
            guard windows.contains(where: { $0.title == title }) else {
                throw TestSupportError("the windows are \(windows.map(\.title))")
            }
        case .closed(let title):
            guard !windows.contains(where: { $0.title == title }) else { throw TestSupportError("“\(title)” is open") }
        }
    }

    /// Clicks what is at a part of a view, if anything.
    private func click(_ identifier: String, at part: UnitPoint, _ modifiers: EventModifiers) throws {
        let (window, view) = try find(identifier)
        guard view.isEnabled else { return }
        let control = window.views.first { Self.controls.contains($0.kind) && view.frame.contains($0.frame) } ?? view
        switch control.kind {
        case .toggle, .disclosure: try window.toggle(control)
        case .slider: try window.setValue((Self.steps * part.x).rounded(), of: control)
        case .stepper:
            // At its bound, it has no such step.
            try? part.x > 0.5 ? window.increment(control) : window.decrement(control)
        case .picker:
            // The choices of radio buttons are below each other, and those of segments beside each other.
            let along = part.y == 0.5 ? part.x : part.y
            try window.choose(control.choices[Int(along * Double(control.choices.count))], in: control)
        case .textField, .textEditor: window.focus(control)
        case .button: try window.press(control)
        default:
            if identifier.hasPrefix(Self.row) { return try click(rowOf: view, in: window, modifiers) }
            let place = CGPoint(
                x: view.frame.minX + view.frame.width * part.x,
                y: view.frame.minY + view.frame.height * part.y
            )
            // Where nothing has a gesture, a click does nothing.
            guard let met = window.view(at: place) else { return }
            let inside = CGPoint(x: place.x - met.frame.minX, y: place.y - met.frame.minY)
            try? window.tap(met, at: inside, modifiers: modifiers)
        }
    }

    private static let controls: [TestView.Kind] = [
        .toggle, .disclosure, .slider, .stepper, .picker, .textField, .textEditor, .button,
    ]
    /// The steps of the sliders of behaviours.
    private static let steps = 10.0
    /// The beginning of the identifiers of rows, before the value that a selection has for the row.
    private static let row = "row-"

    private func click(rowOf view: TestView, in window: TestWindow, _ modifiers: EventModifiers) throws {
        let (list, value) = try row(of: view, in: window)
        let selected = list.selection
        guard modifiers.contains(.command) else { return try window.select([value], in: list) }
        let others = selected.subtracting([value])
        guard !selected.contains(value) else { return try window.select(others, in: list) }
        // A list with one selection selects the row in place of the other.
        do { try window.select(others.union([value]), in: list) } catch { try window.select([value], in: list) }
    }

    /// Returns the list that a row is in, and the value that its selection has for the row.
    private func row(of view: TestView, in window: TestWindow) throws -> (list: TestView, value: AnyHashable) {
        guard let list = window.views(.list).first(where: { $0.frame.contains(view.frame) }) else {
            throw TestSupportError("“\(view.text)” is in no list")
        }
        return (list, AnyHashable(String((view.identifier ?? "").dropFirst(Self.row.count))))
    }

    /// The window and those over it, the frontmost first.
    private var windows: [TestWindow] { Self.windows(over: window) + [window] }

    private static func windows(over window: TestWindow) -> [TestWindow] {
        (window.popovers + window.confirmationDialogs + window.alerts + window.sheets + window.fullScreenCovers)
            .flatMap { windows(over: $0) + [$0] }
    }

    private var front: TestWindow { windows[0] }

    private func find(_ identifier: String) throws -> (TestWindow, TestView) {
        for window in windows {
            if let view = try? window.view(identifier: identifier) { return (window, view) }
        }
        throw TestSupportError("there is no “\(identifier)” in \(windows.map { $0.views.compactMap(\.identifier) })")
    }
}
