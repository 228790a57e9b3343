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
    private unowned let host: GTKHost
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
        host: GTKHost,
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
        gtk_widget_insert_action_group(popover.pointer, MenuLines.prefix, model.actions)
        gtk_popover_set_has_arrow(popover.pointer.cast(), 0)
        gtk_popover_set_position(popover.pointer.cast(), GTK_POS_BOTTOM)
        gtk_widget_set_halign(popover.pointer, GTK_ALIGN_START)
        gtk_widget_set_parent(popover.pointer, widget)
        focus = gtk_widget_get_root(widget).map { PopoverFocus(of: popover.pointer, in: $0.raw.typed()) }
        if var place { gtk_popover_set_pointing_to(popover.pointer.cast(), &place) }
        Signal.connect(popover.raw, "closed") { [weak self] in self?.wasClosed() }
        source.itemsMayHaveChanged = { [weak self] in self?.follow() }
        gtk_popover_popup(popover.pointer.cast())
        popover.pointer.styleMenu(model)
    }

    private func follow() {
        if !isClosed, model.show(source.items) { popover.pointer.styleMenu(model) }
    }

    /// Takes the menu off the screen.
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

extension UnsafeMutablePointer<GtkWidget> {
    /// Sets looks of GTK's menu widgets that its model does not support: the theme's colour for destructive items, and
    /// an opaque background if windows cannot be transparent.
    @MainActor
    func styleMenu(_ model: MenuModel) {
        let titles = model.destructiveTitles
        let isOpaque = gdk_display_is_composited(gtk_widget_get_display(self)) == 0
        guard isOpaque || !titles.isEmpty else { return }
        forEachOfMenu { widget in
            if isOpaque, g_type_check_instance_is_a(widget.cast(), gtk_popover_get_type()) != 0 {
                widget.makePopoverOpaque()
            }
            guard widget.typeName == "GtkModelButton" else { return }
            let isDestructive = titles.contains(widget.stringProperty("text") ?? "")
            if isDestructive { gtk_widget_add_css_class(widget, "swiftui-destructive") }
        }
    }

    @MainActor
    fileprivate var typeName: String? { g_type_name_from_instance(cast()).map { String(cString: $0) } }
    /// Calls a function with the widget and each one inside.
    @MainActor
    fileprivate func forEachOfMenu(_ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
        body(self)
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            child.forEachOfMenu(body)
            next = gtk_widget_get_next_sibling(child)
        }
    }

    /// Returns a property that is a text.
    @MainActor
    fileprivate func stringProperty(_ name: String) -> String? {
        var value = GValue(string: "")
        defer { g_value_unset(&value) }
        g_object_get_property(cast(), name, &value)
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}

extension GTKHost {
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
        openMenu?.close()
        openMenu = MenuPopover(source, over: widget, at: place, host: self, didClose: didClose)
    }
}
