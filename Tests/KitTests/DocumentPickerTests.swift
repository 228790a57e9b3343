import Foundation
import Testing
import TransferTestSupport
import TransferableTesting
import UIKit
import UniformTypeIdentifiers

/// The source of tutorials runs unchanged: a test answers the file dialog as a user does.
@MainActor
@Suite("A document picker")
struct DocumentPickerTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func write(_ text: String, to name: String) throws -> URL {
        URL(fileURLWithPath: try folder.write(text, to: name))
    }

    @Test("gives its delegate the chosen files, and its sheet ends")
    func opening() async throws {
        let (one, two) = (try write("one", to: "1.txt"), try write("two", to: "2.txt"))
        let window = TestWindow { DocumentsView() }
        try window.press("Open")
        let dialog = try #require(window.sheets.first?.fileDialogs.first)
        #expect(dialog.kind == .open && dialog.contentTypes == [.plainText] && dialog.allowsMultipleSelection)
        try await dialog.choose(one, two)
        window.update()
        #expect(window.texts.contains("one, two") && window.sheets.isEmpty)
        #expect(FileManager.default.fileExists(atPath: one.path))
    }

    @Test("gives copies, which are the app's")
    func copies() async throws {
        let file = try write("one", to: "1.txt")
        let window = TestWindow { DocumentsView(asCopy: true) }
        try window.press("Open")
        try await #require(window.sheets.first?.fileDialogs.first).choose(file)
        window.update()
        #expect(window.texts.contains("one"))
        // The coordinator removed the copy.
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("is cancelled by its dialog, and by its sheet")
    func cancelling() async throws {
        let window = TestWindow { DocumentsView() }
        try window.press("Open")
        try await #require(window.sheets.first?.fileDialogs.first).cancel()
        window.update()
        #expect(window.texts.contains("cancelled") && window.sheets.isEmpty)
        try window.press("Open")
        try await #require(window.sheets.first?.fileDialogs.first).choose(write("again", to: "3.txt"))
        window.update()
        #expect(window.texts.contains("again"))
        try window.press("Open")
        try #require(window.sheets.first).press("Cancel")
        window.update()
        #expect(window.texts.contains("cancelled") && window.sheets.isEmpty)
    }

    @Test("asks for a folder, and tells a delegate that has the former method")
    func folders() async throws {
        let place = URL(fileURLWithPath: try folder.makeDirectory("place"))
        let window = TestWindow {
            FoldersView { UIDocumentPickerViewController(forOpeningContentTypes: [.folder]) }
        }
        try window.press("Choose")
        let dialog = try #require(window.sheets.first?.fileDialogs.first)
        #expect(dialog.kind == .openFolder)
        try await dialog.choose(place)
        window.update()
        #expect(window.texts.contains("place"))
    }

    @Test("exports files to a folder, as copies or by moving them", arguments: [true, false])
    func exporting(asCopy: Bool) async throws {
        let file = try write("letter", to: "letter.txt")
        let place = URL(fileURLWithPath: try folder.makeDirectory("place"))
        let window = TestWindow {
            FoldersView {
                let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: asCopy)
                picker.directoryURL = place.deletingLastPathComponent()
                return picker
            }
        }
        try window.press("Choose")
        let dialog = try #require(window.sheets.first?.fileDialogs.first)
        #expect(dialog.kind == .saveInFolder && dialog.directory == place.deletingLastPathComponent())
        try await dialog.choose(place)
        window.update()
        #expect(window.texts.contains("letter.txt"))
        let copy = try String(contentsOf: place.appendingPathComponent("letter.txt"), encoding: .utf8)
        #expect(copy == "letter")
        #expect(FileManager.default.fileExists(atPath: file.path) == asCopy)
    }

    @Test("that cannot place its files tells its delegate that there are none")
    func failure() async throws {
        let window = TestWindow { DocumentsView(asCopy: true) }
        try window.press("Open")
        let missing = URL(fileURLWithPath: folder.file("missing.txt"))
        try await #require(window.sheets.first?.fileDialogs.first).choose(missing)
        window.update()
        #expect(window.texts.contains("cancelled"))
    }
}
