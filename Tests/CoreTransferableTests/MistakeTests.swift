import CoreTransferable
import LogCapture
import Testing

@Suite("Mistakes are told")
struct MistakeTests {
    struct TextFirst: Codable, Transferable {
        var name = ""
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.name)
            CodableRepresentation(contentType: .note)
        }
    }

    @Test("plain text before a richer representation, once and with the remedy")
    func textFirst() throws {
        let log = LogCapture.shared
        #expect(TextFirst.mistakes.map(\.kind) == [.textFirst])
        for _ in 0..<3 {
            let provider = NSItemProvider()
            provider.register(TextFirst())
            _ = provider.registeredContentTypes
        }
        let messages = log.messages(containing: "TextFirst")
        #expect(messages.count == 1)
        #expect(try #require(messages.first).contains("Move the plain text to the end of transferRepresentation"))
        #expect(Note.mistakes.isEmpty)
    }

    @Test("an importer behind one that takes everything it would take")
    func unreachable() {
        struct Picture: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .image) { _ in Picture() }
                DataRepresentation(importedContentType: .png) { _ in Picture() }
            }
        }
        #expect(Picture.mistakes.map(\.kind) == [.unreachableImporter])
        #expect(Picture.mistakes[0].description.contains("DataRepresentation(public.png)"))
        #expect(Picture.mistakes[0].description.contains("Put the more specific type first."))
    }

    @Test("an importer behind one of the same type, neither of which is more specific")
    func repeated() {
        struct Twice: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .png) { _ in Twice() }
                DataRepresentation(importedContentType: .png) { _ in Twice() }
            }
        }
        #expect(Twice.mistakes.map(\.kind) == [.unreachableImporter])
        #expect(!Twice.mistakes[0].description.contains("more specific"))
        #expect(Twice.mistakes[0].description.contains("remove one of the two"))
    }

    @Test("data as a content type, except of Data itself")
    func unspecific() {
        struct Blob: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(contentType: .data) { (_: Blob) in
                    Data()
                } importing: { _ in
                    Blob()
                }
            }
        }
        struct Sent: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .data) { (_: Sent) in Data() }
            }
        }
        struct Received: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .data) { _ in Received() }
            }
        }
        #expect(Blob.mistakes.map(\.kind) == [.unspecificType])
        #expect(Blob.mistakes[0].description.contains("nothing about the contents, and imports everything."))
        #expect(Sent.mistakes.map(\.kind) == [.unspecificType])
        #expect(!Sent.mistakes[0].description.contains("imports"))
        #expect(Received.mistakes.map(\.kind) == [.unspecificType])
        #expect(!Received.mistakes[0].description.contains("tells receivers"))
        #expect(Data.mistakes.isEmpty)
        #expect(String.mistakes.isEmpty)
        #expect(URL.mistakes.isEmpty)
        #expect(AttributedString.mistakes.isEmpty)
    }

    @Test("an exported type that is not declared and that nobody imports")
    func undeclared() {
        struct Odd: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: UTType(exportedAs: "org.example.odd")) { (_: Odd) in Data() }
            }
        }
        #expect(Odd.mistakes.map(\.kind) == [.undeclaredType, .notUnderstood])
    }

    @Test("a file without a URL for those who want one")
    func fileWithoutURL() {
        #expect(Clip.mistakes.map(\.kind) == [.fileWithoutURL])
        struct Complete: Transferable {
            var file: URL
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(exportedContentType: .movie) { SentTransferredFile($0.file) }
                ProxyRepresentation(exporting: \.file)
            }
        }
        #expect(Complete.mistakes.isEmpty)
    }

    @Test("proxies in a circle")
    func circle() {
        #expect(CircleA.mistakes.map(\.kind).contains(.circularProxy))
    }

    @Test("loading a value of a type that imports nothing")
    func noImporter() async throws {
        struct Mute: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Mute) in Data() }
            }
        }
        let log = LogCapture.shared
        let provider = NSItemProvider()
        provider.register("text")
        await #expect(throws: TransferError.self) { try await provider.loadTransferable(type: Mute.self) }
        #expect(log.messages(containing: "Mute is to be received").count == 1)
    }

    @Test("keeping the URL of a received file, but not that of a copy")
    func keptFile() async throws {
        struct Movie: Transferable {
            struct Place { var file: URL? }
            var place: Place
            static var transferRepresentation: some TransferRepresentation {
                FileRepresentation(importedContentType: .movie) { received in
                    Movie(place: Place(file: received.file))
                }
            }
        }
        let log = LogCapture.shared
        let scratch = try Scratch()
        _ = try await Movie(importing: try scratch.file("a.mp4"), contentType: .movie)
        let messages = log.messages(containing: "Movie:")
        #expect(messages.count == 1)
        #expect(messages.first?.contains("in place.file,") == true, "\(messages)")
        _ = try await Clip(importing: try scratch.file("b.mp4"), contentType: .mpeg4Movie)
        #expect(log.messages(containing: "Clip: FileRepresentation(public.mpeg-4) keeps").isEmpty)
    }
}
