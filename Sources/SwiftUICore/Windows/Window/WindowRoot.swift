/// The views of a window with what they ask of it.
@MainActor
final class WindowRoot: ViewRoot {
    fileprivate var shownChrome = WindowChrome()
    /// The menu bar; nil for windows that never have one.
    var bar: MenuBar?
    /// The renaming of the window's title.
    fileprivate let renaming: TitleRenaming
    /// A closure that writes the title that the user gives, by the last update.
    private var rename: (@MainActor (String) -> Void)?

    init(_ element: LayoutElement, _ renaming: TitleRenaming, in graph: ViewGraph) {
        self.renaming = renaming
        super.init(element, in: graph)
    }

    /// Takes over what the views ask of the window.
    func set(_ chrome: WindowChrome, _ preferences: PreferenceValues) {
        self.preferences = preferences
        var chrome = chrome
        rename = chrome.rename
        // A host keeps the closure, while each update may name another value under the same title.
        if rename != nil { chrome.rename = { [weak self] in self?.rename?($0) } }
        let isSame = chrome == shownChrome
        shownChrome = chrome
        guard !isSame else { return }
        graph.afterUpdate { [weak self] in self?.chromeDidChange() }
    }
}

extension ViewRoot {
    private var window: WindowRoot {
        guard let window = self as? WindowRoot else { preconditionFailure("the root was not made by WindowRooms") }
        return window
    }

    /// The properties that the views request of their window.
    package var chrome: WindowChrome { window.shownChrome }
    /// The menu bar; nil for windows that never have one.
    package var menuBar: MenuBar? { window.bar }
    /// The renaming of the window's title.
    package var titleRenaming: TitleRenaming { window.renaming }
}
