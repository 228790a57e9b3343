import SwiftUICore

/// An item of an app in memory in the desktop's panel.
@MainActor
public final class TestPanelItem {
    private let description: PanelItem
    private let graph: ViewGraph
    private let host: MemoryHost
    private let toggleWindow: @MainActor () -> Void

    fileprivate init(_ item: PanelItem, host: MemoryHost, toggleWindow: @escaping @MainActor () -> Void) {
        (description, self.host, self.toggleWindow) = (item, host, toggleWindow)
        graph = item.makeGraph(host.makeEnvironment(), host)
    }

    /// The title of the item.
    public var title: String {
        let texts = graph.rootElement?.words ?? []
        return texts.isEmpty ? description.title ?? "" : texts.joined(separator: " ")
    }

    /// The titles of the menu's items. The title of a separator is empty.
    public var menu: [String] {
        defer { description.menu.close() }
        return Self.lines(description.menu.items).map(\.title)
    }

    /// Presses the item, which opens or closes its window.
    public func press() {
        toggleWindow()
        host.runScheduled()
    }

    /// Chooses a menu item.
    /// - Parameter title: Its title.
    /// - Throws: ``TestWindowError`` where no item has the title, or it is disabled.
    public func choose(_ title: String) throws {
        defer { description.menu.close() }
        let lines = Self.lines(description.menu.items)
        guard let item = lines.first(where: { $0.title == title }) else {
            throw TestWindowError("The menu has no item “\(title)”. It has: \(lines.map(\.title)).")
        }
        guard item.isEnabled else { throw TestWindowError("The item “\(title)” is disabled.") }
        switch item.kind {
        case .action(let action): action()
        case .toggle(let isOn): isOn.set(!isOn.shown)
        case .choice(_, let choose): choose()
        default: throw TestWindowError("The item “\(title)” cannot be chosen.")
        }
        host.runScheduled()
    }

    private static func lines(_ items: [MenuItem]) -> [MenuItem] {
        items.flatMap { item in item.inside.map { lines($0) } ?? [item] }
    }

    fileprivate func update(_ item: PanelItem) {
        item.updateGraph(graph)
        host.runScheduled()
    }

    fileprivate func remove() { graph.remove() }
}

/// The items that an app has in the panel.
@MainActor
final class TestPanel {
    private var shown: [(id: SceneID, item: TestPanelItem)] = []
    private let host: MemoryHost
    private let toggleWindow: @MainActor (SceneID) -> Void

    init(host: MemoryHost, toggleWindow: @escaping @MainActor (SceneID) -> Void) {
        (self.host, self.toggleWindow) = (host, toggleWindow)
    }

    var items: [TestPanelItem] { shown.map(\.item) }

    func show(_ items: [PanelItem]) {
        let before = shown
        shown = items.map { description in
            if let known = before.first(where: { $0.id == description.id }) {
                known.item.update(description)
                return known
            }
            let item = TestPanelItem(description, host: host) { [toggleWindow] in toggleWindow(description.id) }
            return (description.id, item)
        }
        for (id, item) in before where !shown.contains(where: { $0.id == id }) { item.remove() }
    }
}
