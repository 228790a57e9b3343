import CGTK
import GTKInterop
import SwiftUICore

/// A part that opens a menu on a container.
@MainActor
final class ContextMenuPart: TypedPart<ContextMenuBehaviour> {
    required init(_ part: ContextMenuBehaviour, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        container.onMenuClick { [weak self] in self?.present(at: $0) }
        setPresent()
    }

    override func partDidChange(from before: ContextMenuBehaviour) { setPresent() }

    private func setPresent() { part.menu.present = { [weak self] in self?.present(at: nil) } }

    private func present(at place: GdkRectangle?) {
        if isEnabled { container.host.present(part.menu, over: widget, at: place) }
    }
}

/// A part that opens a menu on the rows of a list, and opens rows.
@MainActor
final class SelectionMenuPart: TypedPart<SelectionMenu> {
    required init(_ part: SelectionMenu, in container: ContainerWidget, isEnabled: Bool) {
        super.init(part, in: container, isEnabled: isEnabled)
        container.onMenuClick { [weak self] place in
            guard let self else { return }
            self.part.prepare(for: row(at: place), selected: selected)
            present(at: place)
        }
        setPresent()
        openRowsByClickAndKey()
    }

    /// Handles clicks and the Return key before GTK's list, which uses them itself.
    private func openRowsByClickAndKey() {
        let clicks = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(clicks, guint(GDK_BUTTON_PRIMARY))
        gtk_event_controller_set_propagation_phase(clicks, GTK_PHASE_CAPTURE)
        Signal.connectClick(UnsafeMutableRawPointer(clicks), "pressed") { [weak self] count, x, y in
            guard let self, count == 2, row(at: GdkRectangle(x: x, y: y)) != nil else { return }
            self.part.open(selected)
        }
        gtk_widget_add_controller(widget, clicks)
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in
            guard let self, self.part.opensRows, isRowFocused, Self.keys.contains(Int32(bitPattern: key)) else {
                return false
            }
            self.part.open(selected)
            return !selected.isEmpty
        }
        gtk_widget_add_controller(widget, keys)
    }

    private static let keys = [GDK_KEY_Return, GDK_KEY_KP_Enter]

    /// A Boolean value that indicates whether a row itself has the focus, and not a control in one.
    private var isRowFocused: Bool {
        let focus = gtk_widget_get_root(widget).flatMap { gtk_root_get_focus($0) }
        guard let focus, let name = g_type_name_from_instance(focus.cast()) else { return false }
        return ["GtkListItemWidget", "GtkListView"].contains(String(cString: name))
    }

    override func partDidChange(from before: SelectionMenu) { setPresent() }

    private var selected: Set<AnyHashable> { container.content.listSelection?.selected ?? [] }

    private func setPresent() {
        part.menu.present = { [weak self] in
            guard let self else { return }
            part.prepare(forSelected: selected)
            present(at: nil)
        }
    }

    private func present(at place: GdkRectangle?) {
        if isEnabled { container.host.present(part.menu, over: widget, at: place) }
    }

    /// Returns the value of the row at a place. The outermost view of a row is the only one directly in a GTK widget.
    private func row(at place: GdkRectangle) -> AnyHashable? {
        var next = gtk_widget_pick(widget, Double(place.x), Double(place.y), GTK_PICK_DEFAULT)
        while let inner = next, inner != widget {
            let around = gtk_widget_get_parent(inner)
            if let row = ViewWidgetClass.delegate(of: inner) as? ContainerWidget,
                let value = row.content.content.selectionValue
            {
                return value
            }
            // The click may be beside the view of the row, which is then inside.
            if let child = gtk_widget_get_first_child(inner), gtk_widget_get_next_sibling(child) == nil,
                let row = ViewWidgetClass.delegate(of: child) as? ContainerWidget,
                let value = row.content.content.selectionValue
            {
                return value
            }
            next = around
        }
        return nil
    }
}

extension GdkRectangle {
    /// Creates a point.
    fileprivate init(x: Double, y: Double) {
        self.init(x: Int32(clamping: x), y: Int32(clamping: y), width: 1, height: 1)
    }
}

extension ContainerWidget {
    /// Sets an action that runs when the container is clicked with the secondary button, or touched for some time.
    fileprivate func onMenuClick(_ action: @escaping (GdkRectangle) -> Void) {
        let clicks = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(clicks, guint(GDK_BUTTON_SECONDARY))
        // A menu that opens while the button is pressed confuses GTK, which then counts the release as one of the menu's.
        Signal.connectClick(UnsafeMutableRawPointer(clicks), "released") { _, x, y in
            gtk_gesture_set_state(clicks, GTK_EVENT_SEQUENCE_CLAIMED)
            action(GdkRectangle(x: x, y: y))
        }
        gtk_widget_add_controller(pointer, clicks)
        let touches = gtk_gesture_long_press_new()!
        gtk_gesture_single_set_touch_only(touches, 1)
        Signal.connectPoint(UnsafeMutableRawPointer(touches), "pressed") { x, y in
            gtk_gesture_set_state(touches, GTK_EVENT_SEQUENCE_CLAIMED)
            action(GdkRectangle(x: x, y: y))
        }
        gtk_widget_add_controller(pointer, touches)
    }
}
