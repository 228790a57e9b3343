import Foundation
import SwiftUICore

/// An open menu over a window in memory.
///
/// ```swift
/// let menu = try window.menu(window.view(text: "Note"))
/// #expect(menu.titles == ["Rename…", "Pinned", "Delete"])
/// try menu.choose("Pinned")
/// ```
@MainActor
public final class TestMenu {
    private let makeItems: () -> [MenuItem]
    private let didClose: () -> Void
    private let window: TestWindow

    init(_ source: MenuSource, of window: TestWindow) {
        (makeItems, didClose, self.window) = ({ source.items }, { source.close() }, window)
    }

    init(_ items: @escaping () -> [MenuItem], of window: TestWindow) {
        (makeItems, didClose, self.window) = (items, {}, window)
    }

    /// The current items.
    public var items: [TestMenuItem] { makeItems().map { TestMenuItem($0, in: window) } }

    /// The titles of the items, excluding nested items.
    public var titles: [String] { items.map(\.title) }

    /// The items and their kinds as lines of text. Nested items are indented.
    public var outline: String { items.map(\.outline).joined(separator: "\n") }

    /// Chooses an item, which closes the menu.
    /// - Parameter path: The title of the item; before it those of the menus that it is in. Titles of sections are left out.
    /// - Throws: ``TestWindowError`` where there is no such item, or it cannot be chosen.
    public func choose(_ path: String...) throws {
        var items = makeItems().throughSections
        var found: MenuItem?
        for title in path {
            guard let item = items.first(where: { $0.title == title }) else {
                throw TestWindowError("The menu has no item “\(title)”. It has:\n\(outline)")
            }
            guard TestMenuItem(item, in: window).isEnabled || item.kind.isText else {
                throw TestWindowError("The item “\(title)” is disabled.")
            }
            found = item
            items = item.inside?.throughSections ?? []
        }
        try found?.choose(in: window)
        close()
    }

    /// Closes the menu without choosing an item.
    public func close() {
        didClose()
        window.update()
    }
}

/// An item of a menu.
@MainActor
public struct TestMenuItem {
    private let item: MenuItem
    private let window: TestWindow

    init(_ item: MenuItem, in window: TestWindow) { (self.item, self.window) = (item, window) }

    /// The title that the user sees; empty for a separator.
    public var title: String { item.title }
    /// A Boolean value that indicates whether the item can be chosen.
    public var isEnabled: Bool {
        switch item.kind {
        case .text: false
        case .edit(let action): window.canPerform(action)
        default: item.isEnabled
        }
    }
    /// A Boolean value that indicates whether the item has a mark; nil for an item that can't have one.
    public var isOn: Bool? {
        switch item.kind {
        case .toggle(let isOn): isOn.shown
        case .choice(let isChosen, _): isChosen
        default: nil
        }
    }
    /// The keyboard shortcut of the item, such as `Ctrl+S`; nil for none.
    public var shortcut: String? { item.shortcut?.text }
    /// The role of the item; nil if it has none.
    public var role: ButtonRole? { item.role }
    /// The name of the symbol beside the title; nil if the item has none.
    public var symbol: String? {
        if case .symbol(let name)? = item.image?.source { name } else { nil }
    }
    /// The items in a section or a submenu.
    public var items: [TestMenuItem] { item.inside?.map { TestMenuItem($0, in: window) } ?? [] }

    /// The item as a line of text, followed by nested items.
    public var outline: String {
        let kind =
            switch item.kind {
            case .action, .edit: "item"
            case .paste: "paste"
            case .toggle(let isOn): isOn.shown ? "check ✓" : "check"
            case .choice(let isChosen, _): isChosen ? "choice ●" : "choice"
            case .text: "text"
            case .separator: "---"
            case .section: "section"
            case .menu: "menu"
            }
        let parts = [
            kind, title.isEmpty ? nil : "“\(title)”", item.role == .destructive ? "destructive" : nil,
            isEnabled || item.kind.isText ? nil : "disabled", shortcut,
        ]
        let line = parts.compactMap { $0 }.joined(separator: " ")
        return ([line] + items.flatMap { $0.outline.split(separator: "\n").map { "  " + $0 } }).joined(separator: "\n")
    }
}

extension MenuItem {
    /// Performs the action of the item.
    func choose(in window: TestWindow) throws {
        switch kind {
        case .edit(let action): window.perform(action)
        case .action(let action): action()
        case .toggle(let isOn): isOn.set(!isOn.shown)
        case .choice(_, let choose): choose()
        default: throw TestWindowError("“\(title)” cannot be chosen.")
        }
    }
}

extension MenuItem.Kind {
    fileprivate var isText: Bool {
        if case .text = self { true } else { false }
    }
}

extension [MenuItem] {
    /// The items, with those of sections in place of the sections.
    @MainActor
    fileprivate var throughSections: [MenuItem] {
        flatMap { item in
            if case .section(let items) = item.kind { items.throughSections } else { [item] }
        }
    }
}

extension TestWindow {
    /// The menu bar; nil if the app's commands add no items.
    public var menuBar: TestMenu? {
        guard let bar = content.menuBar, bar.isShown else { return nil }
        return TestMenu({ bar.menus }, of: self)
    }

    /// The menu with the items of the menu bar, which the window has in its place on GNOME; nil if the app's commands add no items.
    package var primaryMenu: TestMenu? {
        guard let bar = content.menuBar, bar.isShown else { return nil }
        return TestMenu({ bar.primaryMenu }, of: self)
    }

    /// Opens the menu of a `Menu` button.
    /// - Throws: ``TestWindowError`` where the view is none, or it is disabled.
    public func menu(_ view: TestView) throws -> TestMenu {
        guard let menu = view.innermost(\.menu) else { throw TestWindowError("“\(view.text)” opens no menu.") }
        guard view.isEnabled else { throw TestWindowError("“\(view.text)” is disabled.") }
        return TestMenu(menu, of: self)
    }

    /// Opens the context menu of a view, as a secondary click does.
    /// - Throws: ``TestWindowError`` if neither the view nor one around it has a menu with items.
    public func contextMenu(of view: TestView) throws -> TestMenu {
        for part in view.parts(ContextMenuBehaviour.self).map(\.part) {
            if part.menu.items.isEmpty { part.menu.close() } else { return TestMenu(part.menu, of: self) }
        }
        throw TestWindowError("Neither “\(view.text)” nor a view around it has a menu.")
    }

    /// Opens the context menu of a list, as a secondary click on a row does.
    /// - Parameters:
    ///   - list: The list.
    ///   - row: The identity or tag of the row; nil for the place beside the rows.
    public func contextMenu(of list: TestView, row: AnyHashable?) throws -> TestMenu {
        guard let part = list.parts(SelectionMenu.self).first?.part else {
            throw TestWindowError("The list has no menu for rows.")
        }
        part.prepare(for: row, selected: list.selection)
        guard !part.menu.items.isEmpty else {
            part.menu.close()
            throw TestWindowError("The menu for the row has no items.")
        }
        return TestMenu(part.menu, of: self)
    }

    /// Opens the selected rows of a list, as double-clicking one of them does.
    /// - Throws: ``TestWindowError`` where nothing is done with rows that are opened.
    public func openSelection(of list: TestView) throws {
        guard let part = list.parts(SelectionMenu.self).first?.part, part.opensRows else {
            throw TestWindowError("The list does nothing with rows that are opened.")
        }
        part.open(list.selection)
        update()
    }
}
