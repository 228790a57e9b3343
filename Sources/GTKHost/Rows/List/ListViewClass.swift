import CGTK
import GTKInterop
import SystemSupport

/// The delegate for placing the rows of a list, and for moving the focus with the Tab key.
@MainActor
protocol ListViewDelegate: AnyObject {
    /// Places the rows.
    /// - Parameter place: Places them as `GtkListView` does. It may be called several times.
    func placeRows(_ place: () -> Void)
}

/// The class of our lists: a `GtkListView` whose delegate places its rows, and that the Tab key leaves.
@MainActor
enum ListViewClass {
    nonisolated private static let key = "swiftui-list-view"

    /// Makes a list without rows.
    static func make() -> UnsafeMutablePointer<GtkWidget> {
        UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!).typed()
    }

    /// Sets the delegate of a list, which does not keep it.
    static func setDelegate(_ delegate: any ListViewDelegate, of list: UnsafeMutablePointer<GtkWidget>) {
        attachWeakly(delegate, to: UnsafeMutableRawPointer(list), key: key)
    }

    /// Places the rows now, in the size that the list has.
    static func placeRows(of list: UnsafeMutablePointer<GtkWidget>) {
        allocate(list, gtk_widget_get_width(list), gtk_widget_get_height(list), -1)
    }

    nonisolated private static let allocate:
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, gint, gint, gint) -> Void = { list, width, height, baseline in
            // GTK calls this on the main thread.
            nonisolated(unsafe) let list = list!
            MainActor.assumeCallback {
                let place = { parentClass.pointee.size_allocate(list, width, height, baseline) }
                let delegate: (any ListViewDelegate)? = weaklyAttached(to: UnsafeMutableRawPointer(list), key: key)
                if let delegate { delegate.placeRows(place) } else { place() }
            }
        }

    /// Moves the focus. `GtkListView` itself moves the focus with the Tab key from row to row, so a long list cannot be
    /// left. From 4.12 on `GTK_LIST_TAB_ITEM` has the effect of this function: the key walks through the controls of a
    /// row, and then leaves.
    nonisolated private static let moveFocus:
        @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean = { list, direction in
            let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
            if isTab, let row = gtk_widget_get_focus_child(list) { return gtk_widget_child_focus(row, direction) }
            return parentClass.pointee.focus(list, direction)
        }

    nonisolated private static var parentClass: UnsafeMutablePointer<GtkWidgetClass> {
        g_type_class_peek(gtk_list_view_get_type())!.typed()
    }

    private static let type: GType = {
        let parent = gtk_list_view_get_type()
        var sizes = GTypeQuery()
        g_type_query(parent, &sizes)
        return g_type_register_static_simple(
            parent,
            "SwiftUIList",
            sizes.class_size,
            { pointer, _ in
                let vtable = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
                vtable.pointee.size_allocate = allocate
                vtable.pointee.focus = moveFocus
            },
            sizes.instance_size,
            nil,
            GTypeFlags(0)
        )
    }()
}
