import Foundation
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("fileExporter")
struct FileExporterTests {
    /// A document that is exported, and the results.
    @MainActor @Observable
    final class Model {
        var isPresented = true
        var result: Result<[URL], any Error>?
        var isCancelled = false

        var names: [String]? { (try? result?.get())?.map(\.lastPathComponent) }
        var error: (any Error)? {
            if case .failure(let error)? = result { error } else { nil }
        }
    }

    private struct Note: Transferable {
        var name = "Milk"
        var text = "1 litre"
        var isBroken = false

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { note in
                if note.isBroken { throw DocumentFault.unwritable }
                return Data("\"\(note.text)\"".utf8)
            }
            .suggestedFileName { $0.name }
            DataRepresentation(exportedContentType: .plainText) { note in
                if note.isBroken { throw DocumentFault.unwritable }
                return Data(note.text.utf8)
            }
        }
    }

    private let model = Model()
    private let folder: Folder

    init() throws { folder = try Folder() }

    private var isPresented: Binding<Bool> { Bindable(model).isPresented }

    private func take(_ result: Result<URL, any Error>) { model.result = result.map { [$0] } }
    private func takeAll(_ result: Result<[URL], any Error>) { model.result = result }

    private func dialog(_ view: some View) throws -> TestFileDialog {
        let window = TestWindow { view }
        return try #require(window.fileDialogs.first)
    }

    private func exporter(
        _ document: TextDocument?,
        _ types: [UTType] = [],
        named name: String? = nil
    ) -> some View {
        Text("view").fileExporter(
            isPresented: isPresented,
            document: document,
            contentTypes: types,
            defaultFilename: name,
            onCompletion: { result in MainActor.assumeIsolated { take(result) } },
            onCancellation: { MainActor.assumeIsolated { model.isCancelled = true } }
        )
    }

    // MARK: Documents

    @Test func aDocumentIsSavedWhereTheUserWants() async throws {
        let dialog = try dialog(
            Text("view").fileExporter(
                isPresented: isPresented,
                document: TextDocument("text"),
                contentType: .plainText,
                defaultFilename: "Letter"
            ) { result in MainActor.assumeIsolated { take(result) } }
        )
        #expect(dialog.kind == .save && dialog.filename == "Letter.txt" && dialog.contentTypes == [.plainText])
        #expect(dialog.title == "Export" && dialog.confirmationLabel == "Save")
        try await dialog.choose(folder("Letter.txt"))
        #expect(model.names == ["Letter.txt"] && !model.isPresented)
        #expect(try folder.text("Letter.txt") == "text")
        #expect(folder.names == ["Letter.txt"])
    }

    @Test func theTypeIsThatOfTheNameOrTheOneThatTheUserChooses() async throws {
        let first = try dialog(exporter(TextDocument("text")))
        #expect(first.contentTypes == [.plainText, .json] && first.filename == "Untitled.txt")
        try await first.choose(folder("a.json"))
        model.isPresented = true
        try await dialog(exporter(TextDocument("text"))).choose(folder("b"), as: .json)
        model.isPresented = true
        try await dialog(exporter(TextDocument("text"))).choose(folder("c"))
        #expect(folder.names == ["a.json", "b.json", "c.txt"])
        #expect(
            try [folder.text("a.json"), folder.text("b.json"), folder.text("c.txt")] == [
                "\"text\"", "\"text\"", "text",
            ]
        )
        model.isPresented = true
        let last = try dialog(exporter(TextDocument("text"), [.json]))
        await #expect(throws: TestWindowError.self) { try await last.choose(folder("d"), as: .plainText) }
    }

    @Test func aFileIsReplacedWhereTheUserWasAskedAboutThatName() async throws {
        try folder.file("a.txt", "old")
        let window = TestWindow { exporter(TextDocument("new")) }
        // The dialog asked about “a”, which is not there.
        try await #require(window.fileDialogs.first).choose(folder("a"))
        #expect(try folder.text("a.txt") == "old")
        #expect(model.result == nil && model.isPresented)
        let again = try #require(window.fileDialogs.first)
        #expect(again.filename == "a.txt" && again.directory?.path == folder.url.path)
        try await again.choose(folder("a.txt"))
        #expect(try folder.text("a.txt") == "new")
        #expect(folder.names == ["a.txt"])
    }

    @Test func aFileThatAppearsAfterTheUserHasChosenIsNotReplaced() async throws {
        let url = folder("a")
        let document = PageDocument(["page"]) { try? Data("of another".utf8).write(to: url) }
        let dialog = try dialog(
            Text("view").fileExporter(isPresented: isPresented, document: document, contentType: .package) { result in
                MainActor.assumeIsolated { take(result) }
            }
        )
        try await dialog.choose(url)
        #expect((model.error as? CocoaError)?.code == .fileWriteFileExists)
        #expect(try folder.text("a") == "of another")
        #expect(folder.names == ["a"])
    }

    @Test func nothingIsAskedWithoutADocumentAndCancellingIsHeardOf() async throws {
        #expect(TestWindow { exporter(nil) }.fileDialogs.isEmpty)
        #expect(model.isPresented)
        await (try dialog(exporter(TextDocument("text")))).cancel()
        #expect(model.isCancelled && !model.isPresented && model.result == nil)
    }

    @Test func aDocumentThatCannotBeWrittenLeavesTheOldFileWhole() async throws {
        try folder.file("a.txt", "old")
        try await dialog(exporter(TextDocument("unwritable"))).choose(folder("a.txt"))
        #expect(model.error is DocumentFault)
        #expect(try folder.text("a.txt") == "old")
        #expect(folder.names == ["a.txt"])
    }

    @Test func badPlacesAreErrors() async throws {
        let long = String(repeating: "x", count: 5000)
        for (place, code) in [
            ("missing/a.txt", CocoaError.Code.fileNoSuchFile), (long + ".txt", .fileWriteInvalidFileName),
        ] {
            model.isPresented = true
            try await dialog(exporter(TextDocument("text"))).choose(folder(place))
            #expect((model.error as? CocoaError)?.code == code)
            #expect(folder.names.isEmpty)
        }
        let names = ["../../etc/passwd", "a/b.txt", "x\u{202E}txt.exe", "", "..", long]
        let suggestions = try names.map { name in
            model.isPresented = true
            return try dialog(exporter(TextDocument("text"), named: name)).filename ?? ""
        }
        #expect(suggestions.dropLast() == ["passwd.txt", "b.txt", "xtxt.exe", "Untitled.txt", "Untitled.txt"])
        #expect(suggestions.allSatisfy { $0.utf8.count <= 255 && !$0.contains("/") })
    }

    @Test(.enabled(if: Folder.canMount)) func aFullDiskLeavesTheOldFileWhole() async throws {
        try await Folder.mounted("size=64k") { disk in
            let file = disk.appendingPathComponent("a.txt")
            try Data("old".utf8).write(to: file)
            try await dialog(exporter(TextDocument(String(repeating: "x", count: 1 << 20)))).choose(file)
            #expect((model.error as? CocoaError)?.code == .fileWriteOutOfSpace)
            model.isPresented = true
            try await dialog(itemExporter(Note(text: String(repeating: "x", count: 1 << 20)))).choose(file)
            #expect((model.error as? CocoaError)?.code == .fileWriteOutOfSpace)
            #expect(try Data(contentsOf: file) == Data("old".utf8))
            #expect(Folder.names(in: disk) == ["a.txt"])
        }
    }

    @Test func documentsAreSavedInAFolderUnderTheirNames() async throws {
        try folder.file("a.txt", "old")
        let documents = [TextDocument("1", name: "a"), TextDocument("2", name: "a"), TextDocument("3")]
        let dialog = try dialog(
            Text("view").fileExporter(isPresented: isPresented, documents: documents, contentType: .plainText) {
                result in
                MainActor.assumeIsolated { takeAll(result) }
            }
        )
        #expect(dialog.kind == .saveInFolder && dialog.title == "Export 3 Files to a Folder")
        try await dialog.choose(folder.url)
        #expect(model.names == ["a 2.txt", "a 3.txt", "Untitled.txt"])
        #expect(try folder.text("a.txt") == "old" && folder.text("a 3.txt") == "2")
    }

    @Test func whereOneDocumentCannotBeSavedNoneIs() async throws {
        let documents = [TextDocument("1", name: "a"), TextDocument("unwritable", name: "b")]
        try await dialog(
            Text("view").fileExporter(isPresented: isPresented, documents: documents) { result in
                MainActor.assumeIsolated { takeAll(result) }
            }
        )
        .choose(folder.url)
        #expect(model.error is DocumentFault)
        #expect(folder.names.isEmpty)
    }

    @Test func documentsThatAreObjectsAreSavedAsFolders() async throws {
        let dialog = try dialog(
            Text("view").fileExporter(
                isPresented: isPresented,
                documents: [PageDocument(["one", "two"]), PageDocument([])],
                onCompletion: { result in MainActor.assumeIsolated { takeAll(result) } }
            )
        )
        try await dialog.choose(folder.url)
        #expect(model.names == ["Untitled", "Untitled 2"])
        #expect(try folder.text("Untitled/2.txt") == "two")
    }

    // MARK: Items

    private func itemExporter(_ note: Note?, _ types: [UTType] = [], named name: String? = nil) -> some View {
        Text("view").fileExporter(
            isPresented: isPresented,
            item: note,
            contentTypes: types,
            defaultFilename: name,
            onCompletion: { result in MainActor.assumeIsolated { take(result) } },
            onCancellation: { MainActor.assumeIsolated { model.isCancelled = true } }
        )
    }

    private func itemsExporter(_ notes: [Note], _ types: [UTType] = []) -> some View {
        Text("view").fileExporter(isPresented: isPresented, items: notes, contentTypes: types) { result in
            MainActor.assumeIsolated { takeAll(result) }
        }
    }

    @Test func anItemIsSavedAsTheTypeThatTheUserChooses() async throws {
        let dialog = try dialog(itemExporter(Note()))
        #expect(dialog.contentTypes == [.json, .plainText] && dialog.filename == "Milk.json")
        try await dialog.choose(folder("Milk.json"))
        model.isPresented = true
        try await self.dialog(itemExporter(Note(), named: "Cream")).choose(folder("Cream.txt"))
        #expect(try [folder.text("Milk.json"), folder.text("Cream.txt")] == ["\"1 litre\"", "1 litre"])
        #expect(folder.names == ["Cream.txt", "Milk.json"])
        model.isPresented = true
        #expect(TestWindow { itemExporter(nil) }.fileDialogs.isEmpty)
        await (try self.dialog(itemExporter(Note()))).cancel()
        #expect(model.isCancelled)
    }

    @Test func anItemThatCannotBeExportedLeavesTheOldFileWhole() async throws {
        try folder.file("a.json", "old")
        try await dialog(itemExporter(Note(isBroken: true))).choose(folder("a.json"))
        #expect(model.error != nil)
        model.isPresented = true
        try await dialog(itemExporter(Note(), [.png])).choose(folder("a.png"))
        #expect(model.error?.localizedDescription.contains("public.png") == true)
        #expect(try folder.text("a.json") == "old")
        #expect(folder.names == ["a.json"])
    }

    @Test func itemsAreSavedInAFolder() async throws {
        let notes = [Note(name: "Milk", text: "1"), Note(name: "Milk", text: "2"), Note(name: "Bread", text: "3")]
        try await dialog(itemsExporter(notes)).choose(folder.url)
        #expect(model.names == ["Milk.json", "Milk 2.json", "Bread.json"])
        model.isPresented = true
        try await dialog(itemsExporter(notes, [.png, .plainText])).choose(folder.url)
        #expect(try model.names?.count == 3 && folder.text(#require(model.names?.last)) == "3")
        let before = folder.names
        model.isPresented = true
        try await dialog(itemsExporter(notes + [Note(isBroken: true)])).choose(folder.url)
        #expect(model.error != nil && folder.names == before)
        model.isPresented = true
        #expect(TestWindow { itemsExporter([]) }.fileDialogs.isEmpty)
    }

    @Test func theLabelOfTheNameCanBeRead() throws {
        let dialog = try dialog(exporter(TextDocument("text")).fileExporterFilenameLabel("Call it:"))
        #expect(dialog.filenameLabel == "Call it:")
    }
}
