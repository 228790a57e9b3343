import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Styles of controls")
struct StyleTests {
    struct Marked: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.isPressed ? "down" : "up")
                Text(isEnabled ? "on" : "off")
                Text(configuration.role == .destructive ? "destroys" : "harmless")
                configuration.label
            }
        }
    }

    @Test("A button style knows the role, whether the button is pressed, and the environment of the button")
    func buttonStyle() throws {
        let journal = Journal()
        let window = TestWindow {
            VStack {
                Button("go", role: .destructive) { journal.note("gone") }
                Button("stay") {}.disabled(true)
            }
            .buttonStyle(Marked())
        }
        #expect(window.texts == ["up", "on", "destroys", "go", "up", "off", "harmless", "stay"])
        try window.press(window.view(text: "go")) {
            #expect(window.texts.first == "down")
            #expect(journal.entries.isEmpty)
        }
        #expect(window.texts.first == "up")
        #expect(journal.entries == ["gone"])
        #expect(throws: TestWindowError.self) { try window.press(window.view(text: "stay")) }
    }

    struct Twice: PrimitiveButtonStyle {
        @State private var presses = 0

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text("\(presses)")
            }
            .onTapGesture {
                presses += 1
                if presses.isMultiple(of: 2) { configuration.trigger() }
            }
        }
    }

    @Test("A primitive button style decides when the button acts, and has state of its own for each button")
    func primitiveButtonStyle() throws {
        let journal = Journal()
        let window = TestWindow {
            VStack {
                Button("a") { journal.note("a") }
                Button("b") { journal.note("b") }
            }
            .buttonStyle(Twice())
        }
        #expect(window.views(.button).isEmpty)
        try window.press(window.view(text: "a"))
        #expect(window.texts == ["a", "1", "b", "0"])
        #expect(journal.entries.isEmpty)
        try window.press(window.view(text: "a"))
        #expect(journal.entries == ["a"])
    }

    struct Starred: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("*")
                Button(configuration)
            }
        }
    }

    @Test("A style can show the control it is given in the style around")
    func nestedStyles() throws {
        let journal = Journal()
        let window = TestWindow {
            Button("a") { journal.note("a") }
                .buttonStyle(Starred())
                .buttonStyle(Starred())
        }
        #expect(window.texts == ["*", "*", "a"])
        try window.press("a")
        #expect(journal.entries == ["a"])
    }

    @Test("The framework's styles of buttons reach the host", arguments: 0..<6)
    func builtInButtonStyles(_ index: Int) throws {
        let styles: [(any PrimitiveButtonStyle, ButtonAppearance)] = [
            (.automatic, .automatic), (.plain, .plain), (.borderless, .borderless), (.bordered, .bordered),
            (.borderedProminent, .borderedProminent), (.link, .link),
        ]
        func window(_ style: some PrimitiveButtonStyle) -> TestWindow {
            TestWindow(size: .small) {
                Button("a") {}.buttonStyle(style).controlSize(.large).buttonBorderShape(.capsule)
            }
        }
        let button = try window(styles[index].0).button("a")
        #expect(button.appearance == styles[index].1)
        #expect(button.controlSize == .large)
        #expect(button.borderShape == .capsule)
    }

    @Test("Another style takes the place of the one before, and an equal one changes nothing")
    func styleChanges() throws {
        struct Prefix: LabelStyle {
            let text: String
            let journal: Journal

            func makeBody(configuration: Configuration) -> some View {
                let _ = journal.note(text)
                HStack {
                    Text(text)
                    configuration.title
                }
            }
        }
        struct Content: View {
            @State private var count = 0
            @State private var text = "a"
            let journal: Journal

            var body: some View {
                Button("count \(count)") { count += 1 }
                Button("style") { text = "b" }
                Label("label", systemImage: "star").labelStyle(Prefix(text: text, journal: journal))
            }
        }
        let journal = Journal()
        let window = TestWindow(size: .small) { Content(journal: journal) }
        #expect(journal.take() == ["a"])
        try window.press("count 0")
        #expect(journal.take().isEmpty)
        try window.press("style")
        #expect(journal.take() == ["b"])
        #expect(window.texts == ["count 1", "style", "b", "label"])
    }

    @Test("Labels show what their style says")
    func labelStyles() {
        func kinds(_ style: some LabelStyle) -> [TestView.Kind] {
            TestWindow { Label("title", systemImage: "star").labelStyle(style) }.views.map(\.kind)
        }
        #expect(kinds(.automatic) == [.image, .text])
        #expect(kinds(.titleAndIcon) == [.image, .text])
        #expect(kinds(.titleOnly) == [.text])
        #expect(kinds(.iconOnly) == [.image])
    }

    @Test("A text field's style is given the field")
    func textFieldStyle() throws {
        struct Framed: TextFieldStyle {
            func _body(configuration: TextField<_Label>) -> some View {
                HStack {
                    Text(">")
                    configuration.textFieldStyle(.plain)
                }
            }
        }
        struct Content: View {
            @State private var text = "a"
            var body: some View {
                TextField("Name", text: $text)
                Text(text)
            }
        }
        let window = TestWindow { Content().textFieldStyle(Framed()) }
        #expect(window.texts == [">", "a"])
        try window.type("b", into: window.views(.textField)[0])
        #expect(window.texts == [">", "b"])
    }
}
