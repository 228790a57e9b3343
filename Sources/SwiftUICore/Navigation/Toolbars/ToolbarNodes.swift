/// Items of a toolbar as views, which are shown in places of their own.
@_weakLinked
struct ToolbarContentView<Content: ToolbarContent> {
    let content: Content
}

extension ToolbarContentView: DescribedView {
    typealias Body = Never

    var known: (any View)? { (content as? any PrimitiveToolbarContent)?.view }
    static func inner(of content: Content) -> ToolbarContentView<Content.Body> {
        ToolbarContentView<Content.Body>(content: content.body)
    }
}

/// Items of a toolbar that the framework knows.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    /// The views that they are.
    var view: any View { get }
}

extension _TupleToolbarContent: PrimitiveToolbarContent {
    var view: any View { TupleView(repeat ToolbarContentView(content: each value)) }
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    var view: any View { map { ToolbarContentView(content: $0) } }
}

extension Group: PrimitiveToolbarContent where Content: ToolbarContent {
    var view: any View { ToolbarContentView(content: content) }
}

extension _ConditionalToolbarContent: PrimitiveToolbarContent {
    var view: any View {
        switch storage {
        case .first(let content): ToolbarContentView(content: content)
        case .second(let content): ToolbarContentView(content: content)
        }
    }
}

/// An item of a window's toolbar. It exists for as long as there is an item at its position, regardless of its contents.
@MainActor
package final class ToolbarEntry {
    package let placement: ToolbarItemPlacement
    /// The contents of the item.
    package let content: ViewRoot
    /// A Boolean value that indicates whether the item does not fit in the bar and appears in the overflow menu, where it has a title.
    package var isInOverflow = false {
        didSet { if isInOverflow != oldValue { overflowDidChange() } }
    }
    /// The width of the item when it was last shown in the bar.
    package var widthInBar = ToolbarRoom.Width()
    fileprivate var overflowDidChange: () -> Void = {}

    fileprivate init(_ placement: ToolbarItemPlacement, _ content: ViewRoot) {
        (self.placement, self.content) = (placement, content)
    }
}

/// The items of a window's toolbar, in the order of the views.
@_weakLinked
enum ToolbarEntriesKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }
    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// A preference that is true if a window has a toolbar even if that has no items.
@_weakLinked
enum ToolbarRoomKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// One item of a toolbar, as a view without a place among the others.
@_weakLinked
struct ToolbarEntryView<Content: View>: PrimitiveView {
    typealias Body = Never
    let placement: ToolbarItemPlacement
    let content: Content

    func makeNode(_ inputs: NodeInputs) -> ViewNode { ToolbarEntryNode(self, inputs) }
}

/// The node of an item: the requests of its views are passed on to the window, while the views themselves are in the
/// bar.
final class ToolbarEntryNode<Content: View>: TypedNode<ToolbarEntryView<Content>> {
    private var root: RootNode<HStack<Content>>!
    private var entry: ToolbarEntry!
    private var derived = DerivedEnvironment()

    override init(_ view: ToolbarEntryView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        // An item is in the bar of the window whose title it can rename.
        root = graph.rooms.makeRoot(rootView(), self.inputs(environment: itemEnvironment()))
        makeEntry()
    }

    private func makeEntry() {
        entry = ToolbarEntry(view.placement, root.root)
        entry.overflowDidChange = { [weak self] in if let self { self.graph.invalidate(self) } }
    }

    /// Shows the item for the bar or for the menu at its end.
    override func refresh() { root.set(rootView(), environment: itemEnvironment()) }

    override var children: [ViewNode] { [root] }

    override func makePreferences() -> PreferenceValues {
        var preferences = root.preferences
        preferences[ToolbarEntriesKey.self].append(entry)
        return preferences
    }

    override func viewDidChange() {
        root.set(rootView(), environment: itemEnvironment())
        guard entry.placement != view.placement else { return }
        makeEntry()
        preferencesDidChange()
    }

    private func rootView() -> RootView<HStack<Content>> {
        RootView(content: HStack(spacing: 6) { view.content }, isPartOfWindow: true)
    }

    private func itemEnvironment() -> EnvironmentValues {
        var values = environment.outsideStacks
        let isInMenu = entry?.isInOverflow ?? false
        values.isInToolbar = !isInMenu
        values.isInRow = false
        if isInMenu {
            values[styles: ButtonStyles.self] = values[styles: ButtonStyles.self].adding(BorderlessButtonStyle())
        } else if view.placement.isConfirmation {
            values[styles: ButtonStyles.self] = values[styles: ButtonStyles.self].adding(BorderedProminentButtonStyle())
        }
        return derived(values)
    }
}
