import CoreTransferable
import Testing

@Suite("String")
struct StringTransferTests {
    @Test("is exported as UTF-8 first")
    func export() async throws {
        #expect("ä".exportedContentTypes() == [.utf8PlainText])
        #expect(try await "ä".exported(as: .plainText) == Data([0xC3, 0xA4]))
    }

    @Test("is imported from UTF-8 with a mark or without one, and from text in an encoding that its mark tells")
    func encodings() async throws {
        let text = "Grüße, 世界 🌍"
        let little = try #require(text.data(using: .utf16LittleEndian))
        let marked = [Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data([0xFF, 0xFE]) + little]
        for data in [Data(text.utf8)] + marked {
            #expect(try await String(importing: data, contentType: .utf8PlainText) == text)
        }
    }

    @Test("takes no text of another type, and no link, as on Apple's systems")
    func types() async throws {
        #expect(String.importedContentTypes() == [.utf8PlainText])
        let others: [UTType] = [
            .plainText, .text, .utf16PlainText, .commaSeparatedText, .swiftSource, .json, .html, .rtf, .url, .fileURL,
            .png,
        ]
        for type in others {
            await #expect(throws: TransferError.self) { try await String(importing: Data("x".utf8), contentType: type) }
            let provider = NSItemProvider()
            provider.registerData(for: type) { _ in Data("http://x".utf8) }
            await #expect(throws: TransferError.self) { try await provider.loadTransferable(type: String.self) }
        }
        let table = NSItemProvider()
        table.registerData(for: .utf8TabSeparatedText) { _ in Data("a\tb".utf8) }
        #expect(try await table.loadTransferable(type: String.self) == "a\tb")
    }

    @Test("cut in half is an error")
    func malformed() async throws {
        let error = await #expect(throws: TransferError.self) {
            try await String(importing: Data([0x61, 0xC3]), contentType: .utf8PlainText)
        }
        #expect(error?.localizedDescription.contains("not text in UTF-8") == true)
    }
}

@Suite("URL")
struct URLTransferTests {
    @Test("is exported as a URL, one of a file as such after that, and as no text")
    func export() async throws {
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        let link = URL(string: "https://example.org/?q=1")!
        #expect(URL.exportedContentTypes() == [.url, .fileURL])
        #expect(URL.importedContentTypes() == [.url, .fileURL])
        #expect(file.exportedContentTypes() == [.url, .fileURL])
        #expect(link.exportedContentTypes() == [.url])
        #expect(try await file.exported(as: .url) == Data("file:///tmp/a%20b.txt".utf8))
        #expect(try await file.exported(as: .fileURL) == Data("file:///tmp/a%20b.txt".utf8))
        #expect(try await link.exported(as: nil) == Data("https://example.org/?q=1".utf8))
        for type in [UTType.plainText, .utf8PlainText, .text] {
            await #expect(throws: TransferError.self) { try await link.exported(as: type) }
            await #expect(throws: TransferError.self) { try await file.exported(as: type) }
            let text = Data("http://x".utf8)
            await #expect(throws: TransferError.self) { try await URL(importing: text, contentType: type) }
        }
        await #expect(throws: TransferError.self) { try await link.exported(as: .fileURL) }
    }

    @Test("is imported from its text, and from the property list that Apple's systems write")
    func imports() async throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["page.html", "https://example.org/dir/", [String: String]()] as [Any],
            format: .binary,
            options: 0
        )
        #expect(try await URL(importing: list, contentType: .url).absoluteString == "https://example.org/dir/page.html")
        #expect(
            try await URL(importing: Data("file:///tmp/x\n".utf8), contentType: .fileURL).path == "/tmp/x"
        )
    }

    @Test("in a property list with a set, or one that is nested deeply, is an error")
    func hostileList() async {
        // An array of a set of one text, of which Foundation's reader makes an object that ends the process.
        var list = Array("bplist00".utf8) + [0xA1, 1, 0xC1, 2, 0x51, 0x61]
        list += [8, 10, 12] + [0, 0, 0, 0, 0, 0, 1, 1]
        for value: UInt8 in [3, 0, 14] { list += [0, 0, 0, 0, 0, 0, 0, value] }
        await #expect(throws: TransferError.self) { try await URL(importing: Data(list), contentType: .url) }
        let nested = "<?xml version='1.0'?><plist>" + String(repeating: "<array>", count: 200_000)
        await #expect(throws: TransferError.self) { try await URL(importing: Data(nested.utf8), contentType: .url) }
    }

    @Test("that makes no sense is an error", arguments: ["", "no scheme", "\u{0}", "bplist00", "<?xml"])
    func malformed(text: String) async {
        await #expect(throws: TransferError.self) { try await URL(importing: Data(text.utf8), contentType: .url) }
    }

    @Test("of ten megabytes is an error")
    func enormous() async {
        let data = Data(("http://x/" + String(repeating: "a", count: 10_000_000)).utf8)
        await #expect(throws: TransferError.self) { try await URL(importing: data, contentType: .url) }
    }
}

@Suite("Data")
struct DataTransferTests {
    @Test("takes everything that is data, as it is, where it is handed over")
    func imports() async throws {
        let bytes = Data([0, 1, 2])
        #expect(Data.exportedContentTypes() == [.data] && Data.importedContentTypes() == [.data])
        #expect(try await Data(importing: bytes, contentType: .data) == bytes)
        #expect(try await bytes.exported(as: nil) == bytes)
        let provider = NSItemProvider()
        provider.registerData(for: .png) { _ in bytes }
        #expect(try await provider.loadTransferable(type: Data.self) == bytes)
        // A type that is named has to be one that is declared.
        for type in [UTType.png, .folder] {
            await #expect(throws: TransferError.self) { try await Data(importing: bytes, contentType: type) }
        }
    }
}
