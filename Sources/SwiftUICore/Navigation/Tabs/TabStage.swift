import Observation

/// The pages of a tab view, and which of them is shown. It lives as long as the tab view's place.
@MainActor
@Observable
final class TabStage {
    /// The tabs, in the order of the pages.
    var items: [TabItem] = [] {
        didSet { if selected(among: oldValue) != selected { pagesDidChange() } }
    }

    /// The page that the user chose, where the program keeps no selection.
    private var chosen: AnyHashable?
    /// The program's selection, where it keeps one.
    @ObservationIgnored private var program: (value: AnyHashable, set: (AnyHashable) -> Void)?

    private struct Page {
        weak var node: (any TabPage)?
    }

    @ObservationIgnored private var pages: [Page] = []

    nonisolated init() {}

    /// The page that is shown; nil while none is known.
    var selected: AnyHashable? { selected(among: items) }

    private func selected(among items: [TabItem]) -> AnyHashable? {
        if let program { return program.value }
        // The first page is shown initially, and when the chosen one no longer exists.
        return items.contains { $0.id == chosen } ? chosen : items.first?.id
    }

    /// Shows another page.
    func select(_ page: AnyHashable) {
        if let program { return program.set(page) }
        chosen = page
        pagesDidChange()
    }

    /// Takes over the program's selection; nil for none.
    func follow(_ selection: (value: AnyHashable, set: (AnyHashable) -> Void)?) {
        let before = selected
        program = selection
        if selected != before { pagesDidChange() }
    }

    func add(_ page: any TabPage) {
        pages.removeAll { $0.node == nil }
        pages.append(Page(node: page))
    }

    private func pagesDidChange() { for page in pages { page.node?.selectionDidChange() } }
}

/// A page of a tab view.
@MainActor
protocol TabPage: AnyObject {
    /// Called when another page is shown than before.
    func selectionDidChange()
}

/// The tab of a page.
struct TabItem: Equatable, Identifiable {
    let id: AnyHashable
    /// The label of the tab.
    let label: AnyView
    /// The changes that modifiers make to the tab.
    let change: (AnyView) -> AnyView
    /// A number that increases with each other label of the page.
    let version: Int
    /// The badge of the tab.
    var badge: Text?
    /// The section that the tab is in.
    var section: TabSectionHeader?

    static func == (first: TabItem, second: TabItem) -> Bool {
        first.id == second.id && first.version == second.version
    }
}

/// The tabs of the pages inside, in their order.
@_weakLinked
enum TabItemsKey: PreferenceKey {
    static var defaultValue: [TabItem] { [] }
    static func reduce(value: inout [TabItem], nextValue: () -> [TabItem]) { value += nextValue() }
}

extension TabStage: Equatable {
    nonisolated static func == (first: TabStage, second: TabStage) -> Bool { first === second }
}
