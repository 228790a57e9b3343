/// A scrollable list of rows.
@MainActor
package struct ListContent: WidgetContent {
    /// The rows; nil after the list has been removed.
    package weak var rows: (any ListRows)?
    package var selection: ListSelection?
    package var look: ListLook
    /// A closure that refreshes the contents when the user pulls the list down; nil if there is no such action.
    package var refresh: (@MainActor () -> Void)?
    /// A Boolean value that indicates whether rows may look otherwise than at the last update. The look of the list is not meant.
    package var mayRowsLookOther = true

    package var appearance: ListAppearance { look.appearance }
}

/// The rows of a list, which are created when a host requests them.
@MainActor
package protocol ListRows: AnyObject {
    /// The number of rows.
    var count: Int { get }

    /// Returns the row at an index, which exists until it is released.
    func row(at index: Int) -> LayoutElement

    /// Returns a Boolean value that indicates whether a row is the one at an index.
    func isRow(_ row: LayoutElement, at index: Int) -> Bool

    /// Reuses the views of a hidden row for the row at an index, which is cheaper than creating new ones.
    /// - Returns: Whether they were reused. They are not if the row exists, or if they keep state.
    func reuse(_ row: LayoutElement, at index: Int) -> Bool

    /// Releases a row that is no longer visible.
    func release(_ row: LayoutElement)

    /// Returns the value that identifies the row at an index in a selection; nil for a row that can't be selected.
    func selectionValue(at index: Int) -> AnyHashable?

    /// Returns the appearance of the row at an index.
    func look(ofRow index: Int) -> ListRowLook

    /// Returns the index of the row that a value identifies in a selection.
    func index(ofSelectionValue value: AnyHashable) -> Int?

    /// The editor that moves, deletes and inserts rows.
    var editor: RowEditor { get }

    /// The name of the list for assistive technologies; nil if it has none.
    var spokenName: String? { get }

    /// The swiped row. Hosts close it when the list scrolls.
    var swipes: RowSwipes { get }
}

extension ListContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.list)
        element.staysWithWidget = true
        return [element]
    }
}

/// A widget that shows rows and can scroll to one of them.
@MainActor
package protocol RowRevealingWidget: HostWidget {
    /// Scrolls until a row is visible.
    /// - Parameters:
    ///   - row: The index of the row.
    ///   - anchor: The point of the row that is to meet the same point of the list; nil for as little movement as is needed.
    func reveal(row: Int, anchor: UnitPoint?)
}
