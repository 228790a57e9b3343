import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// What a toolbar shows between the buttons of the window: the items at its start, the title, and the items at its end.
///
/// The title stands in the middle of the bar where there is room for that, and moves aside for items where there is not. GTK's own
/// layout keeps it in the middle and takes the room from the items.
@MainActor
final class ToolbarRowWidget: GTKWidget, ViewWidgetDelegate {
    unowned let host: GTKHost
    private let start: GTKWidget
    private let end: GTKWidget
    private var center: GTKWidget
    /// The space between the parts, in points.
    private static let spacing: Int32 = 6
    /// How much of the title is shown before items move into the menu, in points.
    private static let leastTitle: Int32 = 100

    init(start: GTKWidget, center: GTKWidget, end: GTKWidget, host: GTKHost) {
        (self.start, self.center, self.end, self.host) = (start, center, end, host)
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        gtk_widget_set_hexpand(pointer, 1)
        for part in parts { gtk_widget_set_parent(part.pointer, pointer) }
    }

    private var parts: [GTKWidget] { [start, center, end] }

    /// Shows something else in the middle.
    func show(_ center: GTKWidget) {
        guard center !== self.center else { return }
        gtk_widget_unparent(self.center.pointer)
        self.center = center
        gtk_widget_insert_after(center.pointer, pointer, start.pointer)
    }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
        let lengths = parts.map { $0.measured(orientation, for: -1) }
        guard orientation == GTK_ORIENTATION_HORIZONTAL else {
            return (lengths.map(\.minimum).max() ?? 0, lengths.map(\.natural).max() ?? 0)
        }
        let spaces = Self.spacing * 2
        return (lengths.map(\.minimum).reduce(spaces, +), lengths.map(\.natural).reduce(spaces, +))
    }

    func allocate(width: Int32, height: Int32) {
        let lengths = parts.map { $0.measured(GTK_ORIENTATION_HORIZONTAL, for: -1) }
        let room = width - Self.spacing * 2
        let first = max(lengths[0].minimum, min(lengths[0].natural, room - lengths[1].minimum - lengths[2].minimum))
        let least = max(lengths[1].minimum, min(lengths[1].natural, Self.leastTitle))
        let last = max(lengths[2].minimum, min(lengths[2].natural, room - first - least))
        let middle = max(0, min(lengths[1].natural, room - first - last))
        // The buttons of the window stand at one side of the row or at both.
        func length(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Int32 {
            guard let widget else { return 0 }
            var natural: Int32 = 0
            gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
            return natural
        }
        let before = length(gtk_widget_get_prev_sibling(pointer))
        let after = length(gtk_widget_get_next_sibling(pointer))
        let ideal = (width + after - before - middle) / 2
        let x = max(first + Self.spacing, min(ideal, width - last - Self.spacing - middle))
        let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
        func place(_ part: GTKWidget, at start: Int32, _ length: Int32) {
            var area = GtkAllocation(
                x: isMirrored ? width - start - length : start,
                y: 0,
                width: length,
                height: height
            )
            gtk_widget_size_allocate(part.pointer, &area, -1)
        }
        place(start, at: 0, first)
        place(center, at: x, middle)
        place(end, at: width - last, last)
    }

    func snapshot(_ snapshot: OpaquePointer) {
        for part in parts { gtk_widget_snapshot_child(pointer, part.pointer, snapshot) }
    }
}
