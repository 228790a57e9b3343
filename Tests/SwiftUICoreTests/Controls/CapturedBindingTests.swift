import Foundation
import SwiftUICore
import Testing
import TransferableTesting

/// Controls of rows that contain values, whose bindings give the value that the row was made of.
@MainActor
@Suite("Bindings that capture values")
struct CapturedBindingTests {
    struct Item: Identifiable, Equatable {
        var id = 0
        var isOn = false
        var size = 1.0
        var text = ""
        var paper = "A4"
    }

    struct Row: View {
        let item: Item
        let change: (Item) -> Void

        private func value<Value>(_ path: WritableKeyPath<Item, Value>) -> Binding<Value> {
            Binding {
                item[keyPath: path]
            } set: {
                var changed = item
                changed[keyPath: path] = $0
                change(changed)
            }
        }

        var body: some View {
            Toggle("On", isOn: value(\.isOn))
            Slider(value: value(\.size), in: 0...10)
            TextEditor(text: value(\.text))
            Picker("Paper", selection: value(\.paper)) {
                ForEach(["A4", "A5"], id: \.self) { Text($0) }
            }
        }
    }

    struct Content: View {
        @State private var item = Item()
        var refuses = false
        var body: some View { Row(item: item) { if !refuses { item = $0 } } }
    }

    private func use(_ window: TestWindow) throws {
        try window.toggle(window.views(.toggle)[0])
        try window.setValue(4, of: window.views(.slider)[0])
        for text in ["a", "ab", "abc"] { try window.type(text, into: window.views(.textEditor)[0]) }
        try window.choose("A5", in: window.views(.picker)[0])
    }

    @Test("What the user enters reaches the program and is shown")
    func taken() throws {
        let window = TestWindow { Content() }
        try use(window)
        #expect(window.views(.toggle)[0].isOn == true)
        #expect(window.views(.slider)[0].value == 4)
        #expect(window.views(.textEditor)[0].text == "abc")
        #expect(window.views(.picker)[0].text == "A5")
    }

    @Test("A value that is refused stays as it was")
    func refused() throws {
        let window = TestWindow { Content(refuses: true) }
        try use(window)
        #expect(window.views(.toggle)[0].isOn == false)
        #expect(window.views(.slider)[0].value == 1)
        #expect(window.views(.textEditor)[0].text == "")
        #expect(window.views(.picker)[0].text == "A4")
    }
}
