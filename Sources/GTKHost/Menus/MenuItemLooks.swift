import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// The look of an item that GTK's models of menus do not describe.
struct MenuItemLook: Equatable {
    var image: ImageContent?
    var isDestructive = false
}

/// The looks of a menu that GTK's models do not describe: pictures beside titles, the theme's color for destructive items, and an
/// opaque background where windows cannot be transparent.
///
/// A `GtkPopoverMenu` shows the icon of an item in place of its title, never beside it. Its buttons keep the mark of a chosen item in a
/// box, which has one width in the whole menu; a picture stands there, so that all titles begin at one place. The name and the role that
/// a button has for assistive technologies stay as they are.
@MainActor
final class MenuItemLooks {
    // Lifetime: that of the menu or of the menu bar, which owns this object.
    private let menu: UnsafeMutablePointer<GtkWidget>
    private unowned let host: any WidgetHost
    private var pictures: [MenuPicture] = []

    /// - Parameters:
    ///   - menu: The menu or the menu bar, which lives longer than this object's calls.
    ///   - host: The host of the menu.
    init(of menu: UnsafeMutablePointer<GtkWidget>, host: any WidgetHost) { (self.menu, self.host) = (menu, host) }

    /// Shows the looks of a menu's items.
    /// - Parameter looks: The looks, in the order of the items that have a button.
    func show(_ looks: [MenuItemLook]) {
        for picture in pictures where gtk_widget_get_parent(picture.widget.pointer) != nil {
            gtk_widget_unparent(picture.widget.pointer)
        }
        pictures = []
        var buttons: [UnsafeMutablePointer<GtkWidget>] = []
        menu.forEachInside { widget in
            if g_type_check_instance_is_a(widget.cast(), gtk_popover_get_type()) != 0 { widget.preparePopover() }
            if widget.typeName == "GtkModelButton" { buttons.append(widget) }
        }
        // A version of GTK with other widgets shows titles alone.
        guard buttons.count == looks.count else { return }
        for (button, look) in zip(buttons, looks) {
            if look.isDestructive { gtk_widget_add_css_class(button, Self.destructive) }
            if let image = look.image, let box = button.boxOfMark { add(image, to: box) }
        }
        let column = pictures.map(\.size.width).max() ?? 0
        for picture in pictures { picture.center(inColumn: column) }
    }

    private static let destructive = "swiftui-destructive"

    /// Adds a picture after the mark.
    private func add(_ image: ImageContent, to box: UnsafeMutablePointer<GtkWidget>) {
        let picture = MenuPicture(image, host: host)
        // Titles begin at one place where some items have a mark and others do not.
        gtk_widget_set_halign(picture.widget.pointer, GTK_ALIGN_END)
        gtk_widget_set_hexpand(picture.widget.pointer, 1)
        gtk_widget_set_hexpand(box, 0)
        gtk_box_append(box.cast(), picture.widget.pointer)
        pictures.append(picture)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    @MainActor
    fileprivate var typeName: String? { g_type_name_from_instance(cast()).map { String(cString: $0) } }

    /// The box in which a button of a menu has the mark of the chosen item.
    @MainActor
    fileprivate var boxOfMark: UnsafeMutablePointer<GtkWidget>? {
        sequence(first: gtk_widget_get_first_child(self)) { gtk_widget_get_next_sibling($0) }
            .lazy.compactMap(\.self).first { $0.typeName == "GtkBox" }
    }

    /// Calls a function with the widget and each one inside, in their order.
    @MainActor
    fileprivate func forEachInside(_ body: (UnsafeMutablePointer<GtkWidget>) -> Void) {
        body(self)
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            child.forEachInside(body)
            next = gtk_widget_get_next_sibling(child)
        }
    }
}
