import CGTK
import GTKInterop
import SwiftUICore

/// An owner of a popover that closes when a button in it is pressed, as a toolbar has for the buttons without room.
@MainActor
protocol PopoverOwner: AnyObject {
    func close()
}

/// The popovers that close when a button in them is pressed.
@MainActor
enum ClosingPopover {
    private static let key = "swiftui-closing-popover"

    /// Has a popover closed when a button in it is pressed.
    static func add(_ popover: GTKWidget, of owner: any PopoverOwner) {
        attachWeakly(owner, to: popover.raw, key: key)
    }

    /// Closes the popover that a widget stands in, where that is such a one. A button in it has been pressed.
    static func close(around widget: UnsafeMutablePointer<GtkWidget>, host: any WidgetHost) {
        guard let popover = gtk_widget_get_ancestor(widget, gtk_popover_get_type()),
            let owner: any PopoverOwner = weaklyAttached(to: UnsafeMutableRawPointer(popover), key: key)
        else { return }
        host.schedule { [weak owner] in owner?.close() }
    }
}
