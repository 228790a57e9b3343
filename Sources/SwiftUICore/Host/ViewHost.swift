import CoreTransferable
import Foundation

/// What shows a tree of views: a toolkit, or a test without a display.
@MainActor
package protocol ViewHost: AnyObject {
    /// Makes a widget.
    func makeWidget<Content: WidgetContent>(_ content: Content) -> any HostWidget<Content>

    /// Runs work soon on the main thread, after what runs now and before anything is drawn.
    func schedule(_ work: @escaping @MainActor () -> Void)

    /// Runs work on the main thread when some time has passed.
    /// - Parameter delay: In seconds.
    func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void)
}

/// Something on the screen, or in a test's memory, that stands for one view.
@MainActor
package protocol HostWidget<Content>: AnyObject {
    /// What the widget shows and does.
    associatedtype Content: WidgetContent

    /// Where the widget stands in the widget that contains it.
    var frame: CGRect { get set }

    /// Shows other content; what is equal is left alone.
    /// - Returns: Whether the widget may now take another size.
    func update(_ content: Content) -> Bool

    /// Has the widget laid out again, although its own content is the same.
    func setNeedsLayout()

    /// The size that the widget takes when offered a size.
    func measure(_ proposal: ProposedViewSize) -> CGSize

    /// Where the baselines of text are at a size, for widgets that show text.
    func baselines(in size: CGSize) -> TextBaselines?

    /// Sets the widgets inside a container, the first at the back.
    func setChildren(_ children: [any HostWidget])

    /// Takes over in which direction the parts of the widget itself follow one another.
    func setDirection(_ direction: LayoutDirection)

    /// Takes over that a list has other rows than before; each change follows those before it.
    func rowsDidChange(_ changes: [RowChange])

    /// Whether the widget can stand for an element that is inside, so that nothing is told of the widgets between.
    func canStand(for element: AccessibilityElement) -> Bool

    /// Takes over what the widget is to assistive technologies.
    func setAccessibility(_ accessibility: WidgetAccessibility)
}

extension HostWidget {
    package func setDirection(_ direction: LayoutDirection) {}
    package func rowsDidChange(_ changes: [RowChange]) {}
    package func canStand(for element: AccessibilityElement) -> Bool { true }
    package func setAccessibility(_ accessibility: WidgetAccessibility) {}
}

/// The distances from a widget's top to its lines of text.
package struct TextBaselines: Equatable {
    package var first: CGFloat
    package var last: CGFloat

    package init(first: CGFloat, last: CGFloat) { (self.first, self.last) = (first, last) }

    func value(for key: AlignmentKey) -> CGFloat? {
        switch key {
        case .firstTextBaseline: first
        case .lastTextBaseline: last
        default: nil
        }
    }
}

/// What a widget shows and does. Each host has a class of widgets for each type of content: see ``WidgetRegistry``.
package protocol WidgetContent {
    /// The elements that assistive technologies are told of: those inside the widget, and what the content makes of them.
    @MainActor
    func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement]

    /// The size that the content has by itself in a place; nil for that of its widget.
    @MainActor
    func ownSize(_ proposal: ProposedViewSize) -> CGSize?
}

extension WidgetContent {
    package func ownSize(_ proposal: ProposedViewSize) -> CGSize? { nil }

    /// Whether the content may have another size by itself than other content.
    @MainActor
    func hasOtherSize(than other: Self) -> Bool {
        [ProposedViewSize.unspecified, .zero, .infinity].contains { ownSize($0) != other.ownSize($0) }
    }

    /// Nothing is told of content that says nothing.
    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] { inside }
}

/// Lines of text.
package struct TextContent: WidgetContent, Equatable {
    package struct Run: Equatable {
        package var text: String
        /// The image that the run is, whose text is one character; nil for a run of characters.
        package var image: ImageContent?
        package var font: Font?
        package var weight: Font.Weight?
        package var isItalic = false
        package var isUnderlined = false
        package var isStruckThrough = false
        package var color: Paint?
        /// The colour behind the text.
        package var background: Color?
        /// Where the text leads.
        package var link: URL?
        /// How the text is set beyond its font.
        package var look = TextLook()
    }

    package var runs: [Run]
    package var font: Font
    package var foreground: Paint
    package var alignment: TextAlignment
    package var lineLimit: Int?
    package var truncation = Text.TruncationMode.tail
    /// Whether the user can select and copy the text.
    package var isSelectable = false
    package var isEnabled: Bool
    /// How the lines are set.
    package var lines = TextLines()
    /// The direction of the layout, which says where the leading edge is.
    package var direction = LayoutDirection.leftToRight
    /// What a click on a link does; nil where none can be clicked.
    package var linkAction: TextLinkAction?

    /// The text without its images.
    package var string: String { runs.map { $0.image == nil ? $0.text : "" }.joined() }
}

/// A picture.
package struct ImageContent: WidgetContent, Equatable {
    package var source: Image.Source
    package var isResizable: Bool
    package var font: Font
    package var foreground: Paint
    /// What is read for the picture.
    package var label: String?
    /// Whether the picture tells nothing to a person that hears the interface.
    package var isDecorative = false
    /// How the picture is drawn.
    package var look = ImageLook()
}

/// A thin line.
package struct DividerContent: WidgetContent {
    /// The direction of the line.
    package var axis: Axis
}

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

/// Which rows are selected.
@MainActor
package struct ListSelection {
    package var allowsMultiple: Bool
    package var selected: Set<AnyHashable>
    /// Gives what the program has selected now.
    package var current: () -> Set<AnyHashable>
    package var select: (Set<AnyHashable>) -> Void
    /// Whether a value is of the type of the selection: rows with others cannot be selected.
    var takes: (AnyHashable) -> Bool

    /// Reads what is selected: the evaluation under way is repeated when it changes.
    init(
        allowsMultiple: Bool,
        current: @escaping () -> Set<AnyHashable>,
        select: @escaping (Set<AnyHashable>) -> Void,
        takes: @escaping (AnyHashable) -> Bool
    ) {
        (self.allowsMultiple, self.current, self.select, self.takes) = (allowsMultiple, current, select, takes)
        selected = current()
    }
}

/// Content that may be larger than its place.
@MainActor
package struct ScrollContent: WidgetContent {
    package var content: LayoutElement
    package var axes: Axis.Set
    /// The axes along which scroll bars may show.
    package var indicators: Axis.Set = [.horizontal, .vertical]
    /// Whether the user can scroll.
    package var isEnabled = true
    /// Whether content shows outside of the place.
    package var showsOutside = false
    /// From which side the content begins.
    package var direction = LayoutDirection.leftToRight
    /// Told which part the user has scrolled to.
    package weak var observer: (any ScrollObserver)?
}

/// Told which part of its content a widget shows.
@MainActor
package protocol ScrollObserver: AnyObject {
    /// Called when another part of the content is shown.
    /// - Parameter offset: How far the part is from the leading and from the top edge of the content.
    func didScroll(to offset: CGPoint)
}

/// A widget that shows a part of its content.
@MainActor
package protocol ScrollingWidget: HostWidget {
    /// Shows another part.
    /// - Parameters:
    ///   - offset: How far the part is from the leading and from the top edge of the content.
    ///   - size: The size of the content, which may not have been laid out with it yet.
    func scroll(to offset: CGPoint, in size: CGSize)
}

/// A widget that shows rows and can bring one to the screen.
@MainActor
package protocol RowRevealingWidget: HostWidget {
    /// Scrolls until a row can be seen.
    /// - Parameters:
    ///   - row: The index of the row.
    ///   - anchor: The point of the row that is to meet the same point of the list; nil for as little movement as is needed.
    func reveal(row: Int, anchor: UnitPoint?)
}
