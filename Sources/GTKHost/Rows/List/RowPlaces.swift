import CGTK
import GTKInterop
import SwiftUICore

/// The rows in GTK's list items.
///
/// When one row is inserted, GTK removes all rows near the screen from their items and puts most of them back into the
/// same ones. Therefore a row stays in its item until another replaces it or GTK removes the item, and it is released only if it is
/// not shown again immediately.
@MainActor
final class RowPlaces {
    typealias Item = UnsafeMutableRawPointer

    @MainActor
    private final class Row {
        let element: LayoutElement
        let container: ContainerWidget
        /// GTK's widget around the row, while the row is in an item.
        var accessible: AccessibleWidget?

        init(_ element: LayoutElement, _ container: ContainerWidget) {
            (self.element, self.container) = (element, container)
        }
    }

    /// A row in an item.
    @MainActor
    private final class Place {
        let item: Item
        let row: Row
        /// The index of the row, where it is known.
        var index: Int?
        /// The last applied look of the row.
        var look: ListRowLook?

        init(_ item: Item, _ row: Row, at index: Int?) { (self.item, self.row, self.index) = (item, row, index) }

        /// A Boolean value that indicates whether GTK shows the item for that row.
        var isBound: Bool { gtk_list_item_get_item(OpaquePointer(item)) != nil }
    }

    /// The rows in items, by item.
    private var places: [AddressKey: Place] = [:]
    /// The same by the element of the row.
    private var placesByElement: [AddressKey: Place] = [:]
    /// The looks of GTK's widgets around the items. Each is made with the item's first row.
    private var styles: [AddressKey: RowStyle] = [:]
    /// Rows that were in items until a moment ago.
    private var displaced: [AddressKey: Row] = [:]
    private var isReleaseScheduled = false
    /// A Boolean value that indicates whether GTK knows some but not all of several changes.
    private var areChangesIncomplete = false
    /// The number of times that a row was reported to assistive technologies.
    private var tellings = 0
    private unowned let host: any WidgetHost
    /// The look of the list.
    var listLook = ListLook() {
        didSet {
            guard listLook != oldValue else { return }
            for place in places.values { place.look = nil }
            updateLooks()
        }
    }
    /// A closure that returns the rows.
    private let source: () -> (any ListRows)?

    init(host: any WidgetHost, source: @escaping () -> (any ListRows)?) { (self.host, self.source) = (host, source) }

    /// Tells assistive technologies of a row, which is one thing, and of the controls in it.
    private func tellAccessibility(_ row: Row) {
        tellings += 1
        let told = source()?.editor.accessibility(of: row.element) ?? row.element.accessibilityOfRow
        row.accessible?.set(.element(told))
        let inside = told.elementsInside
        row.container.setAccessibility(inside.isEmpty ? .hidden : .container)
        if !inside.isEmpty { row.element.tellWidgets(of: inside) }
    }

    /// Follows rows to where changes move them, so they are known when GTK puts them back.
    /// - Parameter tellGTK: Tells GTK of the changes, which binds rows meanwhile.
    func follow(_ changes: [RowChange], while tellGTK: () -> Void) {
        // Between two changes, GTK shows rows at indices that they have neither before nor after.
        let change = changes.count == 1 ? changes[0] : nil
        areChangesIncomplete = change == nil
        for place in places.values { place.index = place.index.flatMap { index in change?.place(ofRow: index) } }
        tellGTK()
        areChangesIncomplete = false
    }

    /// Returns whether the row in an item is the one at a position, where GTK puts it back.
    func isInPlace(_ item: Item, at position: Int) -> Bool { places[AddressKey(item)]?.index == position }

    /// Shows the row at a position with the views of the row that GTK has let go of in an item: it is the same, or they can show
    /// another.
    /// - Returns: Whether they do.
    func reuse(_ item: Item, at position: Int) -> Bool {
        guard let source = source(), let place = places[AddressKey(item)] else { return false }
        if source.isRow(place.row.element, at: position) {
            place.index = known(position)
            return true
        }
        let tellings = tellings
        guard source.reuse(place.row.element, at: position) else { return false }
        place.index = known(position)
        if tellings == self.tellings { tellAccessibility(place.row) }
        applyLook(to: place, source)
        return true
    }

    /// Shows a row in an item.
    func bind(_ element: LayoutElement, in item: Item, at position: Int) {
        let key = AddressKey(element)
        clear(item)
        if let other = placesByElement[key] { clear(other.item) }
        let row = displaced.removeValue(forKey: key) ?? makeRow(of: element)
        gtk_list_item_set_child(OpaquePointer(item), row.container.pointer)
        if let around = gtk_widget_get_parent(row.container.pointer) {
            row.accessible = .of(around)
            if styles[AddressKey(item)] == nil {
                styles[AddressKey(item)] = RowStyle()
                redrawWhenSelected(around)
            }
        }
        tellAccessibility(row)
        let place = Place(item, row, at: known(position))
        places[AddressKey(item)] = place
        placesByElement[key] = place
        if let source = source() { applyLook(to: place, source) }
    }

    private func known(_ position: Int) -> Int? { areChangesIncomplete ? nil : position }

    /// Draws what is in one of GTK's rows again when it is selected, or is no longer. GTK does that only where the colour of text
    /// differs, but secondary text has another opacity on a selection.
    private func redrawWhenSelected(_ row: UnsafeMutablePointer<GtkWidget>) {
        Signal.connect(
            UnsafeMutableRawPointer(row),
            "state-flags-changed",
            number: { before in
                let changed = UInt32(truncatingIfNeeded: before) ^ gtk_widget_get_state_flags(row).rawValue
                if changed & GTK_STATE_FLAG_SELECTED.rawValue != 0 { Redrawing.redraw(row) }
            }
        )
    }

    /// Follows that rows are shown otherwise.
    func updateLooks() {
        guard let source = source() else { return }
        for place in places.values where place.isBound { applyLook(to: place, source) }
    }

    private func applyLook(to place: Place, _ source: any ListRows) {
        let position = Int(gtk_list_item_get_position(OpaquePointer(place.item)))
        guard position < source.count else { return }
        let look = source.look(ofRow: position)
        guard look != place.look, let row = gtk_widget_get_parent(place.row.container.pointer) else { return }
        place.look = look
        let sectionSpacing = listLook.sectionSpacing ?? listLook.appearance.sectionSpacing
        let style = RowStyle(
            classes: look.classes,
            marginTop: look.beginsSection ? Self.margin(sectionSpacing) : 0,
            marginBottom: look.isLast ? 0 : Self.margin(listLook.rowSpacing ?? 0)
        )
        let before = styles.updateValue(style, forKey: AddressKey(place.item)) ?? RowStyle()
        guard style != before else { return }
        for name in before.classes where !style.classes.contains(name) { gtk_widget_remove_css_class(row, name) }
        for name in style.classes where !before.classes.contains(name) { gtk_widget_add_css_class(row, name) }
        if style.marginTop != before.marginTop { gtk_widget_set_margin_top(row, style.marginTop) }
        if style.marginBottom != before.marginBottom { gtk_widget_set_margin_bottom(row, style.marginBottom) }
    }

    /// The look of a row in GTK's form. A list receives it with each update, and most rows are unchanged.
    private struct RowStyle: Equatable {
        var classes: [String] = []
        var marginTop: Int32 = 0
        var marginBottom: Int32 = 0
    }

    /// Returns a margin in GTK's form: from zero to the limit of sixteen bits.
    private static func margin(_ length: CGFloat) -> Int32 { max(0, Int32(clamping: length, atMost: Int32(Int16.max))) }

    private func makeRow(of element: LayoutElement) -> Row {
        let key = AddressKey(element)
        let container = ContainerWidget(
            around: element,
            host: host,
            alignment: .leading,
            sizeReport: .height
        ) { [weak self] in
            guard let self, let place = placesByElement[key] else { return }
            tellAccessibility(place.row)
        }
        return Row(element, container)
    }

    /// Handles the removal of an item.
    func tearDown(_ item: Item) {
        clear(item)
        styles[AddressKey(item)] = nil
    }

    private func clear(_ item: Item) {
        guard let place = places.removeValue(forKey: AddressKey(item)) else { return }
        let row = place.row
        gtk_list_item_set_child(OpaquePointer(item), nil)
        row.accessible?.clear()
        row.accessible = nil
        placesByElement[AddressKey(row.element)] = nil
        displaced[AddressKey(row.element)] = row
        scheduleRelease()
    }

    private func scheduleRelease() {
        guard !isReleaseScheduled else { return }
        isReleaseScheduled = true
        host.schedule { [weak self] in self?.releaseDisplaced() }
    }

    private func releaseDisplaced() {
        isReleaseScheduled = false
        guard !displaced.isEmpty else { return }
        let rows = displaced.values
        displaced = [:]
        for row in rows { source()?.release(row.element) }
    }
}

// MARK: - Where rows are

extension RowPlaces {
    /// GTK's widgets around rows that are near the screen, with the rows' positions.
    private var shown: some Sequence<(row: Int, widget: UnsafeMutablePointer<GtkWidget>)> {
        places.values.lazy.filter(\.isBound).compactMap { place in
            gtk_widget_get_parent(place.row.container.pointer).map {
                (row: Int(gtk_list_item_get_position(OpaquePointer(place.item))), widget: $0)
            }
        }
    }

    /// Returns GTK's widget around a row, if the row is near the screen.
    func widget(ofRow row: Int) -> UnsafeMutablePointer<GtkWidget>? { shown.first { $0.row == row }?.widget }

    /// Returns the row inside a GTK widget.
    func row(of widget: UnsafeMutablePointer<GtkWidget>) -> Int? { place(of: widget)?.row }

    /// The row that one of GTK's widgets is around, and its position.
    func place(of widget: UnsafeMutablePointer<GtkWidget>) -> (row: Int, element: LayoutElement)? {
        // GTK's widget contains that of the row and nothing else.
        guard let inside = gtk_widget_get_first_child(widget) else { return nil }
        for place in places.values where place.isBound && place.row.container.pointer == inside {
            return (Int(gtk_list_item_get_position(OpaquePointer(place.item))), place.row.element)
        }
        return nil
    }

    /// Returns the frame of a row's widget in the list.
    func frame(of widget: UnsafeMutablePointer<GtkWidget>) -> CGRect? {
        var bounds = graphene_rect_t()
        guard let list = gtk_widget_get_parent(widget), gtk_widget_compute_bounds(widget, list, &bounds) != 0 else {
            return nil
        }
        return CGRect(
            x: CGFloat(bounds.origin.x),
            y: CGFloat(bounds.origin.y),
            width: CGFloat(bounds.size.width),
            height: CGFloat(bounds.size.height)
        )
    }

    /// Returns the row at a point of the list; nil beside rows.
    func row(under point: CGPoint) -> Int? {
        shown.first { frame(of: $0.widget)?.contains(point) == true }?.row
    }

    /// Returns the point of the list that means a place among the rows: that of the nearest row that is near the screen.
    func point(of place: RowPoint) -> CGPoint {
        let nearest = shown.min { abs($0.row - place.row) < abs($1.row - place.row) }
        guard let nearest, let frame = frame(of: nearest.widget) else { return .zero }
        let isBelow = place.row > nearest.row || place.row == nearest.row && place.isInLowerHalf
        return CGPoint(x: frame.midX, y: frame.midY + (isBelow ? 1 : -1) * frame.height / 4)
    }

    /// Returns the place among the rows that a point of the list means: that of the nearest row.
    func point(at point: CGPoint) -> RowPoint {
        func distance(_ frame: CGRect) -> CGFloat { max(frame.minY - point.y, point.y - frame.maxY, 0) }
        let frames = shown.compactMap { shown in frame(of: shown.widget).map { (row: shown.row, frame: $0) } }
        guard let nearest = frames.min(by: { distance($0.frame) < distance($1.frame) }) else {
            return RowPoint(row: 0, isInLowerHalf: false)
        }
        let isBelowAll = nearest.row + 1 == source()?.count && point.y > nearest.frame.maxY
        return isBelowAll
            ? RowPoint(row: nearest.row + 1, isInLowerHalf: false)
            : RowPoint(row: nearest.row, isInLowerHalf: point.y > nearest.frame.midY)
    }
}

extension ListRowLook {
    /// The classes of the style sheet that the row has.
    fileprivate var classes: [String] {
        let isContent = part == .content
        var classes = [isContent ? "swiftui-content" : "swiftui-title"]
        if hasOwnInsets { classes.append("swiftui-own-insets") }
        if !hasSeparator { classes.append("swiftui-no-separator") }
        if isAlternate { classes.append("swiftui-alternate") }
        if isContent && isFirst { classes.append("swiftui-first") }
        if isContent && isLast { classes.append("swiftui-last") }
        return classes
    }
}
