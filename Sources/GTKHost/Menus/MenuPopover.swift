import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A menu on the screen: a `GtkPopoverMenu`, which gives it the keyboard focus and reports it to screen readers.
@MainActor
final class MenuPopover {
    private let source: MenuSource
    private let model: MenuModel
    private let popover: GTKWidget
    private let looks: MenuItemLooks
    private unowned let host: any WidgetHost
    private let didClose: () -> Void
    private let focus: PopoverFocus?
    private(set) var isClosed = false

    /// Opens a menu; nil if it has no items.
    /// - Parameters:
    ///   - source: The menu.
    ///   - widget: The widget that it points to.
    ///   - place: The rectangle to which it points in the widget; nil for the whole widget.
    init?(
        _ source: MenuSource,
        over widget: UnsafeMutablePointer<GtkWidget>,
        at place: GdkRectangle?,
        host: any WidgetHost,
        didClose: @escaping () -> Void
    ) {
        let items = source.items
        guard !items.isEmpty else {
            source.close()
            return nil
        }
        (self.source, self.host, self.didClose) = (source, host, didClose)
        model = MenuModel(host: host)
        model.show(items)
        let popover = GTKWidget(gtk_popover_menu_new_from_model_full(model.menu.raw.typed(), GTK_POPOVER_MENU_NESTED))
        self.popover = popover
        looks = MenuItemLooks(of: popover.pointer, host: host)
        gtk_widget_insert_action_group(popover.pointer, MenuLines.prefix, model.actions)
        gtk_popover_set_has_arrow(popover.pointer.cast(), 0)
        gtk_popover_set_position(popover.pointer.cast(), GTK_POS_BOTTOM)
        gtk_widget_set_halign(popover.pointer, GTK_ALIGN_START)
        gtk_widget_set_parent(popover.pointer, widget)
        focus = gtk_widget_get_root(widget).map { PopoverFocus(of: popover.pointer, in: $0.raw.typed()) }
        if var place { gtk_popover_set_pointing_to(popover.pointer.cast(), &place) }
        host.services[MenuFocus.self].follow(popover.raw, host: host)
        Signal.connect(popover.raw, "closed") { [weak self] in self?.wasClosed() }
        source.itemsMayHaveChanged = { [weak self] in self?.follow() }
        looks.show(model.looks)
        gtk_popover_popup(popover.pointer.cast())
    }

    private func follow() {
        if !isClosed, model.show(source.items) { looks.show(model.looks) }
    }

    /// Closes the menu.
    func close() { gtk_popover_popdown(popover.pointer.cast()) }

    /// Handles the end of the menu. GTK closes a menu before it performs the chosen action.
    private func wasClosed() {
        guard !isClosed else { return }
        isClosed = true
        host.schedule { [self] in
            source.close()
            focus?.leave()
            gtk_widget_unparent(popover.pointer)
            didClose()
        }
    }
}

/// The menu that is open, or was last.
final class OpenMenu: WidgetService {
    fileprivate var popover: MenuPopover?

    fileprivate var isOpen: Bool { popover.map { !$0.isClosed } ?? false }
}

extension WidgetHost {
    /// A Boolean value that indicates whether a menu is open.
    var isMenuOpen: Bool { services[OpenMenu.self].isOpen }

    /// Opens a menu, and closes the one that is open.
    /// - Parameters:
    ///   - source: The menu.
    ///   - widget: The widget that it points to.
    ///   - place: The rectangle to which it points in the widget; nil for the whole widget.
    func present(
        _ source: MenuSource,
        over widget: UnsafeMutablePointer<GtkWidget>,
        at place: GdkRectangle? = nil,
        didClose: @escaping () -> Void = {}
    ) {
        let menu = services[OpenMenu.self]
        menu.popover?.close()
        menu.popover = MenuPopover(source, over: widget, at: place, host: self, didClose: didClose)
    }
}
