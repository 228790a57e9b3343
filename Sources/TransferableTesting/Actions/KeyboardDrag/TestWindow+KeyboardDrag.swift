import CoreTransferable
import Foundation
import SwiftUICore

extension TestWindow {
    /// The texts that screen readers spoke during keyboard drags, in order.
    ///
    /// ```swift
    /// try window.press(key: "m", modifiers: .command, in: window.view(text: "Milk"))
    /// #expect(window.announcements.last?.hasPrefix("Picked up Milk.") == true)
    /// ```
    public var announcements: [String] { host.announcements }

    /// The view that is chosen with the keyboard, which is the destination of held items or the view that would be picked up; nil if there
    /// is none.
    public var viewChosenByKeys: TestView? { views.first { $0.widget.keyboardMark == .chosen } }

    /// Presses Return while items are held with the keyboard, and waits until the destination has received them.
    /// - Parameter modifiers: The keys that choose the operation: Control (`command`) copies, Shift moves, both together make an alias.
    /// - Returns: Whether the items were of use.
    /// - Throws: ``TestWindowError`` where nothing is held.
    @discardableResult
    public func dropHeldItems(modifiers: EventModifiers = []) async throws -> Bool {
        guard host.keyboardDrag.isActive else { throw TestWindowError("Keys hold nothing: press Control-M first.") }
        let before = host.keyboardDrag.dropping
        try press(key: .return, modifiers: modifiers)
        guard let dropping = host.keyboardDrag.dropping, dropping != before else { return false }
        let wasOfUse = await dropping.value
        update()
        return wasOfUse
    }

    /// Waits until a destination has received the items that were dropped on it with the keyboard or by an action of assistive
    /// technologies.
    public func waitForDrop() async {
        _ = await host.keyboardDrag.dropping?.value
        update()
    }

    /// Gives a key to a drag by keys.
    /// - Parameter view: The view with the focus; nil if none has it.
    /// - Returns: Whether it uses the key.
    func performInKeyboardDrag(_ shortcut: KeyboardShortcut, focus view: TestView?) -> Bool {
        host.activeWindow = self
        defer { update() }
        if host.keyboardDrag.isActive { return host.keyboardDrag.perform(shortcut.stroke) }
        guard shortcut.stroke == .pickUp, content.item(for: shortcut.stroke) == nil else { return false }
        return host.keyboardDrag.begin(view.flatMap(keyboardSource))
    }

    /// Returns what keys pick up where a view has the focus.
    private func keyboardSource(of view: TestView) -> KeyboardDragSource? {
        let center = CGPoint(x: view.frame.midX, y: view.frame.midY)
        for widget in view.path.reversed() {
            if let source = (widget as? MemoryContainer).flatMap({ KeyboardDragSource($0) }) { return source }
            guard let list = widget as? MemoryList else { continue }
            let point = CGPoint(x: center.x - list.windowFrame.minX, y: center.y - list.windowFrame.minY)
            return list.content.rows?.editor.keyboardSource(ofRow: list.rowPoint(at: point).row, in: list)
        }
        return nil
    }
}

extension TestWindow: MemoryWindow {
    /// The outermost widgets that take input: those of the topmost presentation that keeps the window from being used, or those of the
    /// window and its popovers.
    var shownRoots: [MemoryWidget] {
        let modal = (sheets + fullScreenCovers + alerts + confirmationDialogs).last
        if let modal { return modal.shownRoots }
        return [root] + popovers.flatMap(\.shownRoots)
    }
}
