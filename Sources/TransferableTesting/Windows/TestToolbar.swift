import Foundation
import SwiftUICore

/// The toolbar of a window in memory, above its views.
@MainActor
struct TestToolbar {
    /// The items, in order.
    private(set) var items: [(entry: ToolbarEntry, root: MemoryContainer)] = []
    /// The width available for items at the end, in points; nil for the width that they need.
    var width: CGFloat?

    /// The items with a line for the placement and contents of each.
    var outline: String {
        items.map { entry, root in
            "\(entry.isInOverflow ? "overflow" : "\(entry.placement.part)") “\(root.string)”"
        }.joined(separator: "\n")
    }

    /// Returns the toolbar with other items, of which known ones keep their widgets.
    func with(_ entries: [ToolbarEntry], in host: MemoryHost) -> TestToolbar {
        var toolbar = self
        toolbar.items = entries.map { entry in
            items.first { $0.entry === entry } ?? (entry, MemoryContainer(entry.content, host: host))
        }
        return toolbar
    }

    /// Moves the items at the end that do not fit to the menu.
    func fit() {
        let end = items.map(\.entry).filter { $0.placement.part == .trailing }
        for entry in end where !entry.isInOverflow {
            let element = entry.content.element
            entry.widthInBar = .init(least: element.size(.zero).width, natural: element.size(.unspecified).width)
        }
        let count = width.map { room in
            let widths = ToolbarRoom.widths(of: end.map(\.widthInBar), in: room)
            return ToolbarRoom.count(of: widths, button: 30, in: room)
        }
        for (index, entry) in end.enumerated() { entry.isInOverflow = index >= count ?? end.count }
    }

    func layOut() {
        var origin = CGPoint(x: 0, y: -40)
        for (entry, item) in items {
            item.frame = CGRect(origin: origin, size: entry.content.element.size(.unspecified))
            item.layOut()
            origin.x += item.frame.width + 10
        }
    }
}
