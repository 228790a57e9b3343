import CGTK
import GTKInterop

/// An object that scrolls a list once a frame, when the heights of its rows are known.
///
/// GTK finds the row at a position by the heights of all rows in front. Until 4.10 it keeps rows without widgets in runs, and
/// where a row in a run gets a widget, the new run in front of it has no height until the next layout
/// (`gtk_list_item_manager_ensure_items`). A second change of the position before that, as from a fast wheel, finds a row that
/// may be thousands further on. So changes are held until GTK lays the list out, and rows are placed before anything else asks
/// where they are.
@MainActor
final class RowScrolling: ListViewDelegate {
    // Lifetime: that of the list's widget, which has this object.
    private let list: UnsafeMutablePointer<GtkWidget>
    private let ownAdjustment: ObjectReference
    private var adjustment: UnsafeMutablePointer<GtkAdjustment> { ownAdjustment.pointer.typed() }
    /// A Boolean value that indicates whether all rows have heights: none was made since they were placed.
    private var areRowsPlaced = false
    /// The position of the list when its rows were last placed.
    private var placedValue: Double = 0
    private var state = State.resting

    private enum State {
        /// The list is at the position of its adjustment.
        case resting
        /// The adjustment is ahead of the list.
        case holding
        /// The rows are being placed, and changes of the adjustment are the list's own.
        case placing
    }

    /// - Parameters:
    ///   - list: A list of ``ListViewClass``, which outlives this object.
    ///   - scrolled: The scrolled window for the list, which is still empty: the first connection to its adjustment
    ///     decides whether later ones are called.
    init(_ list: UnsafeMutablePointer<GtkWidget>, in scrolled: UnsafeMutablePointer<GtkWidget>) {
        self.list = list
        let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))!
        ownAdjustment = ObjectReference(retaining: UnsafeMutableRawPointer(adjustment))
        ListViewClass.setDelegate(self, of: list)
        Signal.connect(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in self?.valueDidChange() }
        placeRowsBeforeInput(of: scrolled)
    }

    /// Keys and presses move the focus, for which GTK looks where rows are.
    private func placeRowsBeforeInput(of scrolled: UnsafeMutablePointer<GtkWidget>) {
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        Signal.connect(
            events.raw,
            "event",
            asking: { [weak self] event in
                switch gdk_event_get_event_type(event.map { OpaquePointer($0) }) {
                case GDK_KEY_PRESS, GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self?.placeRows()
                default: break
                }
                return false
            }
        )
        gtk_widget_add_controller(scrolled, events)
    }

    /// Called when rows have been created or the model has changed.
    func rowsDidChange() { areRowsPlaced = false }

    private func valueDidChange() {
        guard state != .placing else { return }
        // Later connections are not called: neither the list's nor those that follow its rows.
        g_signal_stop_emission_by_name(UnsafeMutableRawPointer(adjustment), "value-changed")
        state = .holding
        gtk_widget_queue_resize(list)
    }

    /// Places the rows now, unless they are, so GTK finds them.
    func placeRows() {
        guard !areRowsPlaced || state == .holding, state != .placing, gtk_widget_get_mapped(list) != 0 else { return }
        ListViewClass.placeRows(of: list)
    }

    func placeRows(_ place: () -> Void) {
        guard state != .placing else { return place() }
        let wanted = state == .holding ? gtk_adjustment_get_value(adjustment) : nil
        let isKnown = areRowsPlaced
        state = .placing
        if wanted == nil || !isKnown { place() }
        if let wanted {
            move(to: wanted, isKnown: isKnown)
            place()
        }
        areRowsPlaced = true
        placedValue = gtk_adjustment_get_value(adjustment)
        state = .resting
    }

    /// Moves the list to the position of its adjustment.
    /// - Parameters:
    ///   - wanted: The value that the adjustment received while rows were in their last places.
    ///   - isKnown: Whether they still are.
    private func move(to wanted: Double, isKnown: Bool) {
        guard isKnown else {
            // Rows before the visible part may have moved it.
            return gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + wanted - placedValue)
        }
        var instance = GValue()
        g_value_init(&instance, gtk_adjustment_get_type())
        g_value_set_object(&instance, UnsafeMutableRawPointer(adjustment))
        g_signal_emitv(&instance, g_signal_lookup("value-changed", gtk_adjustment_get_type()), 0, nil)
        g_value_unset(&instance)
    }
}
