import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
    @Test("Keys press the first enabled control that has them")
    func controls() throws {
        struct Content: View {
            @State private var said = "nothing"
            @State private var isOn = false
            @State private var isOff = true
            var body: some View {
                Button("Off") { said = "off" }.keyboardShortcut("s").disabled(isOff)
                Button("Save") { said = "saved" }.keyboardShortcut("s")
                Toggle("Bold", isOn: $isOn).keyboardShortcut("b", modifiers: [.command, .shift])
                Button("Enable") { isOff = false }.keyboardShortcut("e", modifiers: .option)
                Text("\(said) \(isOn)")
            }
        }
        let window = TestWindow { Content() }
        try window.press(key: "s", modifiers: .command)
        #expect(window.texts.contains("saved false"))
        try window.press(key: "B", modifiers: [.command, .shift])
        #expect(window.texts.contains("saved true"))
        #expect(throws: TestWindowError.self) { try window.press(key: "b", modifiers: .command) }
        #expect(throws: TestWindowError.self) { try window.press(key: "s") }
        try window.press(key: "e", modifiers: .option)
        try window.press(key: "s", modifiers: .command)
        #expect(window.texts.contains("off true"))
    }

    @Test("A hidden control is pressed by its shortcut, and can have no focus")
    func hidden() throws {
        struct Content: View {
            @State private var said = "nothing"
            @FocusState private var isFocused: Bool
            var body: some View {
                Text("\(said) \(isFocused)")
                Button("focus") { isFocused = true }
                    .background { Button("") { said = "new" }.keyboardShortcut("n").hidden() }
                TextField("Field", text: .constant("")).focused($isFocused).hidden()
            }
        }
        let window = TestWindow { Content() }
        try window.press(key: "n", modifiers: .command)
        #expect(window.texts.contains("new false"))
        try window.press("focus")
        #expect(window.views.allSatisfy { !$0.isFocused })
    }

    @Test("A shortcut that is taken away, or that becomes another, does nothing any more")
    func changes() throws {
        struct Content: View {
            @State private var shortcut: KeyboardShortcut? = KeyboardShortcut("1")
            @State private var count = 0
            var body: some View {
                Button("Count") { count += 1 }.keyboardShortcut(shortcut)
                Button("other") { shortcut = KeyboardShortcut("2") }
                Button("none") { shortcut = nil }
                Text("count \(count)")
            }
        }
        let window = TestWindow { Content() }
        try window.press(key: "1", modifiers: .command)
        try window.press("other")
        #expect(throws: TestWindowError.self) { try window.press(key: "1", modifiers: .command) }
        try window.press(key: "2", modifiers: .command)
        #expect(window.texts.contains("count 2"))
        try window.press("none")
        #expect(throws: TestWindowError.self) { try window.press(key: "2", modifiers: .command) }
    }

    @Test("The default and the cancel action are the keys Return and Escape, in a sheet those of the sheet")
    func standard() throws {
        struct Content: View {
            @State private var isPresented = false
            @State private var said = "nothing"
            var body: some View {
                Button("Open") { isPresented = true }.keyboardShortcut(.defaultAction)
                Text(said)
                    .sheet(isPresented: $isPresented) {
                        Button("Done") { (said, isPresented) = ("done", false) }.keyboardShortcut(.defaultAction)
                        Button("Cancel") { (said, isPresented) = ("cancelled", false) }
                            .keyboardShortcut(.cancelAction)
                    }
            }
        }
        let window = TestWindow { Content() }
        for (key, said) in [(KeyEquivalent.return, "done"), (.escape, "cancelled")] {
            try window.press(key: .return)
            try #require(window.sheets.first).press(key: key)
            #expect(window.sheets.isEmpty)
            #expect(window.texts.contains(said))
        }
    }

    @Test("A button in an alert ends the alert when keys press it")
    func alerts() throws {
        struct Content: View {
            @State private var isPresented = true
            @State private var said = "nothing"
            var body: some View {
                Text(said)
                    .alert("Delete?", isPresented: $isPresented) {
                        Button("Delete") { said = "deleted" }.keyboardShortcut("d")
                    }
            }
        }
        let window = TestWindow { Content() }
        try #require(window.alerts.first).press(key: "d", modifiers: .command)
        #expect(window.alerts.isEmpty)
        #expect(window.texts.contains("deleted"))
    }

    @Test("Keys choose the items of menus that are closed, and stand beside them")
    func menus() throws {
        struct Content: View {
            @State private var said = "nothing"
            var body: some View {
                Menu("Menu") {
                    Button("New") { said = "new" }.keyboardShortcut("n")
                    Menu("More") {
                        Button("Left") { said = "left" }.keyboardShortcut(.leftArrow, modifiers: [.command, .option])
                        Button("Off") { said = "off" }.keyboardShortcut("o").disabled(true)
                    }
                }
                .keyboardShortcut("m")
                Text(said)
            }
        }
        let window = TestWindow { Content() }
        try window.press(key: "n", modifiers: .command)
        #expect(window.texts.contains("new"))
        try window.press(key: .leftArrow, modifiers: [.command, .option])
        #expect(window.texts.contains("left"))
        #expect(throws: TestWindowError.self) { try window.press(key: "o", modifiers: .command) }
        #expect(
            try window.menu(window.views(.button)[0]).outline == """
                item “New” Ctrl+N
                menu “More”
                  item “Left” Ctrl+Alt+Left
                  item “Off” disabled Ctrl+O
                """
        )
    }

    @Test("A style of a program's own is pressed by keys, too")
    func styles() throws {
        struct Tapped: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture { configuration.trigger() }
            }
        }
        struct Content: View {
            @State private var count = 0
            var body: some View {
                Button("count \(count)") { count += 1 }.buttonStyle(Tapped()).keyboardShortcut("k")
            }
        }
        let window = TestWindow { Content() }
        try window.press(key: "k", modifiers: .command)
        #expect(window.texts == ["count 1"])
    }

    @Test("Keys have the names and the meaning that they have on a desktop's keyboard")
    func names() {
        #expect(KeyboardShortcut("s").text == "Ctrl+S")
        #expect(KeyboardShortcut("f", modifiers: .control).text == "Ctrl+F")
        #expect(KeyboardShortcut("f", modifiers: [.command, .control]).text == "Ctrl+Super+F")
        #expect(KeyboardShortcut(.delete, modifiers: [.option, .shift]).text == "Alt+Shift+Backspace")
        #expect(KeyboardShortcut.cancelAction.text == "Escape")
        // The plus is typed with Shift on many keyboards.
        #expect(KeyStroke("+", control: true, shift: true).isMeant(by: KeyboardShortcut("+")))
        #expect(!KeyStroke("a", control: true, shift: true).isMeant(by: KeyboardShortcut("a")))
        #expect(!KeyStroke(.tab, control: true, shift: true).isMeant(by: KeyboardShortcut(.tab)))
    }

    @Test("Views read which keys the controls around have")
    func environment() {
        struct Reader: View {
            @Environment(\.keyboardShortcut) private var shortcut
            var body: some View { Text(shortcut.map { "\($0.key.character)" } ?? "none") }
        }
        #expect(TestWindow { Reader().keyboardShortcut("x") }.texts == ["x"])
        #expect(TestWindow { Reader() }.texts == ["none"])
    }
}
