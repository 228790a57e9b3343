import CGTK
import GTKInterop
import SwiftUICore

/// The hint, the window and the key of the drag by keys.
final class KeyboardDragDisplay: WidgetService {
    /// Shows the user what is held.
    fileprivate let hint = KeyboardDragHint()
    /// The window in which the drag began.
    fileprivate var window: ObjectReference?
    /// The key that has picked up or dropped something, until it is released.
    fileprivate var key: UInt32?
}

extension WidgetHost {
    private var display: KeyboardDragDisplay { services[KeyboardDragDisplay.self] }

    /// The key that has picked up or dropped something, until it is released.
    var keyOfKeyboardDrag: UInt32? {
        get { display.key }
        set { display.key = newValue }
    }

    func keyboardDragWidgets() -> [any KeyboardDragWidget] {
        let windows = ToplevelWindows.all.filter { !$0.isBlocked }
        var found: [any KeyboardDragWidget] = []
        // The window with the keyboard is read first.
        for window in windows.filter(\.isActive) + windows.filter({ !$0.isActive }) {
            collect(in: UnsafeMutableRawPointer(window).typed(as: GtkWidget.self), &found)
        }
        return found
    }

    /// Adds the widgets at which a drag can begin or end, an outer one before those inside.
    private func collect(in widget: UnsafeMutablePointer<GtkWidget>, _ found: inout [any KeyboardDragWidget]) {
        guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_sensitive(widget) != 0,
            gtk_widget_get_can_target(widget) != 0
        else { return }
        if let container = ViewWidgetClass.delegate(of: widget) as? ContainerWidget {
            if container.dragSource != nil || container.dropTarget != nil { found.append(container) }
        } else if let list = widget.rowsWidget, list.dropTarget != nil {
            found.append(list)
        }
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            collect(in: child, &found)
            next = gtk_widget_get_next_sibling(child)
        }
    }

    func say(_ text: String) {
        display.hint.show(text, isLasting: keyboardDrag.isActive)
        AccessibilityAnnouncer.say?(text)
    }

    func keyboardDragWillBegin() { display.window = ToplevelWindows.active.map { ObjectReference(retaining: $0) } }

    func keyboardDragDidEnd() {
        guard let window = display.window?.pointer.typed(as: GtkWindow.self) else { return }
        display.window = nil
        if window.isShown, !window.isActive { gtk_window_present(window) }
    }
}

extension UnsafeMutablePointer<GtkWindow> {
    fileprivate var isActive: Bool { gtk_window_is_active(self) != 0 }
    fileprivate var isShown: Bool { gtk_widget_get_mapped(UnsafeMutableRawPointer(self).typed()) != 0 }

    /// A Boolean value that indicates whether another window keeps this one from being used, or it is not on the screen.
    @MainActor
    fileprivate var isBlocked: Bool {
        !isShown
            || ToplevelWindows.all.contains { other in
                gtk_window_get_modal(other) != 0 && gtk_window_get_transient_for(other) == self && other.isShown
            }
    }
}
