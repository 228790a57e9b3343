import CoreTransferable
import Foundation
import SwiftUICore
import TransferKit

/// The sender of a drop or paste.
public enum TestSender: Sendable {
    /// This app. The receiver gets the item providers themselves.
    case thisApp
    /// Another program. The receiver gets the parts of an offer that other programs see, under the names of the desktop.
    case anotherApp
}

extension TestWindow {
    // MARK: Controls

    /// Presses a button, or clicks a view that has a tap gesture.
    /// - Parameters:
    ///   - view: The pressed view.
    ///   - whilePressed: Runs between the press and the release, to look at the button meanwhile.
    /// - Throws: ``TestWindowError`` where there is nothing to press, or it is disabled.
    public func press(_ view: TestView, whilePressed: () throws -> Void = {}) throws {
        guard view.isEnabled else { throw TestWindowError("“\(view.text)” is disabled.") }
        guard view.isHittable else { throw TestWindowError("Clicks go through “\(view.text)”.") }
        if closeSwipedRows(pressing: view) { return }
        let touch = TestTouch(on: view.path, at: view.location(nil), of: self)
        guard let touch else {
            throw TestWindowError(
                "“\(view.text)” is no button and has no gesture. To press a PasteButton, use paste(_:into:from:)."
            )
        }
        try whilePressed()
        touch.lift()
    }

    /// Presses the button with a title. If no button shows the title, this also considers accessibility labels, such as that of a button in
    /// a toolbar that shows only a symbol.
    /// - Parameter title: The title.
    /// - Throws: ``TestWindowError`` where there is no such button, or it is disabled.
    public func press(_ title: String) throws {
        let buttons = views(.button)
        guard let button = buttons.first(where: { $0.text == title }) ?? buttons.first(where: { name(of: $0) == title })
        else {
            let titles = buttons.map { $0.text.isEmpty ? name(of: $0) ?? "" : $0.text }
            throw TestWindowError(
                "There is no button “\(title)”. The buttons are: \(titles.joined(separator: ", "))."
            )
        }
        try press(button)
    }

    /// Switches a toggle on if it is off or mixed, and off if it is on.
    /// - Throws: ``TestWindowError`` where the view is no toggle, or it is disabled.
    public func toggle(_ view: TestView) throws {
        guard view.innermost(\.isOn) != nil else { throw TestWindowError("“\(view.text)” is no toggle.") }
        guard view.isEnabled else { throw TestWindowError("The toggle “\(view.text)” is disabled.") }
        TestTouch(on: view.path, at: view.location(nil), of: self)?.lift()
    }

    /// Presses a key without a focused view. The first receiver that uses the key handles it: a view, a list whose
    /// selected rows the key moves or deletes, or a control or menu item with that keyboard shortcut. Escape ends a sheet or a dialog.
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The keys that are held with it.
    /// - Throws: ``TestWindowError`` if no receiver uses it.
    public func press(key: KeyEquivalent, modifiers: EventModifiers = []) throws {
        let shortcut = KeyboardShortcut(key, modifiers: modifiers)
        if performInKeyboardDrag(shortcut, focus: nil) { return }
        let actions = views.reversed().compactMap { view in
            view.isEnabled ? view.widget.container?.enabledPart(KeyAction.self) : nil
        }
        if shortcut == KeyboardShortcut(.escape, modifiers: []), closeSwipedRows() { return }
        let press = KeyPress(key, modifiers: modifiers)
        let isForKeys = modifiers.isDisjoint(with: [.command, .control, .option])
        if !(isForKeys && actions.contains { $0.perform(press) }), !editRows(shortcut),
            !deletes(shortcut), !finds(shortcut)
        {
            guard let item = content.item(for: shortcut.stroke) else {
                if edits(shortcut) { return update() }
                if shortcut == KeyboardShortcut(.escape, modifiers: []), escapes() { return update() }
                throw TestWindowError("Nothing has a use for \(shortcut.text).")
            }
            if case .edit(let action) = item.kind, !canPerform(action) {
                throw TestWindowError("“\(item.title)” is disabled.")
            }
            try item.choose(in: self)
        }
        update()
    }

    /// Presses and holds modifier keys, which views observe and which apply to later clicks.
    /// - Parameter modifiers: The keys that are held from now on; none to release all of them.
    public func hold(_ modifiers: EventModifiers) {
        host.modifierKeys = modifiers
        update()
    }

    /// Undoes the last action with the window's undo manager.
    /// - Throws: ``TestWindowError`` if there is none.
    public func undo() throws { try perform(recorded: .undo) }

    /// Redoes the last undone action.
    /// - Throws: ``TestWindowError`` if nothing was undone.
    public func redo() throws { try perform(recorded: .redo) }

    private func perform(recorded action: EditAction) throws {
        guard content.graph.perform(action) else { throw TestWindowError("There is nothing to \(action).") }
        update()
    }

    /// Gives the Delete command to the view that has it, where keys mean that.
    private func deletes(_ keys: KeyboardShortcut) -> Bool {
        guard keys.key == .deleteForward, keys.modifiers.isEmpty, canPerform(.delete) else { return false }
        perform(.delete)
        return true
    }

    /// Performs the command of the Edit menu that has the keys on every desktop, also where the app has no such menu.
    private func edits(_ keys: KeyboardShortcut) -> Bool {
        let commands: [EditAction] = [.undo, .redo, .cut, .copy, .paste]
        guard let action = commands.first(where: { $0.shortcut == keys }), canPerform(action) else { return false }
        perform(action)
        return true
    }

    /// Opens the find bar of the focused text editor, or of the only one, where keys mean that.
    private func finds(_ keys: KeyboardShortcut) -> Bool {
        guard keys == KeyboardShortcut("f") else { return false }
        let editors = views(.textEditor).filter(\.isEnabled)
        let editor = editors.last(where: \.isFocused) ?? (editors.count == 1 ? editors[0] : nil)
        return editor?.innermost { $0 as? MemoryTextEditor }?.openFindBar() ?? false
    }

    /// Moves or deletes the selected rows of a list, where keys mean that.
    private func editRows(_ keys: KeyboardShortcut) -> Bool {
        let editors = views(.list).reversed().compactMap { $0.isEnabled ? $0.widget.list?.rows?.editor : nil }
        return editors.contains { $0.perform(keys, focused: nil) }
    }

    /// Presses a key while a view has focus, such as one that picks the view up (Control-M) or moves it among the others of a
    /// `reorderContainer`.
    /// - Throws: ``TestWindowError`` where the keys do nothing with the view.
    public func press(key: KeyEquivalent, modifiers: EventModifiers, in view: TestView) throws {
        let keys = KeyboardShortcut(key, modifiers: modifiers)
        if performInKeyboardDrag(keys, focus: view) { return }
        guard view.parts(MoveKeys.self).contains(where: { $0.part.perform(keys) }) else {
            throw TestWindowError("\(keys.text) does not move “\(view.text)”.")
        }
        update()
    }

    /// Replaces the text of a text field.
    public func type(_ text: String, into view: TestView) throws {
        guard let setText = view.innermost(\.setText) else { throw TestWindowError("“\(view.text)” is no text field.") }
        guard view.isEnabled else { throw TestWindowError("The text field “\(view.text)” is disabled.") }
        focus(view)
        setText(text)
        update()
    }

    /// Presses Return in a text field, a secure field or a search field, which performs the actions of `onSubmit`.
    /// - Throws: ``TestWindowError`` where the view is no field, or it is disabled.
    public func submit(_ view: TestView) throws {
        guard view.innermost(\.setText) != nil else { throw TestWindowError("“\(view.text)” is no text field.") }
        guard view.isEnabled else { throw TestWindowError("The text field “\(view.text)” is disabled.") }
        focus(view)
        view.innermost(\.submit)?()
        update()
    }

    /// Presses Backspace in a search field, which removes the last token if the field is empty.
    /// - Throws: ``TestWindowError`` where the field has a text, or no tokens are before it.
    public func pressBackspace(in view: TestView) throws {
        let field = view.innermost(\.searchField)
        guard let field, field.text.shown.isEmpty, let deleteBackward = field.deleteBackward else {
            throw TestWindowError("“\(view.text)” is no empty search field with tokens.")
        }
        focus(view)
        deleteBackward()
        update()
    }

    /// Moves focus to a view, as clicking a text field does.
    /// - Parameter view: The view; nil for none.
    public func focus(_ view: TestView?) {
        let widget = view?.parts(FocusBinding.self).first?.widget ?? view?.parts(FocusFollower.self).first?.widget
        let container = widget as? MemoryContainer
        view?.widget.host?.focused = container
        if view == nil { views.first?.widget.host?.focused = nil }
        update()
    }

    /// Selects rows of a list and deselects all others.
    /// - Parameters:
    ///   - values: The identities or tags of the rows.
    ///   - view: The list.
    public func select(_ values: Set<AnyHashable>, in view: TestView) throws {
        guard let list = view.widget.list else { throw TestWindowError("“\(view.text)” is no list.") }
        guard let selection = list.selection else { throw TestWindowError("Nothing can be selected in the list.") }
        guard selection.allowsMultiple || values.count < 2 else {
            throw TestWindowError("Only one row of the list can be selected.")
        }
        for value in values where list.rows?.index(ofSelectionValue: value) == nil {
            throw TestWindowError("The list has no row for \(value.base).")
        }
        selection.select(values)
        update()
    }

    /// Scrolls the content of a scroll view, at most to its end.
    /// - Parameters:
    ///   - view: The `ScrollView`.
    ///   - offset: The point of the content that is to stand in the top leading corner.
    public func scroll(_ view: TestView, to offset: CGPoint) throws {
        guard let scroll = view.widget as? MemoryScroll else {
            throw TestWindowError("“\(view.text)” is no scroll view.")
        }
        guard scroll.canScroll else { throw TestWindowError("Scrolling is disabled in “\(view.text)”.") }
        scroll.scroll(to: offset)
        update()
    }

    // MARK: Copy and paste

    /// Performs the Copy command on a view, or on the nearest enclosing view that has it.
    /// - Returns: The copied items.
    public func copy(_ view: TestView) throws -> [NSItemProvider] {
        if let text = view.selectedText { return text.selectedItems }
        guard let copy = view.parts(EditCommands.self).lazy.compactMap(\.part.copy).first else {
            throw TestWindowError("Nothing around “\(view.text)” can be copied.")
        }
        defer { update() }
        return copy()
    }

    /// Performs the Cut command on a view, or on the nearest enclosing view that has it.
    /// - Returns: The cut items.
    public func cut(_ view: TestView) throws -> [NSItemProvider] {
        if let editor = view.selectedText as? MemoryTextEditor, view.isEnabled {
            defer { update() }
            let items = editor.selectedItems
            editor.deleteSelection()
            return items
        }
        guard let cut = view.parts(EditCommands.self).lazy.compactMap(\.part.cut).first else {
            throw TestWindowError("Nothing around “\(view.text)” can be cut.")
        }
        defer { update() }
        return cut()
    }

    /// Pastes items into a view or the nearest enclosing view that accepts them, or presses a `PasteButton`.
    /// - Parameters:
    ///   - items: The items.
    ///   - view: The view.
    ///   - sender: The program in which they were copied.
    /// - Throws: ``TestWindowError`` where nothing takes them: then the command is disabled.
    public func paste(_ items: [NSItemProvider], into view: TestView, from sender: TestSender = .thisApp) async throws {
        let contents = sender.contents(items)
        let button = view.innermost(\.pastes)
        let editor = view.isEnabled ? view.innermost { ($0 as? MemoryTextEditor)?.pastedText } : nil
        let targets =
            [button, editor].compactMap { $0 } + view.parts(EditCommands.self).compactMap(\.part.paste)
        guard let target = targets.first(where: { contents.mayHave(anyOf: $0.contentTypes) }) else {
            throw TestWindowError("Nothing around “\(view.text)” takes what is pasted: \(offered(items)).")
        }
        await target.perform(contents.items())
        update()
    }

    /// Pastes values.
    public func paste<Value: Transferable>(
        _ values: [Value],
        into view: TestView,
        from sender: TestSender = .thisApp
    ) async throws {
        try await paste(values.map { NSItemProvider(of: $0) }, into: view, from: sender)
    }

    // MARK: Drag and drop

    /// Begins a drag of a view, or of the nearest enclosing view that can be dragged.
    public func drag(from view: TestView) throws -> TestDrag {
        if let text = view.selectedText { return TestDrag(items: text.selectedItems, from: .thisApp) }
        let center = CGPoint(x: view.frame.midX, y: view.frame.midY)
        for widget in view.path.reversed() {
            let origin = widget.windowFrame.origin
            let point = CGPoint(x: center.x - origin.x, y: center.y - origin.y)
            guard let (drag, formation) = widget.drag(at: point) else {
                guard widget.container?.enabledPart(DragSource.self) == nil else {
                    throw TestWindowError("The drag of “\(view.text)” has no items.")
                }
                continue
            }
            defer { update() }
            return TestDrag(drag, formation: formation)
        }
        throw TestWindowError("Neither “\(view.text)” nor a view around it can be dragged.")
    }

    /// Begins a drag of values from outside the window.
    public func drag<Value: Transferable>(_ values: [Value], from sender: TestSender = .anotherApp) -> TestDrag {
        TestDrag(items: values.map { NSItemProvider(of: $0) }, from: sender)
    }

    /// Begins a drag of files, as from a file manager.
    public func drag(files: [URL]) -> TestDrag {
        TestDrag(items: files.compactMap { NSItemProvider(contentsOf: $0) }, from: .anotherApp)
    }

    func offered(_ items: [NSItemProvider]) -> String {
        items.flatMap(\.registeredTypeIdentifiers).joined(separator: ", ")
    }
}

extension TestSender {
    func contents(_ items: [NSItemProvider]) -> PasteboardContents {
        let offer = TransferOffer(items)
        return switch self {
        case .thisApp: .own(offer)
        case .anotherApp: .other(offer.asReceived)
        }
    }
}
