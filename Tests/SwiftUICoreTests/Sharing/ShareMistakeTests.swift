import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferTestSupport
import TransferableTesting
import UniformTypeIdentifiers

/// The messages about mistakes, whose types are of this file alone: each mistake of a type is reported once in a process.
@MainActor
@Suite("Mistakes in what is shared")
struct ShareMistakeTests {
    private struct UntitledItem: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { _ in Data() }
        }
    }

    private struct NamedItem: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { _ in Data() }.suggestedFileName("Named")
        }
    }

    private struct HiddenItem: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { _ in Data() }.visibility(.ownProcess)
        }
    }

    private struct TextAsPicture: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { _ in "no picture" }
        }
    }

    private struct FailingPicture: Transferable {
        struct Blank: Error, CustomStringConvertible { let description = "The canvas of FailingPicture is blank." }

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { _ in throw Blank() }
        }
    }

    private struct GoodPicture: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { _ in Image(systemName: "star") }
        }
    }

    /// Presents a link's sheet twice, and gives what was said of a type.
    private func messages(_ name: String, _ link: some View) throws -> [String] {
        let window = TestWindow { link }
        for _ in 0..<2 {
            try window.press("Share…")
            try window.sheets[0].press("Cancel")
        }
        return LogCapture.shared.messages(containing: name)
    }

    @Test("An item without a title is told once, and one that suggests a name is not")
    func title() throws {
        let said = try messages("UntitledItem", ShareLink(item: UntitledItem(), preview: SharePreview(" ")))
        #expect(said.count == 1)
        #expect(said.first?.contains("Give the SharePreview a title") == true)
        #expect(try messages("NamedItem", ShareLink(item: NamedItem(), preview: SharePreview(""))).isEmpty)
    }

    @Test("An item that no other program may see is told once")
    func types() throws {
        let said = try messages("HiddenItem", ShareLink(item: HiddenItem(), preview: SharePreview("Hidden")))
        #expect(said.count == 1)
        #expect(said.first?.contains("nothing to share") == true)
    }

    @Test("A picture of a preview that is no picture is told once, with what it is")
    func pictureType() throws {
        let preview = SharePreview("Note", image: TextAsPicture())
        let said = try messages("TextAsPicture", ShareLink(item: NamedItem(), preview: preview))
        #expect(said.count == 1)
        #expect(said.first?.contains("public.utf8-plain-text and no picture") == true)
        let good = SharePreview("Note", image: GoodPicture(), icon: GoodPicture())
        #expect(try messages("GoodPicture", ShareLink(item: NamedItem(), preview: good)).isEmpty)
    }

    @Test("A picture that cannot be exported is told, and the icon stands for the item")
    func failingPicture() async throws {
        let window = TestWindow {
            ShareLink(
                item: NamedItem(),
                preview: SharePreview("Note", image: FailingPicture(), icon: Image(systemName: "heart"))
            )
        }
        try window.press("Share…")
        try await waitUntil("the message") { !LogCapture.shared.messages(containing: "FailingPicture").isEmpty }
        let said = LogCapture.shared.messages(containing: "FailingPicture is blank")
        #expect(said.first?.contains("Give an Image, or a type with a representation that is a picture") == true)
        #expect(window.sheets[0].views(.image).first?.imageSource == .symbol("heart"))
    }
}
