import Foundation
import SwiftUICore
import Synchronization
import Testing
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("ShareLink")
struct ShareLinkTests {
    /// The number of exports of a note.
    private final class Exports: Sendable {
        let count = Atomic(0)

        var soFar: Int { count.load(ordering: .relaxed) }
    }

    private struct Note: Transferable {
        var title: String
        let exports: Exports

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { note in
                note.exports.count.add(1, ordering: .relaxed)
                return Data(note.title.utf8)
            }
            ProxyRepresentation(exporting: \.title).visibility(.ownProcess)
        }
    }

    /// The labels of links, which are made by each of the initializers.
    @ViewBuilder nonisolated private static func links(_ url: URL, _ image: Image) -> some View {
        Group {
            ShareLink(items: [Data()]) {
                SharePreview("\($0)")
            } label: {
                Text("items, preview, label")
            }
            ShareLink(item: Data(), preview: SharePreview("one", image: image)) { Text("item, preview, label") }
            ShareLink(items: [url], subject: Text("subject")) { Text("URLs, label") }
            ShareLink(items: ["text"], message: Text("message")) { Text("texts, label") }
            ShareLink(item: url) { Text("URL, label") }
            ShareLink(item: "text") { Text("text, label") }
            ShareLink(items: [Data()]) { SharePreview("\($0)", image: image, icon: image) }
            ShareLink("items, key", items: [Data()]) { SharePreview("\($0)", icon: image) }
            ShareLink(String("items, string"), items: [Data()]) { SharePreview("\($0)") }
            ShareLink(Text("items, text"), items: [Data()]) { SharePreview("\($0)") }
        }
    }

    @ViewBuilder nonisolated private static func titledLinks(_ url: URL, _ image: Image) -> some View {
        Group {
            ShareLink(item: Data(), preview: SharePreview(Text("text"), image: image))
            ShareLink("item, key", item: Data(), preview: SharePreview(String("string"), icon: image))
            ShareLink(String("item, string"), item: Data(), preview: SharePreview(Text("text"), icon: image))
            ShareLink(Text("item, text"), item: Data(), preview: SharePreview(Text("text"), image: image, icon: image))
            ShareLink(items: [url])
            ShareLink("URLs, key", items: [url])
            ShareLink(String("URLs, string"), items: [url])
            ShareLink(Text("URLs, text"), items: [url])
            ShareLink(item: url, subject: Text("subject"), message: Text("message"))
            ShareLink("URL, key", item: url)
        }
        Group {
            ShareLink(String("URL, string"), item: url)
            ShareLink(Text("URL, text"), item: url)
            ShareLink(items: ["text"])
            ShareLink("texts, key", items: ["text"])
            ShareLink(String("texts, string"), items: ["text"])
            ShareLink(Text("texts, text"), items: ["text"])
            ShareLink(item: "text")
            ShareLink("text, key", item: "text")
            ShareLink(String("text, string"), item: "text")
            ShareLink(Text("text, text"), item: "text")
        }
    }

    @Test("Each initializer makes a button with its label, which presents the sheet")
    func initializers() throws {
        let url = URL(string: "https://example.com")!
        let image = Image(systemName: "star")
        let window = TestWindow(size: CGSize(width: 800, height: 2000)) {
            Self.links(url, image)
            Self.titledLinks(url, image)
        }
        let labels = window.views(.button).map(\.text)
        #expect(
            labels == [
                "items, preview, label", "item, preview, label", "URLs, label", "texts, label", "URL, label",
                "text, label", "Share…", "items, key", "items, string", "items, text", "Share…", "item, key",
                "item, string", "item, text", "Share…", "URLs, key", "URLs, string", "URLs, text", "Share…", "URL, key",
                "URL, string", "URL, text", "Share…", "texts, key", "texts, string", "texts, text", "Share…",
                "text, key", "text, string", "text, text",
            ]
        )
        for button in window.views(.button) {
            try window.press(button)
            #expect(window.sheets.map(\.title) == ["Share"], "\(button.text)")
            try window.sheets.first?.press("Copy")
            #expect(window.sheets.isEmpty, "\(button.text)")
        }
        #expect(window.shares.count == labels.count)
        #expect(window.shares.map { $0.items.count } == labels.map { _ in 1 })
        #expect(window.shares[2].subject == "subject")
        #expect(window.shares[3].message == "message")
        #expect(window.shares[14].subject == nil)
        #expect(window.shares[18].subject == "subject")
        #expect(window.shares[18].message == "message")
    }

    @Test("The default label has the symbol of sharing")
    func defaultLabel() throws {
        let window = TestWindow { ShareLink(item: "text") }
        #expect(window.views(.image).count == 1)
        #expect(window.texts == ["Share…"])
    }

    @Test("A destination gets the items as other programs see them, and nothing is exported before it loads them")
    func lazyExport() async throws {
        let exports = Exports()
        let window = TestWindow {
            ShareLink(
                items: [Note(title: "Milk", exports: exports), Note(title: "Bread", exports: exports)],
                subject: Text("Shopping"),
                message: Text("Please bring these.")
            ) { SharePreview($0.title) }
        }
        try window.press("Share…")
        let sheet = try #require(window.sheets.first)
        #expect(sheet.texts.contains("Milk") && sheet.texts.contains("Bread"))
        try sheet.press("Mail")
        let share = try #require(window.shares.first)
        #expect(share.destination == "Mail")
        #expect(share.subject == "Shopping")
        #expect(share.message == "Please bring these.")
        #expect(share.items.map(\.registeredContentTypes) == [[.json], [.json]])
        #expect(share.items.map(\.suggestedName) == ["Milk", "Bread"])
        #expect(exports.soFar == 0)
        let data = try await share.items[1].loadDataRepresentation(for: .json)
        #expect(String(decoding: data, as: UTF8.self) == "Bread")
        #expect(exports.soFar == 1)
    }

    @Test("A sheet that is cancelled or closed shares nothing")
    func cancel() throws {
        let exports = Exports()
        let window = TestWindow {
            ShareLink(item: Note(title: "Milk", exports: exports), preview: SharePreview("Milk"))
        }
        try window.press("Share…")
        try window.sheets[0].press("Cancel")
        #expect(window.sheets.isEmpty)
        try window.press("Share…")
        window.sheets[0].close()
        #expect(window.sheets.isEmpty)
        #expect(window.shares.isEmpty)
        #expect(exports.soFar == 0)
    }

    @Test("An item of a menu presents the sheet over the window")
    func menu() throws {
        let window = TestWindow {
            Menu("More") { ShareLink("Share It", item: "text") }
        }
        try window.menu(window.view(text: "More")).choose("Share It")
        try window.sheets[0].press("Copy")
        #expect(window.shares.count == 1)
    }

    @Test("A sheet shares over itself")
    func inSheet() throws {
        let window = TestWindow {
            Text("root").sheet(isPresented: .constant(true)) { ShareLink(item: "text") }
        }
        try window.sheets[0].press("Share…")
        #expect(window.sheets.count == 1)
        try window.sheets[0].sheets[0].press("Copy")
        #expect(window.shares.count == 1)
    }

    @Test("No items present nothing")
    func noItems() throws {
        let window = TestWindow { ShareLink(items: [String]()) }
        try window.press("Share…")
        #expect(window.sheets.isEmpty)
    }
}
