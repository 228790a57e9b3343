import Foundation

/// Rows one below the other, which scroll and of which some can be selected.
public struct List<SelectionValue: Hashable & SendableMetatype, Content: View> {
    let selection: Selection?
    let content: Content

    enum Selection {
        case one(Binding<SelectionValue?>)
        case several(Binding<Set<SelectionValue>>)
    }

    /// Creates a list whose rows can be selected, several at a time.
    /// - Parameters:
    ///   - selection: The identities or tags of the selected rows.
    ///   - content: The rows.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map(Selection.several), content())
    }

    /// Creates a list of which one row can be selected.
    /// - Parameters:
    ///   - selection: The identity or tag of the selected row.
    ///   - content: The rows.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection.map(Selection.one), content())
    }
}

extension List: View {
    public typealias Body = Never
}

extension List where SelectionValue == Never {
    /// Creates a list.
    /// - Parameter content: The rows.
    nonisolated public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }

    /// Creates a list with a row for each of some elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each of some elements.
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: Where an element's identity is.
    ///   - rowContent: Makes the row of an element.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

extension List {
    /// Creates a list with a row for each of some elements, of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each of some elements, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each of some elements, of which several can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each of some elements, of which one can be selected.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension List: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ListNode(self, inputs) }

    @MainActor
    fileprivate var hostSelection: ListSelection? {
        switch selection {
        case nil: nil
        case .one(let binding):
            ListSelection(
                allowsMultiple: false,
                selected: Set([binding.wrappedValue].compactMap { $0.map(AnyHashable.init) })
            ) { binding.wrappedValue = $0.first?.base as? SelectionValue }
        case .several(let binding):
            ListSelection(allowsMultiple: true, selected: Set(binding.wrappedValue.map(AnyHashable.init))) {
                binding.wrappedValue = Set($0.compactMap { $0.base as? SelectionValue })
            }
        }
    }
}

final class ListNode<SelectionValue: Hashable & SendableMetatype, Content: View>: TypedNode<
    List<SelectionValue, Content>
>
{
    private var content: TypedNode<Content>!
    private var element: ListElement!

    override init(_ view: List<SelectionValue, Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: environment.outsideStacks))
        element = ListElement(content: content, listContent(rows: []))
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }

    override func viewDidChange() {
        content.set(view.content, environment: environment.outsideStacks)
        element.update(listContent(rows: []))
    }

    private func listContent(rows: [LayoutElement]) -> ListContent {
        ListContent(rows: rows, selection: view.hostSelection, appearance: environment.listAppearance)
    }
}

/// The element of a list: the widget scrolls and selects, each row is laid out by itself.
final class ListElement: LayoutElement {
    private let node: ViewNode
    private let widget: any HostWidget
    private var content: ListContent

    init(content node: ViewNode, _ content: ListContent) {
        self.node = node
        self.content = content
        widget = node.graph.host.makeWidget(.list(content))
        super.init(graph: node.graph)
    }

    func update(_ newContent: ListContent) {
        let rows = content.rows
        content = newContent
        content.rows = rows
        if widget.update(.list(content)) { invalidateSize() }
    }

    override func refreshStructure() {
        // Rows are laid out each by itself: none has this element around it.
        content.rows = node.elements
        for row in content.rows { row.refreshStructure() }
        if widget.update(.list(content)) { invalidateSize() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { widget.measure(proposal) }
    override func place(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }
    override func collectWidgets(_ widgets: inout [any HostWidget]) { widgets.append(widget) }
}

// MARK: - Scrolling

/// A place that shows a part of content that may be larger.
public struct ScrollView<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a scrolling place.
    /// - Parameters:
    ///   - axes: The directions in which the content can move.
    ///   - showsIndicators: Whether scroll bars may show; the desktop decides when they do.
    ///   - content: The content.
    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.content) = (axes, content())
    }
}

extension ScrollView: View {
    public typealias Body = Never
}

extension ScrollView: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollNode(self, inputs) }
}

final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>> {
    private var content: TypedNode<Content>!
    private var element: ScrollElement!

    override init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        content = SwiftUICore.makeNode(view.content, self.inputs(environment: contentEnvironment))
        element = ScrollElement(StackElement(axis: .vertical, content: content), graph: graph) {
            .scroll(ScrollContent(content: $0, axes: view.axes))
        }
        element.axes = view.axes
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }

    /// Several views in a scrolling place stand one below the other.
    private var contentEnvironment: EnvironmentValues {
        var values = environment
        values.stackAxis = .vertical
        return values
    }

    override func viewDidChange() {
        content.set(view.content, environment: contentEnvironment)
        element.axes = view.axes
        element.update(.scroll(ScrollContent(content: element.content, axes: view.axes)))
    }
}

/// The element of a scrolling place: as large as offered along its axes, as large as the content across them.
final class ScrollElement: ContainerElement {
    var axes: Axis.Set = .vertical {
        didSet {
            content.containedProposal = .unlimited(axes)
            if axes != oldValue { invalidateSize() }
        }
    }

    override var traits: ElementTraits { ElementTraits() }

    /// What the content is offered: its own length along the axes in which it can move.
    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func place(in frame: CGRect, proposal: ProposedViewSize) { widget.frame = frame }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = content.size(offered(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? ideal.width : ideal.width,
            height: axes.contains(.vertical) ? proposal.height ?? ideal.height : ideal.height
        )
    }
}

// MARK: - Styles of lists

/// A look of lists.
public protocol ListStyle {
    /// The look, as hosts know it.
    var _appearance: _ListAppearance { get }
}

/// A look of lists, as hosts know it.
public struct _ListAppearance: Sendable {
    let value: ListAppearance
}

/// The look that suits the place of the list.
public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .automatic) }
}

/// Rows on a plain ground.
public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .plain) }
}

/// Rows of a sidebar, by which one moves about.
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .sidebar) }
}

/// Rows in a frame with space around it.
public struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ListAppearance { .init(value: .inset) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The look that suits the place of the list.
    public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows on a plain ground.
    public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows of a sidebar.
    public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows in a frame with space around it.
    public static var inset: InsetListStyle { .init() }
}
