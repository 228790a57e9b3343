/// The allocation of the space at the end of a toolbar. Items that do not fit move to an overflow menu.
package enum ToolbarRoom {
    /// The width that an item takes, in points.
    package struct Width {
        package var least: CGFloat = 0
        package var natural: CGFloat = 0

        package init() {}
        package init(least: CGFloat, natural: CGFloat) { (self.least, self.natural) = (min(least, natural), natural) }
    }

    /// The space between two items, in points.
    package static let spacing: CGFloat = 6

    /// Returns the total length of adjacent items and the spaces between them, in points.
    package static func length(of widths: [CGFloat]) -> CGFloat {
        widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * spacing
    }

    /// Returns the widths of items in the available space, in points. Items that can shrink, such as search fields, do so before others are
    /// left out.
    /// - Parameters:
    ///   - items: The widths that the items take.
    ///   - room: The room for all items, in points.
    package static func widths(of items: [Width], in room: CGFloat) -> [CGFloat] {
        let natural = items.map(\.natural)
        guard length(of: natural) > room else { return natural }
        var left = max(0, room - length(of: items.map(\.least)))
        return items.map { item in
            let width = min(item.natural, item.least + left)
            left -= width - item.least
            return width
        }
    }

    /// Returns the number of items that fit.
    /// - Parameters:
    ///   - widths: The widths of the items, in points.
    ///   - button: The width of the button that opens the menu.
    ///   - room: The room for all items, or for some and the button.
    package static func count(of widths: [CGFloat], button: CGFloat, in room: CGFloat) -> Int {
        guard length(of: widths) > room else { return widths.count }
        var left = room - button
        return widths.prefix { item in
            left -= item + spacing
            return left >= 0
        }.count
    }
}
