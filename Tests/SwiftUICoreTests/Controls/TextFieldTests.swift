import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Text fields")
struct TextFieldTests {
    struct Fields: View {
        @State private var count = 3
        @State private var limit: Int?

        var body: some View {
            TextField("Count", value: $count, format: .number).accessibilityIdentifier("count")
            TextField("Limit", value: $limit, format: .number, prompt: Text("none")).accessibilityIdentifier("limit")
            Text("\(count) \(limit.map { "\($0)" } ?? "nil")")
        }
    }

    @Test("A field for a value takes what its format can read, and shows the value as the format writes it")
    func formattedValue() throws {
        let window = TestWindow { Fields() }
        let count = window.views(.textField)[0]
        #expect(count.text == "3")
        try window.type("012", into: window.view(identifier: "count"))
        #expect(window.views(.textField)[0].text == "12")
        #expect(window.texts == ["12 nil"])
        try window.type("twelve", into: window.view(identifier: "count"))
        #expect(window.views(.textField)[0].text == "12")
    }

    @Test("A field for a value that may be missing is empty without one")
    func optionalValue() throws {
        let window = TestWindow { Fields() }
        #expect(window.views(.textField)[1].text == "")
        try window.type("7", into: window.view(identifier: "limit"))
        #expect(window.texts == ["3 7"])
        try window.type("", into: window.view(identifier: "limit"))
        #expect(window.texts == ["3 nil"])
    }

    @Test("The prompt is shown before the title")
    func prompt() {
        let window = TestWindow(size: .small) { Fields() }
        #expect(window.widgets.compactMap { $0.textField?.prompt } == ["Count", "none"])
        #expect(window.widgets.compactMap { $0.textField?.isContinuous } == [false, false])
    }
}
