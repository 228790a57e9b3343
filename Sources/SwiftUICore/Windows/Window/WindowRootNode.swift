/// The node of the view at the top: the preferences of all views end here, and become the chrome of the window.
final class WindowRootNode<Content: View>: RootNode<Content> {
    private var windowRoot: WindowRoot!
    private var content: TypedNode<ModifiedContent<Content, ShareSheetPresentation>>!
    private let shareSheets = ShareSheets()
    private let sidePaneControl = SidePaneControl()
    private let toolbarControl = ToolbarControl()
    private let titleRenaming: TitleRenaming
    /// A Boolean value that indicates whether the views have a title to themselves.
    private let ownsTitle: Bool
    private var menuBar: MenuBarNode?
    /// The menu bar, where the window has one.
    var menuBarView: MenuBarView? { didSet { if let menuBarView { menuBar?.set(menuBarView) } } }
    private var derivedOfMenu = DerivedEnvironment()
    private var derived = DerivedEnvironment()
    private let editMode = WindowEditMode().binding

    init(_ view: RootView<Content>, _ inputs: NodeInputs, menuBar menuBarView: MenuBarView?) {
        let around = view.isPartOfWindow ? inputs.environment.titleRenaming : nil
        (titleRenaming, ownsTitle) = (around ?? TitleRenaming(), around == nil)
        self.menuBarView = menuBarView
        super.init(view, inputs)
        // The views look for their window as soon as they are made.
        if inputs.parent == nil {
            OpenWindow.add(shareSheets) { [weak self] in self?.environment }
        }
        content = SwiftUICore.makeNode(contentWithSheets(), self.inputs(environment: contentEnvironment()))
        windowRoot = WindowRoot(StackElement(axis: .vertical, content: self), titleRenaming, in: graph)
        root = windowRoot
        root.element.followDirection(of: self)
        sidePaneControl.root = windowRoot
        menuBar = menuBarView.map { MenuBarNode($0, self.inputs(environment: menuEnvironment())) }
        windowRoot.bar = menuBar?.menuBar
        graph.commit(self)
        toolbarControl.didChange = { [weak self] in if let self { self.graph.commit(self) } }
        shareSheets.page = { [weak self] in self?.preferences[UserActivitiesKey.self].last }
        shareSheets.didChange = { [weak self] in if let self { self.graph.invalidate(self) } }
    }

    /// Presents another share sheet, or none.
    override func refresh() { viewDidChange() }

    override func makeElements() -> [LayoutElement] { content.elements }
    override func makePreferences() -> PreferenceValues {
        var preferences = content.preferences
        // What an item of the menus presents is presented over the window.
        if let menus = menuBar?.preferences {
            let (dialogs, presentations) = (menus[FileDialogsKey.self], menus[PresentationsKey.self])
            if !dialogs.isEmpty { preferences[FileDialogsKey.self] += dialogs }
            if !presentations.isEmpty { preferences[PresentationsKey.self] += presentations }
        }
        return preferences
    }

    override var children: [ViewNode] { [content] + (menuBar.map { [$0] } ?? []) }

    override func viewDidChange() { content.set(contentWithSheets(), environment: contentEnvironment()) }

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
            modifier: ShareSheetPresentation(sheets: shareSheets, sheet: shareSheets.sheet)
        )
    }

    private func menuEnvironment() -> EnvironmentValues {
        var values = environment.insideMenu
        values.shareSheets = shareSheets
        values.sidePaneControl = sidePaneControl
        values.toolbarControl = toolbarControl
        values.titleRenaming = titleRenaming
        return derivedOfMenu(values)
    }

    override func preferencesWillChange() { graph.commit(self) }
    override func commit() {
        var chrome = WindowChrome(preferences)
        if toolbarControl.isHidden { chrome.toolbar = [] }
        windowRoot.set(chrome, preferences)
        guard ownsTitle else { return }
        graph.afterUpdate { [titleRenaming, chrome] in titleRenaming.setPossible(chrome.rename != nil) }
    }

    override func didRemove() {
        super.didRemove()
        windowRoot = nil
    }

    private func contentEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .vertical
        values.shareSheets = shareSheets
        values.titleRenaming = titleRenaming
        // Views in a toolbar or a popover belong to the views that they come from.
        if values.editMode == nil || !values.isInToolbar { values.editMode = editMode }
        return derived(values)
    }
}
