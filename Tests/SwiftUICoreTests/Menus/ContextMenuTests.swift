import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Context menus")
struct ContextMenuTests {
    @Test("A view has the menu of the innermost view around it that has one with items")
    func innermost() throws {
        struct Content: View {
            @State private var said = "nothing"
            var body: some View {
                VStack {
                    Text("inner").contextMenu { Button("Inner") { said = "inner chosen" } }
                    Text("empty").contextMenu {}
                    Text(said)
                }
                .contextMenu { Button("Outer") { said = "outer chosen" } }
            }
        }
        let window = TestWindow { Content() }
        try window.contextMenu(of: window.view(text: "inner")).choose("Inner")
        #expect(window.texts.contains("inner chosen"))
        try window.contextMenu(of: window.view(text: "empty")).choose("Outer")
        #expect(window.texts.contains("outer chosen"))
    }

    @Test("A view without a menu has none, nor has one whose menu is nil")
    func none() throws {
        let window = TestWindow {
            Text("plain")
            Text("nothing").contextMenu(nil as ContextMenu<Text>?)
            Text("deprecated").contextMenu(ContextMenu { Button("item") {} })
        }
        for text in ["plain", "nothing"] {
            #expect(throws: TestWindowError.self) { try window.contextMenu(of: window.view(text: text)) }
        }
        #expect(try window.contextMenu(of: window.view(text: "deprecated")).titles == ["item"])
    }

    @Test("A menu has the environment and the state of the view that it belongs to")
    func environment() throws {
        struct Content: View {
            @State private var count = 0
            var body: some View {
                Text("count \(count)")
                    .contextMenu { Button("Count from \(count)") { count += 1 } }
                    .disabled(false)
                Text("off").contextMenu { Button("item") {} }.environment(\.isEnabled, false)
            }
        }
        let window = TestWindow { Content() }
        try window.contextMenu(of: window.view(text: "count 0")).choose("Count from 0")
        #expect(try window.contextMenu(of: window.view(text: "count 1")).titles == ["Count from 1"])
    }

    @Test("A list's menu is for the selected rows, for the one that was clicked, or for none")
    func selection() throws {
        struct Content: View {
            @State private var selection: Set<Int> = [1, 2]
            @State private var said = "nothing"
            var body: some View {
                List(0..<4, id: \.self, selection: $selection) { Text("row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { rows in
                        if rows.isEmpty {
                            Button("New") { said = "new" }
                        } else {
                            Button("Delete \(rows.count)") { said = "deleted \(rows.sorted())" }
                        }
                    } primaryAction: { rows in
                        said = "opened \(rows.sorted())"
                    }
                Text(said)
            }
        }
        let window = TestWindow { Content() }
        func list() -> TestView { window.views(.list)[0] }
        try window.contextMenu(of: list(), row: 2).choose("Delete 2")
        #expect(window.texts.contains("deleted [1, 2]"))
        try window.contextMenu(of: list(), row: 3).choose("Delete 1")
        #expect(window.texts.contains("deleted [3]"))
        try window.contextMenu(of: list(), row: nil).choose("New")
        #expect(window.texts.contains("new"))
        try window.openSelection(of: list())
        #expect(window.texts.contains("opened [1, 2]"))
    }

    @Test("A screen reader can open the menu of a view")
    func accessibility() throws {
        let window = TestWindow { Text("note").contextMenu { Button("item") {} } }
        #expect(try window.accessibilityElement(label: "note").actions == ["show menu"])
    }
}
