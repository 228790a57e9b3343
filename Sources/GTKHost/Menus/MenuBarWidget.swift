import CGTK
import GTKInterop
import SwiftUICore

/// The menu bar of a window: a `GtkPopoverMenuBar`.
///
/// The state of the items in the Edit menu depends on the focus and the selection, which send no notifications. It is
/// therefore determined when the pointer or the focus enters the bar, before a menu opens.
@MainActor
final class MenuBarWidget: WindowMenus {
    let widget: GTKWidget
    private let menuBar: MenuBar
    private let model: MenuModel
    private let looks: MenuItemLooks

    init(_ menuBar: MenuBar, editing commands: any MenuEditing, host: any WidgetHost) {
        self.menuBar = menuBar
        model = MenuModel(host: host, editing: commands, isBar: true)
        model.show(menuBar.menus)
        widget = GTKWidget(gtk_popover_menu_bar_new_from_model(model.menu.raw.typed()))
        gtk_widget_insert_action_group(widget.pointer, MenuLines.prefix, model.actions)
        looks = MenuItemLooks(of: widget.pointer, host: host)
        looks.show(model.looks)
        let pointer = gtk_event_controller_motion_new()!
        Signal.connectPoint(UnsafeMutableRawPointer(pointer), "enter") { [weak self] _, _ in self?.follow() }
        gtk_widget_add_controller(widget.pointer, pointer)
        commands.menuBarWillOpen = { [weak self] in self?.follow() }
    }

    func follow() {
        if model.show(menuBar.menus) { looks.show(model.looks) }
    }
}
