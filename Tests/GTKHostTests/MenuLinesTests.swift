import CGTK
import Testing

@testable import GTKHost
@testable import GTKInterop

@Suite("Menus of GTK")
struct MenuLinesTests {
    private func line(_ kind: MenuLines.Line.Kind, _ title: String = "") -> MenuLines.Line {
        MenuLines.Line(kind: kind, title: title, name: title)
    }

    /// The sections that GTK draws lines between: their titles, and those of their items.
    private func sections(of lines: [MenuLines.Line]) -> [String] {
        let menu = g_menu_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(menu)) }
        MenuLines(lines: lines).append(to: menu)
        let model: UnsafeMutablePointer<GMenuModel> = UnsafeMutableRawPointer(menu).typed()
        return (0..<g_menu_model_get_n_items(model)).map { index in
            let inside = g_menu_model_get_item_link(model, index, "section")!
            defer { g_object_unref(UnsafeMutableRawPointer(inside)) }
            let titles = (0..<g_menu_model_get_n_items(inside)).map { label(of: $0, in: inside) ?? "section" }
            return (label(of: index, in: model) ?? "") + ": " + titles.joined(separator: " ")
        }
    }

    private func label(of index: Int32, in model: UnsafeMutablePointer<GMenuModel>) -> String? {
        guard let value = g_menu_model_get_item_attribute_value(model, index, "label", nil) else { return nil }
        defer { g_variant_unref(value) }
        return String(cString: g_variant_get_string(value, nil))
    }

    @Test("A line inside of a section is drawn, since each section is one of the menu itself")
    func nestedLines() {
        let lines = [
            line(.section), line(.plain, "Import"), line(.separator), line(.plain, "Save"), line(.menu, "Restore"),
            line(.plain, "First"), line(.end), line(.end), line(.section), line(.plain, "Quit"), line(.end),
        ]
        #expect(sections(of: lines) == [": Import", ": Save Restore", ": Quit"])
    }

    @Test("A title stands above the first items of a section, and only there")
    func titles() {
        let lines = [
            line(.section, "Sound"), line(.section), line(.radio, "Glass"), line(.end), line(.separator),
            line(.plain, "Louder"), line(.end), line(.plain, "Mute"),
        ]
        #expect(sections(of: lines) == ["Sound: Glass", ": Louder", ": Mute"])
        #expect(sections(of: [line(.section, "None"), line(.end), line(.separator)]).isEmpty)
    }
}
