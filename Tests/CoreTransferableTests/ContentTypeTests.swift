import CoreTransferable
import Testing

@Suite("Content types of a transferable type")
struct ContentTypeTests {
    @Test("are those of the representations, with a proxy's in its place")
    func order() {
        #expect(Note.exportedContentTypes() == [.note, .utf8PlainText])
        #expect(Note.importedContentTypes() == [.note])
    }

    @Test("leave out representations whose condition the value does not meet")
    func condition() {
        struct Sheet: Transferable {
            var rows: Int
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .commaSeparatedText) { _ in Data() }
                    .exportingCondition { $0.rows > 0 }
                    .exportingCondition { $0.rows < 100 }
                DataRepresentation(exportedContentType: .json) { _ in Data() }
            }
        }
        #expect(Sheet(rows: 1).exportedContentTypes() == [.commaSeparatedText, .json])
        #expect(Sheet(rows: 0).exportedContentTypes() == [.json])
        #expect(Sheet(rows: 100).exportedContentTypes() == [.json])
        #expect(Sheet.exportedContentTypes() == [.commaSeparatedText, .json])
    }

    @Test("apply a proxy's conditions to the value that stands in")
    func proxyCondition() {
        struct Link: Transferable {
            var url: URL
            static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.url) }
        }
        #expect(Link(url: URL(fileURLWithPath: "/x")).exportedContentTypes() == [.url, .fileURL])
        #expect(Link(url: URL(string: "http://x.org")!).exportedContentTypes() == [.url])
    }

    @Test("show only what is visible to the receiver, of nested limits the narrowest")
    func visibility() {
        struct Secret: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Secret) in Data() }
                    .visibility(.ownProcess)
                    .visibility(.all)
                DataRepresentation(exportedContentType: .xml) { (_: Secret) in Data() }
                    .visibility(.team)
                DataRepresentation(exportedContentType: .png) { (_: Secret) in Data() }
            }
        }
        #expect(Secret.exportedContentTypes() == [.png])
        #expect(Secret.exportedContentTypes(visibility: .team) == [.xml, .png])
        #expect(Secret().exportedContentTypes(.ownProcess) == [.json, .xml, .png])
    }

    @Test("list a type once")
    func repeats() {
        struct Twice: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Twice) in Data() }
                DataRepresentation(exportedContentType: .png) { (_: Twice) in Data() }
                DataRepresentation(exportedContentType: .json) { (_: Twice) in Data() }
            }
        }
        #expect(Twice.exportedContentTypes() == [.json, .png])
    }

    @Test("of a custom representation are those of its body")
    func customBody() {
        struct Recipe: Codable, Transferable {
            var name: String
            static var transferRepresentation: some TransferRepresentation {
                RecipeRepresentation().visibility(.ownProcess)
            }
        }
        struct RecipeRepresentation: TransferRepresentation {
            var body: some TransferRepresentation<Recipe> {
                CodableRepresentation(contentType: .json)
                ProxyRepresentation(exporting: \.name)
            }
        }
        #expect(Recipe.exportedContentTypes(visibility: .ownProcess) == [.json, .utf8PlainText])
        #expect(Recipe.exportedContentTypes().isEmpty)
        #expect(Recipe.importedContentTypes() == [.json])
    }

    @Test("end where proxies go in a circle")
    func circle() {
        #expect(CircleA.exportedContentTypes() == [.json])
        #expect(CircleB.exportedContentTypes() == [.json])
    }

    @Test("of ten representations are ten")
    func ten() {
        struct Ten: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .png) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .jpeg) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .tiff) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .gif) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .pdf) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .html) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .rtf) { (_: Ten) in Data() }
                DataRepresentation(exportedContentType: .xml) { (_: Ten) in Data() }
                ProxyRepresentation { (_: Ten) in "ten" }
            }
        }
        #expect(
            Ten.exportedContentTypes() == [
                .json, .png, .jpeg, .tiff, .gif, .pdf, .html, .rtf, .xml, .utf8PlainText,
            ]
        )
    }

    @Test("can come from a protocol's extension, for classes, actors and generic types")
    func otherConformances() async throws {
        #expect(Room().exportedContentTypes() == [.utf8PlainText])
        #expect(Box(value: 3).exportedContentTypes() == [.json])
        #expect(try await Box<Int>(importing: Data("{\"value\":4}".utf8), contentType: .json).value == 4)
        #expect(String(decoding: try await Person(name: "Ada").exported(as: .plainText), as: UTF8.self) == "Ada")
    }
}

struct CircleA: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { (_: CircleA) in Data() }
        ProxyRepresentation { (_: CircleA) in CircleB() }
    }
}

struct CircleB: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: CircleB) in CircleA() }
    }
}

protocol Named: Transferable {
    var name: String { get }
}

extension Named {
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \Self.name) }
}

final class Person: Named {
    let name: String
    init(name: String) { self.name = name }
}

actor Room: Transferable {
    func text() -> String { "room" }
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (room: Room) in await room.text() }
    }
}

struct Box<Value: Codable & Sendable>: Codable, Transferable {
    var value: Value
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}
