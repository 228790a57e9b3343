import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@testable import QuickLook

@MainActor
@Suite("quickLookPreview")
struct QuickLookPreviewTests {
    /// A folder that is removed with the object.
    private final class Folder: Sendable {
        let url = URL.temporaryDirectory.appending(path: "previews-\(UUID())")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let folder: Folder

    init() throws { folder = try Folder() }

    private func add(_ name: String, _ contents: String = "") throws -> URL {
        let file = folder.url.appending(path: name)
        try Data(contents.utf8).write(to: file)
        return file
    }

    /// Waits until a condition is met, while tasks of the views run.
    private func wait(_ window: TestWindow, _ what: String, until isMet: () -> Bool) async throws {
        try await waitUntil("\(what); there is \(window.texts)") {
            window.update()
            return isMet()
        }
    }

    @Test func aTextIsShownAndSpaceClosesIt() async throws {
        let file = try add("notes.txt", "milk\r\nbread\n")
        let window = TestWindow { SinglePreview(file: file) }
        #expect(window.sheets.isEmpty)
        try window.press("Preview")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.title == "notes.txt" && window.texts.contains("open"))
        try await wait(sheet, "the text") { sheet.texts.contains("milk") && sheet.texts.contains("bread") }
        try sheet.press(key: .space)
        #expect(window.sheets.isEmpty && window.texts.contains("closed"))
    }

    @Test func theArrowKeysLeadThroughTheCollection() throws {
        let files = try ["a.png", "b.mp4", "c.mp3"].map { try add($0) }
        let window = TestWindow { FileBrowser(files: files) }
        try window.press("b.mp4")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.texts.contains("2 of 3") && sheet.views(.mediaPlayer).count == 1)
        try sheet.press(key: .rightArrow)
        #expect(sheet.title == "c.mp3" && sheet.texts.contains("3 of 3"))
        // There is no file after the last.
        try sheet.press(key: .downArrow)
        #expect(window.texts.contains("c.mp3"))
        try sheet.press(key: .leftArrow)
        try sheet.press(key: .upArrow)
        #expect(sheet.title == "a.png" && sheet.views(.image).contains { $0.imageSource == .file(files[0]) })
        try sheet.press("Close")
        #expect(window.sheets.isEmpty && window.texts.contains("nothing"))
    }

    @Test func closingTheWindowWritesNil() throws {
        let window = TestWindow { SinglePreview(file: URL(filePath: "/nowhere/a.bin")) }
        try window.press("Preview")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.texts.contains("The file is not there."))
        sheet.close()
        #expect(window.texts.contains("closed"))
    }

    @Test func aFileThatIsNoTextIsShownByItsCard() async throws {
        let file = try add("a.txt", "a\u{0}b")
        let window = TestWindow { SinglePreview(file: file) }
        try window.press("Preview")
        let sheet = try #require(window.sheets.first)
        try await wait(sheet, "the card") { sheet.texts.contains { $0.contains("3 bytes") } }
    }

    @Test func withoutALibraryADocumentIsShownByItsCard() async throws {
        let file = try add("a.pdf", "%PDF-1.4")
        let window = TestWindow { SinglePreview(file: file) }
        try window.press("Preview")
        let sheet = try #require(window.sheets.first)
        try await wait(sheet, "the card") { sheet.texts.contains { $0.contains("8 bytes") } }
    }

    // MARK: The desktop's previewer

    @MainActor
    private final class Previewer: FilePreviewer {
        var isThere = true
        var shown: [String] = []
        var closed = 0
        var didMove: (@MainActor (Int) -> Void)?
        var didClose: (@MainActor () -> Void)?

        func show(
            _ file: URL,
            didMove: @escaping @MainActor (Int) -> Void,
            didClose: @escaping @MainActor () -> Void
        ) async -> Bool {
            shown.append(file.lastPathComponent)
            (self.didMove, self.didClose) = (didMove, didClose)
            return isThere
        }

        func close() { closed += 1 }
    }

    @Test func theDesktopsPreviewerShowsTheFilesAndMovesAndCloses() async throws {
        let previewer = Previewer()
        let files = try ["a.png", "b.png"].map { try add($0) }
        let window = TestWindow { FileBrowser(files: files).environment(\.filePreviewer, previewer) }
        try window.press("a.png")
        try await wait(window, "the file") { previewer.shown == ["a.png"] }
        #expect(window.sheets.isEmpty)
        previewer.didMove?(1)
        try await wait(window, "the next file") { previewer.shown == ["a.png", "b.png"] }
        #expect(window.texts.filter { $0 == "b.png" }.count == 2)
        previewer.didMove?(1)
        previewer.didClose?()
        try await wait(window, "a binding that is nil") { window.texts.contains("nothing") }
        #expect(previewer.shown.count == 2)
    }

    @Test func withoutAPreviewerTheWindowIsShown() async throws {
        let previewer = Previewer()
        previewer.isThere = false
        let file = try add("a.png")
        let window = TestWindow { SinglePreview(file: file).environment(\.filePreviewer, previewer) }
        try window.press("Preview")
        try await wait(window, "the window") { window.sheets.count == 1 }
    }
}
