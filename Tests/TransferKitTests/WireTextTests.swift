import CoreTransferable
import Testing

@testable import TransferKit

@Suite("Text that arrives")
struct WireTextTests {
    private func read(_ bytes: [UInt8], as name: String) -> String {
        String(decoding: WireText.utf8(Data(bytes), receivedAs: name), as: UTF8.self)
    }

    @Test(
        "is read in the encoding that its name tells",
        arguments: [
            ([0xE4], "STRING", "ä"),
            ([0xFF, 0xFE], "STRING", "ÿþ"),
            ([0xC3, 0xA4], "UTF8_STRING", "ä"),
            ([0xC3, 0xA4], "text/plain", "ä"),
            ([0xC3, 0xA4], "text/plain;charset=utf-8", "ä"),
            ([0x41, 0x00, 0xE4, 0x00], "text/plain;charset=UTF-16LE", "Aä"),
            ([0x41, 0x00], "text/plain;charset=utf-16", "A"),
            ([0x00, 0x41], "text/plain; charset=\"UTF-16BE\"", "A"),
            ([0xE4], "text/plain;charset=ISO-8859-1", "ä"),
            ([0xE6], "text/plain;charset=iso-8859-2", "ć"),
            ([0xC0], "text/plain;format=flowed;charset=windows-1251", "А"),
        ] as [([UInt8], String, String)]
    )
    func encodings(bytes: [UInt8], name: String, text: String) {
        #expect(read(bytes, as: name) == text)
    }

    @Test("is read in the encoding that its byte order mark tells")
    func marks() {
        #expect(read([0xFF, 0xFE, 0x41, 0x00], as: "text/plain") == "A")
        #expect(read([0xFE, 0xFF, 0x00, 0x41], as: "text/plain;charset=utf-16") == "A")
        #expect(read([0xEF, 0xBB, 0xBF, 0x41], as: "UTF8_STRING") == "A")
    }

    @Test("loses the NULs that end C strings, and no others")
    func terminators() {
        #expect(read([0x41, 0x00], as: "UTF8_STRING") == "A")
        #expect(read([0x41, 0x00, 0x42, 0x00, 0x00], as: "UTF8_STRING") == "A\0B")
        #expect(read([0x41, 0x00, 0x00, 0x00], as: "text/plain;charset=utf-16le") == "A")
        #expect(read([0x41, 0x00], as: "STRING") == "A")
        #expect(read([0x00], as: "UTF8_STRING") == "")
        #expect(read([], as: "UTF8_STRING") == "")
    }

    @Test("that is not in its encoding is read as what it may be")
    func malformed() {
        #expect(read([0x66, 0xFC, 0x72], as: "text/plain;charset=utf-8") == "für")
        #expect(read([0x93, 0x41, 0x94], as: "text/plain") == "“A”")
        #expect(read([0x41, 0x00, 0x42], as: "text/plain;charset=utf-16le") == "A")
        #expect(read([0x00, 0xD8], as: "text/plain;charset=utf-16le") == "\u{FFFD}")
        #expect(read([0x41], as: "text/plain;charset=martian") == "A")
    }

    @Test("that is UTF-8 is not copied")
    func noCopy() {
        let data = Data(repeating: 0x41, count: 1 << 20)
        let result = WireText.utf8(data, receivedAs: "UTF8_STRING")
        let isSame = data.withUnsafeBytes { first in
            result.withUnsafeBytes { second in first.baseAddress == second.baseAddress }
        }
        #expect(isSame)
    }

    @Test(
        "tells its character set by a parameter only",
        arguments: [
            ("text/plain", nil), ("text/plain;charset=UTF-8", "utf-8"), ("text/plain; charset = 'x' ;a=b", "x"),
            ("text/plain;notcharset=a", nil), ("charset=a", nil), ("text/plain;charset", nil),
            ("text/plain;charset=", ""),
        ] as [(String, String?)]
    )
    func charsets(name: String, charset: String?) {
        #expect(WireText.charset(of: name) == charset)
    }

    @Test("and goes out under STRING is Latin-1")
    func latin1() {
        #expect(WireText.data(Data("Gruß €".utf8), sentAs: "STRING") == Data([0x47, 0x72, 0x75, 0xDF, 0x20, 0x3F]))
        #expect(WireText.data(Data("a\u{308}".utf8), sentAs: "STRING") == Data([0xE4]))
        #expect(WireText.data(Data("Gruß €".utf8), sentAs: "UTF8_STRING") == Data("Gruß €".utf8))
    }
}
