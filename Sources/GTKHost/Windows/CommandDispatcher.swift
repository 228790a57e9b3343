import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import TransferKit

/// An object that delivers a window's Copy, Cut, Paste and Delete, and keys for which views have an action, to the right view.
///
/// A command is offered to the focused view and from there outwards, as on Apple's systems. If no view around the focus
/// has the command, the place of the last click counts, and then the only view in the window that has it. The same is
/// true of keys.
@MainActor
final class CommandDispatcher: MenuEditing {
    // Lifetime: that of the window with views that has this object.
    private let window: UnsafeMutablePointer<GtkWidget>
    let host: any WidgetHost
    let content: ViewRoot
    private weak var lastClicked: ContainerWidget?
    /// The list whose rows were last moved by keys.
    private weak var movedList: ListWidget?

    /// A closure that is called for a key that no view takes, and returns whether it has been taken.
    var otherKeyPressed: () -> Bool = { false }

    /// The focused widget before the focus moved to the menu bar.
    private var focusBefore: ObjectReference?
    /// The keys that are down, as far as the window has heard of them: the next press of one is a repetition.
    private var heldKeys: Set<UInt32> = []
    /// The menu bar, which has the focus while it is used, and for which nothing is meant.
    weak var menuBar: GTKWidget?
    /// Called before a menu of the menu bar is opened by keys.
    var menuBarWillOpen: () -> Void = {}

    init(window: UnsafeMutablePointer<GtkWidget>, content: ViewRoot, host: any WidgetHost) {
        (self.window, self.content, self.host) = (window, content, host)
        // Keys that type no text are handled before the focused view, like the keys of menus on every desktop.
        let commandKeys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(commandKeys, GTK_PHASE_CAPTURE)
        Signal.connectKey(UnsafeMutableRawPointer(commandKeys)) { [weak self] key, modifiers in
            guard let self else { return false }
            if performInKeyboardDrag(key, modifiers) { return true }
            if Int32(key) == GDK_KEY_Escape, host.swipedRows.close(in: window) { return true }
            let opensMenuBar = Int32(key) == GDK_KEY_F10 || modifiers.rawValue & GDK_ALT_MASK.rawValue != 0
            if opensMenuBar { menuBarWillOpen() }
            guard let stroke = KeyStroke(gdkKey: key, modifiers), stroke.isCommand else { return false }
            return performShortcut(stroke)
        }
        Signal.connectKeyReleased(UnsafeMutableRawPointer(commandKeys)) { [weak host] key, _ in
            if host?.keyOfKeyboardDrag == key { host?.keyOfKeyboardDrag = nil }
        }
        gtk_widget_add_controller(window, commandKeys)
        Signal.connect(
            UnsafeMutableRawPointer(window),
            "notify::focus-widget",
            object: { [weak self] _ in self?.rememberFocus() }
        )
        let keys = gtk_event_controller_key_new()!
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
            guard let self else { return false }
            defer { heldKeys.insert(key) }
            return keyPressed(key, modifiers) || otherKeyPressed()
        }
        Signal.connectKeyReleased(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
            guard let self else { return }
            heldKeys.remove(key)
            _ = perform(key, modifiers, .up)
        }
        gtk_widget_add_controller(window, keys)
        let clicks = gtk_gesture_click_new()!
        gtk_event_controller_set_propagation_phase(clicks, GTK_PHASE_CAPTURE)
        Signal.connectClick(UnsafeMutableRawPointer(clicks), "pressed") { [weak self] _, x, y in
            guard let self else { return }
            let isTouch = gtk_gesture_get_last_updated_sequence(clicks) != nil
            if host.swipedRows.press(in: window, x, y, isTouch: isTouch) {
                gtk_gesture_set_state(clicks, GTK_EVENT_SEQUENCE_CLAIMED)
            } else {
                clicked(x, y)
            }
        }
        gtk_widget_add_controller(window, clicks)
    }

    private func clicked(_ x: Double, _ y: Double) {
        host.keyboardDrag.cancel()
        let around = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT).map { containers(around: $0) } ?? []
        lastClicked = around.first
        // A view with commands takes the focus; a control inside takes it from there when the click reaches it.
        let takesFocus = { (container: ContainerWidget) in
            container.content.part(EditCommands.self) != nil || container.content.part(MoveKeys.self) != nil
        }
        if let commanded = around.first(where: takesFocus) {
            gtk_widget_grab_focus(commanded.pointer)
        }
    }

    private func keyPressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let relevant =
            modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue)
        let command: EditAction
        switch (relevant, Int32(key)) {
        case (GDK_CONTROL_MASK.rawValue, GDK_KEY_c), (GDK_CONTROL_MASK.rawValue, GDK_KEY_Insert): command = .copy
        case (GDK_CONTROL_MASK.rawValue, GDK_KEY_x), (GDK_SHIFT_MASK.rawValue, GDK_KEY_Delete): command = .cut
        case (GDK_CONTROL_MASK.rawValue, GDK_KEY_v), (GDK_SHIFT_MASK.rawValue, GDK_KEY_Insert): command = .paste
        case (GDK_CONTROL_MASK.rawValue, GDK_KEY_z): return content.graph.perform(.undo)
        case (GDK_CONTROL_MASK.rawValue | GDK_SHIFT_MASK.rawValue, GDK_KEY_Z), (GDK_CONTROL_MASK.rawValue, GDK_KEY_y):
            return content.graph.perform(.redo)
        case (0, GDK_KEY_Menu), (GDK_SHIFT_MASK.rawValue, GDK_KEY_F10): return presentMenu()
        case (0, GDK_KEY_Delete):
            return performWithViews(.delete) || perform(key, modifiers) || performShortcut(key, modifiers)
        default:
            let typesText = relevant & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == 0
            return typesText && perform(key, modifiers) || relevant == GDK_ALT_MASK.rawValue && move(key)
                || performShortcut(key, modifiers) || beginKeyboardDrag(key, modifiers)
        }
        let isDone = performWithViews(command)
        if !isDone {
            hostLogger.debug(
                "The keys of \(command) do nothing: \(obstacle(to: command) ?? "the view has nothing to give")"
            )
        }
        return isDone
    }

    /// Presses the control, or chooses the item of a menu, that has the keys.
    /// - Returns: False where none has them.
    func performShortcut(_ key: UInt32, _ modifiers: GdkModifierType = GdkModifierType(0)) -> Bool {
        KeyStroke(gdkKey: key, modifiers).map(performShortcut) ?? false
    }

    private func performShortcut(_ stroke: KeyStroke) -> Bool {
        guard let item = content.item(for: stroke) else { return false }
        guard case .edit(let action) = item.kind else {
            host.perform(item)
            return true
        }
        guard canPerform(action) else { return false }
        perform(action)
        return true
    }

    /// Runs the actions that views have for a key.
    private func perform(_ key: UInt32, _ modifiers: GdkModifierType, _ phase: KeyPress.Phases? = nil) -> Bool {
        guard let equivalent = KeyEquivalent(gdkKey: key) else { return false }
        var held: EventModifiers = []
        if modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
        if modifiers.rawValue & GDK_LOCK_MASK.rawValue != 0 { held.insert(.capsLock) }
        let phase = phase ?? (heldKeys.contains(key) ? .repeat : .down)
        let press = KeyPress(equivalent, modifiers: held, phase: phase)
        let actions = { (containers: [ContainerWidget]) in
            containers.compactMap { $0.content.enabledPart(KeyAction.self) }.filter { $0.isFor(press) }
        }
        if actions(containersInQuestion).contains(where: { $0.perform(press) }) { return true }
        let others = actions(host.containers(in: window))
        return others.count == 1 && others[0].perform(press)
    }

    /// Moves the focused row of a list, or the focused view that is an item of a container.
    private func move(_ key: UInt32) -> Bool {
        guard let key = KeyEquivalent(gdkKey: key) else { return false }
        let keys = KeyboardShortcut(key, modifiers: .option)
        // A row that was moved has the focus again a moment later; keys that are held down do not wait for that.
        guard let focus else { return movedList?.perform(keys) ?? false }
        return widgets(around: focus).contains { widget in
            let container = ViewWidgetClass.delegate(of: widget) as? ContainerWidget
            if let item = container?.content.enabledPart(MoveKeys.self) { return item.perform(keys) }
            guard let list = ListWidget.of(widget), list.perform(keys) else { return false }
            movedList = list
            return true
        }
    }

    /// Opens the menu of the view that receives commands.
    private func presentMenu() -> Bool {
        let menus = { (containers: [ContainerWidget]) in
            containers.compactMap {
                $0.content.enabledPart(ContextMenuBehaviour.self)?.menu
                    ?? $0.content.enabledPart(SelectionMenu.self)?.menu
            }
        }
        let others = menus(host.containers(in: window))
        let row = focus.flatMap { $0.isListRow ? host.containers(in: $0) : nil } ?? []
        guard let menu = menus(row).first ?? menus(containersInQuestion).first ?? (others.count == 1 ? others[0] : nil)
        else {
            return false
        }
        menu.present()
        return true
    }

    /// The widget that has the focus, or had it before the menu bar.
    var focus: UnsafeMutablePointer<GtkWidget>? {
        if let focus = gtk_window_get_focus(window.cast()), !isInMenuBar(focus) { return focus }
        let before = focusBefore?.pointer.typed(as: GtkWidget.self)
        return before.flatMap { gtk_widget_is_ancestor($0, window) != 0 ? $0 : nil }
    }

    /// Remembers the focus, which is empty for a moment on its way to the menu bar.
    private func rememberFocus() {
        guard let focus = gtk_window_get_focus(window.cast()) else { return }
        guard !isInMenuBar(focus) else { return menuBarWillOpen() }
        focusBefore = ObjectReference(retaining: UnsafeMutableRawPointer(focus))
    }

    /// Restores the focus that the menu bar took.
    func leaveMenuBar() {
        if let focus { gtk_window_set_focus(window.cast(), focus) }
    }

    private func isInMenuBar(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        menuBar.map { gtk_widget_is_ancestor(widget, $0.pointer) != 0 } ?? false
    }

    /// The containers around the focus, and those around the last click.
    private var containersInQuestion: [ContainerWidget] {
        let focused = focus.map { containers(around: $0) } ?? []
        return focused + (lastClicked.map { containers(around: $0.pointer) } ?? [])
    }

    /// The commands of the containers and lists around the focus, and of those around the last click.
    private var commandsInQuestion: [EditCommands] {
        let places = [focus, lastClicked?.pointer].compactMap { $0 }
        return places.flatMap { widgets(around: $0) }.compactMap { widget in
            (ViewWidgetClass.delegate(of: widget) as? ContainerWidget)?.commands
                ?? ListWidget.of(widget)?.editCommands
        }
    }

    /// Returns the commands of the view for which something is meant that is done with views; nil if none has it.
    func commands(for action: EditAction) -> EditCommands? {
        if let commands = commandsInQuestion.first(where: { $0.has(action) }) { return commands }
        let others = host.containers(in: window).compactMap(\.commands).filter { $0.has(action) }
        return others.count == 1 ? others[0] : nil
    }

    /// Passes a command to the view that receives it; returns false if no view has the command or anything to return.
    func performWithViews(_ action: EditAction) -> Bool {
        commandsInQuestion.contains { perform(action, with: $0) }
            || commands(for: action).map { perform(action, with: $0) } ?? false
    }

    /// Runs a command of one view; returns false if the view does not have it or has nothing to return.
    private func perform(_ action: EditAction, with commands: EditCommands) -> Bool {
        switch action {
        case .copy, .cut:
            guard let make = action == .copy ? commands.copy : commands.cut else { return false }
            let items = make()
            guard !items.isEmpty else { return false }
            host.pasteboard.publish(TransferOffer(items))
            return true
        case .paste:
            guard let paste = commands.paste else { return false }
            let contents = host.pasteboard.contents()
            guard contents.mayHave(anyOf: paste.contentTypes) else { return false }
            Task { await paste.perform(contents.items(for: paste.contentTypes)) }
            return true
        case .delete:
            commands.delete?()
            return commands.delete != nil
        case .undo, .redo, .selectAll, .insertEmoji, .format:
            return false
        }
    }

    private func containers(around widget: UnsafeMutablePointer<GtkWidget>) -> [ContainerWidget] {
        widgets(around: widget).compactMap { ViewWidgetClass.delegate(of: $0) as? ContainerWidget }
    }

    /// Returns a widget and those around it, the innermost first.
    func widgets(around widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
        var found = [widget]
        while let parent = gtk_widget_get_parent(found[found.count - 1]) { found.append(parent) }
        return found
    }
}

extension ContainerWidget {
    /// The commands of the container, where they take input.
    fileprivate var commands: EditCommands? { content.enabledPart(EditCommands.self) }
}
