import CGTK
import Foundation
import SwiftUICore

extension ContainerWidget: KeyboardDragWidget {
    var dropSize: CGSize { frame.size }
    var accessibilityDragPoint: AccessibilityDragPoint? { content.accessibilityDragPoint }
    var accessibilityDropPoints: [HeldPlace] { content.accessibilityDropPoints(in: frame.size) }
    var spokenName: String? { content.spokenName }

    func reveal(_ place: HeldPlace?) {
        content.reveal(in: frame.size)
        revealRow()
        bringWindowToFront()
    }

    /// Brings the row to the screen in which a list shows the container.
    private func revealRow() {
        var next: UnsafeMutablePointer<GtkWidget>? = pointer
        while let widget = next {
            next = gtk_widget_get_parent(widget)
            if widget.isListRow, let list = next?.rowsWidget { return list.reveal(rowOf: widget) }
        }
    }

    func accessibilityDidChange() { content.accessibilityDidChange() }
}

extension GTKWidget {
    /// Marks the widget as the source of a drag by keys, or as that which is chosen.
    func show(_ mark: KeyboardDragMark?) {
        pointer.setStyleClass("swiftui-keyboard-source", mark == .source)
        pointer.setStyleClass("swiftui-keyboard-chosen", mark == .chosen)
    }

    /// Gives keyboard focus to the enclosing window, if another window of the app has it.
    func bringWindowToFront() {
        guard let root = gtk_widget_get_root(pointer) else { return }
        let window = UnsafeMutableRawPointer(root).typed(as: GtkWindow.self)
        if gtk_window_is_active(window) == 0 { gtk_window_present(window) }
    }
}
