import Testing
import TransferableTesting

@testable import SwiftUICore

@MainActor
@Suite("Finding in text editors")
struct FindingTests {
    struct Content: View {
        @State var text = "one two One two one"
        var isDisabled = false
        var isReplaceDisabled = false
        @State private var selection: TextSelection?
        @State private var isPresented = false

        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .findDisabled(isDisabled)
                .replaceDisabled(isReplaceDisabled)
                .findNavigator(isPresented: $isPresented)
            Text(verbatim: "selected \(selected)")
            Text(verbatim: "text \(text)")
            Text(verbatim: "presented \(isPresented)")
            Toggle("Find", isOn: $isPresented)
        }

        private var selected: String {
            guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
            return "\(text.distance(from: text.startIndex, to: range.lowerBound)) “\(text[range])”"
        }
    }

    private func open(_ content: Content) throws -> TestWindow {
        let window = TestWindow { content }
        try window.press(key: "f", modifiers: .command)
        return window
    }

    private func words(_ window: TestWindow) -> TestView { window.views(.textField)[0] }

    @Test("Words are found without regard to case, one after the other, and again from the start")
    func next() throws {
        let window = try open(Content())
        try window.type("one", into: words(window))
        #expect(window.texts.contains("1 of 3") && window.texts.contains("selected 0 “one”"))
        try window.press("Find Next")
        #expect(window.texts.contains("2 of 3") && window.texts.contains("selected 8 “One”"))
        try window.press(key: "g", modifiers: .command)
        #expect(window.texts.contains("3 of 3") && window.texts.contains("selected 16 “one”"))
        try window.press("Find Next")
        #expect(window.texts.contains("1 of 3"))
        try window.press("Find Previous")
        #expect(window.texts.contains("3 of 3"))
        try window.type("three", into: words(window))
        #expect(window.texts.contains("Not Found"))
    }

    @Test("The search begins where the user types")
    func origin() throws {
        let window = TestWindow { Content() }
        try window.selectText("two One", in: window.views(.textEditor)[0])
        try window.press(key: "f", modifiers: .command)
        try window.type("one", into: words(window))
        #expect(window.texts.contains("2 of 3") && window.texts.contains("selected 8 “One”"))
    }

    @Test("A found place is replaced and the next is selected, or all are replaced")
    func replace() throws {
        let window = try open(Content())
        try window.toggle(window.views(.toggle)[0])
        try window.type("two", into: words(window))
        try window.type("2", into: window.views(.textField)[1])
        try window.press("Replace")
        #expect(window.texts.contains("text one 2 One two one") && window.texts.contains("selected 10 “two”"))
        try window.type("one", into: words(window))
        try window.press("Replace All")
        #expect(window.texts.contains("text 2 2 2 two 2") && window.texts.contains("Not Found"))
    }

    @Test("The bar and the binding of the program follow each other")
    func binding() throws {
        let window = try open(Content())
        #expect(window.texts.contains("presented true"))
        try window.press(key: .escape)
        #expect(window.views(.textField).isEmpty && window.texts.contains("presented false"))
        try window.toggle(window.views(.toggle)[0])
        #expect(window.views(.textField).count == 1)
        try window.press("Done")
        #expect(window.views(.textField).isEmpty)
    }

    @Test("Nothing is found where that is disabled, and nothing replaced")
    func disabled() throws {
        let window = TestWindow { Content(isDisabled: true) }
        #expect(throws: TestWindowError.self) { try window.press(key: "f", modifiers: .command) }
        try window.toggle(window.views(.toggle)[0])
        #expect(window.views(.textField).isEmpty)
        let other = try open(Content(isReplaceDisabled: true))
        #expect(other.views(.textField).count == 1 && other.views(.toggle).count == 1)
    }

    @Test("Of several editors, the one that was edited last has the bar")
    func several() throws {
        struct Editors: View {
            @State private var texts = ["first words", "second words"]
            @State private var isPresented = false
            var body: some View {
                VStack {
                    TextEditor(text: $texts[0])
                    TextEditor(text: $texts[1])
                }
                .findNavigator(isPresented: $isPresented)
                Toggle("Find", isOn: $isPresented)
            }
        }
        let window = TestWindow { Editors() }
        func barIsAbove(_ index: Int) throws -> Bool {
            let (bar, editor) = (window.views(.textField)[0].frame, window.views(.textEditor)[index].frame)
            return window.views(.textField).count == 1 && bar.maxY <= editor.minY && editor.minY - bar.maxY < 40
        }
        try window.toggle(window.views(.toggle)[0])
        #expect(try barIsAbove(0))
        try window.insert("x", into: window.views(.textEditor)[1])
        #expect(try barIsAbove(1))
    }

    @Test("An editor of text with attributes keeps them where a part is replaced")
    func attributes() throws {
        struct Styled: View {
            @State private var text = AttributedString("a b", attributes: AttributeContainer().font(.body.bold()))
            var body: some View {
                TextEditor(text: $text)
                Text(verbatim: "bold \(text.runs.map { $0.font == .body.bold() }) \(String(text.characters))")
            }
        }
        let window = TestWindow { Styled() }
        try window.press(key: "f", modifiers: .command)
        try window.toggle(window.views(.toggle)[0])
        try window.type("b", into: words(window))
        try window.type("c", into: window.views(.textField)[1])
        try window.press("Replace All")
        #expect(window.texts.contains("bold [true] a c"))
    }

    @Test(
        "Places count Unicode scalars, and do not overlap",
        arguments: [
            ("aa", "aaaa", [0..<2, 2..<4]), ("É", "e\u{301}té é", [0..<2, 3..<4, 5..<6]), ("", "abc", []),
            ("abc", "ab", []),
            ("ß", "STRASSE ß", [8..<9]),
        ]
    )
    func places(words: String, text: String, ranges: [Range<Int>]) {
        #expect(TextMatches(of: words, in: text).ranges == ranges)
    }

    @Test("The field of the bar has a line of its own where it would be too narrow beside the controls")
    func narrow() throws {
        func places(_ width: CGFloat) throws -> (field: CGRect, done: CGRect) {
            let window = TestWindow(size: CGSize(width: width, height: 300)) { Content() }
            try window.press(key: "f", modifiers: .command)
            try window.type("one", into: words(window))
            let done = try #require(window.views(.button).first { $0.text == "Done" })
            return (words(window).frame, done.frame)
        }
        let wide = try places(700)
        #expect(wide.field.midY == wide.done.midY && wide.field.maxX < wide.done.minX && wide.field.width >= 100)
        for width: CGFloat in [300, 160] {
            let narrow = try places(width)
            #expect(narrow.done.minY > narrow.field.maxY && narrow.done.maxX <= width)
            #expect(narrow.field.width >= width - 40)
            // The words of the button are not broken.
            #expect(narrow.done.size == wide.done.size)
        }
    }

    @Test("Control-F moves the keyboard to the field of a bar that is open")
    func again() throws {
        let window = try open(Content())
        window.focus(window.views(.textEditor)[0])
        #expect(!words(window).isFocused)
        try window.press(key: "f", modifiers: .command)
        #expect(words(window).isFocused)
    }
}
