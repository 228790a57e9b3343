import Foundation
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

/// Documents that read and write files themselves, in windows of their own.
///
/// One test at a time: the apps keep what they were given in variables of their types.
@MainActor
@Suite("Documents with readers and writers", .serialized)
struct ObjectDocumentTests {
    private struct LetterApp: App {
        var body: some Scene {
            DocumentGroup { letter in
                LetterView(letter: letter)
            } makeDocument: { configuration, context in
                Self.configurations.append(configuration)
                if context.creationSource == .slow {
                    try await letPass(.milliseconds(50), because: "a document may be slow to make")
                }
                if context.creationSource == .cancelled { throw CancellationError() }
                if context.creationSource == .failing { throw DocumentFault.unwritable }
                return Letter(context.creationSource == .slow ? "slow" : "new")
            }
        }

        @MainActor static var configurations: [URLDocumentConfiguration] = []
    }

    private struct LetterView: View {
        @Bindable var letter: Letter
        @Environment(\.undoManager) private var undoManager
        @Environment(\.documentConfiguration) private var configuration

        var body: some View {
            TextField("Text", text: $letter.text).accessibilityIdentifier("text")
                .onChange(of: letter.text) { old, _ in
                    undoManager?.registerUndo(withTarget: letter) { $0.text = old }
                }
            Text("text: \(letter.text)")
            Text("file: \(configuration?.fileURL?.lastPathComponent ?? "none")")
            NewDocumentButton("Slow", source: .slow)
            NewDocumentButton("Cancelled", source: .cancelled)
            NewDocumentButton("Failing", source: .failing)
        }
    }

    private struct AlbumApp: App {
        @MainActor static var log = WritingLog()

        var body: some Scene {
            DocumentGroup(allowCreating: false) { album in
                AlbumView(album: album)
            } makeDocument: { _, _ in
                Album(log: Self.log)
            }
        }
    }

    private struct AlbumView: View {
        let album: Album
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Text(album.pages.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
            Button("Change") { set("b.txt", "changed") }
            Button("Add") { set("c.txt", "added") }
            Button("Spoil") { set("b.txt", "unwritable") }
        }

        private func set(_ name: String, _ text: String) {
            let before = album.pages
            album.pages[name] = text
            undoManager?.registerUndo(withTarget: album) { $0.pages = before }
        }
    }

    private struct ViewerApp: App {
        var body: some Scene {
            DocumentGroup { letter in
                Text("shows \(letter.text)")
            } makeReadableDocument: { (_, _) -> Letter in
                Letter("")
            }
        }
    }

    private let folder: Folder
    private let log = WritingLog()

    init() throws {
        folder = try Folder()
        AlbumApp.log = log
        LetterApp.configurations = []
    }

    private func window(_ app: TestApp, _ index: Int = 0) throws -> TestWindow {
        let windows = app.windows
        for window in windows { window.update() }
        return try #require(windows.indices.contains(index) ? windows[index] : nil)
    }

    private func edit(_ window: TestWindow, _ text: String) throws {
        try window.type(text, into: window.view(identifier: "text"))
    }

    private func save(_ app: TestApp) throws { try window(app).press(key: "s", modifiers: .command) }

    // MARK: Making, opening and saving

    @Test func aNewDocumentIsSavedAndKnowsItsFile() async throws {
        let app = TestApp(LetterApp.self)
        let window = try window(app)
        let configuration = try #require(LetterApp.configurations.first)
        #expect(window.title == "Untitled" && window.texts.contains("text: new"))
        #expect(configuration.fileURL == nil && configuration.lastContentModificationDate == nil)
        try edit(window, "changed")
        #expect(app.windows[0].title == "• Untitled")
        try save(app)
        try await #require(window.fileDialogs.first).choose(folder("letter.txt"))
        #expect(try folder.text("letter.txt") == "changed")
        #expect(app.windows[0].title == "letter.txt" && window.texts.contains("file: letter.txt"))
        #expect(configuration.fileURL == folder("letter.txt") && configuration.lastContentModificationDate != nil)
        // The writer knows what the file has.
        try edit(window, "before")
        try save(app)
        try await waitUntil("the saved file") { app.windows[0].title == "letter.txt" }
        #expect(try folder.text("letter.txt") == "changed")
        try window.undo()
        #expect(window.texts.contains("text: changed") && app.windows[0].title == "• letter.txt")
    }

    @Test func aFileIsOpenedAndSaved() async throws {
        let app = TestApp(LetterApp.self)
        await app.open(try folder.file("a.txt", "text of a"))
        #expect(app.windows.map(\.title) == ["a.txt"])
        #expect(try window(app).texts.contains("text: text of a"))
        #expect(LetterApp.configurations.last?.fileURL?.lastPathComponent == "a.txt")
        // The wrapper that was read is that of the writer.
        try edit(window(app), "before")
        try save(app)
        try await waitUntil("the saved file") { app.windows[0].title == "a.txt" }
        #expect(try folder.text("a.txt") == "text of a")
        try edit(window(app), "unwritable")
        try save(app)
        try await waitUntil("the failure") { (try? window(app).alerts.count) == 1 }
        #expect(try folder.text("a.txt") == "text of a" && folder.names == ["a.txt"])
    }

    @Test func aFileOfATypeThatIsOnlyReadIsSavedElsewhere() async throws {
        let app = TestApp(LetterApp.self)
        await app.open(try folder.file("a.json", "{}"))
        try edit(window(app), "changed")
        try save(app)
        let dialog = try #require(window(app).fileDialogs.first)
        #expect(dialog.contentTypes == [.plainText])
        try await dialog.choose(folder("b.txt"))
        #expect(try [folder.text("a.json"), folder.text("b.txt")] == ["{}", "changed"])
    }

    @Test func whatCannotBeReadIsTold() async throws {
        try Data([0xFF, 0xFE, 0x00]).write(to: folder("damaged.txt"))
        let app = TestApp(LetterApp.self)
        await app.open(folder("damaged.txt"))
        let alert = try #require(window(app).alerts.first)
        #expect(alert.texts.contains { $0.contains("“damaged.txt” could not be opened") }, "\(alert.texts)")
        #expect(app.windows.map(\.title) == ["Untitled"])
    }

    @Test func theSourceOfADocumentIsKnownWhereItIsMade() async throws {
        let app = TestApp(LetterApp.self)
        try window(app).press("Slow")
        #expect(app.windows.count == 2)
        #expect(try !window(app, 1).texts.contains("No Document"))
        try await waitUntil("the document") { (try? window(app, 1).texts.contains("text: slow")) == true }
        #expect(LetterApp.configurations.last?.creationSource == .slow)
        // The user has changed their mind.
        try window(app).press("Cancelled")
        try await waitUntil("the window to close") { app.windows.count == 2 }
        try window(app).press("Failing")
        try await waitUntil("the failure") { (try? window(app, 2).alerts.count) == 1 }
    }

    @Test func aViewerShowsAndSavesNothing() async throws {
        let app = TestApp(ViewerApp.self)
        try await #require(window(app).fileDialogs.first).choose(folder.file("a.txt", "a"))
        try await waitUntil("the document") { (try? window(app).texts.contains("shows a")) == true }
        let file = try #require(window(app).menuBar?.items.first)
        #expect(file.items.flatMap { $0.items.isEmpty ? [$0] : $0.items }.map(\.title) == ["Open…", "Close", "Quit"])
    }

    @Test func changesAreRecovered() async throws {
        let kept = folder("kept")
        let app = TestApp(LetterApp.self, recoveryFolder: kept)
        await app.open(try folder.file("a.txt", "old"))
        try edit(window(app), "changed")
        try window(app).advance(by: .seconds(3))
        try await waitUntil("a copy that is kept") {
            // It is written last, in place of a temporary file.
            Folder.names(in: kept).contains { name in
                Folder.names(in: kept.appendingPathComponent(name)).contains("document.plist")
            }
        }
        try FileManager.default.copyItem(at: kept, to: folder("left"))
        let next = TestApp(LetterApp.self, recoveryFolder: folder("left"))
        #expect(next.windows.map(\.title) == ["• a.txt"])
        try await waitUntil("the copy") { (try? window(next).texts.contains("text: changed")) == true }
        #expect(try folder.text("a.txt") == "old")
        try save(next)
        try await waitUntil("the saved file") { next.windows[0].title == "a.txt" }
        #expect(try folder.text("a.txt") == "changed" && Folder.names(in: folder("left")).isEmpty)
    }

    // MARK: Writing in part

    private func album() async throws -> TestApp {
        try folder.file("album/a.txt", "one")
        try folder.file("album/b.txt", "two")
        try folder.file("album/picture", "of another kind")
        let app = TestApp(AlbumApp.self)
        await app.open(folder("album"))
        return app
    }

    @Test func onlyWhatHasChangedIsWritten() async throws {
        let app = try await album()
        #expect(try window(app).texts.contains("a.txt=one b.txt=two"))
        try window(app).press("Change")
        try save(app)
        try await waitUntil("the saved folder") { app.windows[0].title == "album" }
        // Nothing is known of what was written before.
        #expect(log.take() == ["a.txt", "b.txt"])
        try window(app).press("Add")
        try save(app)
        try await waitUntil("the saved folder") { app.windows[0].title == "album" }
        #expect(log.take() == ["c.txt"])
        #expect(Folder.names(in: folder("album")) == ["a.txt", "b.txt", "c.txt", "picture"])
        #expect(try [folder.text("album/b.txt"), folder.text("album/c.txt")] == ["changed", "added"])
        #expect(folder.names == ["album"])
    }

    @Test func aWriterThatFailsHalfWayLeavesTheFolderWhole() async throws {
        let app = try await album()
        try window(app).press("Add")
        try window(app).press("Spoil")
        try save(app)
        try await waitUntil("the failure") { (try? window(app).alerts.count) == 1 }
        #expect(log.take() == ["a.txt", "b.txt"])
        #expect(Folder.names(in: folder("album")) == ["a.txt", "b.txt", "picture"])
        #expect(try folder.text("album/b.txt") == "two" && folder.names == ["album"])
        #expect(app.windows[0].title == "• album")
    }

    @Test func theUserSeesHowMuchIsWrittenWhereThatTakesLong() async throws {
        let app = try await album()
        log.bar(true)
        try window(app).press("Change")
        try save(app)
        #expect(try !window(app).texts.contains("Saving…"))
        try window(app).advance(by: .seconds(2))
        try await waitUntil("the progress") { (try? window(app).texts.contains("Saving…")) == true }
        log.bar(false)
        try await waitUntil("the saved folder") { app.windows[0].title == "album" }
        #expect(try !window(app).texts.contains("Saving…"))
    }

    @Test func documentsThatAreNotMadeAreOpenedAndSaved() async throws {
        let app = TestApp(AlbumApp.self)
        #expect(try window(app).texts.contains("No Document"))
        let file = try #require(window(app).menuBar?.items.first)
        #expect(
            file.items.flatMap { $0.items.isEmpty ? [$0] : $0.items }.map(\.title)
                == ["Open…", "Save", "Save As…", "Close", "Quit"]
        )
    }

    // MARK: Exporting

    @Test func documentsAreExported() async throws {
        let window = TestWindow { ExporterView(log: log) }
        try window.press("One")
        let dialog = try #require(window.fileDialogs.first)
        #expect(dialog.contentTypes == [.plainText] && dialog.filename == "Letter.txt")
        try await dialog.choose(folder("Letter.txt"))
        #expect(try folder.text("Letter.txt") == "dear")
    }

    @Test func exportingDocumentsIsCancelled() async throws {
        let window = TestWindow { ExporterView(log: log) }
        try window.press("Several")
        try await #require(window.fileDialogs.first).cancel()
        window.update()
        #expect(window.texts.contains("cancelled"), "\(window.texts)")
    }

    @Test func severalDocumentsAreExported() async throws {
        let window = TestWindow { ExporterView(log: log) }
        try window.press("Several")
        try await #require(window.fileDialogs.first).choose(folder.folder("into"))
        // Writers run beside the main actor.
        try await waitUntil("the exported documents") {
            window.update()
            return window.texts.contains("Untitled Untitled 2")
        }
        #expect(Folder.names(in: folder("into")) == ["Untitled", "Untitled 2"])
        #expect(try folder.text("into/Untitled 2/b.txt") == "two")
    }

    private struct ExporterView: View {
        let log: WritingLog
        @State private var exportsOne = false
        @State private var exportsSeveral = false
        @State private var exported: [String] = []
        @State private var isCancelled = false

        var body: some View {
            Text(isCancelled ? "cancelled" : exported.joined(separator: " "))
            Button("One") { exportsOne = true }
                .fileExporter(isPresented: $exportsOne, document: Letter("dear"), defaultFilename: "Letter") { result in
                    exported += (try? result.get()).map { [$0.lastPathComponent] } ?? ["failed"]
                }
            Button("Several") { exportsSeveral = true }
                .fileExporter(
                    isPresented: $exportsSeveral,
                    documents: [Album(["a.txt": "one"], log: log), Album(["b.txt": "two"], log: log)],
                    onCompletion: { result in
                        switch result {
                        case .success(let files): exported += files.map(\.lastPathComponent)
                        case .failure(let error): exported.append("\(error)")
                        }
                    },
                    onCancellation: { isCancelled = true }
                )
        }
    }
}

extension DocumentCreationSource {
    fileprivate static let slow = DocumentCreationSource(id: "slow")
    fileprivate static let cancelled = DocumentCreationSource(id: "cancelled")
    fileprivate static let failing = DocumentCreationSource(id: "failing")
}
