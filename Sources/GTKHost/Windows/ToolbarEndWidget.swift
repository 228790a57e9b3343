import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// The end of a toolbar: as many of its items as there is room for, and a button that opens a popover with the others.
///
/// Items without room stay in the bar, unseen, until the popover opens, and go back when it closes. Nothing moves while the window
/// is laid out, so that the keyboard's focus stays where it is.
@MainActor
final class ToolbarEndWidget: GTKWidget, ViewWidgetDelegate, PopoverOwner {
    unowned let host: any WidgetHost
    private var items: [ToolbarItemWidget] = []
    private let button = GTKWidget(gtk_button_new_from_icon_name("view-more-symbolic"))
    private let popover = GTKWidget(gtk_popover_new())
    private let list = GTKWidget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 10))
    /// The number of items that have room.
    private var count = 0
    /// The focus to restore when the popover closes; nil while it is closed.
    private var focus: PopoverFocus?
    /// The widgets that are hidden from assistive technologies, since they have no room.
    // Lifetime: that of `button` and of the items, with which they are removed from here.
    private var untold: Set<UnsafeMutablePointer<GtkWidget>> = []

    init(host: any WidgetHost) {
        self.host = host
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        gtk_widget_set_parent(button.pointer, pointer)
        button.pointer.leaveFocusAtClick()
        if DesktopLook.hasFlatBars { gtk_widget_add_css_class(button.pointer, "flat") }
        gtk_widget_set_valign(button.pointer, GTK_ALIGN_CENTER)
        gtk_widget_set_tooltip_text(button.pointer, "More")
        button.tellOfPopover(named: "More")
        popover.pointer.preparePopover()
        gtk_popover_set_child(popover.pointer.cast(), list.pointer)
        gtk_popover_set_position(popover.pointer.cast(), GTK_POS_BOTTOM)
        gtk_widget_set_parent(popover.pointer, pointer)
        ClosingPopover.add(popover, of: self)
        Signal.connect(button.raw, "clicked") { [weak self] in self?.open() }
        Signal.connect(popover.raw, "closed") { [weak self] in self?.didClose() }
        // The window takes its widgets down before this is freed.
        Signal.connect(raw, "unrealize") { [weak self] in self?.close() }
    }

    deinit { link.end() }

    /// Shows these items and no others, in this order. An item that was there keeps its widgets and the focus.
    func show(_ new: [ToolbarItemWidget]) {
        guard !new.elementsEqual(items, by: { $0.entry === $1.entry }) else { return }
        close()
        for item in items where !new.contains(where: { $0.entry === item.entry }) {
            untold.remove(item.container.pointer)
            gtk_widget_unparent(item.container.pointer)
        }
        items = new
        var next = button.pointer
        for item in items.reversed() {
            let widget = item.container.pointer
            if gtk_widget_get_parent(widget) == nil || gtk_widget_get_next_sibling(widget) != next {
                gtk_widget_insert_before(widget, pointer, next)
            }
            next = widget
        }
        gtk_widget_queue_resize(pointer)
    }

    // MARK: Layout

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
        guard orientation == GTK_ORIENTATION_HORIZONTAL else {
            let heights = (inBar.map(\.container) + [button]).map { $0.measured(orientation, for: -1).natural }
            let height = items.isEmpty ? 0 : heights.max() ?? 0
            return (height, height)
        }
        // GTK measures before it gives a width, and again when an item may have another one. The items in the popover keep the width
        // that they had in the bar.
        for item in inBar where !item.entry.isInOverflow {
            let (least, natural) = item.container.measured(GTK_ORIENTATION_HORIZONTAL, for: -1)
            item.entry.widthInBar = .init(least: CGFloat(least), natural: CGFloat(natural))
        }
        let natural = ToolbarRoom.length(of: items.map(\.entry.widthInBar.natural))
        return (Int32(min(natural, items.isEmpty ? 0 : buttonWidth)), Int32(natural))
    }

    private var buttonWidth: CGFloat { CGFloat(button.measured(GTK_ORIENTATION_HORIZONTAL, for: -1).natural) }

    /// The items that are not in the popover.
    private var inBar: [ToolbarItemWidget] { items.filter { gtk_widget_get_parent($0.container.pointer) == pointer } }

    /// Returns the widths of the items in some room.
    private func widths(in room: Int32) -> [CGFloat] {
        ToolbarRoom.widths(of: items.map(\.entry.widthInBar), in: CGFloat(room))
    }

    /// Returns the width that the items with room take of some, with the button of the menu where others have none.
    func width(in room: Int32) -> Int32 {
        let widths = widths(in: room)
        let count = ToolbarRoom.count(of: widths, button: buttonWidth, in: CGFloat(room))
        let shown = Array(widths.prefix(count)) + (count < widths.count ? [buttonWidth] : [])
        return Int32(ToolbarRoom.length(of: shown))
    }

    func allocate(width: Int32, height: Int32) {
        let buttonWidth = buttonWidth
        let widths = widths(in: width)
        count = ToolbarRoom.count(of: widths, button: buttonWidth, in: CGFloat(width))
        let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
        /// Gives a widget a length from a distance to the leading edge on.
        func allocate(_ widget: GTKWidget, at start: CGFloat, _ length: CGFloat) {
            var place = GtkAllocation(
                x: isMirrored ? width - Int32(start) - Int32(length) : Int32(start),
                y: 0,
                width: Int32(length),
                height: height
            )
            gtk_widget_size_allocate(widget.pointer, &place, -1)
        }
        var start: CGFloat = 0
        func place(_ widget: GTKWidget, _ length: CGFloat) {
            gtk_widget_set_child_visible(widget.pointer, 1)
            allocate(widget, at: start, length)
            start += length + ToolbarRoom.spacing
        }
        for (index, item) in items.enumerated() where gtk_widget_get_parent(item.container.pointer) == pointer {
            if index < count {
                place(item.container, widths[index])
            } else {
                gtk_widget_set_child_visible(item.container.pointer, 0)
                // What an item presents points to the button of the menu that the item stands in.
                allocate(item.container, at: start + (buttonWidth - widths[index]) / 2, widths[index])
            }
        }
        if count < items.count {
            place(button, buttonWidth)
        } else {
            gtk_widget_set_child_visible(button.pointer, 0)
        }
        tellOfRoom()
        host.framesDidChange()
    }

    /// Hides what has no room from assistive technologies. The widgets stay visible to GTK, which otherwise moves the focus.
    private func tellOfRoom() {
        var new = Set(items.dropFirst(count).map(\.container.pointer)).intersection(inBar.map(\.container.pointer))
        if count >= items.count { new.insert(button.pointer) }
        for widget in new.subtracting(untold) { widget.setHiddenFromAssistiveTechnologies(true) }
        for widget in untold.subtracting(new) { widget.setHiddenFromAssistiveTechnologies(false) }
        untold = new
    }

    func snapshot(_ snapshot: OpaquePointer) {
        for widget in items.map(\.container) + [button] where gtk_widget_get_parent(widget.pointer) == pointer {
            gtk_widget_snapshot_child(pointer, widget.pointer, snapshot)
        }
    }

    // MARK: The popover

    private func open() {
        guard focus == nil, count < items.count, let window = gtk_widget_get_root(pointer) else { return }
        for item in items[count...] {
            let widget = item.container.pointer
            item.entry.isInOverflow = true
            gtk_widget_unparent(widget)
            gtk_widget_set_child_visible(widget, 1)
            gtk_widget_set_halign(widget, GTK_ALIGN_START)
            gtk_box_append(list.pointer.cast(), widget)
        }
        tellOfRoom()
        var place = GdkRectangle()
        var bounds = graphene_rect_t()
        if gtk_widget_compute_bounds(button.pointer, pointer, &bounds) != 0 {
            place = GdkRectangle(
                x: Int32(bounds.origin.x),
                y: Int32(bounds.origin.y),
                width: Int32(bounds.size.width),
                height: Int32(bounds.size.height)
            )
        }
        gtk_popover_set_pointing_to(popover.pointer.cast(), &place)
        focus = PopoverFocus(of: popover.pointer, in: UnsafeMutableRawPointer(window).typed())
        // The items have their words by then, and the popover their size.
        host.schedule { [weak self] in
            guard let self, focus != nil else { return }
            gtk_popover_popup(popover.pointer.cast())
            host.framesDidChange()
        }
    }

    /// Closes the popover, if it is open.
    func close() {
        guard focus != nil else { return }
        gtk_popover_popdown(popover.pointer.cast())
        didClose()
    }

    /// Puts the items back into the bar.
    private func didClose() {
        guard let focus else { return }
        self.focus = nil
        focus.leave()
        for item in items where gtk_widget_get_parent(item.container.pointer) == list.pointer {
            let widget = item.container.pointer
            gtk_box_remove(list.pointer.cast(), widget)
            gtk_widget_set_halign(widget, GTK_ALIGN_FILL)
            gtk_widget_set_child_visible(widget, 0)
            gtk_widget_insert_before(widget, pointer, button.pointer)
            item.entry.isInOverflow = false
        }
        gtk_widget_queue_resize(pointer)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    /// Hides the widget from assistive technologies or shows it again.
    @MainActor
    fileprivate func setHiddenFromAssistiveTechnologies(_ isHidden: Bool) {
        var (state, value) = (GTK_ACCESSIBLE_STATE_HIDDEN, GValue())
        gtk_accessible_state_init_value(state, &value)
        g_value_set_boolean(&value, isHidden ? 1 : 0)
        gtk_accessible_update_state_value(OpaquePointer(self), 1, &state, &value)
        g_value_unset(&value)
    }
}
