import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferKit
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Text with attributes")
struct AttributedTextTests {
    private static var note: AttributedString {
        var note = AttributedString("plain bold red link")
        note[note.range(of: "bold")!].inlinePresentationIntent = .stronglyEmphasized
        note[note.range(of: "red")!].foregroundColor = Color(red: 1, green: 0, blue: 0)
        note[note.range(of: "link")!].link = URL(string: "https://example.org/")
        return note
    }

    /// Returns the HTML that other programs receive.
    private func html(_ items: [NSItemProvider]) async throws -> String {
        String(decoding: try await TransferOffer(items).data(for: "text/html"), as: UTF8.self)
    }

    // MARK: Texts

    @Test("A text shows attributes of views, and those that arrive from other programs")
    func shown() throws {
        var text = Self.note
        text += AttributedString(
            "x",
            attributes: .init().isUnderlined(true).textColor(.init(red: 0, green: 0, blue: 255))
        )
        let window = TestWindow(size: .small) { Text(text) }
        let runs = try #require(window.widgets.compactMap(\.text).first).runs
        #expect(runs.map(\.text) == ["plain ", "bold", " ", "red", " ", "link", "x"])
        #expect(runs[1].weight == .bold && runs[0].weight == nil)
        #expect(runs[3].color == .color(Color(red: 1, green: 0, blue: 0)))
        #expect(runs[5].isUnderlined && runs[5].link?.host() == "example.org")
        #expect(runs[6].isUnderlined && runs[6].color == .color(Color(red: 0, green: 0, blue: 1)))
    }

    @Test("A text shows the room between characters and the height above the line that attributes ask for")
    func typography() throws {
        var attributes = AttributeContainer()
        attributes.kern = 2
        attributes.baselineOffset = 3
        let tracked = AttributedString("b", attributes: .init().tracking(4))
        let window = TestWindow(size: .small) { Text(AttributedString("a", attributes: attributes) + tracked) }
        let runs = try #require(window.widgets.compactMap(\.text).first).runs
        #expect(runs.map(\.look.spacing) == [2, 4])
        #expect(runs.map(\.look.baselineOffset) == [3, nil])
    }

    @Test("What is selected in a text is copied: with its look where it has one, else as text")
    func copies() async throws {
        let window = TestWindow {
            VStack {
                Text(Self.note)
                Text("only text")
                Text("one ") + Text("two").italic()
                Text("not selectable").textSelection(.disabled)
            }
            .textSelection(.enabled)
        }
        try window.selectText("ain bo", in: window.view(text: "plain bold red link"))
        let rich = try window.copy(window.view(text: "plain bold red link"))
        #expect(try await rich[0].loadTransferable(type: String.self) == "ain bo")
        #expect(try await html(rich).contains("<b>bo</b>"))
        try window.selectText(in: window.view(text: "only text"))
        let plain = try window.copy(window.view(text: "only text"))
        #expect(!TransferOffer(plain).names.contains("text/html"))
        try window.selectText("two", in: window.view(text: "one two"))
        #expect(try await html(window.copy(window.view(text: "one two"))).contains("<i>two</i>"))
        #expect(throws: TestWindowError.self) { try window.selectText(in: window.view(text: "not selectable")) }
        #expect(throws: TestWindowError.self) { try window.copy(window.view(text: "not selectable")) }
    }

    // MARK: Editors

    private struct Editor: View {
        let journal: Journal
        @State var text = AttributedTextTests.note
        @State private var selection = AttributedTextSelection()

        var body: some View {
            TextEditor(text: $text, selection: $selection)
            Text("\(String(text[selection].characters))|")
            Button("bold") {
                text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
            }
            Button("replace") { text.replaceSelection(&selection, withCharacters: "new") }
            Button("look") {
                journal.note(
                    text.runs.map { run in
                        let isBold = run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true
                        return String(text[run.range].characters) + (isBold ? "*" : "") + (run.link == nil ? "" : "@")
                            + (run.foregroundColor == nil ? "" : "!")
                    }
                    .joined(separator: "/")
                )
            }
        }
    }

    private func look(_ window: TestWindow, _ journal: Journal) throws -> String? {
        try window.press("look")
        return journal.take().last
    }

    @Test("Typed text has the attributes of the text before it, and the selection follows")
    func typing() throws {
        let journal = Journal()
        let window = TestWindow { Editor(journal: journal) }
        func editor() -> TestView { window.views(.textEditor)[0] }
        #expect(editor().text == "plain bold red link")
        try window.selectText("bold", in: editor())
        #expect(window.texts.first == "bold|")
        try window.selectText("ld", in: editor())
        try window.insert("om", into: editor())
        #expect(try look(window, journal) == "plain /boom*/ /red!/ /link@")
        try window.selectText("", in: editor())
        try window.insert("s", into: editor())
        #expect(try look(window, journal) == "plain /boom*/ /red!/ /link@/s")
        try window.press("bold")
        try window.insert("!", into: editor())
        #expect(try look(window, journal)?.hasSuffix("link@/s/!*") == true)
    }

    @Test("The program changes the selected text and its attributes")
    func programs() throws {
        let journal = Journal()
        let window = TestWindow { Editor(journal: journal) }
        let editor = window.views(.textEditor)[0]
        try window.selectText("ain b", in: editor)
        try window.press("bold")
        #expect(try look(window, journal) == "pl/ain bold*/ /red!/ /link@")
        #expect(window.texts.first == "ain b|")
        try window.press("replace")
        #expect(try look(window, journal) == "pl/newold*/ /red!/ /link@")
        #expect(window.texts.first == "|")
    }

    @Test("What is copied, cut and pasted keeps its look, and comes from other programs with it")
    func transfers() async throws {
        let journal = Journal()
        let window = TestWindow { Editor(journal: journal) }
        func editor() -> TestView { window.views(.textEditor)[0] }
        try window.selectText("bold red", in: editor())
        let items = try window.cut(editor())
        let source = try await html(items)
        #expect(source.contains("<b>bold</b>") && source.lowercased().contains("#ff0000"))
        #expect(try look(window, journal) == "plain  /link@")
        try window.selectText("", in: editor())
        try await window.paste(items, into: editor(), from: .anotherApp)
        #expect(try look(window, journal) == "plain  /link@/bold*/ /red!")
        try window.selectText("plain", in: editor())
        try await window.paste(["text"], into: editor())
        #expect(try look(window, journal)?.hasPrefix("text  /link@") == true)
    }

    @Test("What is selected in an editor is dragged with its look")
    func drags() async throws {
        let window = TestWindow { Editor(journal: Journal()) }
        let editor = window.views(.textEditor)[0]
        #expect(throws: TestWindowError.self) { try window.drag(from: editor) }
        try window.selectText("bold", in: editor)
        let drag = try window.drag(from: editor)
        #expect(drag.offeredNames.contains("text/html") && drag.offeredNames.contains("text/rtf"))
        #expect(String(decoding: try await drag.data(for: "text/html"), as: UTF8.self).contains("<b>bold</b>"))
    }

    @Test("A selection that is not in the text any more is taken as its end")
    func staleSelections() {
        let text = AttributedString("some text")
        let selection = AttributedTextSelection(range: text.range(of: "text")!)
        let short = AttributedString("so")
        #expect(String(short[selection].characters).isEmpty)
        #expect(selection.scalars(in: short) == 2..<2)
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
    }
}
