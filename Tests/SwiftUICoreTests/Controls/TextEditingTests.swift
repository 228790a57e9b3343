import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Secure fields and text editors")
struct TextEditingTests {
    struct Form: View {
        @State private var password = "old"
        @State private var notes = "a\nb"

        var body: some View {
            SecureField("Password", text: $password)
            TextEditor(
                text: Binding {
                    notes
                } set: {
                    notes = String($0.prefix(5))
                }
            )
            Text("\(password) \(notes)")
            Button("clear") { (password, notes) = ("", "") }
        }
    }

    @Test("A secure field is written to and does not show its text")
    func secureField() throws {
        let window = TestWindow { Form() }
        #expect(window.views(.secureField)[0].text == "•••")
        try window.type("secret", into: window.views(.secureField)[0])
        #expect(window.texts.first == "secret a\nb")
        try window.press("clear")
        #expect(window.views(.secureField)[0].text == "")
        let element = try window.accessibilityElement(label: "Password", role: .secureField)
        #expect(element.value == nil)
    }

    @Test("A text editor takes what it is offered, writes to its binding and shows what that makes of the text")
    func textEditor() throws {
        let window = TestWindow { Form() }
        func editor() -> TestView { window.views(.textEditor)[0] }
        #expect(editor().text == "a\nb")
        #expect(editor().frame.width == 720)
        try window.type("one\ntwo", into: editor())
        #expect(editor().text == "one\nt")
        try window.press("clear")
        #expect(editor().text == "")
    }

    @Test("Disabled ones take no text")
    func disabled() {
        let window = TestWindow { Form().disabled(true) }
        #expect(throws: TestWindowError.self) { try window.type("a", into: window.views(.secureField)[0]) }
        #expect(throws: TestWindowError.self) { try window.type("a", into: window.views(.textEditor)[0]) }
    }
}
