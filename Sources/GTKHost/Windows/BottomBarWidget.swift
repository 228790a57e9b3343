import CGTK
import SwiftUICore

/// The bar at the bottom of a window, with the items that have their place there: a `GtkActionBar`'s look around a row of ours.
@MainActor
final class BottomBarWidget {
    let widget = GTKWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    private unowned let host: any WidgetHost
    private var shown: [ToolbarItemWidget] = []

    init(host: any WidgetHost) {
        self.host = host
        widget.styleClasses = ["swiftui-bottom-bar"]
    }

    /// Shows these items and no others, in this order. An item that was there keeps its widgets.
    func show(_ entries: [ToolbarEntry]) {
        guard !shown.elementsEqual(entries, by: { $0.entry === $1 }) else { return }
        let before = shown
        for item in before where !entries.contains(where: { $0 === item.entry }) {
            gtk_box_remove(widget.pointer.cast(), item.container.pointer)
        }
        shown = entries.map { entry in
            before.first { $0.entry === entry }
                ?? ToolbarItemWidget(
                    entry: entry,
                    container: ContainerWidget(surface: entry.content.element, host: host)
                )
        }
        var last: UnsafeMutablePointer<GtkWidget>?
        for item in shown {
            let container = item.container.pointer
            if gtk_widget_get_parent(container) == nil {
                gtk_box_insert_child_after(widget.pointer.cast(), container, last)
            } else if gtk_widget_get_prev_sibling(container) != last {
                gtk_box_reorder_child_after(widget.pointer.cast(), container, last)
            }
            // An item with a space in it takes the room that is left.
            let element = item.entry.content.element
            let isFlexible = element.size(.infinity).width > element.size(.unspecified).width
            gtk_widget_set_hexpand(container, isFlexible ? 1 : 0)
            last = container
        }
        gtk_widget_set_visible(widget.pointer, shown.isEmpty ? 0 : 1)
        host.framesDidChange()
    }
}
