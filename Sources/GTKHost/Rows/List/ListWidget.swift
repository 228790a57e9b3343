import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore

/// A scrolling list: a `GtkListView`, which has widgets for the rows near the screen, and gives them their selection and
/// the keyboard's ways through them.
@MainActor
final class ListWidget: GTKWidget, RegisteredWidget, RowRevealingWidget {
    private var content: ListContent
    // Lifetime: it is in the scrolled window, which this object owns.
    private let list: UnsafeMutablePointer<GtkWidget>
    private let model: RowModel
    private var selection: RowSelection
    private(set) var rows: RowPlaces!
    private var scrolling: RowScrolling!
    private lazy var bars = ScrollBars(of: pointer)
    /// The program's last selection, while no rows have changed since.
    private var selected: Set<AnyHashable>?
    private var look: ListLook?
    /// Set where something can be done with rows.
    private(set) var dragging: RowDragging?
    private var clicks: RowClicks!
    unowned let host: any WidgetHost

    static let styleRules = """
        listview.swiftui-list { background: @theme_base_color; outline-offset: -2px; }
        listview.swiftui-list > row, listview.navigation-sidebar > row { padding: 6px 10px; }
        listview.swiftui-list > row.swiftui-own-insets, listview.navigation-sidebar > row.swiftui-own-insets { padding: 0; }
        listview.swiftui-list > row.swiftui-no-separator { border-bottom-width: 0; }
        listview.swiftui-list > row.swiftui-alternate:not(:selected) { background: alpha(@theme_fg_color, 0.05); }
        listview.swiftui-list.swiftui-grouped { background: none; }
        listview.swiftui-grouped > row.swiftui-content:not(:selected) { background: @theme_base_color; }
        listview.swiftui-grouped > row.swiftui-title { padding: 12px 10px 6px 10px; background: none; }
        listview.swiftui-boxes { padding: 6px 12px; }
        listview.swiftui-boxes > row.swiftui-content { border-left: 1px solid @swiftui_row_line_color; border-right: 1px solid @swiftui_row_line_color; }
        listview.swiftui-boxes > row.swiftui-first { border-top: 1px solid @swiftui_row_line_color; border-top-left-radius: 9px; border-top-right-radius: 9px; }
        listview.swiftui-boxes > row.swiftui-last { border-bottom: 1px solid @swiftui_row_line_color; border-bottom-left-radius: 9px; border-bottom-right-radius: 9px; }
        listview.swiftui-list.swiftui-clear { background: none; }
        listview.navigation-sidebar { background: none; }
        listview.navigation-sidebar > row { border-radius: 8px; margin: 1px 6px; min-height: 0; }

        """ + RowDragging.styleRules

    init(_ content: ListContent, host: any WidgetHost) {
        self.content = content
        self.host = host
        model = RowModel(count: content.rows?.count ?? 0)
        selection = RowSelection(of: model, mode: .init(content.selection))
        let factory = gtk_signal_list_item_factory_new()!
        list = ListViewClass.make()
        gtk_list_view_set_factory(OpaquePointer(list), factory)
        gtk_list_view_set_model(OpaquePointer(list), selection.pointer)
        g_object_unref(factory.raw)
        super.init(gtk_scrolled_window_new())
        bars.set(GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        scrolling = RowScrolling(list, in: pointer)
        gtk_scrolled_window_set_child(OpaquePointer(pointer), list)
        reportScrolling(to: host) { [weak self] in
            self?.dragging?.rowsDidMove()
            self?.content.rows?.swipes.close()
        }
        hideScrollBars()
        rows = RowPlaces(host: host) { [weak self] in self?.content.rows }
        clicks = RowClicks(list, host: host) { [weak self] in self?.isSelected($0) ?? false }
        own(list)
        Signal.connect(factory.raw, "bind", object: { [weak self] item in item.map { self?.bind($0) } })
        Signal.connect(factory.raw, "teardown", object: { [weak self] item in item.map { self?.rows.tearDown($0) } })
        selection.didChange = { [weak self] in self?.selectionDidChange() }
        // Fingers on a screen or a touchpad that pull on at the top.
        Signal.connect(
            raw,
            "edge-overshot",
            number: { [weak self] edge in
                if edge == Int(GTK_POS_TOP.rawValue) { self?.content.refresh?() }
            }
        )
        apply()
    }

    /// The rows; nil after the list is removed.
    var listRows: (any ListRows)? { content.rows }

    override var accessiblePointer: UnsafeMutablePointer<GtkWidget> { list }

    override func willAllocate() { bars.fit(into: frame.size) }

    func update(_ content: ListContent) -> Bool {
        self.content = content
        apply()
        return false
    }

    override func rowsDidChange(_ changes: [RowChange]) {
        selected = nil
        if let focused = focusedPlace {
            let place = changes.reduce(focused.row as Int?) { place, change in place.flatMap(change.place) }
            // A row that was removed where none was added is nowhere.
            if place != nil || changes.contains(where: { $0.added > 0 }) {
                keepFocus(on: focused.element, from: focused.row, to: place)
            }
        }
        scrolling.rowsDidChange()
        rows.follow(changes) {
            for change in changes { model.replace(at: change.position, removed: change.removed, added: change.added) }
        }
    }

    /// Returns the offered size.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 240, height: 240))
    }

    private func apply() {
        let mode = RowSelection.Mode(content.selection)
        if selection.mode != mode {
            selection = RowSelection(of: model, mode: mode)
            selection.didChange = { [weak self] in self?.selectionDidChange() }
            selected = nil
            gtk_list_view_set_model(OpaquePointer(list), selection.pointer)
        }
        if content.look != look {
            look = content.look
            applyLook(content.look)
        }
        if content.mayRowsLookOther { rows.updateLooks() }
        updateSelection()
        updateDragging()
    }

    private func updateDragging() {
        if let dragging { return dragging.update() }
        guard let editor = content.rows?.editor, editor.isActive else { return }
        dragging = RowDragging(list, rows: rows, editor: editor, host: host)
    }

    private func applyLook(_ look: ListLook) {
        setClass("navigation-sidebar", look.appearance == .sidebar)
        setClass("swiftui-list", look.appearance != .sidebar)
        setClass("swiftui-grouped", look.appearance.isGrouped)
        setClass("swiftui-boxes", look.appearance == .insetGrouped)
        setClass("swiftui-clear", look.hidesBackground)
        gtk_list_view_set_show_separators(OpaquePointer(list), look.appearance == .sidebar ? 0 : 1)
        gtk_scrolled_window_set_has_frame(OpaquePointer(pointer), look.appearance == .bordered ? 1 : 0)
        rows.listLook = look
    }

    private func setClass(_ name: String, _ isSet: Bool) {
        list.setStyleClass(name, isSet)
    }

    // MARK: Rows

    private func bind(_ item: UnsafeMutableRawPointer) {
        let position = Int(gtk_list_item_get_position(OpaquePointer(item)))
        if rows.isInPlace(item, at: position) { return }
        guard let source = content.rows, position < source.count else { return }
        if !rows.reuse(item, at: position) { rows.bind(source.row(at: position), in: item, at: position) }
        scrolling.rowsDidChange()
        gtk_list_item_set_activatable(OpaquePointer(item), 0)
        // A list without a selection has none to give to rows.
        let isSelectable = content.selection == nil || source.selectionValue(at: position) != nil
        gtk_list_item_set_selectable(OpaquePointer(item), isSelectable ? 1 : 0)
    }

    func reveal(row: Int, anchor: UnitPoint?) {
        // GTK scrolls only as far as necessary, regardless of the point; two of these actions at once have undefined
        // results.
        scroll(to: row)
    }

    private func scroll(to row: Int) {
        scrolling.placeRows()
        gtk_widget_activate_action_variant(list, "list.scroll-to-item", g_variant_new_uint32(guint32(clamping: row)))
    }

    // MARK: Selection

    /// Returns whether the user can select the row inside a GTK widget.
    func canSelect(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        content.selection != nil && selectionValue(of: widget) != nil
    }

    private func isSelected(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let selection = content.selection, let value = selectionValue(of: widget) else { return false }
        return selection.selected.contains(value)
    }

    private func selectionValue(of widget: UnsafeMutablePointer<GtkWidget>) -> AnyHashable? {
        guard let source = content.rows, let row = rows.row(of: widget), row < source.count else { return nil }
        return source.selectionValue(at: row)
    }

    private func updateSelection() { show(content.selection?.selected) }

    private func show(_ wanted: Set<AnyHashable>?) {
        guard let wanted, let source = content.rows, wanted != selected else { return }
        selected = wanted
        selection.set(wanted.compactMap { source.index(ofSelectionValue: $0) })
    }

    private func selectionDidChange() {
        guard let wanted = content.selection, let source = content.rows else { return }
        selected = nil
        wanted.select(Set(selection.positions.compactMap { $0 < source.count ? source.selectionValue(at: $0) : nil }))
        // If the program does not accept the selection, the previous one is restored.
        host.whenAnswered { [weak self] in
            if let self { show(content.selection?.current()) }
        }
    }
}

// MARK: - Commands

extension ListWidget {
    /// Returns the list that a GTK widget shows.
    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> ListWidget? { widget.rowsWidget as? ListWidget }

    /// The row with the focus, or with something inside that has it.
    private var focusedRow: Int? { focusedPlace?.row }

    private var focusedPlace: (row: Int, element: LayoutElement)? {
        var next = gtk_widget_get_root(list).flatMap { gtk_root_get_focus($0) }
        while let widget = next {
            let parent = gtk_widget_get_parent(widget)
            if parent == list { return rows.place(of: widget) }
            next = parent
        }
        return nil
    }

    /// Moves the focus with a row that has it. GTK leaves the focus at the position, or loses it.
    /// - Parameters:
    ///   - element: The row.
    ///   - position: Where it was.
    ///   - place: Where it is, unless other changes follow; nil for a row that was removed, or moved.
    private func keepFocus(on element: LayoutElement, from position: Int, to place: Int?) {
        guard let value = element.selectionValue else { return }
        host.schedule { [weak self] in
            guard let self, let source = content.rows else { return }
            // The values of all rows are only looked through for a row that has moved.
            let isThere = place.map { $0 < source.count && source.isRow(element, at: $0) } ?? false
            guard let row = isThere ? place : source.index(ofSelectionValue: value), row != position else { return }
            let focus = gtk_widget_get_root(list).flatMap { gtk_root_get_focus($0) }
            guard focus.map({ $0 == list || gtk_widget_is_ancestor($0, list) != 0 }) ?? true else { return }
            // The widget with the focus may have moved with the row, as where rows were inserted above it.
            if focus != nil, focusedRow == row { return }
            scroll(to: row)
            if let widget = rows.widget(ofRow: row) { gtk_widget_grab_focus(widget) }
        }
    }

    /// The commands of the Edit menu for rows.
    var editCommands: EditCommands? { content.rows?.editor.editCommands(focused: focusedRow) }

    /// Performs the action of keys on rows. Returns whether they have one here.
    func perform(_ keys: KeyboardShortcut) -> Bool {
        content.rows?.editor.perform(keys, focused: focusedRow) ?? false
    }
}
