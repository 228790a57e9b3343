import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Lists with a selection that is never empty")
struct KeptSelectionTests {
    enum Pane: String, CaseIterable, Identifiable {
        case general, advanced
        var id: Self { self }
    }

    struct Panes: View {
        @State var pane = Pane.general
        @State var other: Pane?
        @State var several: Set<Pane> = []
        var body: some View {
            Text("shows \(pane.rawValue), \(other?.rawValue ?? "none"), \(several.count)")
            List(Pane.allCases, selection: $pane) { Text($0.rawValue) }
            List(Pane.allCases, id: \.self, selection: $pane) { Text($0.rawValue) }
            // A binding to an optional value keeps its meaning: nothing may be selected.
            List(Pane.allCases, selection: $other) { Text($0.rawValue) }
            List(Pane.allCases, id: \.self, selection: $other) { Text($0.rawValue) }
            List(Pane.allCases, selection: $several) { Text($0.rawValue) }
            List(Pane.allCases, id: \.self, selection: $several) { Text($0.rawValue) }
        }
    }

    @Test("A row of a collection is selected by a binding to a value that is not optional")
    func collection() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 1800)) { Panes() }
        let lists = window.views(.list)
        #expect(lists.count == 6)
        try window.select([Pane.advanced], in: lists[0])
        #expect(window.texts.contains("shows advanced, none, 0"))
        try window.select([Pane.general], in: lists[1])
        #expect(window.texts.contains("shows general, none, 0"))
        try window.select([Pane.advanced], in: lists[2])
        #expect(window.texts.contains("shows general, advanced, 0"))
        try window.select([], in: lists[2])
        #expect(window.texts.contains("shows general, none, 0"))
        try window.select([Pane.general, Pane.advanced], in: lists[4])
        #expect(window.texts.contains("shows general, none, 2"))
    }
}
