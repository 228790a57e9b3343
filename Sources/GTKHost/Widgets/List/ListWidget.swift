import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A scrolling list: a `GtkListView`, which has widgets for the rows near the screen, and gives them their selection and
/// the keyboard's ways through them.
@MainActor
final class ListWidget: GTKWidget, RegisteredWidget, RowRevealingWidget {
    private var content: ListContent
    private let list: UnsafeMutablePointer<GtkWidget>
    private let model: RowModel
    private var selection: RowSelection
    /// The rows that are shown, by GTK's items.
    private var rows: [UnsafeMutableRawPointer: Row] = [:]
    /// The rows that were shown a moment ago, by their elements. GTK takes all rows out of its items and puts them into
    /// others when one is inserted, so a row is let go only when it is not shown again at once.
    private var unbound: [ObjectIdentifier: Row] = [:]
    private unowned let host: GTKHost

    @MainActor
    private struct Row {
        let element: LayoutElement
        let container: ContainerWidget
        /// GTK's widget around the row, while it is shown.
        var accessible: AccessibleWidget?

        /// Tells assistive technologies of the row, which is one thing, and of the controls in it.
        func tellAccessibility() {
            let row = element.accessibilityOfRow
            accessible?.set(.element(row))
            container.setAccessibility(row.children.isEmpty ? .hidden : .container)
            if !row.children.isEmpty { element.tellWidgets(of: row.children) }
        }
    }

    init(_ content: ListContent, host: GTKHost) {
        self.content = content
        self.host = host
        model = RowModel(count: content.rows?.count ?? 0)
        selection = RowSelection(of: model, mode: .init(content.selection))
        let factory = gtk_signal_list_item_factory_new()!
        // The list takes over its own reference to the model and to the factory.
        g_object_ref(selection.pointer.raw)
        list = gtk_list_view_new(selection.pointer, factory)
        super.init(gtk_scrolled_window_new())
        gtk_scrolled_window_set_policy(OpaquePointer(pointer), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(pointer), list)
        reportScrolling(to: host)
        hideScrollBars()
        Signal.connect(factory.raw, "bind", object: { [weak self] item in item.map { self?.bind($0) } })
        Signal.connect(factory.raw, "unbind", object: { [weak self] item in item.map { self?.unbind($0) } })
        selection.didChange = { [weak self] in self?.selectionDidChange() }
        apply()
    }

    override var accessiblePointer: UnsafeMutablePointer<GtkWidget> { list }

    override func setAccessibility(_ accessibility: WidgetAccessibility) {
        super.setAccessibility(accessibility)
        // The scrolled window around the list is left out with it.
        if case .hidden = accessibility {
            AccessibleWidget.of(pointer).setHidden(true)
        } else {
            AccessibleWidget.of(pointer).setHidden(false)
        }
    }

    func update(_ content: ListContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    override func rowsDidChange(_ changes: [RowChange]) {
        for change in changes { model.replace(at: change.position, removed: change.removed, added: change.added) }
    }

    /// A list takes what it is offered.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    }

    private func apply() {
        let mode = RowSelection.Mode(content.selection)
        if selection.mode != mode {
            selection = RowSelection(of: model, mode: mode)
            selection.didChange = { [weak self] in self?.selectionDidChange() }
            gtk_list_view_set_model(OpaquePointer(list), selection.pointer)
        }
        setClass("navigation-sidebar", content.appearance == .sidebar)
        setClass("swiftui-list", content.appearance != .sidebar)
        updateSelection()
    }

    private func setClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(list, name) } else { gtk_widget_remove_css_class(list, name) }
    }

    // MARK: Rows

    private func bind(_ item: UnsafeMutableRawPointer) {
        let position = gtk_list_item_get_position(OpaquePointer(item))
        guard let source = content.rows, position < source.count else { return }
        let element = source.row(at: Int(position))
        var row = unbound.removeValue(forKey: ObjectIdentifier(element)) ?? makeRow(of: element)
        gtk_list_item_set_child(OpaquePointer(item), row.container.pointer)
        gtk_list_item_set_activatable(OpaquePointer(item), 0)
        gtk_list_item_set_selectable(OpaquePointer(item), source.selectionValue(at: Int(position)) == nil ? 0 : 1)
        row.accessible = gtk_widget_get_parent(row.container.pointer).map(AccessibleWidget.of)
        row.tellAccessibility()
        rows[item] = row
    }

    private func makeRow(of element: LayoutElement) -> Row {
        let container = ContainerWidget(around: element, host: host, alignment: .leading) { [weak self, weak element] in
            self?.rows.values.first { $0.element === element }?.tellAccessibility()
        }
        return Row(element: element, container: container)
    }

    private func unbind(_ item: UnsafeMutableRawPointer) {
        gtk_list_item_set_child(OpaquePointer(item), nil)
        guard var row = rows.removeValue(forKey: item) else { return }
        row.accessible?.clear()
        row.accessible = nil
        if unbound.isEmpty { host.schedule { [weak self] in self?.releaseUnbound() } }
        unbound[ObjectIdentifier(row.element)] = row
    }

    private func releaseUnbound() {
        let rows = unbound.values
        unbound = [:]
        for row in rows { content.rows?.release(row.element) }
    }

    func reveal(row: Int, anchor: UnitPoint?) {
        // GTK moves no further than it has to: coming from beyond the row, it stops with the row at that edge.
        if let anchor, anchor.y != 0.5 { scroll(to: anchor.y < 0.5 ? model.count - 1 : 0) }
        scroll(to: row)
    }

    private func scroll(to row: Int) {
        gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: row)))
    }

    // MARK: Selection

    private func updateSelection() {
        guard let selected = content.selection?.selected, let source = content.rows else { return }
        selection.set(selected.compactMap { source.index(ofSelectionValue: $0) })
    }

    private func selectionDidChange() {
        guard let wanted = content.selection, let source = content.rows else { return }
        wanted.select(Set(selection.positions.compactMap { $0 < source.count ? source.selectionValue(at: $0) : nil }))
    }
}
