import Foundation
import QuickLook
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@MainActor
@Suite("QLPreviewController")
struct QLPreviewControllerTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func add(_ name: String, _ contents: String = "") throws -> URL {
        URL(fileURLWithPath: try folder.write(contents, to: name))
    }

    @Test func theFilesAreShownFromTheChosenOneAndSpaceCloses() async throws {
        let files = try ["a.txt", "b.txt"].map { try add($0, "contents of \($0)") }
        let window = TestWindow { ControllerBrowser(files: files, start: 1) }
        try window.press("Preview")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.title == "b.txt" && sheet.texts.contains("2 of 2"))
        try await waitUntil("the text") {
            sheet.update()
            return sheet.texts.contains("contents of b.txt")
        }
        try sheet.press(key: .leftArrow)
        #expect(sheet.title == "a.txt" && sheet.texts.contains("1 of 2"))
        try sheet.press(key: .space)
        #expect(window.sheets.isEmpty && window.texts.contains("closed"))
    }

    @Test func itemsHaveTitlesOfTheirOwn() throws {
        let files = try ["1.png", "2.png"].map { try add($0) }
        let window = TestWindow { ControllerBrowser(files: files, titles: ["First", "Second"]) }
        try window.press("Preview")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.title == "First" && !sheet.texts.contains("1.png"))
        try sheet.press(key: .rightArrow)
        #expect(sheet.title == "Second")
        try sheet.press("Close")
        #expect(window.sheets.isEmpty && window.texts.contains("closed"))
    }

    @Test func itsDelegateHearsThatTheWindowIsClosed() throws {
        let files = try [add("a.bin", "abc")]
        let window = TestWindow { ControllerBrowser(files: files) }
        try window.press("Preview")
        try #require(window.sheets.first).close()
        #expect(window.sheets.isEmpty && window.texts.contains("closed"))
    }

    @Test func kindsThatItShowsAreToldFromOthers() throws {
        #expect(try QLPreviewController.canPreview(add("a.txt", "a") as NSURL))
        #expect(try !QLPreviewController.canPreview(add("a.bin", "\u{0}") as NSURL))
        #expect(!QLPreviewController.canPreview(TitledItem(url: URL(string: "https://swift.org")!, title: "")))
    }
}
