import Foundation
import SwiftUICore

/// A menu that is open over a window in memory.
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

    init(_ bar: MenuBar, of window: TestWindow) { (makeItems, didClose, self.window) = ({ bar.menus }, {}, window) }

    /// The items, as they are now.
    public var items: [TestMenuItem] { makeItems().map { TestMenuItem($0, in: window) } }

    /// The titles of the items, without those of items inside.
    public var titles: [String] { items.map(\.title) }

    /// The items as lines of text with their kinds. Nested items are indented.
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

    /// Closes the menu without a choice.
    public func close() {
        didClose()
        window.update()
    }
}

/// One item of a menu.
@MainActor
public struct TestMenuItem {
    private let item: MenuItem
    private let window: TestWindow

    init(_ item: MenuItem, in window: TestWindow) { (self.item, self.window) = (item, window) }

    /// The title that the user reads; empty for a separator.
    public var title: String { item.title }
    /// A Boolean value that indicates whether the item can be chosen.
    public var isEnabled: Bool {
        switch item.kind {
        case .text: false
        case .edit(let action): window.canPerform(action)
        default: item.isEnabled
        }
    }
    /// A Boolean value that indicates whether the item has a mark; nil for one that never has.
    public var isOn: Bool? {
        switch item.kind {
        case .toggle(let isOn): isOn.shown
        case .choice(let isChosen, _): isChosen
        default: nil
        }
    }
    /// The keys that choose the item, as `Ctrl+S`; nil for none.
    public var shortcut: String? { item.shortcut?.text }
    /// The role of the item; nil if it has none.
    public var role: ButtonRole? { item.role }
    /// The name of the symbol beside the title; nil if the item has none.
    public var symbol: String? {
        if case .symbol(let name)? = item.image?.source { name } else { nil }
    }
    /// The items inside a section or a menu.
    public var items: [TestMenuItem] { item.inside?.map { TestMenuItem($0, in: window) } ?? [] }

    /// The item in a line of text, followed by those inside.
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
    /// The menu bar; nil if the app's commands bring no item.
    public var menuBar: TestMenu? {
        guard let bar = content.menuBar, bar.isShown else { return nil }
        return TestMenu(bar, of: self)
    }

    /// Opens the menu of a button that a `Menu` shows.
    /// - Throws: ``TestWindowError`` where the view is none, or it is disabled.
    public func menu(_ view: TestView) throws -> TestMenu {
        guard let menu = view.innermost(\.menu) else { throw TestWindowError("“\(view.text)” opens no menu.") }
        guard view.isEnabled else { throw TestWindowError("“\(view.text)” is disabled.") }
        return TestMenu(menu, of: self)
    }

    /// Opens the context menu of a view, as a click with the secondary button does.
    /// - Throws: ``TestWindowError`` if neither the view nor one around it has a menu with items.
    public func contextMenu(of view: TestView) throws -> TestMenu {
        for part in view.parts(ContextMenuBehaviour.self).map(\.part) {
            if part.menu.items.isEmpty { part.menu.close() } else { return TestMenu(part.menu, of: self) }
        }
        throw TestWindowError("Neither “\(view.text)” nor a view around it has a menu.")
    }

    /// Opens the menu of a list, as a click with the secondary button on a row does.
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

    /// Opens the selected rows of a list, as a double click on one of them does.
    /// - Throws: ``TestWindowError`` where nothing is done with rows that are opened.
    public func openSelection(of list: TestView) throws {
        guard let part = list.parts(SelectionMenu.self).first?.part, part.opensRows else {
            throw TestWindowError("The list does nothing with rows that are opened.")
        }
        part.open(list.selection)
        update()
    }
}
