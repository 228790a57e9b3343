import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// The rows of a `GtkDropDown` whose choices have pictures: a picture, a title, and in the menu a mark at the chosen one.
///
/// GTK's own rows have no pictures.
@MainActor
final class MenuPickerRows {
    private struct Row {
        let box: GTKWidget
        // Lifetime: both are in the box.
        let title: UnsafeMutablePointer<GtkWidget>
        let mark: UnsafeMutablePointer<GtkWidget>
        var picture: MenuPicture?
        var option: PickerOption?
        var column: CGFloat = 0
    }

    private let factory: ObjectReference
    private unowned let host: any WidgetHost
    /// The rows by GTK's items, some of which show no choice.
    // Lifetime: GTK tells when it takes an item down, which then leaves the table.
    private var rows: [UnsafeMutableRawPointer: Row] = [:]
    private var options: [PickerOption] = []
    /// The width of the column of the pictures, in points.
    private var column: CGFloat = 0
    private var selection: Int?

    init(of dropDown: OpaquePointer, host: any WidgetHost) {
        self.host = host
        let factory = gtk_signal_list_item_factory_new()!
        self.factory = ObjectReference(owning: factory.raw)
        Signal.connect(factory.raw, "setup", object: { [weak self] item in item.map { self?.setUp($0) } })
        Signal.connect(factory.raw, "bind", object: { [weak self] item in item.map { self?.show($0) } })
        Signal.connect(factory.raw, "teardown", object: { [weak self] item in item.map { self?.rows[$0] = nil } })
        gtk_drop_down_set_factory(dropDown, factory)
    }

    /// Shows choices.
    func show(_ options: [PickerOption]) {
        guard options != self.options else { return }
        self.options = options
        column = options.compactMap(\.image).map { MenuPicture($0, host: host).size.width }.max() ?? 0
        for item in rows.keys { show(item) }
    }

    /// Marks the chosen one of the choices.
    func mark(_ selection: Int?) {
        self.selection = selection
        for (item, row) in rows { mark(row, at: place(of: item)) }
    }

    private func setUp(_ item: UnsafeMutableRawPointer) {
        let (box, title) = (gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!, gtk_label_new(nil)!)
        let mark = gtk_image_new_from_icon_name("object-select-symbolic")!
        gtk_label_set_xalign(OpaquePointer(title), 0)
        gtk_widget_set_margin_start(mark, MenuPicture.spacing)
        gtk_box_append(box.cast(), title)
        gtk_box_append(box.cast(), mark)
        gtk_list_item_set_child(OpaquePointer(item), box)
        rows[item] = Row(box: GTKWidget(box), title: title, mark: mark)
    }

    /// Shows a choice at the place that GTK has given an item.
    private func show(_ item: UnsafeMutableRawPointer) {
        guard var row = rows[item] else { return }
        let index = place(of: item)
        guard options.indices.contains(index) else { return }
        let option = options[index]
        // The button shows the chosen one alone, without a mark.
        let isInMenu = gtk_widget_get_ancestor(row.box.pointer, gtk_popover_get_type()) != nil
        gtk_widget_set_visible(row.mark, isInMenu ? 1 : 0)
        mark(row, at: index)
        guard option != row.option || column != row.column else { return }
        (row.option, row.column) = (option, column)
        gtk_label_set_text(OpaquePointer(row.title), option.shownTitle)
        // Titles begin at one place in the list, also those of choices without a picture.
        let isBehindColumn = isInMenu && option.image == nil && column > 0
        gtk_widget_set_margin_start(row.title, isBehindColumn ? Int32(clamping: column) + MenuPicture.spacing : 0)
        if let picture = row.picture { gtk_box_remove(row.box.pointer.cast(), picture.widget.pointer) }
        row.picture = option.image.map { MenuPicture($0, host: host) }
        if let picture = row.picture {
            picture.center(inColumn: column)
            gtk_box_prepend(row.box.pointer.cast(), picture.widget.pointer)
        }
        rows[item] = row
    }

    private func mark(_ row: Row, at index: Int) { gtk_widget_set_opacity(row.mark, index == selection ? 1 : 0) }

    private func place(of item: UnsafeMutableRawPointer) -> Int { Int(gtk_list_item_get_position(OpaquePointer(item))) }
}

extension PickerOption {
    /// The words that stand for the choice.
    var shownTitle: String { (title.isEmpty ? name : title).shapeable }
}
