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

    private struct Row {
        let element: LayoutElement
        let container: ContainerWidget
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
        let row =
            displaced.removeValue(forKey: key)
            ?? Row(element: element, container: ContainerWidget(around: element, host: host, alignment: .leading))
        gtk_list_item_set_child(OpaquePointer(item), row.container.pointer)
        places[item] = (row, true)
        items[key] = item
    }

    /// Says that GTK does not show an item any more, or is about to show another row in it.
    func unbind(_ item: Item) {
        places[item]?.isBound = false
        scheduleRelease()
    }

    /// Says that an item is gone.
    func tearDown(_ item: Item) { clear(item) }

    private func clear(_ item: Item) {
        guard let (row, _) = places.removeValue(forKey: item) else { return }
        gtk_list_item_set_child(OpaquePointer(item), nil)
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
