import CoreTransferable
import Testing

/// Stands where `SwiftUI.Image` does in programs: a type of another module that conforms through the public interface.
private struct Picture: Transferable {
    var bytes: Data
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) {
            $0.bytes
        } importing: {
            Picture(bytes: $0)
        }
        DataRepresentation(importedContentType: .image) { Picture(bytes: $0) }
    }
}

private enum Dropped: Transferable, Equatable {
    case picture(Data)
    case text(String)
    case link(URL)

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (picture: Picture) in Dropped.picture(picture.bytes) }
        ProxyRepresentation { (link: URL) in Dropped.link(link) }
        ProxyRepresentation { (text: String) in Dropped.text(text) }
    }
}

private struct Labelled: Codable, Transferable {
    var title: String
    var optional: String? { title.isEmpty ? nil : title }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
            .visibility(.ownProcess)
            .exportingCondition { !$0.title.isEmpty }
            .suggestedFileName { $0.optional }
        CodableRepresentation(for: Labelled.self, contentType: .json)
            .suggestedFileName("titled")
        ProxyRepresentation(\.title)
    }
}

@Suite("Spellings that programs use")
struct SpellingTests {
    @Test("an enumeration of proxies imports whichever payload comes")
    func enumeration() async throws {
        #expect(Dropped.exportedContentTypes().isEmpty)
        #expect(Dropped.importedContentTypes().prefix(3) == [.png, .image, .url])
        let provider = NSItemProvider()
        provider.register("text")
        #expect(try await provider.loadTransferable(type: Dropped.self) == .text("text"))
        #expect(try await Dropped(importing: Data([1]), contentType: .image) == .picture(Data([1])))
        #expect(
            try await Dropped(importing: Data("http://x".utf8), contentType: .url) == .link(URL(string: "http://x")!)
        )
    }

    @Test("modifiers combine, and a key path stands in without a label")
    func modifiers() {
        #expect(Labelled.exportedContentTypes() == [.json, .utf8PlainText])
        #expect(Labelled(title: "").exportedContentTypes(.ownProcess) == [.json, .utf8PlainText])
        #expect(Labelled(title: "a").exportedContentTypes(.ownProcess) == [.note, .json, .utf8PlainText])
        #expect(Labelled(title: "a").suggestedFilename == "a")
        #expect(Labelled(title: "").suggestedFilename == "titled")
    }

    @MainActor
    @Test("a closure on the main actor can use an exported file")
    func mainActor() async throws {
        var seen = ""
        let count = try await Labelled(title: "a").withExportedFile(contentType: .utf8PlainText) { url in
            MainActor.assertIsolated()
            seen = try url.text
            return seen.count
        }
        #expect(seen == "a" && count == 1)
    }
}
