import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("DocumentGroup")
struct DocumentGroupTests {
    private struct TextApp: App {
        var body: some Scene {
            DocumentGroup(newDocument: TextDocument("new")) { file in TextEditorView(file: file) }
        }
    }

    private struct TextEditorView: View {
        let file: FileDocumentConfiguration<TextDocument>
        @Environment(\.newDocument) private var newDocument
        @Environment(\.openDocument) private var openDocument
        @Environment(\.documentConfiguration) private var configuration

        var body: some View {
            TextField("Text", text: file.$document.text).accessibilityIdentifier("text")
            Text("text: \(file.document.text)")
            Text("file: \(configuration?.fileURL?.lastPathComponent ?? "none")")
            Button("Another") { newDocument(TextDocument("another")) }
            Button("Another JSON") { newDocument(contentType: .json) }
            NewDocumentButton("Another plain one", contentType: .plainText)
            NewDocumentButton("A made one") { TextDocument("made") }
            NewDocumentButton("A letter", source: .letter)
            Text("source: \(file.creationSource.map(String.init(describing:)) ?? "none")")
        }
    }

    @MainActor @Observable
    final class Pages: ReferenceFileDocument {
        nonisolated static let readableContentTypes: [UTType] = [.json]
        var pages: [String]

        nonisolated init(pages: [String]) { _pages = pages }

        nonisolated init(configuration: ReadConfiguration) throws {
            _pages = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
        }

        nonisolated func snapshot(contentType: UTType) throws -> [String] { MainActor.assumeIsolated { pages } }

        nonisolated func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
        }
    }

    private struct PagesApp: App {
        nonisolated static func makePages() -> Pages { Pages(pages: ["first"]) }

        var body: some Scene {
            DocumentGroup(newDocument: Self.makePages) { file in PagesView(file: file) }
        }
    }

    private struct PagesView: View {
        let file: ReferenceFileDocumentConfiguration<Pages>
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Text(file.document.pages.joined(separator: " "))
            Button("Add") {
                file.document.pages.append("more")
                undoManager?.registerUndo(withTarget: file.document) { $0.pages.removeLast() }
            }
        }
    }

    /// A document as older apps write it.
    final class Checklist: ReferenceFileDocument, @unchecked Sendable {
        static let readableContentTypes: [UTType] = [.json]
        @Published var items: [String]

        init(items: [String]) { self.items = items }

        init(configuration: ReadConfiguration) throws {
            items = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
        }

        func snapshot(contentType: UTType) throws -> [String] { items }

        func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
        }
    }

    private struct ChecklistApp: App {
        nonisolated static func makeChecklist() -> Checklist { Checklist(items: ["first"]) }

        var body: some Scene {
            DocumentGroup(newDocument: Self.makeChecklist) { file in
                Text("count: \(file.document.items.count)")
                TextField("First", text: file.$document.items[0]).accessibilityIdentifier("item")
                ChecklistView()
            }
        }
    }

    private struct ChecklistView: View {
        @EnvironmentObject private var checklist: Checklist

        var body: some View {
            Text(checklist.items.joined(separator: " "))
            Button("Add") { checklist.items.append("more") }
        }
    }

    private struct ViewerApp: App {
        var body: some Scene {
            DocumentGroup(viewing: TextDocument.self) { file in Text("shows \(file.document.text)") }
        }
    }

    private struct LinkApp: App {
        var body: some Scene { WindowGroup { LinkView() } }
    }

    private struct LinkView: View {
        @State private var links: [String] = []
        var body: some View {
            Text("links: \(links.joined(separator: " "))").onOpenURL { links.append($0.absoluteString) }
        }
    }

    private let folder: Folder

    init() throws { folder = try Folder() }

    private func edit(_ window: TestWindow, _ text: String) throws {
        try window.type(text, into: window.view(identifier: "text"))
    }

    private func window(_ app: TestApp, _ index: Int = 0) throws -> TestWindow {
        let windows = app.windows
        for window in windows { window.update() }
        return try #require(windows.indices.contains(index) ? windows[index] : nil)
    }

    @Test func anAppBeginsWithANewDocumentThatIsSavedWhereTheUserWants() async throws {
        let app = TestApp(TextApp.self)
        let window = try window(app)
        #expect(window.title == "Untitled")
        #expect(window.texts.contains("text: new"))
        try edit(window, "changed")
        #expect(app.windows[0].title == "• Untitled")
        try window.menuBar?.choose("File", "Save")
        window.update()
        let dialog = try #require(window.fileDialogs.first)
        #expect(dialog.title == "Save As" && dialog.filename == "Untitled.txt")
        try await dialog.choose(folder("letter.txt"))
        #expect(try folder.text("letter.txt") == "changed")
        #expect(app.windows[0].title == "letter.txt")
        #expect(window.texts.contains("file: letter.txt"))
        // From now on the file is known.
        try edit(window, "again")
        try window.press(key: "s", modifiers: .command)
        try await waitUntil("the saved file") { app.windows[0].title == "letter.txt" }
        #expect(try folder.text("letter.txt") == "again")
        #expect(folder.names == ["letter.txt"])
    }

    @Test func aDocumentWhoseChangesAreAllUndoneIsTheOneInItsFile() async throws {
        let file = try folder.file("a.txt", "old")
        let app = TestApp(TextApp.self)
        await app.open(file)
        let window = try window(app)
        try edit(window, "one")
        // The changes of one event are undone as one.
        await letEventEnd()
        try edit(window, "two")
        try window.undo()
        #expect(app.windows[0].title == "• a.txt")
        try window.undo()
        #expect(window.texts.contains("text: old") && app.windows[0].title == "a.txt")
        try window.redo()
        #expect(app.windows[0].title == "• a.txt")
        try window.press(key: "s", modifiers: .command)
        try await waitUntil("the saved file") { app.windows[0].title == "a.txt" }
        #expect(try folder.text("a.txt") == "one")
        // Now it is another state that equals the file.
        try window.undo()
        #expect(app.windows[0].title == "• a.txt")
        try window.redo()
        #expect(window.texts.contains("text: one") && app.windows[0].title == "a.txt")
    }

    @Test func aDocumentThatHadMoreChangesThanAreKeptStaysChanged() async throws {
        let file = try folder.file("a.txt", "old")
        let app = TestApp(TextApp.self)
        await app.open(file)
        let window = try window(app)
        for number in 0...100 {
            try edit(window, "\(number)")
            await letEventEnd()
        }
        for _ in 0..<100 { try window.undo() }
        #expect(throws: TestWindowError.self) { try window.undo() }
        #expect(window.texts.contains("text: 0") && app.windows[0].title == "• a.txt")
    }

    /// Waits until the main queue has done what is scheduled, such as the end of an event's changes.
    private func letEventEnd() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test func theFileMenuIsThatOfDocuments() throws {
        let file = try #require(window(TestApp(TextApp.self)).menuBar?.items.first)
        #expect(file.title == "File")
        #expect(
            file.items.flatMap { $0.items.isEmpty ? [$0] : $0.items }.map(\.title)
                == ["New", "Open…", "Save", "Save As…", "Close", "Quit"]
        )
        let viewer = try #require(window(TestApp(ViewerApp.self)).menuBar?.items.first)
        #expect(viewer.items.flatMap { $0.items.isEmpty ? [$0] : $0.items }.map(\.title) == ["Open…", "Close", "Quit"])
    }

    @Test func aFileIsOpenedInPlaceOfTheWindowThatWasNotUsed() async throws {
        let file = try folder.file("a.txt", "text of a")
        let app = TestApp(TextApp.self)
        await app.open(file)
        #expect(app.windows.map(\.title) == ["a.txt"])
        #expect(try window(app).texts.contains("text: text of a"))
        // It is opened once.
        await app.open(file)
        #expect(app.windows.count == 1)
        try folder.file("b.txt", "text of b")
        try window(app).menuBar?.choose("File", "Open…")
        try await #require(window(app).fileDialogs.first).choose(folder("b.txt"))
        try await waitUntil("the second file") { app.windows.count == 2 }
        #expect(app.windows.map(\.title) == ["a.txt", "b.txt"])
    }

    @Test func whatCannotBeOpenedIsTold() async throws {
        let app = TestApp(TextApp.self)
        for (file, reason) in [
            (folder("missing.txt"), "does not exist"),
            (try folder.file("picture.png", "no picture"), "opens no files of the type"),
        ] {
            await app.open(file)
            let alert = try #require(window(app).alerts.first)
            #expect(alert.texts.contains { $0.contains(reason) })
            try alert.press("OK")
        }
        try Data([0xFF, 0xFE, 0x00]).write(to: folder("damaged.txt"))
        await app.open(folder("damaged.txt"))
        let alert = try #require(window(app).alerts.first)
        #expect(alert.texts.contains { $0.contains("“damaged.txt” could not be opened") }, "\(alert.texts)")
        try alert.press("OK")
        #expect(app.windows.map(\.title) == ["Untitled"])
        #expect(try Data(contentsOf: folder("damaged.txt")) == Data([0xFF, 0xFE, 0x00]))
        let long = folder(String(repeating: "x", count: 5000) + ".txt")
        await app.open(long)
        #expect(try window(app).alerts.first?.texts.contains { $0.contains("does not exist") } == true)
    }

    @Test func closingAWindowWithChangesAsks() async throws {
        let file = try folder.file("a.txt", "old")
        let app = TestApp(TextApp.self)
        await app.open(file)
        try edit(window(app), "changed")
        try window(app).close()
        #expect(app.windows.count == 1)
        try #require(window(app).alerts.first).press("Cancel")
        #expect(try window(app).alerts.isEmpty)
        try window(app).menuBar?.choose("File", "Close")
        try #require(window(app).alerts.first).press("Save")
        try await waitUntil("the window to close") { app.windows.isEmpty }
        #expect(try folder.text("a.txt") == "changed")
    }

    @Test func changesAreDiscardedWhereTheUserSaysSo() async throws {
        let file = try folder.file("a.txt", "old")
        let app = TestApp(TextApp.self)
        await app.open(file)
        try edit(window(app), "changed")
        try window(app).close()
        try #require(window(app).alerts.first).press("Discard")
        #expect(app.windows.isEmpty)
        #expect(try folder.text("a.txt") == "old")
    }

    @Test func whatAnotherProgramHasWrittenIsReplacedOnlyWhereTheUserSaysSo() async throws {
        let file = try folder.file("a.txt", "old")
        let app = TestApp(TextApp.self)
        await app.open(file)
        try edit(window(app), "changed")
        try folder.file("a.txt", "of another program")
        try window(app).press(key: "s", modifiers: .command)
        let alert = try #require(window(app).alerts.first)
        try alert.press("Cancel")
        #expect(app.windows[0].title == "• a.txt")
        #expect(try folder.text("a.txt") == "of another program")
        try window(app).press(key: "s", modifiers: .command)
        try #require(window(app).alerts.first).press("Replace")
        try await waitUntil("the saved file") { app.windows[0].title == "a.txt" }
        #expect(try folder.text("a.txt") == "changed")
        // What this app has written is known to it.
        try edit(window(app), "again")
        try window(app).press(key: "s", modifiers: .command)
        try await waitUntil("the saved file") { app.windows[0].title == "a.txt" }
        #expect(try folder.text("a.txt") == "again")
    }

    @Test func aFailureToSaveIsToldAndTheChangesStay() async throws {
        let file = try folder.file("a.txt", "old")
        let app = TestApp(TextApp.self)
        await app.open(file)
        try edit(window(app), "unwritable")
        try window(app).press(key: "s", modifiers: .command)
        try await waitUntil("the failure") { (try? window(app).alerts.count) == 1 }
        let texts = try #require(window(app).alerts.first).texts
        #expect(texts.contains { $0.hasPrefix("“a.txt” could not be saved") }, "\(texts)")
        #expect(app.windows[0].title == "• a.txt")
        #expect(try folder.text("a.txt") == "old")
    }

    @Test(
        .enabled(if: Folder.canMount),
        arguments: [("size=64k", "No space left on device"), ("ro", "Read-only file system")]
    )
    func aDiskThatTakesNothingLeavesTheOldFileWhole(_ options: String, _ reason: String) async throws {
        try await Folder.mounted("size=64k") { disk in
            let file = disk.appendingPathComponent("a.txt")
            try Data("old".utf8).write(to: file)
            let app = TestApp(TextApp.self)
            await app.open(file)
            try edit(window(app), String(repeating: "x", count: 1 << 20))
            if options == "ro" { try #require(mount("tmpfs", disk.path, "tmpfs", 1 | 32, nil) == 0) }
            try window(app).press(key: "s", modifiers: .command)
            try await waitUntil("the failure") { (try? window(app).alerts.count) == 1 }
            let texts = try #require(window(app).alerts.first).texts
            #expect(texts.contains { $0.contains("“a.txt”") && $0.contains(reason) }, "\(texts)")
            #expect(app.windows[0].title == "• a.txt")
            #expect(try Data(contentsOf: file) == Data("old".utf8) && Folder.names(in: disk) == ["a.txt"])
        }
    }

    @Test func documentsAreOpenedFromCode() async throws {
        let app = TestApp(TextApp.self)
        try window(app).press("Another")
        #expect(app.windows.map(\.title) == ["Untitled", "Untitled 2"])
        #expect(try window(app, 1).texts.contains("text: another"))
        try window(app).press("Another JSON")
        try window(app).menuBar?.choose("File", "New")
        #expect(app.windows.count == 4)
        try window(app).press("Another plain one")
        try window(app).press("A made one")
        try await waitUntil("the windows") { app.windows.count == 6 }
        #expect(try window(app, 5).texts.contains("text: made"))
        // Each has a document of its own.
        try edit(window(app, 1), "changed")
        #expect(try window(app, 0).texts.contains("text: new"))
        try window(app, 1).undo()
        #expect(try window(app, 1).texts.contains("text: another"))
    }

    @Test func aDocumentKnowsTheSourceOfItsButton() async throws {
        let app = TestApp(TextApp.self)
        #expect(try window(app).texts.contains("source: none"))
        try window(app).press("A letter")
        try await waitUntil("the window") { app.windows.count == 2 }
        try await waitUntil("the source") { try window(app, 1).texts.contains("source: letter") }
        #expect(try window(app).texts.contains("source: none"))
    }

    @Test func anObjectIsEditedWhenAnUndoIsRegistered() async throws {
        let file = try folder.file("a.json", "[\"one\"]")
        let app = TestApp(PagesApp.self)
        await app.open(file)
        #expect(try window(app).texts.contains("one"))
        try window(app).press("Add")
        #expect(app.windows[0].title == "• a.json")
        try window(app).press(key: "s", modifiers: .command)
        try await waitUntil("the saved file") { app.windows[0].title == "a.json" }
        #expect(try folder.text("a.json") == "[\"one\",\"more\"]")
        try window(app).undo()
        #expect(try window(app).texts.contains("one") && app.windows[0].title == "• a.json")
    }

    @Test func anObservableObjectIsFollowedAndInTheEnvironment() async throws {
        let app = TestApp(ChecklistApp.self)
        #expect(try window(app).texts.contains("count: 1"))
        try window(app).press("Add")
        #expect(try window(app).texts.contains("count: 2"))
        try window(app).type("second", into: window(app).view(identifier: "item"))
        #expect(try window(app).texts.contains("second more"))
    }

    @Test func aViewerAsksForADocument() async throws {
        let app = TestApp(ViewerApp.self)
        #expect(try window(app).texts.contains("No Document"))
        try await #require(window(app).fileDialogs.first).choose(folder.file("a.txt", "a"))
        try await waitUntil("the document") { (try? window(app).texts.contains("shows a")) == true }
        #expect(app.windows.count == 1)
    }

    @Test func changesAreRecoveredWhenTheAppHasEnded() async throws {
        let file = try folder.file("a.txt", "old")
        let kept = folder("kept")
        let app = TestApp(TextApp.self, recoveryFolder: kept)
        await app.open(file)
        try edit(window(app), "changed")
        try window(app).advance(by: .seconds(3))
        try await waitUntil("a copy that is kept") {
            // It is written last, in place of a temporary file.
            Folder.names(in: kept).contains { name in
                Folder.names(in: kept.appendingPathComponent(name)).contains("document.plist")
            }
        }
        // A process that lives keeps its copies.
        #expect(TestApp(TextApp.self, recoveryFolder: kept).windows.map(\.title) == ["Untitled"])
        try FileManager.default.copyItem(at: kept, to: folder("left"))
        let next = TestApp(TextApp.self, recoveryFolder: folder("left"))
        #expect(next.windows.map(\.title) == ["• a.txt"])
        #expect(try window(next).texts.contains("text: changed"))
        #expect(try folder.text("a.txt") == "old")
        try window(next).press(key: "s", modifiers: .command)
        try await waitUntil("the saved file") { next.windows[0].title == "a.txt" }
        #expect(try folder.text("a.txt") == "changed")
        #expect(Folder.names(in: folder("left")).isEmpty)
        // Nothing is kept of what was discarded.
        try window(app).close()
        try #require(window(app).alerts.first).press("Discard")
        #expect(Folder.names(in: kept).isEmpty)
    }

    @Test func damagedCopiesAreNoObstacle() throws {
        try folder.file("left/one/document.plist", "nonsense")
        try folder.file("left/two/contents", "text")
        for (number, list) in hostilePropertyLists.enumerated() {
            let info = try folder.file("left/hostile \(number)/document.plist", "")
            try list.write(to: info)
        }
        #expect(TestApp(TextApp.self, recoveryFolder: folder("left")).windows.map(\.title) == ["Untitled"])
        #expect(Folder.names(in: folder("left")).isEmpty)
    }

    @Test func aURLFromOutsideIsGivenToTheViews() async throws {
        let app = TestApp(LinkApp.self)
        await app.open(URL(string: "example:hello")!)
        #expect(try window(app).texts == ["links: example:hello"])
    }
}

extension DocumentCreationSource {
    fileprivate static let letter = DocumentCreationSource(id: "letter")
}
