import CoreTransferable
import Foundation
import Testing
import TransferTestSupport
import UniformTypeIdentifiers

@testable import FilePasteboard
@testable import TransferKit

/// Contents with as many and as long names as another program can store.
@Suite("Many long names on the clipboard in files", .timeLimit(.minutes(10)))
struct LongNamesTests {
    private let fixture: EmbeddedFixture

    init() throws { fixture = try EmbeddedFixture() }

    /// Names that begin alike, as those of one program may.
    private static let names =
        (0..<999).map { "application/" + String(repeating: "x", count: 4000) + String($0) } + ["UTF8_STRING"]

    /// Puts contents in place that another program may write there.
    private func store() async throws {
        try await fixture.pasteboard().copy(NSItemProvider(of: "text"))
        let file = URL(fileURLWithPath: fixture.path("current"))
        let payload = Data("contents".utf8)
        let place = StoredIndex.Place.inside(offset: StoredHeader.size, count: payload.count)
        let index = StoredIndex(entries: Self.names.map { StoredIndex.Entry(name: $0, place: place) }).encoded()
        let before = try Data(contentsOf: file)
        var header = try #require(StoredHeader(Array(before.prefix(StoredHeader.size)), fileOf: before.count))
        header.indexOffset = StoredHeader.size + payload.count
        header.indexCount = index.count
        try (Data(header.encoded()) + payload + Data(index)).write(to: file)
    }

    @Test("leave the text among them to a person and to an app")
    func paste() async throws {
        try await store()
        let contents = try #require(try fixture.contents())
        #expect(contents.names.count == 1000)
        #expect(!contents.mayHave(anyOf: [.png]))
        #expect(await contents.has(anyOf: [.text]))
        let items = await contents.items(for: [.text])
        #expect(items.count == 1)
        #expect(try await items.first?.loadTransferable(type: String.self) == "contents")

        let reader = try EmbeddedClipboardReader(name: "general", in: fixture.runtime)
        let choices = PayloadChoice.best(of: reader.names(), takesAnything: false)
        #expect(choices.first == .text(name: "UTF8_STRING"))
        #expect(PayloadChoice.requested(.png, among: reader.names()).isEmpty)
        #expect(PayloadChoice.requested(named: Self.names[500], among: reader.names()) != nil)
    }
}
