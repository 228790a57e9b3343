import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Drags by keys")
struct KeyboardDragTests {
    @Test("What is picked up goes through the destinations that take it, and is dropped on the chosen one")
    func wholeDrag() async throws {
        let log = Log()
        let window = TestWindow { Shelves(log: log) }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        #expect(log.lines == ["drag initial", "drag active", "first targeted", "first entering"])
        #expect(window.viewChosenByKeys?.identifier == "first")
        log.lines = []
        // Of the four destinations after it, one takes numbers only, and one is disabled.
        try window.press(key: .tab)
        #expect(window.viewChosenByKeys?.identifier == "second")
        #expect(log.lines == ["first left", "first exiting", "second targeted", "second entering"])
        try window.press(key: .tab)
        #expect(window.viewChosenByKeys?.identifier == "first")
        try window.press(key: .tab, modifiers: .shift)
        #expect(window.viewChosenByKeys?.identifier == "second")
        log.lines = []
        #expect(try await window.dropHeldItems())
        #expect(
            log.lines == [
                "second left", "second took milk at 50.0, 10.0", "second ended (copy)",
                "second data transfer completed",
                "drag ended (copy)", "drag data transfer completed",
            ]
        )
        #expect(window.viewChosenByKeys == nil)
    }

    @Test("Escape ends the drag where it is, and keys are the views' again")
    func cancelling() throws {
        let log = Log()
        let window = TestWindow { Shelves(log: log) }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        log.lines = []
        try window.press(key: .escape)
        #expect(log.lines == ["first left", "first exiting", "drag ended (cancel)"])
        #expect(throws: TestWindowError.self) { try window.press(key: .tab) }
    }

    @Test("Screen readers are told what is held, each destination by its label or heading, and the end")
    func announcements() async throws {
        let window = TestWindow { Shelves(log: Log()) }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        try window.press(key: .tab)
        try await window.dropHeldItems()
        #expect(
            window.announcements == [
                "Picked up milk. First shelf, destination 1 of 2. Tab chooses another, Return drops, Escape cancels.",
                "Second, destination 2 of 2", "Dropped milk on Second.",
            ]
        )
    }

    @Test("Assistive technologies have actions that pick up and, while something is held, drop")
    func actions() async throws {
        let log = Log()
        let window = TestWindow { Shelves(log: log) }
        #expect(try window.accessibilityElement(label: "milk").actions == ["Pick Up"])
        #expect(try window.accessibilityElement(label: "Second").actions == [])
        try window.perform("Pick Up", on: window.accessibilityElement(label: "milk"))
        #expect(try window.accessibilityElement(label: "only numbers").actions == [])
        try window.perform("Drop Here", on: window.accessibilityElement(label: "Second"))
        await window.waitForDrop()
        #expect(log.lines.contains("second took milk at 50.0, 10.0"))
        #expect(try window.accessibilityElement(label: "Second").actions == [])
    }

    @Test("Control-M without a focused view goes through the views that can be dragged")
    func choosingASource() throws {
        let window = TestWindow { Shelves(log: Log()) }
        try window.press(key: "m", modifiers: .command)
        #expect(window.viewChosenByKeys?.text == "milk")
        try window.press(key: .downArrow)
        #expect(window.viewChosenByKeys?.text == "bread")
        try window.press(key: .return)
        #expect(window.announcements.last?.hasPrefix("Picked up bread. ") == true)
    }

    @Test("The delegate of a destination validates, is asked for the operation and may forbid it")
    func delegates() async throws {
        let log = Log()
        let window = TestWindow {
            Text("milk").draggable("milk")
            Text("refusing").frame(width: 100, height: 20).onDrop(of: [.text], delegate: Refusing(log: log))
        }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        #expect(try await window.dropHeldItems() == false)
        #expect(log.lines == ["validated", "entered", "asked"])
        #expect(window.announcements.last == "Refusing does not take milk here.")
    }

    @Test("An accessibility drop point is where the items are dropped, and arrows choose among several")
    func dropPoints() async throws {
        let log = Log()
        let window = TestWindow {
            Text("milk").draggable("milk").accessibilityDragPoint(.center, description: "the milk")
            Text("canvas").frame(width: 100, height: 20)
                .dropDestination(for: String.self) { _, point in
                    log.lines.append("at \(point.x), \(point.y)")
                    return true
                }
                .accessibilityDropPoint(.topLeading, description: "corner")
                .accessibilityDropPoint(.trailing, description: "edge")
        }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        #expect(window.announcements.last?.contains("Picked up the milk. canvas, destination 1 of 1, corner") == true)
        try window.press(key: .rightArrow)
        #expect(window.announcements.last == "edge")
        try await window.dropHeldItems()
        #expect(log.lines == ["at 100.0, 10.0"])
    }

    @Test("The keys that choose a drag's operation choose it with Return")
    func operations() async throws {
        let log = Log()
        let window = TestWindow {
            Text("milk").draggable("milk").dragConfiguration(DragConfiguration(allowMove: true))
                .onDragSessionUpdated { if case .ended = $0.phase { log.lines.append("\($0.phase)") } }
            Text("shelf").frame(width: 100, height: 20).dropDestination(for: String.self) { _, _ in true }
        }
        for modifiers in [EventModifiers(), .shift] {
            try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
            try await window.dropHeldItems(modifiers: modifiers)
        }
        #expect(log.lines == ["ended (copy)", "ended (move)"])
    }

    @Test("A destination that disappears is not dropped on; another is chosen")
    func disappearing() async throws {
        let log = Log()
        let window = TestWindow { Vanishing(log: log) }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        #expect(window.viewChosenByKeys?.text == "first")
        try window.press("Hide")
        #expect(try await window.dropHeldItems() == false)
        #expect(window.viewChosenByKeys?.text == "second")
        #expect(try await window.dropHeldItems())
        #expect(log.lines == ["second"])
    }

    @Test("What nothing takes is not picked up, and screen readers are told so")
    func noDestination() throws {
        let window = TestWindow { Text("milk").draggable("milk") }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        #expect(window.announcements == ["Nothing here takes milk. Copy it for other programs."])
        #expect(throws: TestWindowError.self) { try window.press(key: .escape) }
    }

    @Test("A destination that is scrolled out of sight is scrolled to")
    func scrolling() throws {
        let window = TestWindow(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                Text("milk").draggable("milk")
                Color.red.frame(height: 1000)
                Text("shelf").frame(height: 20).dropDestination(for: String.self) { _, _ in true }
            }
        }
        try window.press(key: "m", modifiers: .command, in: window.view(text: "milk"))
        let shelf = try #require(window.viewChosenByKeys)
        #expect(shelf.text == "shelf")
        #expect(shelf.frame.maxY <= 100)
    }

    @Test("A window whose key opened nothing else keeps Control-M for its own shortcut")
    func shortcut() throws {
        let log = Log()
        let window = TestWindow {
            Text("milk").draggable("milk").dropDestination(for: String.self) { _, _ in true }
            Button("Minutes") { log.lines.append("minutes") }.keyboardShortcut("m")
        }
        try window.press(key: "m", modifiers: .command)
        #expect(log.lines == ["minutes"])
        #expect(window.announcements.isEmpty)
    }

    @Test("Destinations in another window are reached, until it closes")
    func windows() async throws {
        let app = TestApp(TwoWindows.self)
        let (source, target) = (app.windows[0], app.windows[1])
        try source.press(key: "m", modifiers: .command, in: source.view(text: "milk"))
        #expect(target.viewChosenByKeys?.text == "shelf")
        #expect(try await source.dropHeldItems())
        try source.press(key: "m", modifiers: .command, in: source.view(text: "milk"))
        target.close()
        #expect(try await source.dropHeldItems() == false)
        #expect(source.announcements.last == "Nothing here takes milk any more.")
        try source.press(key: .escape)
    }
}

@MainActor
private final class Log {
    var lines: [String] = []

    nonisolated init() {}
}

private struct Shelves: View {
    let log: Log

    var body: some View {
        Text("milk").draggable("milk").onDragSessionUpdated { log.lines.append("drag \($0.phase)") }
        Text("bread").draggable("bread")
        shelf("first", Text("First")).accessibilityLabel("First shelf")
        Text("only numbers").frame(width: 100, height: 20).onDrop(of: [.json], isTargeted: nil) { _ in true }
        shelf("disabled", Text("Disabled")).disabled(true)
        shelf("second", Text("Second"))
    }

    private func shelf(_ name: String, _ text: Text) -> some View {
        text.frame(width: 100, height: 20)
            .dropDestination(for: String.self) { texts, point in
                log.lines.append("\(name) took \(texts.joined()) at \(point.x), \(point.y)")
                return true
            } isTargeted: {
                log.lines.append("\(name) \($0 ? "targeted" : "left")")
            }
            .onDropSessionUpdated { log.lines.append("\(name) \($0.phase)") }
            .accessibilityIdentifier(name)
    }
}

private struct Refusing: DropDelegate {
    let log: Log

    func validateDrop(info: DropInfo) -> Bool {
        if !log.lines.contains("validated") { log.lines.append("validated") }
        return true
    }

    func dropEntered(info: DropInfo) { log.lines.append("entered") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        log.lines.append("asked")
        return DropProposal(operation: .forbidden)
    }

    func performDrop(info: DropInfo) -> Bool { false }
}

private struct Vanishing: View {
    let log: Log
    @State private var isFirstShown = true

    var body: some View {
        Button("Hide") { isFirstShown = false }
        Text("milk").draggable("milk")
        if isFirstShown { shelf("first") }
        shelf("second")
    }

    private func shelf(_ name: String) -> some View {
        Text(name).frame(width: 100, height: 20).dropDestination(for: String.self) { _, _ in
            log.lines.append(name)
            return true
        }
    }
}

private struct TwoWindows: App {
    var body: some Scene {
        Window("Source", id: "source") { Text("milk").draggable("milk") }
        Window("Target", id: "target") {
            Text("shelf").frame(width: 100, height: 20).dropDestination(for: String.self) { _, _ in true }
        }
        .defaultLaunchBehavior(.presented)
    }
}
