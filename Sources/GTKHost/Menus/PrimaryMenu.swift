import CGTK
import GTKInterop
import SwiftUICore

/// The menus of a window in one menu, in place of a menu bar: a button at the end of the bar, which F10 presses, too.
///
/// GNOME's apps have it. Its items have no pictures there, and a menu inside takes the place of the one around it.
@MainActor
final class PrimaryMenu: WindowMenus {
    let widget = GTKWidget(gtk_menu_button_new())
    private let popover = GTKWidget(gtk_popover_menu_new_from_model(nil))
    private let menuBar: MenuBar
    private let model: MenuModel

    init(_ menuBar: MenuBar, editing commands: any MenuEditing, host: any WidgetHost) {
        self.menuBar = menuBar
        model = MenuModel(host: host, editing: commands)
        model.show(menuBar.primaryMenu)
        let button = OpaquePointer(widget.pointer)
        gtk_menu_button_set_icon_name(button, "open-menu-symbolic")
        gtk_menu_button_set_has_frame(button, 0)
        gtk_menu_button_set_primary(button, 1)
        // The focus stays in the view that the items edit.
        widget.pointer.leaveFocusAtClick()
        gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
        gtk_widget_set_tooltip_text(widget.pointer, Self.name)
        widget.tellOfPopover(named: Self.name)
        gtk_widget_insert_action_group(widget.pointer, MenuLines.prefix, model.actions)
        popover.pointer.preparePopover()
        gtk_menu_button_set_popover(button, popover.pointer)
        showItems()
        model.replaceItems = { [weak self] change in
            self?.hideItems()
            change()
            self?.showItems()
        }
        host.services[MenuFocus.self].follow(popover.raw, host: host)
        Signal.connect(popover.raw, "show") { [weak self] in self?.follow() }
        Signal.connect(popover.raw, "closed") { [weak commands] in commands?.leaveMenuBar() }
        commands.menuBarWillOpen = { [weak self] in self?.follow() }
    }

    /// The name that GNOME's apps give the button.
    private static let name = "Main Menu"

    /// Shows the items of the model.
    private func showItems() { gtk_popover_menu_set_menu_model(OpaquePointer(popover.pointer), model.menu.raw.typed()) }

    /// Shows no items: GTK 4.8 keeps the menus inside of one whose items are replaced, and complains of those with the same names.
    private func hideItems() { gtk_popover_menu_set_menu_model(OpaquePointer(popover.pointer), nil) }

    func follow() { model.show(menuBar.primaryMenu) }
}
