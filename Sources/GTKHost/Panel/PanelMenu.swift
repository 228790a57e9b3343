import DesktopBus
import Foundation
import SwiftUICore

/// The items of a menu with the numbers that the desktop's panel knows them by, and the answers to its questions about them
/// (`com.canonical.dbusmenu`).
///
/// Any program of the session may ask.
@MainActor
final class PanelMenu {
    /// An item by the number that the panel knows it by.
    private struct Entry {
        var properties: [(name: String, value: Property)]
        var children: [Int32]
        var item: MenuItem?
    }

    private enum Property: Equatable {
        case text(String)
        case flag(Bool)
        case number(Int32)

        var onBus: BusValue {
            switch self {
            case .text(let text): .string(text)
            case .flag(let flag): .bool(flag)
            case .number(let number): .int32(number)
            }
        }
    }

    private var entries: [Int32: Entry] = [:]
    private(set) var revision: UInt32 = 0

    /// The number of the menu itself.
    static let root: Int32 = 0

    // MARK: Items

    /// Sets the current items of the menu.
    func take(_ items: [MenuItem]) {
        revision += 1
        entries = [:]
        var last = Self.root
        let children = add(items, &last)
        entries[Self.root] = Entry(
            properties: [("children-display", .text("submenu"))],
            children: children,
            item: nil
        )
    }

    /// Numbers items. Groups of items are between separators.
    private func add(_ items: [MenuItem], _ last: inout Int32) -> [Int32] {
        var numbers: [Int32] = []
        var needsLine = false
        func append(_ entry: Entry) -> Int32 {
            last += 1
            entries[last] = entry
            numbers.append(last)
            return last
        }
        func line() {
            if needsLine, !numbers.isEmpty {
                _ = append(Entry(properties: [("type", .text("separator"))], children: []))
            }
            needsLine = false
        }
        for item in items {
            switch item.kind {
            case .separator: needsLine = true
            case .section(let inside):
                needsLine = true
                guard Self.haveItems(inside) else { continue }
                line()
                if !item.title.isEmpty {
                    _ = append(Entry(properties: Self.label(item.title) + [("enabled", .flag(false))], children: []))
                }
                numbers += add(inside, &last)
                needsLine = true
            case .menu(let inside):
                line()
                let number = append(
                    Entry(properties: properties(of: item) + [("children-display", .text("submenu"))], children: [])
                )
                let children = add(inside, &last)
                entries[number]?.children = children
            default:
                line()
                _ = append(Entry(properties: properties(of: item), children: [], item: item))
            }
        }
        return numbers
    }

    /// Returns whether there are items other than lines and empty sections.
    private static func haveItems(_ items: [MenuItem]) -> Bool {
        items.contains { item in
            switch item.kind {
            case .separator: false
            case .section(let inside): haveItems(inside)
            default: true
            }
        }
    }

    /// Returns the label of a title, with underscores doubled, since a single one would mark the letter that follows.
    private static func label(_ title: String) -> [(name: String, value: Property)] {
        [("label", .text(title.replacingOccurrences(of: "_", with: "__")))]
    }

    private func properties(of item: MenuItem) -> [(name: String, value: Property)] {
        var properties = Self.label(item.title)
        var isEnabled = item.isEnabled
        switch item.kind {
        case .toggle(let isOn):
            properties += [("toggle-type", .text("checkmark")), ("toggle-state", .number(isOn.shown ? 1 : 0))]
        case .choice(let isChosen, _):
            properties += [("toggle-type", .text("radio")), ("toggle-state", .number(isChosen ? 1 : 0))]
        case .text, .edit, .paste: isEnabled = false
        default: break
        }
        if !isEnabled { properties.append(("enabled", .flag(false))) }
        if case .symbol(let name)? = item.image?.source {
            properties.append(("icon-name", .text(ThemeSymbols.iconName(for: name))))
        }
        return properties
    }

    private func choose(_ number: Int32) {
        guard let item = entries[number]?.item, item.isEnabled else { return }
        switch item.kind {
        case .action(let action): action()
        case .toggle(let isOn): isOn.set(!isOn.shown)
        case .choice(_, let choose): choose()
        default: break
        }
    }

    // MARK: Answers

    /// Answers a method of the interface; nil for an unknown one.
    func answer(_ method: String, _ arguments: BusReply) -> [BusValue]? {
        let number = arguments.value(at: 0)?.int32 ?? Self.root
        switch method {
        case "GetLayout": return [.uint32(revision), layout(of: number, arguments.value(at: 1)?.int32 ?? -1)]
        case "GetGroupProperties":
            let asked = arguments.value(at: 0)?.array?.compactMap(\.int32) ?? []
            // The answer has each item once, however often the question has.
            let numbers = (asked.isEmpty ? Set(entries.keys) : Set(asked).intersection(entries.keys)).sorted()
            return [.array(of: "(ia{sv})", numbers.map { .tuple([.int32($0), properties($0)]) })]
        case "GetProperty":
            let name = arguments.value(at: 1)?.string
            let value = entries[number]?.properties.first { $0.name == name }?.value.onBus
            return [.variant(value ?? .string(""))]
        case "Event":
            if arguments.value(at: 1)?.string == "clicked" { choose(number) }
            return []
        case "EventGroup":
            let events = arguments.value(at: 0)?.array?.compactMap(\.array) ?? []
            let numbers = events.compactMap { $0.first?.int32 }
            for event in events where event.count > 1 && event[1].string == "clicked" {
                if let number = event[0].int32 { choose(number) }
            }
            return [.array(of: "i", numbers.filter { entries[$0] == nil }.map { .int32($0) })]
        case "AboutToShow": return [.bool(false)]
        case "AboutToShowGroup": return [.array(of: "i", []), .array(of: "i", [])]
        default: return nil
        }
    }

    private func properties(_ number: Int32) -> BusValue {
        let properties = entries[number]?.properties ?? []
        return .options(Dictionary(properties.map { ($0.name, $0.value.onBus) }) { $1 })
    }

    /// Returns an item with those inside, as deep as asked for; all for a depth below zero.
    private func layout(of number: Int32, _ depth: Int32) -> BusValue {
        let children = depth == 0 ? [] : entries[number]?.children ?? []
        let rest = depth > 0 ? depth - 1 : depth
        return .tuple([
            .int32(number), properties(number),
            .array(of: "v", children.map { .variant(layout(of: $0, rest)) }),
        ])
    }
}
