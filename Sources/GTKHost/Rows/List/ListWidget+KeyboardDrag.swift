import CGTK
import Foundation
import SwiftUICore

extension ListWidget: RowsWidget {
    var dragSource: DragSource? { nil }
    var dropTarget: DropTarget? { dragging?.dropTarget }
    var dropSize: CGSize {
        CGSize(width: CGFloat(gtk_widget_get_width(pointer)), height: CGFloat(gtk_widget_get_height(pointer)))
    }
    var spokenName: String? { listRows?.spokenName }

    func point(of row: RowPoint) -> CGPoint { rows.point(of: row) }

    func reveal(_ place: HeldPlace?) {
        if let row = place?.row { reveal(row: min(row.row, max(0, (listRows?.count ?? 1) - 1)), anchor: nil) }
        bringWindowToFront()
    }

    /// Brings a row to the screen. Where it is the last one that is there, or the first, its neighbour is brought there instead, because
    /// the row is then there as well and keys can go on.
    /// - Parameter widget: The widget of GTK around the row.
    func reveal(rowOf widget: UnsafeMutablePointer<GtkWidget>) {
        guard let row = rows.row(of: widget), let count = listRows?.count else { return }
        func isShown(_ row: Int) -> Bool { rows.widget(ofRow: row).map { gtk_widget_get_mapped($0) != 0 } ?? false }
        let missing = [row + 1, row - 1].first { (0..<count).contains($0) && !isShown($0) }
        reveal(row: missing ?? row, anchor: nil)
    }

    func accessibilityDidChange() {}

    /// Returns what keys pick up at the row with the focus, or at a selected one: a view in it that can be dragged, or the row itself.
    /// - Parameter focused: The widget of GTK around the row with the focus.
    func keyboardSource(ofRow focused: UnsafeMutablePointer<GtkWidget>) -> KeyboardDragSource? {
        let picked = rows.row(of: focused).flatMap { listRows?.editor.pickedRow(focused: $0) }
        let widget = picked.flatMap(rows.widget(ofRow:)) ?? focused
        let views = host.containers(in: widget).filter { $0.dragSource != nil }
        // The outermost is the one around the others.
        let outermost = views.first { view in
            !views.contains { $0 !== view && gtk_widget_is_ancestor(view.pointer, $0.pointer) != 0 }
        }
        if let outermost { return KeyboardDragSource(outermost) }
        return picked.flatMap { listRows?.editor.keyboardSource(ofRow: $0, in: self) }
    }
}
