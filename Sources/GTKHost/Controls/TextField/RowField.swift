import CGTK
import GTKInterop
import GTKTransport

/// A text field in a row that can be selected: plain text until the user edits it, as on a Mac. Until then it ignores
/// the pointer and the focus, so clicks select the row, and the row receives drops.
@MainActor
final class RowField {
    // Lifetime: that of the field's widget, which has this object.
    private let field: UnsafeMutablePointer<GtkWidget>
    /// The `GtkTextView` in the field; nil for an entry.
    // Lifetime: as the field's.
    private let lines: UnsafeMutablePointer<GtkTextView>?
    private var isEditing = false
    /// A Boolean value that indicates whether the field is plain text until then; else it is a field as any other.
    var isOnDemand = true { didSet { apply() } }

    static let styleRules = """
        entry.swiftui-resting, overlay.swiftui-lines.swiftui-resting { color: inherit; background: none; border-color: transparent; box-shadow: none; outline: none; }
        overlay.swiftui-lines.swiftui-resting text { color: inherit; }
        entry.swiftui-row-editing, overlay.swiftui-lines.swiftui-row-editing { background: @theme_base_color; color: @theme_text_color; box-shadow: 0 0 0 2px @swiftui_accent_color; border-radius: 3px; }
        """
    private static let key = "swiftui-row-field"
    private static let resting = "swiftui-resting"
    private static let editing = "swiftui-row-editing"

    /// - Parameters:
    ///   - field: The field, whose owner keeps this object.
    ///   - text: The `GtkTextView` in the field; nil for an entry.
    init(_ field: UnsafeMutablePointer<GtkWidget>, text: UnsafeMutablePointer<GtkWidget>? = nil) {
        (self.field, lines) = (field, text.map { UnsafeMutableRawPointer($0).typed() })
        attachWeakly(self, to: UnsafeMutableRawPointer(field), key: Self.key)
        Signal.connect(UnsafeMutableRawPointer(field), "map") { [weak self] in self?.apply() }
        if lines == nil {
            Signal.connect(UnsafeMutableRawPointer(field), "activate") { [weak self] in self?.end() }
        }
        let focus = gtk_event_controller_focus_new()!
        Signal.connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.didLeave() }
        gtk_widget_add_controller(field, focus)
        let keys = gtk_event_controller_key_new()!
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        Signal.connectKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in self?.press(key) ?? false }
        gtk_widget_add_controller(field, keys)
        apply()
    }

    /// Returns the first field in a widget, or the one that the widget is.
    static func first(in widget: UnsafeMutablePointer<GtkWidget>) -> RowField? {
        widget.firstInside { weaklyAttached(to: UnsafeMutableRawPointer($0), key: key) }
    }

    /// Returns the fields in a widget, in the order of the views.
    static func all(in widget: UnsafeMutablePointer<GtkWidget>) -> [RowField] {
        var fields: [RowField] = []
        _ = widget.firstInside { inner -> Void? in
            let field: RowField? = weaklyAttached(to: UnsafeMutableRawPointer(inner), key: key)
            if let field { fields.append(field) }
            return nil
        }
        return fields
    }

    /// Ends the editing with Escape, and edits the next field of the row with Tab, or the previous one with Shift and Tab.
    /// - Returns: Whether the key was used.
    private func press(_ key: UInt32) -> Bool {
        guard isEditing else { return false }
        switch Int32(bitPattern: key) {
        case GDK_KEY_Escape:
            end()
            return true
        case GDK_KEY_Tab: return editNeighbour(by: 1)
        case GDK_KEY_ISO_Left_Tab: return editNeighbour(by: -1)
        default: return false
        }
    }

    private func editNeighbour(by step: Int) -> Bool {
        guard let row = rowAround else { return false }
        let fields = Self.all(in: row).filter(\.isOnDemand)
        guard let index = fields.firstIndex(where: { $0 === self }), fields.indices.contains(index + step) else {
            return false
        }
        return fields[index + step].begin()
    }

    /// Returns whether a widget stands in the same row, or is the row.
    func isInRow(of widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        rowAround.map { $0 == widget || gtk_widget_is_ancestor(widget, $0) != 0 } ?? false
    }

    /// Lets the user edit the text, all of which is selected.
    /// - Returns: Whether it can be edited.
    @discardableResult
    func begin() -> Bool {
        guard !isEditing, gtk_widget_is_sensitive(field) != 0 else { return false }
        isEditing = true
        apply()
        if let lines {
            gtk_widget_grab_focus(UnsafeMutableRawPointer(lines).typed())
            select(all: true, of: lines)
        } else {
            gtk_widget_grab_focus(field)
        }
        return true
    }

    /// Returns whether a point of another widget is in the field.
    func contains(_ x: Double, _ y: Double, of other: UnsafeMutablePointer<GtkWidget>) -> Bool {
        var (inside, above) = (0.0, 0.0)
        guard gtk_widget_translate_coordinates(other, field, x, y, &inside, &above) != 0 else { return false }
        return gtk_widget_contains(field, inside, above) != 0
    }

    /// Ends the editing; the row has the focus then.
    func end() {
        guard isEditing else { return }
        isEditing = false
        let row = rowAround
        rest()
        if let row { gtk_widget_grab_focus(row) }
    }

    /// Ends the editing where something else has the focus. Another window, or the menu of the field, has it for a while only.
    private func didLeave() {
        guard isEditing else { return }
        let focus = gtk_widget_get_root(field).flatMap { gtk_root_get_focus($0) }
        if let focus, focus == field || gtk_widget_is_ancestor(focus, field) != 0 { return }
        isEditing = false
        rest()
    }

    /// Shows plain text again, of which nothing is selected.
    private func rest() {
        if let lines {
            select(all: false, of: lines)
        } else {
            gtk_editable_select_region(OpaquePointer(field), 0, 0)
        }
        apply()
    }

    /// Selects all lines, as GTK does with an entry that gets the focus, or none.
    private func select(all: Bool, of lines: UnsafeMutablePointer<GtkTextView>) {
        let buffer = gtk_text_view_get_buffer(lines)
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        if !all { end = start }
        gtk_text_buffer_select_range(buffer, &end, &start)
    }

    /// Makes the field plain text while it is not edited and its row can be selected, which is known once it is in its list.
    private func apply() {
        let isResting = isOnDemand && !isEditing && isRowSelectable
        gtk_widget_set_can_target(field, isResting ? 0 : 1)
        gtk_widget_set_can_focus(field, isResting ? 0 : 1)
        field.setStyleClass(Self.resting, isResting)
        field.setStyleClass(Self.editing, isEditing)
    }

    private var rowAround: UnsafeMutablePointer<GtkWidget>? {
        var next: UnsafeMutablePointer<GtkWidget>? = field
        while let widget = next, let parent = gtk_widget_get_parent(widget) {
            if parent.rowsWidget != nil { return widget }
            next = parent
        }
        return nil
    }

    private var isRowSelectable: Bool {
        guard let row = rowAround, let list = gtk_widget_get_parent(row).flatMap(\.rowsWidget) else {
            return false
        }
        return list.canSelect(row)
    }
}
