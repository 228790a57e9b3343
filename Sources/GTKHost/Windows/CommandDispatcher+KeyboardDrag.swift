import CGTK
import SwiftUICore

extension CommandDispatcher {
    /// Passes a key to the keyboard drag, if there is one.
    /// - Returns: Whether the key is used up.
    func performInKeyboardDrag(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard let stroke = KeyStroke(gdkKey: key, modifiers) else { return false }
        // A key that is held down picks up or drops once.
        let isOnce = stroke == .pickUp || stroke.key == .return
        if isOnce, host.keyOfKeyboardDrag == key { return true }
        guard host.keyboardDrag.isActive else { return false }
        if isOnce { host.keyOfKeyboardDrag = key }
        return host.keyboardDrag.perform(stroke)
    }

    /// Picks up the focused view or row, or lets the user choose what to pick up.
    func beginKeyboardDrag(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        guard KeyStroke(gdkKey: key, modifiers) == .pickUp else { return false }
        host.keyOfKeyboardDrag = key
        return host.keyboardDrag.begin(focusedSource)
    }

    /// The source of a drag by keys where the focus is: the innermost view around it that can be dragged, or the row of a list.
    private var focusedSource: KeyboardDragSource? {
        guard let focus else { return nil }
        for widget in widgets(around: focus) {
            let container = ViewWidgetClass.delegate(of: widget) as? ContainerWidget
            if let source = container.flatMap({ KeyboardDragSource($0) }) { return source }
            if widget.isListRow, let list = gtk_widget_get_parent(widget).flatMap(ListWidget.of) {
                return list.keyboardSource(ofRow: widget)
            }
        }
        return nil
    }
}
