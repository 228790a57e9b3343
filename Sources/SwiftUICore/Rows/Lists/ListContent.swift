/// Rows in a scrolling list.
@MainActor
package struct ListContent: WidgetContent {
    /// The rows; nil after the list is removed.
    package weak var rows: (any ListRows)?
    package var selection: ListSelection?
    package var look: ListLook
    /// Refreshes the contents when the user pulls the list down; nil if there is no action.
    package var refresh: (@MainActor () -> Void)?

    package var appearance: ListAppearance { look.appearance }
}

/// The rows of a list, which are made when a host asks for them.
@MainActor
package protocol ListRows: AnyObject {
    /// The number of rows.
    var count: Int { get }

    /// Returns the row at an index, which is then there until it is released.
    func row(at index: Int) -> LayoutElement

    /// Returns whether a row is the one at an index.
    func isRow(_ row: LayoutElement, at index: Int) -> Bool

    /// Reuses the views of a hidden row for the row at an index, which is cheaper than making new views.
    /// - Returns: Whether they were reused. They are not if the row exists, or if they keep state.
    func reuse(_ row: LayoutElement, at index: Int) -> Bool

    /// Releases a row that is no longer shown.
    func release(_ row: LayoutElement)

    /// Returns the value by which a selection knows the row at an index; nil for a row that cannot be selected.
    func selectionValue(at index: Int) -> AnyHashable?

    /// Returns the look of the row at an index.
    func look(ofRow index: Int) -> ListRowLook

    /// The index of the row that a selection identifies by a value.
    func index(ofSelectionValue value: AnyHashable) -> Int?

    /// Moves, deletes and inserts rows.
    var editor: RowEditor { get }

    /// The name of the list for assistive technologies; nil if it has none.
    var spokenName: String? { get }

    /// The swiped row. Hosts close it when the rows scroll.
    var swipes: RowSwipes { get }
}

extension ListContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.list)
        element.staysWithWidget = true
        return [element]
    }
}
