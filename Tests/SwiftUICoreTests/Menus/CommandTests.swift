import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting

@MainActor
@Suite("Commands")
struct CommandTests {
    @MainActor private static var said: [String] = []

    private struct Plain: App {
        var body: some Scene { WindowGroup("Plain") { Text("plain") } }
    }

    private struct Notes: App {
        var body: some Scene {
            WindowGroup("Notes") { Text("notes") }
                .commands {
                    NoteCommands()
                    CommandGroup(replacing: .saveItem) { Button("Save") { said.append("save") }.keyboardShortcut("s") }
                    CommandGroup(before: .newItem) { Button("Template") {} }
                    CommandGroup(after: .newItem) { Button("Open…") {}.keyboardShortcut("o") }
                    CommandGroup(after: .help) { Link("Website", destination: URL(string: "https://example.org")!) }
                }
        }
    }

    private struct NoteCommands: Commands {
        @State private var isPinned = false
        var body: some Commands {
            CommandMenu("Note") {
                Toggle("Pinned", isOn: $isPinned).keyboardShortcut("p", modifiers: [.command, .shift])
                Button(isPinned ? "Send" : "Send later") { said.append("send") }
            }
            if isPinned { CommandMenu("Pins") { Button("Unpin") { isPinned = false } } }
        }
    }

    private func bar(_ app: TestApp) throws -> TestMenu { try #require(app.windows[0].menuBar) }

    @Test("An app without commands has no menu bar, nor has one whose commands bring no item")
    func noBar() {
        struct Removing: App {
            var body: some Scene {
                WindowGroup { Text("a") }.commands { CommandGroup(replacing: .newItem) {} }
            }
        }
        #expect(TestApp(Plain.self).windows[0].menuBar == nil)
        #expect(TestApp(Removing.self).windows[0].menuBar == nil)
    }

    @Test("Commands stand in the standard menus, at their places, and in menus of their own")
    func menus() throws {
        #expect(
            try bar(TestApp(Notes.self)).outline == """
                menu “File”
                  section
                    item “Template”
                  section
                    item “New Window” Ctrl+N
                  section
                    item “Open…” Ctrl+O
                  section
                    item “Save” Ctrl+S
                  section
                    item “Quit” Ctrl+Q
                menu “Edit”
                  section
                    item “Undo” disabled Ctrl+Z
                    item “Redo” disabled Ctrl+Shift+Z
                  section
                    item “Cut” disabled Ctrl+X
                    item “Copy” disabled Ctrl+C
                    item “Paste” disabled Ctrl+V
                    item “Delete” disabled
                    item “Select All” disabled Ctrl+A
                menu “Note”
                  check “Pinned” Ctrl+Shift+P
                  item “Send later”
                menu “Help”
                  section
                    item “Website”
                """
        )
    }

    @Test("A primary menu has what the File menu has, then the other menus, and at its end what belongs to the app")
    func primaryMenu() throws {
        let window = TestApp(Notes.self).windows[0]
        #expect(
            try #require(window.primaryMenu).outline == """
                section
                  item “Template”
                section
                  item “New Window” Ctrl+N
                section
                  item “Open…” Ctrl+O
                section
                  item “Save” Ctrl+S
                section
                  menu “Edit”
                    section
                      item “Undo” disabled Ctrl+Z
                      item “Redo” disabled Ctrl+Shift+Z
                    section
                      item “Cut” disabled Ctrl+X
                      item “Copy” disabled Ctrl+C
                      item “Paste” disabled Ctrl+V
                      item “Delete” disabled
                      item “Select All” disabled Ctrl+A
                  menu “Note”
                    check “Pinned” Ctrl+Shift+P
                    item “Send later”
                section
                  item “Website”
                  item “Quit” Ctrl+Q
                """
        )
        #expect(TestApp(Plain.self).windows[0].primaryMenu == nil)
    }

    @Test("The end of a primary menu has the settings, which the Edit menu in it has not")
    func settingsInPrimaryMenu() throws {
        struct Adjustable: App {
            var body: some Scene {
                WindowGroup("Notes") { Text("notes") }.commands {
                    CommandGroup(replacing: .appInfo) { Button("About Notes") { CommandTests.said.append("about") } }
                }
                Settings { Text("settings") }
            }
        }
        let app = TestApp(Adjustable.self)
        let menu = try #require(app.windows[0].primaryMenu)
        #expect(menu.items.last?.items.map(\.title) == ["Settings…", "About Notes", "Quit"])
        #expect(menu.outline.components(separatedBy: "Settings").count == 2)
        try menu.choose("About Notes")
        #expect(Self.said.last == "about")
        try menu.choose("Settings…")
        #expect(app.windows.count == 2)
    }

    @Test("Commands have state, which their menus follow, and keys choose them")
    func state() throws {
        let app = TestApp(Notes.self)
        try bar(app).choose("Note", "Pinned")
        #expect(try bar(app).titles == ["File", "Edit", "Note", "Pins", "Help"])
        #expect(try bar(app).items[2].items.map(\.title) == ["Pinned", "Send"])
        try bar(app).choose("Pins", "Unpin")
        #expect(try bar(app).titles == ["File", "Edit", "Note", "Help"])
        try app.windows[0].press(key: "p", modifiers: [.command, .shift])
        #expect(try bar(app).items[2].items[0].isOn == true)
        let before = Self.said.count
        try app.windows[0].press(key: "s", modifiers: .command)
        #expect(Self.said.suffix(from: before) == ["save"])
    }

    private struct PresentingItems: View {
        @State private var isChoosing = false
        @State private var isAsking = false
        @State private var isShowing = false

        var body: some View {
            Group {
                Button("Open Folder") { isChoosing = true }.keyboardShortcut("o")
                Button("Ask") { isAsking = true }
                Button("Show") { isShowing = true }
            }
            .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.folder]) { _ in said.append("chosen") }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") { said.append("yes") } }
            .sheet(isPresented: $isShowing) { Button("Done") { isShowing = false } }
        }
    }

    @Test("What commands present is presented over the window")
    func presentations() async throws {
        struct Presenting: App {
            var body: some Scene {
                WindowGroup("Notes") { Text("notes") }
                    .commands { CommandGroup(after: .newItem) { PresentingItems() } }
            }
        }
        let app = TestApp(Presenting.self)
        let window = app.windows[0]
        #expect(window.fileDialogs.isEmpty)
        try window.press(key: "o", modifiers: .command)
        try await #require(window.fileDialogs.first).cancel()
        #expect(window.fileDialogs.isEmpty)
        try bar(app).choose("File", "Show")
        try #require(window.sheets.first).press("Done")
        window.update()
        #expect(window.sheets.isEmpty)
        try bar(app).choose("File", "Ask")
        #expect(window.alerts.count == 1)
    }

    @Test("The standard commands open windows, close them and end the app")
    func standard() throws {
        struct Standard: App {
            var body: some Scene { WindowGroup("Notes") { Text("notes") }.commands { TextEditingCommands() } }
        }
        let app = TestApp(Standard.self)
        try bar(app).choose("File", "New Window")
        try app.windows[0].press(key: "n", modifiers: .command)
        #expect(app.windows.count == 3)
        try bar(app).choose("File", "Close Window")
        #expect(app.windows.count == 2)
        try bar(app).choose("File", "Quit")
        #expect(app.windows.isEmpty)
    }

    @Test("Commands of a scene are removed, or replaced by others")
    func removal() throws {
        struct Removed: App {
            var body: some Scene {
                WindowGroup("a") { Text("a") }.commands { CommandMenu("A") { Button("a") {} } }.commandsRemoved()
                Window("b", id: "b") { Text("b") }.commands { CommandMenu("B") { Button("b") {} } }
            }
        }
        struct Replaced: App {
            var body: some Scene {
                WindowGroup("a") { Text("a") }
                    .commands { CommandMenu("A") { Button("a") {} } }
                    .commandsReplaced { CommandMenu("C") { Button("c") {} } }
            }
        }
        let removed = try bar(TestApp(Removed.self))
        #expect(removed.titles == ["File", "Edit", "B"])
        #expect(!removed.outline.contains("New Window"))
        let replaced = try bar(TestApp(Replaced.self))
        #expect(replaced.titles == ["File", "Edit", "C"])
    }

    @Test("The Edit menu answers for the views that have commands, and is disabled where none has")
    func editing() async throws {
        struct Editing: App {
            var body: some Scene { WindowGroup { Content() }.commands { TextEditingCommands() } }
        }
        struct Content: View {
            @State private var texts = ["one", "two"]
            @State private var pasted = "nothing"
            var body: some View {
                Text(texts.joined(separator: " "))
                    .copyable(texts)
                    .cuttable(for: String.self) {
                        defer { texts = [] }
                        return texts
                    }
                    .onDeleteCommand { texts = ["deleted"] }
                Text(pasted).onPasteCommand(of: [.plainText]) { pasted = "\($0.count) items" }
            }
        }
        let app = TestApp(Editing.self)
        let window = app.windows[0]
        func enabled() throws -> [String] {
            try bar(app).items[1].items.flatMap(\.items).filter(\.isEnabled).map(\.title)
        }
        #expect(try enabled() == ["Cut", "Copy", "Delete"])
        try bar(app).choose("Edit", "Copy")
        #expect(window.copied.count == 2)
        #expect(try enabled() == ["Cut", "Copy", "Paste", "Delete"])
        try bar(app).choose("Edit", "Paste")
        try await waitUntil("what is pasted: \(window.texts)") {
            window.update()
            return window.texts.contains("2 items")
        }
        try bar(app).choose("Edit", "Delete")
        #expect(window.texts.contains("deleted"))
        try bar(app).choose("Edit", "Cut")
        #expect(window.copied.count == 1)
        #expect(throws: TestWindowError.self) { try bar(app).choose("Edit", "Undo") }
    }

    @Test("The Edit menu names what is undone and done again")
    func undoTitles() throws {
        struct Undoing: App {
            var body: some Scene { WindowGroup { Content() }.commands { TextEditingCommands() } }
        }
        struct Content: View {
            @State private var list = List()
            @Environment(\.undoManager) private var undoManager
            var body: some View {
                Button("Move") {
                    list.move()
                    undoManager?.registerUndo(withTarget: list) { $0.unmove(undoManager) }
                    undoManager?.setActionName("Move")
                }
            }
        }
        @MainActor final class List {
            func move() {}
            func unmove(_ undoManager: UndoManager?) {
                undoManager?.registerUndo(withTarget: self) { $0.move() }
            }
        }
        let app = TestApp(Undoing.self)
        func titles() throws -> [String] { Array(try bar(app).items[1].items[0].items.map(\.title)) }
        #expect(try titles() == ["Undo", "Redo"])
        try app.windows[0].press("Move")
        #expect(try titles() == ["Undo Move", "Redo"])
        try bar(app).choose("Edit", "Undo Move")
        #expect(try titles() == ["Undo", "Redo Move"])
        try bar(app).choose("Edit", "Redo Move")
    }

    @Test("The Format menu changes the looks of what is selected in an editor")
    func formats() throws {
        struct Formatting: App {
            var body: some Scene { WindowGroup { Content() }.commands { TextFormattingCommands() } }
        }
        struct Content: View {
            @State private var text: AttributedString = {
                var text = AttributedString("plain bold")
                if let range = text.range(of: "bold") { text[range].inlinePresentationIntent = .stronglyEmphasized }
                return text
            }()
            @State private var selection = AttributedTextSelection()
            var body: some View {
                TextEditor(text: $text, selection: $selection)
                Text(looks)
                Button("All") { selection = AttributedTextSelection(range: text.startIndex..<text.endIndex) }
                Button("First") {
                    selection = AttributedTextSelection(range: text.startIndex..<text.range(of: "plain")!.upperBound)
                }
                Button("End") { selection = AttributedTextSelection(insertionPoint: text.endIndex) }
                Button("Type") { text.replaceSelection(&selection, withCharacters: "x") }
            }
            private var looks: String {
                text.runs.map { run in
                    let (font, intent) = (run.font, run.inlinePresentationIntent ?? [])
                    let isBold = intent.contains(.stronglyEmphasized) || font.map { $0 == $0.bold() } == true
                    let isItalic = intent.contains(.emphasized) || font.map { $0 == $0.italic() } == true
                    return String(text[run.range].characters) + (isBold ? "*" : "") + (isItalic ? "/" : "")
                        + (run.underlineStyle == nil ? "" : "_")
                        + (font == .system(size: 12, weight: .regular) ? "+" : "")
                        + (font == .system(size: 10, weight: .regular) ? "-" : "")
                }
                .joined(separator: "|")
            }
        }
        let app = TestApp(Formatting.self)
        let window = app.windows[0]
        #expect(try bar(app).titles == ["File", "Edit", "Format"])
        #expect(
            try bar(app).items[2].items[0].items[0].items.map(\.title)
                == ["Bold", "Italic", "Underline", "", "Bigger", "Smaller"]
        )
        func choose(_ title: String) throws {
            try bar(app).choose("Format", "Font", title)
            window.update()
        }
        // All of it becomes bold before all of it becomes plain.
        try window.press("All")
        try choose("Bold")
        #expect(
            window.texts.contains { $0.hasPrefix("plain ") && $0.contains("bold*") && !$0.contains("plain |") },
            "\(window.texts)"
        )
        try choose("Bold")
        #expect(!window.texts.contains { $0.contains("*") }, "\(window.texts)")
        try window.press("First")
        try choose("Italic")
        try choose("Underline")
        #expect(window.texts.contains { $0.hasPrefix("plain/_| bold") }, "\(window.texts)")
        try window.press(key: "u", modifiers: .command)
        #expect(window.texts.contains { $0.hasPrefix("plain/| bold") }, "\(window.texts)")
        try window.press(key: "i", modifiers: .command)
        try choose("Bigger")
        #expect(window.texts.contains { $0.hasPrefix("plain+| bold") }, "\(window.texts)")
        try choose("Smaller")
        try choose("Smaller")
        #expect(window.texts.contains { $0.hasPrefix("plain-| bold") }, "\(window.texts)")
        // Where nothing is selected, it is the look of what is typed next.
        try window.press("End")
        try choose("Bold")
        try window.press("Type")
        #expect(window.texts.contains { $0.hasSuffix(" bold|x*") }, "\(window.texts)")
    }

    @Test("The Format menu is disabled where there is no text with attributes")
    func noFormats() throws {
        struct Plain: App {
            var body: some Scene { WindowGroup { Content() }.commands { TextFormattingCommands() } }
        }
        struct Content: View {
            @State private var text = "plain"
            var body: some View { TextEditor(text: $text) }
        }
        let app = TestApp(Plain.self)
        #expect(throws: TestWindowError.self) { try bar(app).choose("Format", "Font", "Bold") }
        #expect(throws: TestWindowError.self) { try app.windows[0].press(key: "b", modifiers: .command) }
    }

    @Test("Views copy, cut and paste items as they are")
    func itemCommands() async throws {
        struct Content: View {
            @State private var said = "nothing"
            var body: some View {
                Text("source")
                    .onCopyCommand { [NSItemProvider(contentsOf: URL(filePath: "/etc/hostname"))!] }
                    .onCutCommand { [] }
                Text("target")
                    .onPasteCommand(
                        of: [.plainText],
                        validator: { $0.count == 1 ? "one" : nil },
                        perform: { said = $0 }
                    )
                Text(said)
            }
        }
        let window = TestWindow { Content() }
        #expect(try window.copy(window.view(text: "source")).count == 1)
        #expect(try window.cut(window.view(text: "source")).isEmpty)
        try await window.paste(["a", "b"], into: window.view(text: "target"))
        #expect(window.texts.contains("nothing"))
        try await window.paste(["a"], into: window.view(text: "target"))
        #expect(window.texts.contains("one"))
    }

    @Test("A builder takes commands, choices between them and none")
    func builder() throws {
        struct Choosing: App {
            var flag = true
            var body: some Scene {
                WindowGroup { Text("a") }
                    .commands {
                        EmptyCommands()
                        if flag { CommandMenu(Text("Yes")) { Button("y") {} } } else { CommandMenu("No") {} }
                        if !flag { CommandMenu("Never") {} }
                        if #available(macOS 13, *) { CommandMenu(String("Some")) { Button("s") {} } }
                    }
            }
        }
        #expect(try bar(TestApp(Choosing.self)).titles == ["File", "Edit", "Yes", "Some"])
    }
}
