import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Keys")
struct KeyPressTests {
    private struct Keys: View {
        @State private var log = ""

        var body: some View {
            Text("log:\(log)")
                .onKeyPress(characters: .decimalDigits) { press in
                    log += "digit \(press.characters) "
                    return .handled
                }
                .onKeyPress(keys: [.home, .end]) { press in
                    log += press.key == .home ? "home " : "end "
                    return .handled
                }
                .onMoveCommand { log += "\($0) " }
                .onExitCommand { log += "exit " }
        }
    }

    @Test("Actions are given the keys that they are for")
    func keys() throws {
        let window = TestWindow { Keys() }
        try window.press(key: "7")
        try window.press(key: .end)
        try window.press(key: .leftArrow)
        try window.press(key: .escape)
        #expect(window.texts == ["log:digit 7 end left exit "])
        #expect(throws: TestWindowError.self) { try window.press(key: "x") }
        #expect(throws: TestWindowError.self) { try window.press(key: "7", modifiers: .command) }
    }

    private struct Focused: View {
        private struct Inside: View {
            @Environment(\.isFocused) private var isFocused
            var body: some View { Text(isFocused ? "focused" : "not") }
        }

        var body: some View {
            Inside().focusable()
            TextField("field", text: .constant(""))
        }
    }

    @Test("Views inside know whether the view around has the focus")
    func isFocused() throws {
        let window = TestWindow { Focused() }
        #expect(window.texts.contains("not"))
        window.focus(try window.view(text: "not"))
        window.update()
        #expect(window.texts.contains("focused"))
        window.focus(nil)
        window.update()
        #expect(window.texts.contains("not"))
    }
}
