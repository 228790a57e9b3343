import CGTK
import GTKInterop
import SwiftUICore

/// The effects of clicks and the Return key in rows, besides selecting them: a click on a selected row, or the key,
/// edits its field, and a click beside a link that forms a row follows the link.
@MainActor
final class RowClicks {
    // Lifetime: that of the list's widget, which has this object.
    private let list: UnsafeMutablePointer<GtkWidget>
    private let isSelected: (UnsafeMutablePointer<GtkWidget>) -> Bool
    private unowned let host: any WidgetHost
    /// The row that was pressed; nil if nothing is to be edited in it.
    private var pressed: ObjectReference?
    /// The row that was pressed beside its views; nil if no link is to be followed.
    private var pressedBeside: ObjectReference?
    /// The number of presses, by which a pending action detects a second one.
    private var presses = 0

    /// - Parameters:
    ///   - list: The list.
    ///   - host: The host of the list.
    ///   - isSelected: Returns whether the row inside a GTK widget is selected.
    init(
        _ list: UnsafeMutablePointer<GtkWidget>,
        host: any WidgetHost,
        isSelected: @escaping (UnsafeMutablePointer<GtkWidget>) -> Bool
    ) {
        (self.list, self.host, self.isSelected) = (list, host, isSelected)
        let clicks = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(clicks, guint(GDK_BUTTON_PRIMARY))
        gtk_event_controller_set_propagation_phase(clicks, GTK_PHASE_CAPTURE)
        Signal.connectClick(UnsafeMutableRawPointer(clicks), "pressed") { [weak self] count, x, y in
            let state = gtk_event_controller_get_current_event_state(clicks)
            self?.didPress(count, x, y, isPlain: EventModifiers(state).isDisjoint(with: [.shift, .command, .option]))
        }
        Signal.connectClick(UnsafeMutableRawPointer(clicks), "released") { [weak self] _, x, y in
            self?.didRelease(x, y)
        }
        gtk_widget_add_controller(list, clicks)
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
            let isReturn = [GDK_KEY_Return, GDK_KEY_KP_Enter].contains(Int32(bitPattern: key))
            return isReturn && EventModifiers(modifiers).isSubset(of: .capsLock) && self?.editFocusedRow() ?? false
        }
        gtk_widget_add_controller(list, keys)
    }

    private func row(around widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkWidget>? {
        var next = widget
        while let inner = next, let parent = gtk_widget_get_parent(inner) {
            if parent == list { return inner }
            next = parent
        }
        return nil
    }

    private func didPress(_ count: Int, _ x: Double, _ y: Double, isPlain: Bool) {
        presses += 1
        (pressed, pressedBeside) = (nil, nil)
        let place = gtk_widget_pick(list, x, y, GTK_PICK_DEFAULT)
        guard isPlain, count == 1, let place, let row = row(around: place) else { return }
        if isSelected(row) { pressed = ObjectReference(retaining: UnsafeMutableRawPointer(row)) }
        if isBesideViews(place, of: row) { pressedBeside = ObjectReference(retaining: UnsafeMutableRawPointer(row)) }
    }

    /// Returns whether a place in a row is that of none of its views.
    private func isBesideViews(_ place: UnsafeMutablePointer<GtkWidget>, of row: UnsafeMutablePointer<GtkWidget>)
        -> Bool
    {
        place == row || gtk_widget_get_parent(place) == row
    }

    private func didRelease(_ x: Double, _ y: Double) {
        let place = gtk_widget_pick(list, x, y, GTK_PICK_DEFAULT)
        guard let place, let row = row(around: place) else { return }
        if let pressedBeside, pressedBeside.pointer == UnsafeMutableRawPointer(row), isBesideViews(place, of: row),
            let link = ButtonWidget.rowLink(in: row)
        {
            return link.follow()
        }
        guard let pressed, pressed.pointer == UnsafeMutableRawPointer(row) else { return }
        guard let field = RowField.all(in: row).first(where: { $0.contains(x, y, of: list) }) else { return }
        // A second click would open the row.
        let press = presses
        host.schedule(after: ToolkitSettings.doubleClickTime) { [weak self, weak field] in
            guard let self, let field, press == presses, isSelected(pressed.pointer.typed()),
                field.isInRow(of: pressed.pointer.typed())
            else { return }
            field.begin()
        }
    }

    private func editFocusedRow() -> Bool {
        let focus = gtk_widget_get_root(list).flatMap { gtk_root_get_focus($0) }
        guard let focus, gtk_widget_get_parent(focus) == list, isSelected(focus) else { return false }
        return RowField.first(in: focus)?.begin() ?? false
    }
}
