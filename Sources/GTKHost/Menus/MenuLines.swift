import CGTK
import GTKTransport

/// The lines of a menu in order, of which GTK's menus are made.
struct MenuLines: Equatable {
    /// The part of an item that the menu itself contains.
    struct Line: Equatable {
        enum Kind { case check, radio, plain, separator, section, menu, end }
        var kind: Kind
        var title = ""
        var name = ""
        var accelerator: String?
    }

    /// The prefix of the names of actions, under which their group is inserted.
    static let prefix = "menu"
    /// The target of an item of several, and its state while it is the chosen one.
    static let chosen = "chosen"

    /// The lines; those inside of a section or a menu follow it, up to an end.
    var lines: [Line] = []

    /// Appends the lines to a menu.
    func append(to menu: OpaquePointer) { append(lines[...], to: menu) }

    /// Appends the menus of a menu bar, which has no other items.
    func appendMenus(to menu: OpaquePointer) {
        var rest = lines[...]
        while let line = rest.popFirst() {
            if line.kind == .menu { append(line, inside: takeInside(&rest), to: menu) }
        }
    }

    /// Appends lines to a menu. What GTK draws a line around is a section of its menu; it draws none inside of sections, so that a
    /// section with lines inside becomes several.
    /// - Parameter title: The title above the first of them.
    private func append(_ lines: ArraySlice<Line>, to menu: OpaquePointer, titled title: String = "") {
        var rest = lines
        var title = title
        var section: OpaquePointer?
        func endSection() {
            guard let open = section else { return }
            g_menu_append_section(menu, title.isEmpty ? nil : title.shapeable, open.raw.typed())
            g_object_unref(open.raw)
            (title, section) = ("", nil)
        }
        while let line = rest.popFirst() {
            switch line.kind {
            case .separator: endSection()
            case .section:
                endSection()
                let inside = takeInside(&rest)
                append(inside, to: menu, titled: line.title.isEmpty ? title : line.title)
                if !inside.isEmpty { title = "" }
            default:
                let open = section ?? g_menu_new()!
                section = open
                append(line, inside: line.kind == .menu ? takeInside(&rest) : [], to: open)
            }
        }
        endSection()
    }

    private func append(_ line: Line, inside: ArraySlice<Line>, to section: OpaquePointer) {
        if line.kind == .menu {
            let inner = g_menu_new()!
            append(inside, to: inner)
            g_menu_append_submenu(section, line.title.shapeable, inner.raw.typed())
            g_object_unref(inner.raw)
            return
        }
        let item = g_menu_item_new(line.title.shapeable, nil)!
        let target = line.kind == .radio ? g_variant_new_string(Self.chosen) : nil
        g_menu_item_set_action_and_target_value(item, Self.prefix + "." + line.name, target)
        if let accelerator = line.accelerator {
            g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator))
        }
        g_menu_append_item(section, item)
        g_object_unref(item.raw)
    }

    /// Takes the lines up to the end of the section or menu that was just begun.
    private func takeInside(_ rest: inout ArraySlice<Line>) -> ArraySlice<Line> {
        let start = rest.startIndex
        var depth = 1
        while let line = rest.popFirst() {
            if line.kind == .section || line.kind == .menu { depth += 1 }
            if line.kind == .end { depth -= 1 }
            if depth == 0 { break }
        }
        return lines[start..<max(start, rest.startIndex - 1)]
    }
}
