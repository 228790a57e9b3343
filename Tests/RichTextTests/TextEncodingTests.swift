import Foundation
import Testing

@testable import RichText

/// Sums over all codes were made from the indexes of the Encoding Standard, and that of Johab from Python's codec.
@Suite("Encodings of text")
struct TextEncodingTests {
    private func sum(_ text: some Sequence<UInt8>) -> UInt64 {
        text.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private func text(_ bytes: [UInt8], _ label: String) throws -> String {
        let encoding = try #require(TextEncoding(label: label), "no \(label)")
        return try #require(encoding.text(from: bytes))
    }

    @Test("have all labels of the standard")
    func labels() {
        let lines = "\(EncodingTable.encodings)".split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        // Those of DOS, of the Macintosh and of Korea follow the standard's.
        let standard = lines.prefix { $0[0] != "IBM437" }
        let labels = standard.flatMap { line in line[3].split(separator: " ").map { "\($0) \(line[0])" } }
        #expect(labels.count == 228)
        #expect(sum(labels.sorted().joined(separator: "\n").utf8) == 0xF30F_0651_3CC1_5AB4)
        for label in labels { #expect(TextEncoding(label: label.split(separator: " ")[0]) != nil) }
        #expect(TextEncoding(label: "GBK") == TextEncoding(label: "gb2312"))
        #expect(TextEncoding(label: "nothing") == nil)
    }

    @Test(
        "have the names that iconv, Java, Python and Windows give them",
        arguments: [
            ("cp936", "GBK"), ("ms936", "GBK"), ("EUC-CN", "GBK"), ("GB_2312", "GBK"), ("cp950", "Big5"),
            ("cp932", "Shift_JIS"),
            ("MS_Kanji", "Shift_JIS"), ("windows-932", "Shift_JIS"), ("eucJP", "EUC-JP"), ("EUC_JP", "EUC-JP"),
            ("JIS", "ISO-2022-JP"),
            ("cp949", "EUC-KR"), ("UHC", "EUC-KR"), ("eucKR", "EUC-KR"), ("latin9", "ISO-8859-15"),
            ("Latin-9", "ISO-8859-15"),
            ("ISO8859_15", "ISO-8859-15"), ("latin-1", "windows-1252"), ("Cp1252", "windows-1252"),
            ("x-windows-949", "EUC-KR"),
            ("utf_8", "UTF-8"), ("UTF 8", "UTF-8"), ("koi8r", "KOI8-R"), ("IBM866", "IBM866"), ("dos-866", "IBM866"),
            ("cp850", "IBM850"),
            ("TIS-620", "windows-874"), ("macroman", "macintosh"), ("cp99999", nil), ("windows-", nil), ("cp", nil),
            ("utf-7", nil), ("", nil),
        ] as [(String, String?)]
    )
    func otherNames(label: String, name: String?) {
        #expect(TextEncoding(label: label)?.name == name)
    }

    @Test("with one byte a character have the characters of the standard")
    func singleBytes() throws {
        let names = [
            "ibm866", "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-15", "iso-8859-16", "iso-8859-2",
            "iso-8859-3",
            "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "koi8-r", "koi8-u", "macintosh",
            "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255",
            "windows-1256",
            "windows-1257", "windows-1258", "windows-874", "x-mac-cyrillic",
        ]
        let all = try names.map { try text(Array(0x80...0xFF), $0) }.joined()
        #expect(sum(all.utf8) == 0x0493_A361_AAF9_46)
        #expect(try text([0x80, 0xFF], "x-user-defined") == "\u{F780}\u{F7FF}")
        #expect(try text([0x41, 0xE9], "latin1") == "Aé")
    }

    @Test(
        "with two bytes a character have the characters of the standard",
        arguments: [
            ("gbk", 0x52FB_85DD_5733_32A6), ("big5", 0x2251_0D15_2D99_A6B2), ("euc-kr", 0x3410_153F_9CCF_89F8),
        ] as [(String, UInt64)]
    )
    func doubleBytes(label: String, expected: UInt64) throws {
        // One at a time, so that a code that is none does not change the next.
        let encoding = try #require(TextEncoding(label: label))
        let all = (0x81...0xFE).flatMap { lead in (0x40...0xFE).map { [UInt8(lead), UInt8($0)] } }
        #expect(sum(all.compactMap { encoding.text(from: $0) }.joined().utf8) == expected)
    }

    @Test("that spells Korean syllables out has the characters of Python's codec")
    func johab() throws {
        let encoding = try #require(TextEncoding(codePage: 1361))
        // Python leaves out letters that have another code too, and has a space for a syllable of nothing.
        let codes = (0x81...0xFE).filter { $0 != 0xDA }.flatMap { lead in
            (0x40...0xFE).map { [UInt8(lead), UInt8($0)] }
        }
        let all = codes.filter { $0 != [0x84, 0x41] }.compactMap { encoding.text(from: $0) }.joined()
        #expect(sum(all.utf8) == 0x4FD3_728B_4BE3_1463)
        #expect(encoding.text(from: [0xDA, 0xA1, 0xDA, 0xD3]) == "ㄱㅣ")
    }

    @Test("of Japan have the characters of the standard")
    func japanese() throws {
        let shiftJIS = try #require(TextEncoding(label: "shift_jis"))
        let leads = Array(0x81...0x9F) + Array(0xE0...0xFC)
        let codes = leads.flatMap { lead in (0x40...0xFC).map { [UInt8(lead), UInt8($0)] } }
        #expect(sum(codes.compactMap { shiftJIS.text(from: $0) }.joined().utf8) == 0x6850_580F_B2E5_7FFB)
        #expect(try text([0xB1, 0x80, 0x5C], "sjis") == "ｱ\u{80}\\")
        let pairs = (0xA1...0xFE).flatMap { lead in (0xA1...0xFE).map { [UInt8(lead), UInt8($0)] } }
        let eucJP = try #require(TextEncoding(label: "euc-jp"))
        #expect(sum(pairs.compactMap { eucJP.text(from: $0) }.joined().utf8) == 0x0F19_1C1C_356B_B12A)
        #expect(sum(pairs.compactMap { eucJP.text(from: [0x8F] + $0) }.joined().utf8) == 0x6D03_049F_983C_F0EB)
        #expect(try text([0x8E, 0xB1], "euc-jp") == "ｱ")
        let kanji = Array("a\u{1B}$BF|K\\\u{1B}(J\\\u{1B}(I1\u{1B}(B!".utf8)
        #expect(try text(kanji, "iso-2022-jp") == "a日本¥ｱ!")
        #expect(try text(Array("\u{1B}$BF\u{1B}(Bx".utf8), "iso-2022-jp") == "\u{FFFD}x")
        #expect(try text(Array("\u{1B}$B\u{1B}(Bx".utf8), "iso-2022-jp") == "\u{FFFD}x")
    }

    @Test("of China have codes of four bytes for all of Unicode")
    func fourBytes() throws {
        let encoding = try #require(TextEncoding(label: "gb18030"))
        let all = (0..<39_420).compactMap { (place: Int) -> String? in
            let code: [Int] = [
                0x81 + place / 12_600, 0x30 + place / 1260 % 10, 0x81 + place / 10 % 126, 0x30 + place % 10,
            ]
            return encoding.text(from: code.map { UInt8($0) })
        }
        #expect(sum(all.joined().utf8) == 0xB176_5545_402A_2682)
        #expect(try text([0x94, 0x39, 0xDA, 0x33], "gb18030") == "\u{1F4A9}")
        #expect(try text([0xE3, 0x32, 0x9A, 0x35, 0xE3, 0x32, 0x9A, 0x36], "gb18030") == "\u{10FFFF}\u{FFFD}2\u{FFFD}")
        #expect(try text([0x80], "gbk") == "€")
    }

    @Test("keep what follows broken characters, and end with the bytes")
    func broken() throws {
        #expect(try text([0xD6, 0xD0, 0xFF, 0x41], "gbk") == "中\u{FFFD}A")
        #expect(try text([0xD6, 0x0A, 0xB9, 0xFA, 0xD6], "gbk") == "\u{FFFD}\n国\u{FFFD}")
        #expect(try text([0x81, 0x30], "gb18030") == "\u{FFFD}")
        #expect(try text([0x8F, 0xA1], "euc-jp") == "\u{FFFD}")
        #expect(try text([0xA4], "big5") == "\u{FFFD}")
        #expect(try text([0x41, 0x00, 0x42], "utf-16") == "A\u{FFFD}")
        #expect(try text([0xF0, 0xD2], "KOI8-R") == "Пр")
        #expect(
            TextEncoding(label: "iso-2022-kr") != nil && TextEncoding(label: "iso-2022-kr")?.text(from: [0x41]) == nil
        )
        for codePage in [437, 850, 874, 932, 936, 949, 950, 1250, 1258, 1361, 10_000, 20_866, 65_001] {
            #expect(TextEncoding(codePage: codePage) != nil, "\(codePage)")
        }
    }
}
