import CGTK
import GTKInterop
import GTKTransport
import SwiftUICore

/// Items of a menu in the form of GTK's menus: a `GMenu`, and a group with an action for each item.
///
/// As long as the items have the same texts in the same order, another state of them changes only the states of the
/// actions, so an open menu stays.
@MainActor
final class MenuModel {
    // Lifetime: `references` own both.
    let menu: OpaquePointer
    let actions: OpaquePointer
    private let references: [ObjectReference]
    private unowned let host: any WidgetHost
    /// Performs actions on the focused view; nil in menus without items for it.
    private weak var editing: (any MenuEditing)?
    /// A Boolean value that indicates whether the menu is a menu bar, whose menus are opened with Alt and a letter.
    private let isBar: Bool
    private var shape = MenuLines()
    /// The items by the names of their actions.
    private var items: [String: MenuItem] = [:]

    init(host: any WidgetHost, editing: (any MenuEditing)? = nil, isBar: Bool = false) {
        (self.host, self.editing, self.isBar) = (host, editing, isBar)
        menu = g_menu_new()!
        actions = OpaquePointer(g_simple_action_group_new()!)
        references = [ObjectReference(owning: menu.raw), ObjectReference(owning: actions.raw)]
    }

    /// A closure that replaces all items of the menu by the change that it is given.
    var replaceItems: (_ change: () -> Void) -> Void = { $0() }

    /// The looks of the items that have a button, in their order.
    private(set) var looks: [MenuItemLook] = []

    /// Shows items, in place of those before.
    /// - Returns: Whether items have other buttons or other looks than before.
    @discardableResult
    func show(_ items: [MenuItem]) -> Bool {
        var new = MenuLines()
        self.items = [:]
        let oldLooks = looks
        looks = []
        var letters: Set<Character>? = isBar ? [] : nil
        collect(items, into: &new, marking: &letters)
        let isOther = new != shape
        if isOther {
            shape = new
            for name in actionNames { g_action_map_remove_action(actions, name) }
            for (name, item) in self.items { addAction(name, for: item) }
            replaceItems {
                g_menu_remove_all(menu)
                if isBar { shape.appendMenus(to: menu) } else { shape.append(to: menu) }
            }
        }
        for (name, item) in self.items { updateAction(name, for: item) }
        return isOther || looks != oldLooks
    }

    // MARK: The menu

    /// - Parameter letters: The letters that open menus of a bar, to which those of the items are added; nil inside of menus.
    private func collect(_ items: [MenuItem], into lines: inout MenuLines, marking letters: inout Set<Character>?) {
        for item in items {
            let kind: MenuLines.Line.Kind =
                switch item.kind {
                case .action, .edit, .paste, .text: .plain
                case .toggle: .check
                case .choice: .radio
                case .separator: .separator
                case .section: .section
                case .menu: .menu
                }
            let name = title(of: item)
            let title = letters?.mark(name) ?? name.withoutMnemonic
            var line = MenuLines.Line(kind: kind, title: title, accelerator: item.shortcut?.accelerator)
            if item.inside == nil, kind != .separator {
                line.name = "item\(lines.lines.count)"
                self.items[line.name] = item
            }
            lines.lines.append(line)
            // The titles of a bar are no buttons.
            if letters == nil, kind != .separator, kind != .section {
                looks.append(MenuItemLook(image: item.image, isDestructive: item.role == .destructive))
            }
            if let inside = item.inside {
                var none: Set<Character>?
                collect(inside, into: &lines, marking: &none)
                lines.lines.append(MenuLines.Line(kind: .end))
            }
        }
    }

    /// Returns the title of an item. The window's undo manager names the undone action, and text does not.
    private func title(of item: MenuItem) -> String {
        if case .edit(let action) = item.kind, editing?.isForText(action) == true { action.title } else { item.title }
    }

    // MARK: The actions

    private var actionNames: [String] {
        guard let names = g_action_group_list_actions(actions) else { return [] }
        defer { g_strfreev(names) }
        return sequence(first: names) { $0 + 1 }.lazy.map { $0.pointee }.prefix { $0 != nil }.compactMap { name in
            name.map { String(cString: $0) }
        }
    }

    private func addAction(_ name: String, for item: MenuItem) {
        let action =
            switch item.kind {
            case .toggle(let isOn):
                g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.shown ? 1 : 0))!
            case .choice:
                g_simple_action_new_stateful(name, .string, g_variant_new_string(""))!
            default:
                g_simple_action_new(name, nil)!
            }
        Signal.connect(action.raw, "activate", object: { [weak self] _ in self?.activate(name) })
        g_action_map_add_action(actions, action)
        g_object_unref(action.raw)
    }

    private func updateAction(_ name: String, for item: MenuItem) {
        guard let action = g_action_map_lookup_action(actions, name) else { return }
        g_simple_action_set_enabled(action, isEnabled(item) ? 1 : 0)
        switch item.kind {
        case .toggle(let isOn): g_simple_action_set_state(action, g_variant_new_boolean(isOn.shown ? 1 : 0))
        case .choice(let isChosen, _):
            g_simple_action_set_state(action, g_variant_new_string(isChosen ? MenuLines.chosen : ""))
        default: break
        }
    }

    private func isEnabled(_ item: MenuItem) -> Bool {
        guard item.isEnabled else { return false }
        switch item.kind {
        case .text: return false
        case .edit(let action): return editing?.canPerform(action) ?? false
        case .paste(let paste):
            return !host.pasteboard.isKnown || host.pasteboard.contents().mayHave(anyOf: paste.contentTypes)
        default: return true
        }
    }

    private func activate(_ name: String) {
        guard let item = items[name] else { return }
        editing?.leaveMenuBar()
        if case .edit(let action) = item.kind { editing?.perform(action) } else { host.perform(item) }
        // If the program refuses the change, the mark stays as it is.
        if let item = items[name] { updateAction(name, for: item) }
    }
}

extension WidgetHost {
    /// Performs the action of a menu item.
    func perform(_ item: MenuItem) {
        switch item.kind {
        case .action(let action): action()
        case .toggle(let isOn): isOn.set(!isOn.shown)
        case .choice(_, let choose): choose()
        case .paste(let paste):
            let contents = pasteboard.contents()
            Task { await paste.perform(contents.items(for: paste.contentTypes)) }
        case .edit, .text, .separator, .section, .menu: break
        }
    }
}

extension Set<Character> {
    /// Marks the first unused letter of a title.
    fileprivate mutating func mark(_ title: String) -> String {
        guard let index = title.firstIndex(where: { $0.isLetter && !contains(Character($0.lowercased())) }) else {
            return title.withoutMnemonic
        }
        insert(Character(title[index].lowercased()))
        return String(title[..<index]).withoutMnemonic + "_" + String(title[index...]).withoutMnemonic
    }
}

extension String {
    /// The text with each underscore doubled: GTK takes a single one for the mark of a key.
    var withoutMnemonic: String { replacing("_", with: "__") }
}

extension OpaquePointer {
    /// The type of a variant that is a string.
    fileprivate static var string: OpaquePointer { g_variant_get_type(g_variant_new_string(""))! }
}
