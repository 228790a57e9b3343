import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A scrolling list: a `GtkListBox`, which gives the rows their selection and the keyboard's ways through them.
@MainActor
final class ListWidget: GTKWidget {
    private var content: ListContent
    private var rows: [Row] = []
    private let box: UnsafeMutablePointer<GtkWidget>
    private unowned let host: GTKHost
    /// Set while the selection follows the program, so that it is not reported back.
    private var isUpdating = false

    private final class Row {
        let element: LayoutElement
        let container: ContainerWidget
        let widget: UnsafeMutablePointer<GtkWidget>

        init(element: LayoutElement, container: ContainerWidget, widget: UnsafeMutablePointer<GtkWidget>) {
            (self.element, self.container, self.widget) = (element, container, widget)
        }
    }

    init(_ content: ListContent, host: GTKHost) {
        self.content = content
        self.host = host
        box = gtk_list_box_new()
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(OpaquePointer(pointer), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(pointer), box)
        reportScrolling(to: host)
        // A click that activates a row adds it to the selection; one that does not puts it in the selection's place.
        gtk_list_box_set_activate_on_single_click(listBox, 0)
        Signal.connect(UnsafeMutableRawPointer(box), "selected-rows-changed") { [weak self] in
            self?.selectionDidChange()
        }
        apply()
    }

    private var listBox: OpaquePointer { OpaquePointer(box) }

    override func update(_ content: WidgetContent) -> Bool {
        guard case .list(let list) = content else { return false }
        self.content = list
        apply()
        return false
    }

    /// A list takes what it is offered.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    }

    private func apply() {
        isUpdating = true
        defer { isUpdating = false }
        let mode =
            switch content.selection?.allowsMultiple {
            case nil: GTK_SELECTION_NONE
            case true?: GTK_SELECTION_MULTIPLE
            case false?: GTK_SELECTION_SINGLE
            }
        if gtk_list_box_get_selection_mode(listBox) != mode { gtk_list_box_set_selection_mode(listBox, mode) }
        setClass("navigation-sidebar", content.appearance == .sidebar)
        setClass("swiftui-list", content.appearance != .sidebar)
        updateRows()
        updateSelection()
    }

    private func setClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(box, name) } else { gtk_widget_remove_css_class(box, name) }
    }

    private func updateRows() {
        var known: [ObjectIdentifier: Row] = [:]
        for row in rows { known[ObjectIdentifier(row.element)] = row }
        let wanted = content.rows.map { element in
            known.removeValue(forKey: ObjectIdentifier(element)) ?? makeRow(element)
        }
        for row in known.values { gtk_list_box_remove(listBox, row.widget) }
        for (index, row) in wanted.enumerated() {
            let isInPlace = gtk_list_box_get_row_at_index(listBox, Int32(index)) == row.widget.cast()
            if !isInPlace {
                g_object_ref(row.widget)
                if gtk_widget_get_parent(row.widget) != nil { gtk_list_box_remove(listBox, row.widget) }
                gtk_list_box_insert(listBox, row.widget, Int32(index))
                g_object_unref(row.widget)
            }
            row.container.setChildren(row.element.widgets)
        }
        rows = wanted
    }

    private func makeRow(_ element: LayoutElement) -> Row {
        let container = ContainerWidget(around: element, host: host, alignment: .leading)
        let widget = gtk_list_box_row_new()!
        gtk_list_box_row_set_child(widget.cast(), container.pointer)
        gtk_list_box_row_set_activatable(widget.cast(), 0)
        return Row(element: element, container: container, widget: widget)
    }

    private func updateSelection() {
        guard let selected = content.selection?.selected else { return }
        for row in rows {
            let isSelected = row.element.selectionValue.map(selected.contains) ?? false
            guard (gtk_list_box_row_is_selected(row.widget.cast()) != 0) != isSelected else { continue }
            if isSelected {
                gtk_list_box_select_row(listBox, row.widget.cast())
            } else {
                gtk_list_box_unselect_row(listBox, row.widget.cast())
            }
        }
    }

    private func selectionDidChange() {
        guard !isUpdating, let selection = content.selection else { return }
        let selected = rows.filter { gtk_list_box_row_is_selected($0.widget.cast()) != 0 }
        selection.select(Set(selected.compactMap(\.element.selectionValue)))
    }
}
