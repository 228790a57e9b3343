import CoreTransferable
import Testing
import TransferTestSupport

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
            ([0xD6, 0xD0, 0xB9, 0xFA], "text/plain;charset=GBK", "中国"),
            ([0xA4, 0xA4], "text/plain;charset=big5", "中"),
            ([0xF0, 0xD2], "text/plain;charset=koi8-r", "Пр"),
            ([0xA4], "text/plain;charset=ISO-8859-15", "€"),
            ([0xC6, 0xFC], "text/plain;charset=euc-jp", "日"),
            ([0xC7, 0xD1], "text/plain;charset=euc-kr", "한"),
            ([0x41, 0, 0, 0], "text/plain;charset=utf-32", "A"),
            ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "text/plain;charset=utf-32be", "A"),
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

    @Test("with a broken character has a replacement for it, and keeps the rest")
    func brokenCharacters() {
        #expect(read(Array("Привет ".utf8) + [0xFF] + Array("é".utf8), as: "UTF8_STRING") == "Привет \u{FFFD}é")
        #expect(read([0x61, 0xFF, 0x62], as: "UTF8_STRING") == "a\u{FFFD}b")
        #expect(read(Array("é".utf8) + [0xE2, 0x82, 0x41], as: "text/plain;charset=utf-8") == "é\u{FFFD}A")
        #expect(read(Array("é".utf8) + [0xE2, 0x82], as: "text/plain") == "é\u{FFFD}")
    }

    @Test(
        "is read as ICCCM says where the owner chose the encoding",
        arguments: [
            // GTK 3 for “Привет”, and for “é”.
            ([0x1B, 0x2D, 0x4C, 0xBF, 0xE0, 0xD8, 0xD2, 0xD5, 0xE2], "TEXT", "Привет"), ([0xE9], "TEXT", "é"),
            ([0xC3, 0xA9], "TEXT", "é"), ([0x61], "TEXT", "a"), ([0xE9], "COMPOUND_TEXT", "é"),
            ([0x1B, 0x2D, 0x4C, 0xBF], "STRING", "П"),
            ([0x1B, 0x2D, 0x46, 0xE1, 0x1B, 0x2D, 0x41, 0xE1], "TEXT", "αá"),
            (Array("\u{1B}$(BF|K\\\u{1B}(B!".utf8), "TEXT", "日本!"),
            ([0x1B, 0x24, 0x29, 0x41, 0xD6, 0xD0, 0xB9, 0xFA, 0x1B, 0x2D, 0x41, 0xE9], "COMPOUND_TEXT", "中国é"),
            ([0x1B, 0x24, 0x29, 0x43, 0xC7, 0xD1, 0x61], "COMPOUND_TEXT", "한a"),
            ([0x1B, 0x24, 0x28, 0x44, 0x30, 0x21], "COMPOUND_TEXT", "丂"),
            ([0x1B, 0x29, 0x49, 0xB1], "COMPOUND_TEXT", "ｱ"),
            ([0x1B, 0x25, 0x47] + Array("中é".utf8) + [0x1B, 0x25, 0x40, 0xE9], "COMPOUND_TEXT", "中éé"),
            (
                [0x1B, 0x25, 0x2F, 0x32, 0x80, 0x89] + Array("big5-0".utf8) + [2, 0xA4, 0xA4, 0x61], "COMPOUND_TEXT",
                "中a"
            ),
            ([0x9B, 0x31, 0x5D, 0x61], "COMPOUND_TEXT", "a"), ([0x61, 0x1B], "COMPOUND_TEXT", "a\u{FFFD}"),
            ([0x1B, 0x24, 0x29, 0x41, 0xD6], "COMPOUND_TEXT", "\u{FFFD}"),
            ([0x1B, 0x24], "COMPOUND_TEXT", "\u{FFFD}$"),
            ([0x1B, 0x25, 0x2F, 0x31, 0xFF, 0xFF, 0x61, 2], "COMPOUND_TEXT", ""),
            (Array("\u{1B}[31mred".utf8), "TEXT", "\u{1B}[31mred"),
        ] as [([UInt8], String, String)]
    )
    func compoundText(bytes: [UInt8], name: String, text: String) {
        #expect(read(bytes, as: name) == text)
    }

    @Test("in many sets of characters is read in a time in proportion to its length")
    func manySequences() {
        for piece in [
            [0x1B, 0x25, 0x2F, 0x30, 0xFF, 0xFF], [0x1B, 0x24], [0x1B, 0x25, 0x47], [0x1B, 0x2D, 0x4C, 0xBF],
        ] as [[UInt8]] {
            let bytes = Array(repeatElement(piece, count: 100_000).joined())
            #expect(!read(bytes, as: "COMPOUND_TEXT").isEmpty || piece == [0x1B, 0x25, 0x47])
            _ = read(bytes, as: "TEXT")
        }
    }

    private func meant(_ text: String, as name: String, among names: [String]) -> String {
        String(decoding: WireText.text(Data(text.utf8), receivedAs: name, among: names), as: UTF8.self)
    }

    /// All ways in which text arrives in parts give the same.
    private func streamed(_ text: Data, as name: String, among names: [String]) -> Set<String> {
        Set(
            [1, 2, 3, 7, 64, text.count + 1].map { length in
                var streamed = StreamedText(receivedAs: name, among: names)
                var result = Data()
                var rest = text
                while !rest.isEmpty {
                    rest.prefix(length).withUnsafeBytes { streamed.take($0) { result.append(contentsOf: $0) } }
                    rest = Data(rest.dropFirst(length))
                }
                streamed.end { result.append(contentsOf: $0) }
                return String(decoding: result, as: UTF8.self)
            }
        )
    }

    private static let mime = "text/plain;charset=utf-8"
    private static let gtk = [mime, "text/plain"]

    @Test("of GTK loses the returns that GTK adds, and other text keeps its own")
    func lineEnds() {
        let lines = "one\r\ntwo\r\n"
        // GDK lists no names without a slash on Wayland.
        #expect(meant(lines, as: Self.mime, among: Self.gtk) == "one\ntwo\n")
        #expect(meant(lines, as: "text/plain", among: Self.gtk) == "one\ntwo\n")
        for kept in ["one\r\ntwo\n", "one\rtwo", "one\r\r\ntwo", "one\ntwo", "one\r\ntwo\r", "\r", "one"] {
            #expect(meant(kept, as: Self.mime, among: Self.gtk) == kept)
            #expect(streamed(Data(kept.utf8), as: Self.mime, among: Self.gtk) == [kept])
        }
        #expect(streamed(Data(lines.utf8), as: Self.mime, among: Self.gtk) == ["one\ntwo\n"])
        // Where X11's name is there, its text is taken, whose returns are the sender's.
        #expect(meant(lines, as: "UTF8_STRING", among: Self.gtk + ["UTF8_STRING"]) == lines)
        #expect(meant(lines, as: Self.mime, among: Self.gtk + ["UTF8_STRING"]) == lines)
        #expect(meant(lines, as: Self.mime, among: Self.gtk + ["application/x-transferable-items"]) == lines)
        #expect(meant(lines, as: Self.mime, among: [Self.mime]) == lines)
    }

    @Test("in a String of this library keeps its returns, and text with a type of its own does as well")
    func ownReturns() async throws {
        let text = NSItemProvider()
        text.register("one\r\ntwo")
        let item = try #require(await TransferOffer([text]).asReceived.items().first)
        #expect(try await item.loadTransferable(type: String.self) == "one\r\ntwo")
        // On Wayland GDK lists MIME types alone.
        let offer = TransferOffer([text])
        let names = offer.names(on: TransferOffer.Way(isDrag: false, naming: .mimeTypes))
        #expect(names == Self.gtk + ["application/x-transferable-items"])
        let onWayland = IncomingOffer(names: names) { try await offer.data(for: $0) }
        let there = try #require(await onWayland.items().first)
        #expect(try await there.loadTransferable(type: String.self) == "one\r\ntwo")
        let table = IncomingOffer([
            "text/csv": Data("a\r\nb\r\n".utf8), "text/plain": Data("a\r\nb\r\n".utf8),
            Self.mime: Data("a\r\nb\r\n".utf8),
        ])
        let csv = try #require(await table.items().first)
        #expect(try await csv.loadDataRepresentation(for: .commaSeparatedText) == Data("a\r\nb\r\n".utf8))
    }

    @Test("of GTK is read under the name with LF")
    func preferredName() async throws {
        let record = Record()
        let offer = IncomingOffer(
            ["text/plain;charset=utf-8": Data("a\r\nb".utf8), "UTF8_STRING": Data("a\nb".utf8)],
            record: record
        )
        let item = try #require(await offer.items().first)
        #expect(try await item.loadTransferable(type: String.self) == "a\nb")
        #expect(record.all == ["UTF8_STRING"])
    }

    @Test("that passes in parts has its broken characters replaced, and is not changed otherwise")
    func streams() {
        let broken = Data("Привет 😀".utf8) + [0xFF] + Data("é".utf8) + [0xF0, 0x9F]
        #expect(streamed(broken, as: "UTF8_STRING", among: ["UTF8_STRING"]) == ["Привет 😀\u{FFFD}é\u{FFFD}"])
        for text in ["", "a", "Привет 😀 中", "x-special/naut", "x-special/nautilus-clipboard\nno files"] {
            #expect(streamed(Data(text.utf8), as: "UTF8_STRING", among: ["UTF8_STRING"]) == [text])
        }
    }

    @Test("of older file managers is the paths of the files")
    func copiedFiles() async throws {
        let list = "x-special/nautilus-clipboard\ncut\nfile:///a/one%20two.txt\nfile:///a/b\n"
        #expect(meant(list, as: "UTF8_STRING", among: ["UTF8_STRING"]) == "/a/one two.txt\n/a/b")
        #expect(streamed(Data(list.utf8), as: "UTF8_STRING", among: ["UTF8_STRING"]) == ["/a/one two.txt\n/a/b"])
        let returns = list.replacingOccurrences(of: "\n", with: "\r\n")
        #expect(meant(returns, as: Self.mime, among: Self.gtk) == "/a/one two.txt\n/a/b")
        for text in [
            "x-special/nautilus-clipboard\nmove\nfile:///a", "x-special/nautilus-clipboard\ncut\nfile:///a\nwords here",
        ] {
            #expect(meant(text, as: "UTF8_STRING", among: ["UTF8_STRING"]) == text)
        }
        let offer = IncomingOffer([
            "text/uri-list": Data("file:///a/one%20two.txt\r\nfile:///a/b\r\n".utf8), "UTF8_STRING": Data(list.utf8),
        ])
        #expect(await offer.requestedOperation() == .move)
        #expect(try await offer.copiedFiles()?.map(\.path) == ["/a/one two.txt", "/a/b"])
        let words = IncomingOffer(["text/uri-list": Data("file:///a\r\n".utf8), "UTF8_STRING": Data("cut\nx".utf8)])
        #expect(await words.requestedOperation() == .copy)
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
