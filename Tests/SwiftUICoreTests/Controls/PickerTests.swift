import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Pickers")
struct PickerTests {
    enum Paper: String, CaseIterable {
        case a4, a5, letter
    }

    struct Settings: View {
        @State private var paper = Paper.a5
        @State private var hasLegal = false

        var body: some View {
            Picker("Paper", selection: $paper) {
                ForEach(Paper.allCases, id: \.self) { paper in
                    Text(hasLegal ? paper.rawValue.uppercased() : paper.rawValue)
                }
            }
            Text("chosen \(paper.rawValue)")
            Button("legal") { hasLegal = true }
            Button("first") { paper = .a4 }
        }
    }

    @Test("A picker chooses among its views, and follows the selection, in each style", arguments: 0..<5)
    func selection(_ index: Int) throws {
        let styles: [any PickerStyle] = [.automatic, .menu, .segmented, .radioGroup, .inline]
        func window(_ style: some PickerStyle) -> TestWindow { TestWindow { Settings().pickerStyle(style) } }
        let window = window(styles[index])
        func picker() -> TestView { window.views(.picker)[0] }
        #expect(picker().choices == ["a4", "a5", "letter"])
        #expect(picker().text == "a5")
        try window.choose("letter", in: picker())
        #expect(window.texts.contains("chosen letter"))
        #expect(picker().text == "letter")
        try window.press("first")
        #expect(picker().text == "a4")
        #expect(throws: TestWindowError.self) { try window.choose("legal", in: picker()) }
    }

    @Test("A choice that shows another text is shown with it")
    func optionsChange() throws {
        let window = TestWindow { Settings() }
        try window.press("legal")
        #expect(window.views(.picker)[0].choices == ["A4", "A5", "LETTER"])
    }

    @Test("Choices are known by their tags, also for an optional selection; views without one are no choices")
    func tags() throws {
        struct Content: View {
            @State private var number: Int?
            var body: some View {
                Picker("Number", selection: $number) {
                    Text("none").tag(nil as Int?)
                    Text("one").tag(1)
                    Label("two", systemImage: "star").tag(Optional(2))
                    Image(systemName: "trash").tag(3)
                    Text("untagged")
                }
                Text(number.map { "\($0)" } ?? "nil")
            }
        }
        let window = TestWindow { Content() }
        func picker() -> TestView { window.views(.picker)[0] }
        #expect(picker().choices.dropLast() == ["none", "one", "two"])
        #expect(picker().text == "none")
        try window.choose("one", in: picker())
        #expect(window.texts.last == "1")
        try window.choose("two", in: picker())
        #expect(window.texts.last == "2")
        try window.choose("none", in: picker())
        #expect(window.texts.last == "nil")
    }

    @Test("A picker of several values shows none while they differ, and sets them together")
    func sources() throws {
        struct Content: View {
            @State private var papers = [Paper.a4, .a5]
            var body: some View {
                Picker("Paper", sources: $papers, selection: \.self) {
                    ForEach(Paper.allCases, id: \.self) { Text($0.rawValue) }
                }
                Text(papers.map(\.rawValue).joined(separator: " "))
            }
        }
        let window = TestWindow { Content() }
        #expect(window.views(.picker)[0].text == "")
        try window.choose("letter", in: window.views(.picker)[0])
        #expect(window.texts.last == "letter letter")
        #expect(window.views(.picker)[0].text == "letter")
    }

    @Test("A picker is one element with its label as its name and what is chosen as its value")
    func accessibility() throws {
        let window = TestWindow { Settings() }
        let picker = try window.accessibilityElement(label: "Paper", role: .picker)
        #expect(picker.value == "a5")
        try window.adjust(picker, .increment)
        #expect(window.texts.contains("chosen letter"))
    }

    @Test("A disabled picker chooses nothing")
    func disabled() {
        let window = TestWindow { Settings().disabled(true) }
        #expect(throws: TestWindowError.self) { try window.choose("a4", in: window.views(.picker)[0]) }
    }

    @Test("A tag that leaves optionals out is no choice of an optional selection")
    func tagsWithoutOptionals() throws {
        struct Content: View {
            @State private var number: Int? = 1
            var body: some View {
                Picker("Number", selection: $number) {
                    Text("plain").tag(1, includeOptional: false)
                    Text("optional").tag(Optional(1), includeOptional: false)
                    Text("two").tag(2, includeOptional: false)
                    Text("three").tag(3)
                }
                Text(number.map { "\($0)" } ?? "nil")
            }
        }
        let window = TestWindow { Content() }
        func picker() -> TestView { window.views(.picker)[0] }
        #expect(picker().text == "optional")
        try window.choose("two", in: picker())
        #expect(window.texts.last == "1")
        try window.choose("three", in: picker())
        #expect(window.texts.last == "3")
    }
}
