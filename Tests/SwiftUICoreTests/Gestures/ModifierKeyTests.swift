import SwiftUICore
import Testing
import TransferableTesting

/// Squares of which several are selected by clicks with keys held.
private struct SelectionGrid: View {
    @State private var selection: Set<Int> = []

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(60)), count: 3)) {
            ForEach(0..<6) { number in
                Text(selection.contains(number) ? "[\(number)]" : "\(number)")
                    .frame(width: 60, height: 60)
                    .contentShape(Rectangle())
                    .gesture(TapGesture().modifiers(.command).onEnded { selection.formSymmetricDifference([number]) })
                    .gesture(
                        TapGesture().modifiers(.shift).onEnded {
                            let first = selection.min() ?? number
                            selection = Set(min(first, number)...max(first, number))
                        }
                    )
                    .onTapGesture { selection = [number] }
                    .accessibilityIdentifier("\(number)")
            }
        }
    }
}

@MainActor
@Suite("Modifier keys")
struct ModifierKeyTests {
    private let journal = Journal()

    private func selected(_ window: TestWindow) -> [String] { window.texts.filter { $0.hasPrefix("[") } }

    @Test("Several squares of a grid are selected by clicks with keys held")
    func selectionInGrid() throws {
        let window = TestWindow { SelectionGrid() }
        try window.tap(window.view(identifier: "1"))
        window.hold(.command)
        try window.tap(window.view(identifier: "4"))
        #expect(selected(window) == ["[1]", "[4]"])
        try window.tap(window.view(identifier: "1"))
        #expect(selected(window) == ["[4]"])
        window.hold(.shift)
        try window.tap(window.view(identifier: "2"))
        #expect(selected(window) == ["[2]", "[3]", "[4]"])
        window.hold([])
        try window.tap(window.view(identifier: "5"))
        #expect(selected(window) == ["[5]"])
    }

    @Test("An action hears of the keys of its mask, and of those that are held at first")
    func changes() {
        let window = TestWindow {
            Text("a").onModifierKeysChanged(mask: [.shift, .option]) {
                journal.note("\($0.rawValue) to \($1.rawValue)")
            }
            Text("b").onModifierKeysChanged(initial: false) { _, held in journal.note("any \(held.rawValue)") }
        }
        #expect(journal.take() == ["0 to 0"])
        window.hold(.shift)
        #expect(journal.take() == ["0 to 2", "any 2"])
        window.hold([.shift, .command])
        #expect(journal.take() == ["any 18"])
        window.hold([])
        #expect(journal.take().sorted() == ["2 to 0", "any 0"])
    }

    @Test("A sheet over a window hears of keys, too")
    func changesInSheet() {
        let window = TestWindow {
            Text("below").sheet(isPresented: .constant(true)) {
                Text("plain").modifierKeyAlternate(.option) { Text("alternate") }
            }
        }
        #expect(window.sheets[0].texts == ["plain"])
        window.hold(.option)
        #expect(window.sheets[0].texts == ["alternate"])
    }

    @Test("The alternate whose keys are held, and no others, is shown")
    func alternates() {
        let window = TestWindow {
            Text("plain")
                .modifierKeyAlternate([.option, .shift]) { Text("both") }
                .modifierKeyAlternate(.option) { Text("option") }
                .modifierKeyAlternate(.command) { Text("command") }
        }
        let held: [EventModifiers] = [
            [], .option, [.option, .shift], .shift, .command, [.control, .command], .capsLock,
        ]
        let shown = held.flatMap { keys in
            window.hold(keys)
            return window.texts
        }
        #expect(shown == ["plain", "option", "both", "plain", "command", "command", "plain"])
    }
}
