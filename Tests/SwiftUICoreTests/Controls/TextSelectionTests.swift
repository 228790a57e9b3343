import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Selections in fields")
struct TextSelectionTests {
    struct Content: View {
        var isEditor = false
        @State private var text = "één two"
        @State private var selection: TextSelection?

        var body: some View {
            if isEditor {
                TextEditor(text: $text, selection: $selection)
            } else {
                TextField("Title", text: $text, selection: $selection)
            }
            Text(verbatim: selected)
            Button("first") {
                let end = text.index(text.startIndex, offsetBy: 3)
                selection = TextSelection(range: text.startIndex..<end)
            }
        }

        private var selected: String {
            guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
            let places = text.distance(from: text.startIndex, to: range.lowerBound)
            return selection.isInsertion ? "before \(places)" : String(text[range])
        }
    }

    @Test("A text field tells what the user selects, and where characters are inserted")
    func field() throws {
        let window = TestWindow { Content() }
        func field() -> TestView { window.views(.textField)[0] }
        #expect(window.texts.first == "nothing")
        try window.selectText("two", in: field())
        #expect(window.texts.first == "two")
        try window.press("first")
        #expect(window.texts.first == "één")
        #expect(try window.copy(field()).count == 1)
        try window.type("four", into: field())
        #expect(window.texts.first == "before 4")
    }

    @Test("A text editor has what the program selects replaced by what is typed")
    func editor() throws {
        let window = TestWindow { Content(isEditor: true) }
        func editor() -> TestView { window.views(.textEditor)[0] }
        try window.press("first")
        try window.insert("1", into: editor())
        #expect(editor().text == "1 two" && window.texts.first == "before 1")
        try window.selectText("two", in: editor())
        #expect(window.texts.first == "two")
    }

    @Test("A selection beyond the end of the text counts as its end")
    func beyondTheEnd() throws {
        struct Shortened: View {
            @State private var text = "a long text"
            @State private var selection: TextSelection?
            var body: some View {
                TextEditor(text: $text, selection: $selection)
                Button("shorten") { text = "x" }
            }
        }
        let window = TestWindow { Shortened() }
        try window.selectText("text", in: window.views(.textEditor)[0])
        try window.press("shorten")
        try window.insert("y", into: window.views(.textEditor)[0])
        #expect(window.views(.textEditor)[0].text == "xy")
    }

    @Test("A program that shortens its text is told where the selection is now", arguments: [false, true])
    func shortenedText(_ isEditor: Bool) throws {
        struct Cleared: View {
            let isEditor: Bool
            @State private var text = "a long text"
            @State private var selection: TextSelection?
            var body: some View {
                if isEditor {
                    TextEditor(text: $text, selection: $selection)
                } else {
                    TextField("Title", text: $text, selection: $selection)
                }
                Button("clear") { text = "" }
                Text(selection == TextSelection(insertionPoint: text.startIndex) ? "at the start" : "elsewhere")
            }
        }
        let window = TestWindow { Cleared(isEditor: isEditor) }
        try window.selectText("text", in: window.views(isEditor ? .textEditor : .textField)[0])
        #expect(window.texts.last == "elsewhere")
        try window.press("clear")
        #expect(window.texts.last == "at the start")
    }

    @Test("Several parts are bound as they are")
    func severalParts() {
        let text = "abcdef"
        func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }
        var ranges = RangeSet(index(1)..<index(2))
        ranges.insert(contentsOf: index(4)..<index(5))
        #expect(TextSelection(ranges: ranges).indices == .multiSelection(ranges))
        #expect(!TextSelection(ranges: ranges).isInsertion && TextSelection(ranges: RangeSet()).isInsertion)
    }
}
