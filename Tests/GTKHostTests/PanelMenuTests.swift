import CGTK
import SwiftUICore
import Testing

@testable import DesktopBus
@testable import GTKHost
@testable import SwiftUICore

@MainActor
@Suite("Menus of the panel")
struct PanelMenuTests {
    private func menu(_ chosen: @escaping @MainActor () -> Void = {}) -> PanelMenu {
        var (first, second) = (MenuItem(.action(chosen)), MenuItem(.action {}, isEnabled: false))
        (first.title, second.title) = ("First_", "Second")
        var inside = MenuItem(.menu([second]))
        inside.title = "More"
        let menu = PanelMenu()
        menu.take([first, MenuItem(.separator), inside])
        return menu
    }

    /// Asks as another program does, with arguments in GLib's notation.
    private func ask(_ menu: PanelMenu, _ method: String, _ arguments: String) throws -> [BusValue]? {
        let arguments = try #require(g_variant_parse(nil, arguments, nil, nil, nil))
        return menu.answer(method, BusReply(arguments))
    }

    /// Returns the number of items in the answer to a question for the layout.
    private func count(_ item: BusValue) -> Int {
        guard case .tuple(let parts) = item, case .array(_, let inside) = parts[2] else { return 0 }
        return inside.reduce(1) { sum, item in
            if case .variant(let item) = item { sum + count(item) } else { sum }
        }
    }

    @Test(arguments: [(-1, 5), (Int32.min, 5), (0, 1), (1, 4), (Int32.max, 5)])
    func theLayoutIsAsDeepAsAskedFor(depth: Int32, expected: Int) throws {
        let answer = try #require(try ask(menu(), "GetLayout", "(0, \(depth), @as [])"))
        #expect(count(answer[1]) == expected)
    }

    @Test func theAnswerHasEachItemOnce() throws {
        let answer = try #require(try ask(menu(), "GetGroupProperties", "([1, 1, 1, 99, -1], @as [])"))
        guard case .array(_, let items) = answer[0] else { throw CancellationError() }
        #expect(items.count == 1)
    }

    @Test func whatIsClickedIsChosen() throws {
        var clicks = 0
        let menu = menu { clicks += 1 }
        #expect(try ask(menu, "Event", "(1, 'clicked', <''>, uint32 0)")?.isEmpty == true)
        #expect(try ask(menu, "Event", "(1, 'hovered', <''>, uint32 0)")?.isEmpty == true)
        #expect(try ask(menu, "Event", "(77, 'clicked', <''>, uint32 0)")?.isEmpty == true)
        #expect(clicks == 1)
        #expect(try ask(menu, "Unknown", "()") == nil)
    }
}
