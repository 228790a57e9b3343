import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("Titles of windows")
struct WindowTitleTests {
    struct Notebook: View {
        @State private var name = "Harbour"
        var body: some View {
            VStack {
                Text("named \(name)")
                RenameButton()
            }
            .navigationTitle($name)
        }
    }

    @Test("A title that is bound is changed in the window's bar")
    func renaming() throws {
        let window = TestWindow { Notebook() }
        #expect(window.title == "Harbour")
        try window.rename(to: "Quay")
        #expect(window.title == "Quay")
        #expect(window.texts.contains("named Quay"))
        let fixed = TestWindow { Text("a").navigationTitle("Fixed") }
        #expect(throws: TestWindowError.self) { try fixed.rename(to: "Quay") }
    }

    @Test("What the user writes is the title of what is shown now, although another was shown under the same title")
    func renamingAfterAChange() throws {
        struct Notes: View {
            @State private var names = ["Untitled", "Untitled"]
            @State private var shown = 0
            var body: some View {
                Button(names.joined(separator: ", ")) { shown = 1 }.navigationTitle($names[shown])
            }
        }
        let window = TestWindow(size: .small) { Notes() }
        // A host keeps it until the title changes.
        let rename = try #require(window.graph.content.chrome.rename)
        try window.press("Untitled, Untitled")
        rename("Quay")
        window.host.runScheduled()
        #expect(window.texts == ["Untitled, Quay"])
    }

    @Test("A title inside takes the place of one that is bound, and is not changed")
    func inner() {
        let window = TestWindow { Text("a").navigationTitle("Inner").navigationTitle(.constant("Outer")) }
        #expect(window.title == "Inner")
        #expect(throws: TestWindowError.self) { try window.rename(to: "Quay") }
    }

    @Test("A RenameButton lets the user write the window's title, also from its toolbar")
    func renameButton() throws {
        let window = TestWindow { Notebook() }
        #expect(!window.isRenaming)
        try window.press("Rename")
        #expect(window.isRenaming)
        let other = TestWindow {
            Text("a").navigationTitle(.constant("A")).toolbar { ToolbarItem { RenameButton() } }
        }
        try other.press("Rename")
        #expect(other.isRenaming)
    }

    @Test("A RenameButton does what the views around say, and nothing where nothing can be renamed")
    func renameAction() throws {
        struct Row: View {
            @State private var isNamed = false
            @FocusState private var isFocused: Bool
            @State private var text = ""
            var body: some View {
                Text(isNamed ? "asked" : "not asked")
                RenameButton().renameAction { isNamed = true }
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "in the field" : "elsewhere")
                VStack { RenameButton().accessibilityIdentifier("field") }.renameAction($isFocused)
            }
        }
        let window = TestWindow { Row() }
        try window.press(window.views(.button)[0])
        #expect(window.texts.contains("asked"))
        try window.press(window.views(.button)[1])
        #expect(window.texts.contains("in the field"))
        let without = TestWindow { RenameButton() }
        #expect(without.views(.button).map(\.isEnabled) == [false])
    }

    @Test("What stands for a window's document is dragged from beside its title, as what it is")
    func documents() async throws {
        let file = URL(fileURLWithPath: "/tmp/report.pdf")
        let window = TestWindow { Text("page").navigationTitle("Report").navigationDocument(file) }
        #expect(window.toolbarOutline == "document “”")
        #expect(try window.drag(from: window.views[0]).offeredNames.contains("text/uri-list"))
        let note = TestWindow { Text("page").navigationDocument("a note") }
        let text = try note.drag(from: note.views[0])
        #expect(try await text.data(for: "text/plain;charset=utf-8") == Data("a note".utf8))
        let described = TestWindow {
            Text("page").navigationDocument("a note", preview: SharePreview("Note", image: Image(systemName: "star")))
        }
        #expect(try described.drag(from: described.views[0]).items.count == 1)
    }

    @Test("Views say whether their window has a button that closes it")
    func dismissing() {
        #expect(TestWindow { Text("a") }.isClosable)
        #expect(!TestWindow { Text("a").windowDismissBehavior(.disabled) }.isClosable)
        #expect(TestWindow { Text("a").windowDismissBehavior(.disabled).windowDismissBehavior(.enabled) }.isClosable)
        let both = TestWindow { Text("a").windowDismissBehavior(.disabled).windowResizeBehavior(.disabled) }
        #expect(!both.isClosable && both.isResizable == false)
    }

    @Test("Views say whether the user can size their window")
    func resizing() {
        #expect(TestWindow { Text("a") }.isResizable == nil)
        #expect(TestWindow { Text("a").windowResizeBehavior(.disabled) }.isResizable == false)
        #expect(
            TestWindow { Text("a").windowResizeBehavior(.disabled).windowResizeBehavior(.enabled) }.isResizable == true
        )
    }
}
