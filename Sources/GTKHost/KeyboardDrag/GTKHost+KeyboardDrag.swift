import CGTK
import GTKInterop
import SwiftUICore

extension GTKHost: KeyboardDragHost {
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
        } else if let list = ListWidget.of(widget), list.dropTarget != nil {
            found.append(list)
        }
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            collect(in: child, &found)
            next = gtk_widget_get_next_sibling(child)
        }
    }

    func say(_ text: String) {
        keyboardDragHint.show(text, isLasting: keyboardDrag.isActive)
        AccessibilityAnnouncer.say?(text)
    }

    func keyboardDragWillBegin() { keyboardDragWindow = ToplevelWindows.active.map { ObjectReference(retaining: $0) } }

    func keyboardDragDidEnd() {
        guard let window = keyboardDragWindow?.pointer.typed(as: GtkWindow.self) else { return }
        keyboardDragWindow = nil
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
