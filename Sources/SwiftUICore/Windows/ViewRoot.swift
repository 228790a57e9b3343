/// Views that have a window, or something presented over one, to themselves.
///
/// A host lays out ``element``, and follows ``chrome``: what the views ask of the window.
@MainActor
package final class ViewRoot {
    package let graph: ViewGraph
    /// The views as one vertical stack.
    package let element: LayoutElement
    /// What the views ask of their window.
    package private(set) var chrome = WindowChrome()
    /// The menu bar; nil for windows that never have one.
    package fileprivate(set) var menuBar: MenuBar?
    /// Called by the end of an update in which ``chrome`` became another.
    package var chromeDidChange: () -> Void = {}
    /// Begins the renaming of the title.
    package let titleRenaming: TitleRenaming

    init(_ element: LayoutElement, _ titleRenaming: TitleRenaming, in graph: ViewGraph) {
        (self.element, self.titleRenaming, self.graph) = (element, titleRenaming, graph)
    }

    /// Writes the title that the user gives, by the last update.
    private var rename: (@MainActor (String) -> Void)?

    func set(_ chrome: WindowChrome) {
        var chrome = chrome
        rename = chrome.rename
        // A host keeps the closure, while each update may name another value under the same title.
        if rename != nil { chrome.rename = { [weak self] in self?.rename?($0) } }
        let isSame = chrome == self.chrome
        self.chrome = chrome
        guard !isSame else { return }
        graph.afterUpdate { [weak self] in self?.chromeDidChange() }
    }
}

/// The view at the top of a window or of something presented.
@_weakLinked
struct RootView<Content: View>: PrimitiveView {
    typealias Body = Never
    let content: Content
    var menuBar: MenuBarView?

    package func makeNode(_ inputs: NodeInputs) -> ViewNode { RootNode(self, inputs) }
}

/// The node of the view at the top: the preferences of all views end here, and become the chrome of the window.
final class RootNode<Content: View>: TypedNode<RootView<Content>> {
    private(set) var root: ViewRoot!
    private var content: TypedNode<ModifiedContent<Content, ShareSheetPresentation>>!
    private let shareSheets = ShareSheets()
    private let sidebarControl = SidebarControl()
    private let inspectorControl = InspectorControl()
    private let toolbarControl = ToolbarControl()
    private let titleRenaming: TitleRenaming
    /// Whether the views have a title to themselves.
    private let ownsTitle: Bool
    private var menuBar: MenuBarNode?
    private var derivedOfMenu = DerivedEnvironment()
    private var derived = DerivedEnvironment()
    private let editMode = WindowEditMode()

    /// - Parameter titleRenaming: What renames the title of the window around; nil for views with a window to themselves.
    init(_ view: RootView<Content>, _ inputs: NodeInputs, titleRenaming: TitleRenaming? = nil) {
        (self.titleRenaming, ownsTitle) = (titleRenaming ?? TitleRenaming(), titleRenaming == nil)
        super.init(view, inputs)
        content = SwiftUICore.makeNode(contentWithSheets(), self.inputs(environment: contentEnvironment()))
        root = ViewRoot(StackElement(axis: .vertical, content: self), self.titleRenaming, in: graph)
        root.element.followDirection(of: self)
        sidebarControl.root = root
        inspectorControl.root = root
        menuBar = view.menuBar.map { MenuBarNode($0, self.inputs(environment: menuEnvironment())) }
        root.menuBar = menuBar?.menuBar
        graph.commit(self)
        toolbarControl.didChange = { [weak self] in if let self { self.graph.commit(self) } }
        shareSheets.page = { [weak self] in self?.preferences[UserActivitiesKey.self].last }
        shareSheets.didChange = { [weak self] in if let self { self.graph.invalidate(self) } }
    }

    /// Presents another share sheet, or none any more.
    override func refresh() { viewDidChange() }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makePreferences() -> PreferenceValues { content.preferences }
    override var children: [ViewNode] { [content] + (menuBar.map { [$0] } ?? []) }

    override func viewDidChange() {
        content.set(contentWithSheets(), environment: contentEnvironment())
        if let bar = view.menuBar { menuBar?.set(bar) }
    }

    override func directionDidChange() {
        super.directionDidChange()
        root?.element.followDirection(of: self)
    }

    override func environmentDidChange(from before: EnvironmentValues) {
        content.setEnvironment(contentEnvironment())
        menuBar?.setEnvironment(menuEnvironment())
    }

    private func contentWithSheets() -> ModifiedContent<Content, ShareSheetPresentation> {
        ModifiedContent(
            content: view.content,
            modifier: ShareSheetPresentation(sheets: shareSheets, session: shareSheets.session)
        )
    }

    private func menuEnvironment() -> EnvironmentValues {
        var values = environment.insideMenu
        values.shareSheets = shareSheets
        values.sidebarControl = sidebarControl
        values.inspectorControl = inspectorControl
        values.toolbarControl = toolbarControl
        values.titleRenaming = titleRenaming
        return derivedOfMenu(values)
    }

    override func preferencesWillChange() { graph.commit(self) }
    override func commit() {
        var chrome = WindowChrome(preferences)
        if toolbarControl.isHidden { chrome.toolbar = [] }
        root.set(chrome)
        guard ownsTitle else { return }
        graph.afterUpdate { [titleRenaming, chrome] in titleRenaming.setPossible(chrome.rename != nil) }
    }

    /// The element of the root holds this node.
    override func didRemove() { root = nil }

    private func contentEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .vertical
        values.shareSheets = shareSheets
        values.titleRenaming = titleRenaming
        // What stands in a toolbar or a popover belongs to the views that it comes from.
        if values.editMode == nil || !values.isInToolbar { values.editMode = editMode.binding }
        return derived(values)
    }
}
