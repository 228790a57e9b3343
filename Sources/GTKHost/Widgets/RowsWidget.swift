import CGTK
import GTKInterop
import SwiftUICore

/// A widget of rows, such as a list. GTK has a widget around each row.
@MainActor
protocol RowsWidget: GTKWidget, KeyboardDragWidget {
    /// Returns whether the user can select a row.
    /// - Parameter row: The widget of GTK around the row.
    func canSelect(_ row: UnsafeMutablePointer<GtkWidget>) -> Bool

    /// Brings a row to the screen.
    /// - Parameter widget: The widget of GTK around the row.
    func reveal(rowOf widget: UnsafeMutablePointer<GtkWidget>)
}

extension RowsWidget {
    /// Has widgets inside find this one.
    /// - Parameter rows: The widget of GTK that has the rows.
    func own(_ rows: UnsafeMutablePointer<GtkWidget>) {
        attachWeakly(self, to: UnsafeMutableRawPointer(rows), key: UnsafeMutablePointer<GtkWidget>.rowsKey)
    }
}

extension UnsafeMutablePointer<GtkWidget> {
    fileprivate static var rowsKey: String { "swiftui-rows" }

    /// The widget of rows that GTK shows here; nil if this is no such place.
    @MainActor
    var rowsWidget: (any RowsWidget)? { weaklyAttached(to: UnsafeMutableRawPointer(self), key: Self.rowsKey) }

    /// A Boolean value that indicates whether the widget is GTK's one around a row of a list.
    var isListRow: Bool {
        g_type_name_from_instance(cast()).map { String(cString: $0) == "GtkListItemWidget" } ?? false
    }
}
