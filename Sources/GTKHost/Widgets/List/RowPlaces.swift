import CGTK
import GTKTransport
import SwiftUICore

/// Which rows stand in which of GTK's items.
///
/// When one row is inserted, GTK takes all rows near the screen out of their items and puts most of them back into the same.
/// So a row stays where it is until another takes its place, and is let go only when it is not shown again at once.
@MainActor
final class RowPlaces {
    typealias Item = UnsafeMutableRawPointer

    @MainActor
    private struct Row {
        let element: LayoutElement
        let container: ContainerWidget
        /// GTK's widget around the row, while the row is in an item.
        var accessible: AccessibleWidget?

        /// Tells assistive technologies of the row, which is one thing, and of the controls in it.
        func tellAccessibility() {
            let row = element.accessibilityOfRow
            accessible?.set(.element(row))
            container.setAccessibility(row.children.isEmpty ? .hidden : .container)
            if !row.children.isEmpty { element.tellWidgets(of: row.children) }
        }
    }

    /// The rows in items, and whether GTK shows the item for that row.
    private var places: [Item: (row: Row, isBound: Bool)] = [:]
    private var items: [ObjectIdentifier: Item] = [:]
    /// Rows that were in items until a moment ago.
    private var displaced: [ObjectIdentifier: Row] = [:]
    private var isReleaseScheduled = false
    private unowned let host: GTKHost
    /// Lets a row go.
    private let release: (LayoutElement) -> Void

    init(host: GTKHost, release: @escaping (LayoutElement) -> Void) {
        (self.host, self.release) = (host, release)
    }

    /// Shows a row in an item.
    func bind(_ element: LayoutElement, in item: Item) {
        let key = ObjectIdentifier(element)
        if let place = places[item], place.row.element === element {
            places[item]?.isBound = true
            return
        }
        clear(item)
        if let other = items[key] { clear(other) }
        var row = displaced.removeValue(forKey: key) ?? makeRow(of: element)
        gtk_list_item_set_child(OpaquePointer(item), row.container.pointer)
        row.accessible = gtk_widget_get_parent(row.container.pointer).map(AccessibleWidget.of)
        row.tellAccessibility()
        places[item] = (row, true)
        items[key] = item
    }

    private func makeRow(of element: LayoutElement) -> Row {
        let key = ObjectIdentifier(element)
        let container = ContainerWidget(
            around: element,
            host: host,
            alignment: .leading,
            sizeReport: .natural
        ) { [weak self] in
            guard let self, let item = items[key] else { return }
            places[item]?.row.tellAccessibility()
        }
        return Row(element: element, container: container)
    }

    /// Says that GTK does not show an item any more, or is about to show another row in it.
    func unbind(_ item: Item) {
        places[item]?.isBound = false
        scheduleRelease()
    }

    /// Says that an item is gone.
    func tearDown(_ item: Item) { clear(item) }

    private func clear(_ item: Item) {
        guard var (row, _) = places.removeValue(forKey: item) else { return }
        gtk_list_item_set_child(OpaquePointer(item), nil)
        row.accessible?.clear()
        row.accessible = nil
        items[ObjectIdentifier(row.element)] = nil
        displaced[ObjectIdentifier(row.element)] = row
        scheduleRelease()
    }

    private func scheduleRelease() {
        guard !isReleaseScheduled else { return }
        isReleaseScheduled = true
        host.schedule { [weak self] in self?.releaseDisplaced() }
    }

    private func releaseDisplaced() {
        isReleaseScheduled = false
        for (item, place) in places where !place.isBound { clear(item) }
        let rows = displaced.values
        displaced = [:]
        for row in rows { release(row.element) }
    }
}
