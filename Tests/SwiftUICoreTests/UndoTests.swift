import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Undoing and doing again")
struct UndoTests {
    final class Page {
        var text = ""
    }

    @MainActor @Observable final class Store {
        var count = 0
        func add(_ change: Int, _ manager: UndoManager?) {
            count += change
            manager?.registerUndo(withTarget: self) { $0.add(-change, manager) }
        }
    }

    private let manager = UndoManager()
    private let page = Page()

    /// Writes, and records how to write what was there before.
    private func write(_ text: String) {
        let before = page.text
        page.text = text
        manager.registerUndo(withTarget: page) { _ in write(before) }
    }

    /// One change as a group of its own.
    private func change(_ text: String, named name: String = "") {
        manager.beginUndoGrouping()
        write(text)
        if !name.isEmpty { manager.setActionName(name) }
        manager.endUndoGrouping()
    }

    @Test("Views can be told when their window has another manager, as managers are equal to themselves alone")
    func equality() {
        struct Content: View {
            @Environment(\.undoManager) private var undoManager
            @State private var changes = 0
            var body: some View {
                Text("\(undoManager == nil ? "none" : "one") \(changes)")
                    .onChange(of: undoManager, initial: true) { changes += 1 }
            }
        }
        #expect(TestWindow { Content() }.texts == ["one 1"])
        #expect(Set([manager, manager, UndoManager()]).count == 2)
    }

    @Test("Changes are undone, the last first, and done again, until there is another")
    func undoAndRedo() {
        #expect(!manager.canUndo && !manager.canRedo)
        change("a", named: "Typing")
        change("b")
        #expect(manager.undoMenuItemTitle == "Undo")
        manager.undo()
        #expect(page.text == "a")
        #expect(manager.undoMenuItemTitle == "Undo Typing")
        manager.undo()
        #expect(page.text == "")
        #expect(!manager.canUndo)
        #expect(manager.redoMenuItemTitle == "Redo Typing")
        manager.redo()
        manager.redo()
        #expect(page.text == "b")
        manager.undo()
        change("c")
        #expect(!manager.canRedo)
        manager.redo()
        #expect(page.text == "c")
    }

    @Test("What belongs to one event, or to one group, is undone together")
    func groups() {
        write("a")
        write("b")
        #expect(manager.groupingLevel == 1)
        manager.undo()
        #expect(page.text == "")
        manager.redo()
        #expect(page.text == "b")
        manager.beginUndoGrouping()
        change("c", named: "Inner")
        change("d")
        manager.endUndoGrouping()
        #expect(manager.undoActionName == "Inner")
        manager.undo()
        #expect(page.text == "b")
    }

    @Test("The group of an event ends with it")
    func events() async {
        write("a")
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(manager.groupingLevel == 0)
        write("b")
        manager.undo()
        #expect(page.text == "a")
    }

    @Test("No more is kept than there are levels, and nothing for a target that is gone or was removed")
    func limits() {
        manager.levelsOfUndo = 2
        for text in ["a", "b", "c"] { change(text) }
        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(page.text == "a")
        change("x")
        manager.removeAllActions(withTarget: page)
        #expect(!manager.canUndo)
        var other: Page? = Page()
        var runs = 0
        manager.registerUndo(withTarget: other!) { _ in runs += 1 }
        other = nil
        manager.undo()
        #expect(runs == 0)
        manager.disableUndoRegistration()
        change("y")
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
        change("z")
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test("Views record in the manager of their window, which the Edit menu and keys use")
    func window() throws {
        struct Content: View {
            let store: Store
            @Environment(\.undoManager) private var undoManager
            var body: some View { Button("count \(store.count)") { store.add(1, undoManager) } }
        }
        let (first, second) = (Store(), Store())
        let windows = [TestWindow { Content(store: first) }, TestWindow { Content(store: second) }]
        #expect(throws: TestWindowError.self) { try windows[0].undo() }
        try windows[0].press("count 0")
        #expect(throws: TestWindowError.self) { try windows[1].undo() }
        try windows[0].undo()
        #expect(windows[0].texts == ["count 0"])
        try windows[0].redo()
        #expect(windows[0].texts == ["count 1"])
    }
}
