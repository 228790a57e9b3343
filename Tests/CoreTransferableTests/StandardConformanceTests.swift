import CoreTransferable
import Testing

@Suite("String")
struct StringTransferTests {
    @Test("is exported as UTF-8 first")
    func export() async throws {
        #expect("ä".exportedContentTypes() == [.utf8PlainText])
        #expect(try await "ä".exported(as: .plainText) == Data([0xC3, 0xA4]))
    }

    @Test("is imported from each encoding that its type or its mark tells")
    func encodings() async throws {
        let text = "Grüße, 世界 🌍"
        let little = try #require(text.data(using: .utf16LittleEndian))
        let big = try #require(text.data(using: .utf16BigEndian))
        let cases: [(Data, UTType)] = [
            (Data(text.utf8), .utf8PlainText), (Data(text.utf8), .plainText), (Data(text.utf8), .commaSeparatedText),
            (Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), .plainText), (little, .utf16PlainText),
            (Data([0xFF, 0xFE]) + little, .utf16ExternalPlainText),
            (Data([0xFE, 0xFF]) + big, .utf16ExternalPlainText),
            (Data([0xFE, 0xFF]) + big, .plainText),
        ]
        for (data, type) in cases {
            #expect(try await String(importing: data, contentType: type) == text, "\(type)")
        }
        #expect(try await String(importing: Data([0x47, 0x72, 0xFC, 0xDF, 0x65]), contentType: .plainText) == "Grüße")
    }

    @Test("takes all plain text, and no text that is meant for programs")
    func types() async throws {
        #expect(try await String(importing: Data("a;b".utf8), contentType: .commaSeparatedText) == "a;b")
        for type in [UTType.json, .html, .rtf, .xml, .png] {
            await #expect(throws: TransferError.self) { try await String(importing: Data("x".utf8), contentType: type) }
        }
    }

    @Test("cut in half is an error where it has to be UTF-8")
    func malformed() async throws {
        let error = await #expect(throws: TransferError.self) {
            try await String(importing: Data([0x61, 0xC3]), contentType: .utf8PlainText)
        }
        #expect(error?.localizedDescription.contains("not text in UTF-8") == true)
        await #expect(throws: TransferError.self) {
            try await String(importing: Data([0x61]), contentType: .utf16PlainText)
        }
    }
}

@Suite("URL")
struct URLTransferTests {
    @Test("of a file is exported as such, any other as a URL, and both as text after that")
    func export() async throws {
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        let link = URL(string: "https://example.org/?q=1")!
        #expect(file.exportedContentTypes() == [.fileURL, .utf8PlainText])
        #expect(link.exportedContentTypes() == [.url, .utf8PlainText])
        #expect(try await file.exported(as: .url) == Data("file:///tmp/a%20b.txt".utf8))
        #expect(try await link.exported(as: .utf8PlainText) == Data("https://example.org/?q=1".utf8))
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
    @Test("takes everything that is data, as it is")
    func imports() async throws {
        let bytes = Data([0, 1, 2])
        #expect(try await Data(importing: bytes, contentType: .png) == bytes)
        #expect(try await bytes.exported(as: nil) == bytes)
        await #expect(throws: TransferError.self) { try await Data(importing: bytes, contentType: .folder) }
    }
}
