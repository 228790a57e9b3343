/// Rows in a scrolling list.
@MainActor
package struct ListContent: WidgetContent {
    /// The rows; nil once the list is gone.
    package weak var rows: (any ListRows)?
    package var selection: ListSelection?
    package var look: ListLook
    /// Brings up to date what is shown, where the user pulls the list down; nil where nothing says how.
    package var refresh: (@MainActor () -> Void)?

    package var appearance: ListAppearance { look.appearance }
}

/// The rows of a list, which are made when a host asks for them.
@MainActor
package protocol ListRows: AnyObject {
    /// How many there are.
    var count: Int { get }

    /// The row at an index, which is then there until it is released.
    func row(at index: Int) -> LayoutElement

    /// Whether a row is the one at an index.
    func isRow(_ row: LayoutElement, at index: Int) -> Bool

    /// Has the views of a row that is no longer shown show the row at an index, which is cheaper than views of its own.
    /// - Returns: Whether they do. They do not where the row is there, or where they keep something of theirs.
    func reuse(_ row: LayoutElement, at index: Int) -> Bool

    /// Releases a row that is no longer shown.
    func release(_ row: LayoutElement)

    /// The value by which a selection knows the row at an index; nil for a row that cannot be selected.
    func selectionValue(at index: Int) -> AnyHashable?

    /// How the list shows the row at an index.
    func look(ofRow index: Int) -> ListRowLook

    /// Where the row is that a selection knows by a value.
    func index(ofSelectionValue value: AnyHashable) -> Int?

    /// Moves, deletes and inserts rows.
    var editor: RowEditor { get }

    /// Which of the rows is swiped aside. Hosts put it back when the rows scroll.
    var swipes: RowSwipes { get }
}

extension ListContent {
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        var element = AccessibilityElement(.list)
        element.staysWithWidget = true
        return [element]
    }
}
