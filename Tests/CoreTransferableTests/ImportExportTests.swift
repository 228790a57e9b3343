import CoreTransferable
import Testing

@Suite("Importing and exporting values")
struct ImportExportTests {
    @Test("a coded value survives the round trip")
    func roundTrip() async throws {
        let note = Note(title: "Milk", text: "two litres")
        let data = try await note.exported(as: .note)
        #expect(try await Note(importing: data, contentType: .note) == note)
        #expect(try JSONDecoder().decode(Note.self, from: data) == note)
    }

    @Test("the coders of the representation are used")
    func propertyList() async throws {
        struct Listed: Codable, Transferable {
            var text: String
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(
                    contentType: .xmlPropertyList,
                    encoder: PropertyListEncoder(),
                    decoder: PropertyListDecoder()
                )
            }
        }
        let data = try await Listed(text: "x").exported(as: nil)
        #expect(try PropertyListDecoder().decode(Listed.self, from: data).text == "x")
        #expect(try await Listed(importing: data, contentType: nil).text == "x")
        // An array with more items than any memory holds.
        var list = Array("bplist00".utf8) + [0xAF, 0x13] + Array(repeating: 0xFF, count: 8)
        list += [8] + [0, 0, 0, 0, 0, 0, 1, 1]
        for value: UInt8 in [1, 0, 18] { list += [0, 0, 0, 0, 0, 0, 0, value] }
        let hostile = Data(list)
        await #expect(throws: TransferError.self) {
            try await Listed(importing: hostile, contentType: .xmlPropertyList)
        }
    }

    @Test(
        "the first representation is taken without a type, the very type before one that conforms, else one that conforms"
    )
    func choice() async throws {
        struct Picture: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .png) { (_: Picture) in Data("png".utf8) }
                DataRepresentation(exportedContentType: .image) { (_: Picture) in Data("image".utf8) }
                DataRepresentation(exportedContentType: .jpeg) { (_: Picture) in Data("jpeg".utf8) }
            }
        }
        #expect(try await Picture().exported(as: nil) == Data("png".utf8))
        #expect(try await Picture().exported(as: .jpeg) == Data("jpeg".utf8))
        #expect(try await Picture().exported(as: .image) == Data("image".utf8))
        #expect(try await Picture().exported(as: .data) == Data("png".utf8))
    }

    @Test("bytes of a type are imported by the representation of that very type")
    func conformance() async throws {
        struct Picture: Transferable {
            var kind: String
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .gif) { _ in Picture(kind: "gif") }
                DataRepresentation(importedContentType: .image) { _ in Picture(kind: "image") }
            }
        }
        #expect(try await Picture(importing: Data(), contentType: .gif).kind == "gif")
        #expect(try await Picture(importing: Data(), contentType: .image).kind == "image")
        #expect(try await Picture(importing: Data(), contentType: nil).kind == "gif")
        for type in [UTType.png, .data, .json] {
            await #expect(throws: TransferError.self) { try await Picture(importing: Data(), contentType: type) }
        }
    }

    @Test("an item is imported by the representation its type conforms to, not the other way round")
    func conformanceOfItems() async throws {
        struct Picture: Transferable {
            var kind: String
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .gif) { _ in Picture(kind: "gif") }
                DataRepresentation(importedContentType: .image) { _ in Picture(kind: "image") }
            }
        }
        for (type, kind) in [(UTType.png, "image"), (.gif, "gif"), (.image, "image")] {
            let provider = NSItemProvider()
            provider.registerData(for: type) { _ in Data() }
            #expect(try await provider.loadTransferable(type: Picture.self).kind == kind)
        }
        let provider = NSItemProvider()
        provider.registerData(for: .data) { _ in Data() }
        await #expect(throws: TransferError.self) { try await provider.loadTransferable(type: Picture.self) }
    }

    @Test("a representation that fails gives way to the next, and all failures are told")
    func fallThrough() async throws {
        struct Fragile: Transferable {
            var way: String
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(contentType: .json) { (_: Fragile) in
                    throw Refusal(text: "no json")
                } importing: { _ in
                    throw Refusal(text: "bad json")
                }
                DataRepresentation(contentType: .json) { (_: Fragile) in
                    Data("text".utf8)
                } importing: { data in
                    guard data.count == 4 else { throw Refusal(text: "bad text") }
                    return Fragile(way: "text")
                }
            }
        }
        #expect(try await Fragile(way: "").exported(as: .json) == Data("text".utf8))
        #expect(try await Fragile(way: "").exported(as: nil) == Data("text".utf8))
        #expect(try await Fragile(importing: Data("text".utf8), contentType: .json).way == "text")
        let error = await #expect(throws: TransferError.self) {
            try await Fragile(importing: Data(), contentType: .json)
        }
        let message = try #require(error?.localizedDescription)
        #expect(message.contains("Fragile"))
        #expect(message.contains("DataRepresentation(public.json): bad json"))
        #expect(message.contains("DataRepresentation(public.json): bad text"))
        #expect(error?.attempts.count == 2)
    }

    @Test("errors are of the domain and codes of item providers, as NSError too")
    func errorCodes() async throws {
        do {
            _ = try await Note(title: "").exported(as: .png)
            Issue.record("exported a note as a picture")
        } catch let error as NSError {
            #expect(error.domain == "NSItemProviderErrorDomain")
            #expect(error.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
            #expect(error.localizedDescription.contains("Note cannot be exported as public.png"))
            #expect(error.localizedDescription.contains("org.example.note, public.utf8-plain-text"))
        }
    }

    @Test("a decoding error says where")
    func decodingError() async throws {
        let error = await #expect(throws: TransferError.self) {
            try await Note(importing: Data("{\"title\": 3}".utf8), contentType: .note)
        }
        #expect(error?.localizedDescription.contains("(at title)") == true, "\(String(describing: error))")
    }

    @Test("a condition that is not met keeps a representation from being exported")
    func condition() async throws {
        struct Sheet: Transferable {
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(exportedContentType: .json) { (_: Sheet) in Data() }.exportingCondition { _ in false
                }
            }
        }
        await #expect(throws: TransferError.self) { try await Sheet().exported(as: .json) }
    }

    @Test("asynchronous proxies convert in both directions")
    func asyncProxy() async throws {
        struct Slow: Transferable {
            var text: String
            static var transferRepresentation: some TransferRepresentation {
                ProxyRepresentation { (slow: Slow) async throws -> String in
                    await Task.yield()
                    return slow.text
                } importing: { (text: String) async throws -> Slow in
                    await Task.yield()
                    return Slow(text: text)
                }
            }
        }
        #expect(try await Slow(text: "a").exported(as: .plainText) == Data("a".utf8))
        #expect(try await Slow(importing: Data("b".utf8), contentType: .utf8PlainText).text == "b")
    }
}
