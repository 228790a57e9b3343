import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// The contents of a toolbar: the buttons of the window at one or both of its sides, and between them the items at its start, the
/// title, the items at its end, and the button of the primary menu where the window has one.
///
/// The title stands in the middle of the bar where there is room for that, and moves aside for items where there is not. A
/// `GtkHeaderBar` keeps it in the middle and takes the room from the items; this row is all that the header bar contains.
@MainActor
final class ToolbarRowWidget: GTKWidget, ViewWidgetDelegate {
    unowned let host: any WidgetHost
    private let start: GTKWidget
    private let end: ToolbarEndWidget
    private var center: GTKWidget
    /// The buttons of the window at the start and at the end; none in a bar that is not the title bar.
    private let controls: (start: GTKWidget, end: GTKWidget)?
    /// The button of the primary menu; nil for none.
    private var menu: GTKWidget?
    /// The space between the parts, in points.
    private static let spacing: Int32 = 6
    /// The part of the title that is shown before items move into the menu, in points.
    private static let leastTitle: Int32 = 100

    init(start: GTKWidget, center: GTKWidget, end: ToolbarEndWidget, hasControls: Bool, host: any WidgetHost) {
        (self.start, self.center, self.end, self.host) = (start, center, end, host)
        controls =
            hasControls
            ? (GTKWidget(gtk_window_controls_new(GTK_PACK_START)), GTKWidget(gtk_window_controls_new(GTK_PACK_END)))
            : nil
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        gtk_widget_set_hexpand(pointer, 1)
        for part in parts { gtk_widget_set_parent(part.pointer, pointer) }
        for side in [controls?.start, controls?.end].compactMap(\.self) { Self.hideWhenEmpty(side) }
    }

    /// Hides the buttons of a side while there are none there, as a `GtkHeaderBar` does: GTK 4.18 gives them a width below zero.
    private static func hideWhenEmpty(_ controls: GTKWidget) {
        let flags = GBindingFlags(rawValue: G_BINDING_SYNC_CREATE.rawValue | G_BINDING_INVERT_BOOLEAN.rawValue)
        g_object_bind_property(controls.pointer, "empty", controls.pointer, "visible", flags)
    }

    deinit { link.end() }

    /// The buttons of a window in its bar.
    enum WindowButtons {
        /// Those that the desktop has.
        case all
        /// The one that closes the window, on the side where the desktop has it.
        case closing
        case none
    }

    /// Chooses the buttons of the window.
    func setWindowButtons(_ buttons: WindowButtons) {
        guard let controls else { return }
        let layout: String? =
            switch buttons {
            case .all: nil
            case .closing: Self.closingLayout(of: ToolkitSettings.text("gtk-decoration-layout") ?? "")
            case .none: ":"
            }
        for side in [controls.start, controls.end] {
            gtk_window_controls_set_decoration_layout(OpaquePointer(side.pointer), layout)
        }
    }

    /// Returns a layout of window buttons that has the one that closes the window, and no other.
    /// - Parameter layout: The desktop's: names with commas between them, with a colon between the sides.
    static func closingLayout(of layout: String) -> String {
        let start = layout.split(separator: ":", omittingEmptySubsequences: false).first ?? ""
        return start.split(separator: ",").contains("close") ? "close:" : ":close"
    }

    /// The parts in order, which is also the order of keyboard focus.
    private var parts: [GTKWidget] {
        [controls?.start, start, center, end, menu, controls?.end].compactMap(\.self)
    }

    /// Shows another widget in the middle.
    func show(_ center: GTKWidget) {
        guard center !== self.center else { return }
        gtk_widget_unparent(self.center.pointer)
        self.center = center
        gtk_widget_insert_after(center.pointer, pointer, start.pointer)
    }

    /// Shows the button of the primary menu.
    /// - Parameter menu: The button; nil to remove the one that is there.
    func show(menu: GTKWidget?) {
        if let old = self.menu { gtk_widget_unparent(old.pointer) }
        self.menu = menu
        if let menu { gtk_widget_insert_after(menu.pointer, pointer, end.pointer) }
    }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
        let lengths = parts.map { $0.measured(orientation, for: -1) }
        guard orientation == GTK_ORIENTATION_HORIZONTAL else {
            return (lengths.map(\.minimum).max() ?? 0, lengths.map(\.natural).max() ?? 0)
        }
        let spaces = Self.spacing * (menu == nil ? 2 : 3)
        return (lengths.map(\.minimum).reduce(spaces, +), lengths.map(\.natural).reduce(spaces, +))
    }

    func allocate(width: Int32, height: Int32) {
        func length(_ part: GTKWidget?) -> (minimum: Int32, natural: Int32) {
            part?.measured(GTK_ORIENTATION_HORIZONTAL, for: -1) ?? (0, 0)
        }
        let (before, after) = (length(controls?.start).natural, length(controls?.end).natural)
        let (start, center, end) = (length(self.start), length(self.center), length(self.end))
        let menu = length(self.menu).natural
        let menuRoom = self.menu == nil ? 0 : menu + Self.spacing
        let room = width - before - after - menuRoom - Self.spacing * 2
        let first = max(start.minimum, min(start.natural, room - center.minimum - end.minimum))
        let least = max(center.minimum, min(center.natural, Self.leastTitle))
        let last = max(end.minimum, self.end.width(in: min(end.natural, room - first - least)))
        let middle = max(0, min(center.natural, room - first - last))
        // The places of the items count from the buttons of the window.
        let right = width - after - menuRoom - last
        let left = before + first + Self.spacing
        let x = max(left, min((width - middle) / 2, right - Self.spacing - middle))
        if let controls {
            place(controls.start, at: 0, before, in: width, height)
            place(controls.end, at: width - after, after, in: width, height)
        }
        place(self.start, at: before, first, in: width, height)
        place(self.center, at: x, middle, in: width, height)
        place(self.end, at: right, last, in: width, height)
        if let button = self.menu { place(button, at: width - after - menu, menu, in: width, height) }
    }

    /// Places a part at a distance from the leading edge.
    private func place(_ part: GTKWidget, at start: Int32, _ length: Int32, in width: Int32, _ height: Int32) {
        let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
        var area = GtkAllocation(
            x: isMirrored ? width - start - length : start,
            y: 0,
            width: length,
            height: height
        )
        gtk_widget_size_allocate(part.pointer, &area, -1)
    }

    func snapshot(_ snapshot: OpaquePointer) {
        for part in parts { gtk_widget_snapshot_child(pointer, part.pointer, snapshot) }
    }
}
