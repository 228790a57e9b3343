import Foundation
import Testing

@testable import UniformTypes

/// A binary property list made by hand.
private func binary(_ objects: [[UInt8]], count: Int? = nil, top: Int = 0, table: Int? = nil) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
        offsets.append(bytes.count)
        bytes += object
    }
    let start = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for value in [count ?? objects.count, top, table ?? start] {
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
    }
    return Data(bytes)
}

@Suite("Property lists")
struct PropertyListTests {
    private static let date = Date(timeIntervalSince1970: 1_700_000_000)

    @Test("are read in XML and binary form as Foundation writes them")
    func forms() throws {
        let long = String(repeating: "x", count: 300)
        let plist: [String: Any] = [
            "texts": ["", "a", "é", "🌍", "<&>\"'", long],
            "numbers": [0, 1, -1, 127, 255, 256, 65_536, 1 << 40, Int.min],
            "real": 1.5, "yes": true, "no": false, "date": Self.date, "data": Data(0..<200),
            "deep": ["a": [["b": [String: Any]()]]], "none": [Any](), "é": 1,
        ]
        let expected: PropertyList = .dictionary([
            "texts": .array(["", "a", "é", "🌍", "<&>\"'", long].map(PropertyList.string)),
            "numbers": .array([0, 1, -1, 127, 255, 256, 65_536, 1 << 40, Int.min].map(PropertyList.integer)),
            "real": .real(1.5), "yes": .boolean(true), "no": .boolean(false), "date": .date(Self.date),
            "data": .data(Data(0..<200)), "deep": .dictionary(["a": .array([.dictionary(["b": .dictionary([:])])])]),
            "none": .array([]), "é": .integer(1),
        ])
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: plist, format: format, options: 0)
            #expect(try PropertyList(reading: data) == expected)
        }
    }

    @Test("are read in XML as people write it")
    func xml() throws {
        let text = """
            <!-- a --><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x" [<!ENTITY a "b">]>
            <plist version='1.0'><!-- b --><dict >
              <key>a &lt;&#65;&#x1F30D;</key><string><![CDATA[<b>]]>&amp;<!-- c -->c</string>
              <key>hex</key><integer> 0x1F </integer><key>minus</key><integer>-5</integer>
              <key/><true></true><key>e</key><string/><key>d</key><data> AA E= </data><key>l</key><array/>
            </dict></plist>
            """
        let expected: PropertyList = .dictionary([
            "a <A🌍": .string("<b>&c"), "hex": .integer(31), "minus": .integer(-5), "": .boolean(true),
            "e": .string(""), "d": .data(Data([0, 1])), "l": .array([]),
        ])
        #expect(try PropertyList(reading: Data(text.utf8)) == expected)
        #expect(try PropertyList(reading: Data([0xEF, 0xBB, 0xBF] + text.utf8)) == expected)
        for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian] {
            #expect(try PropertyList(reading: try #require(text.data(using: encoding))) == expected)
        }
    }

    @Test("are read in text form, as files of strings are")
    func text() throws {
        let text = """
            /* A comment. */ // Another.
            "Recipe" = "Re\\"zept\\n\\U00e9\\UD83C\\UDF0D\\101";
            plain-key = { a = ( b, "c", <0aFF 10>, ); }; alone;
            """
        let expected: PropertyList = .dictionary([
            "Recipe": .string("Re\"zept\né🌍A"), "alone": .string("alone"),
            "plain-key": .dictionary(["a": .array([.string("b"), .string("c"), .data(Data([0x0A, 0xFF, 0x10]))])]),
        ])
        #expect(try PropertyList(reading: Data(text.utf8)) == expected)
        #expect(try PropertyList(reading: try #require(text.data(using: .utf16))) == expected)
        #expect(try PropertyList(reading: Data("{\(text)}".utf8)) == expected)
    }

    @Test("in binary form with objects that no writer makes are errors")
    func damagedBinary() {
        let (text, huge): ([UInt8], [UInt8]) = ([0x51, 0x61], [0x13] + Array(repeating: 0xFF, count: 8))
        let lists: [(String, Data)] = [
            ("a set", binary([[0xC1, 1], text])),
            ("a set in an array", binary([[0xA1, 1], [0xC1, 2], text])),
            ("a reference of an archive", binary([[0x80, 1]])),
            ("nothing", binary([[0x00]])),
            ("itself", binary([[0xA1, 0]])),
            ("a circle", binary([[0xA1, 1], [0xD1, 2, 0], text])),
            ("a number of another object", binary([[0xA1, 9]])),
            ("a key that is a number", binary([[0xD1, 1, 1], [0x10, 1]])),
            ("an array without an end", binary([[0xAF] + huge])),
            ("an array of more than there is", binary([[0xAF, 0x11, 1, 0]])),
            ("a text without an end", binary([[0x5F] + huge])),
            ("a text of two bytes a character that is cut", binary([[0x64, 0, 65, 0, 65, 0]])),
            ("data without a length", binary([[0x4F]])),
            ("a number of 32 bytes", binary([[0x15] + Array(repeating: 0, count: 32)])),
            ("an unfinished number", binary([[0x13, 0]])),
            ("a date of four bytes", binary([[0x32, 0, 0, 0, 0]])),
            ("more objects than there are", binary([text], count: 3)),
            ("objects without end", binary([text], count: -1)),
            ("another first object", binary([text], top: 1)),
            ("a table in the trailer", binary([text], table: 100)),
            ("a table before all", binary([text], table: -1)),
            ("no more than its mark", Data("bplist00".utf8)),
        ]
        for (name, list) in lists {
            #expect(throws: PropertyListError.self, "\(name)") { try PropertyList(reading: list) }
        }
    }

    @Test("whose objects overlap, so that few bytes stand for much, are errors")
    func overlapping() {
        // Each text is all that follows it.
        let piece: [UInt8] = [0x5F, 0x11, 0x40, 0x00]
        let texts = 200
        var array: [UInt8] = [0xAF, 0x10, UInt8(texts)]
        array += (1...UInt8(texts)).map { $0 }
        let list = binary([array] + Array(repeating: piece, count: texts) + [Array(repeating: 0x61, count: 0x4000)])
        #expect(throws: PropertyListError.self) { try PropertyList(reading: list) }
    }

    @Test("with an object in several places are read once, and no more deeply than others")
    func shared() throws {
        // Each array has the next twice: read one by one there would be more of them than atoms.
        let depth = PropertyList.deepest - 1
        var objects: [[UInt8]] = (0..<depth).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
        objects.append([0x51, 0x61])
        var value = try PropertyList(reading: binary(objects))
        for _ in 0..<depth { value = try #require(value.array?.last) }
        #expect(value == .string("a"))
        // The deep one first by itself, then farther below.
        objects = [[0xA2, 2, 1], [0xA1, 2]]
        for index in 2..<depth { objects.append([0xA1, UInt8(index + 1)]) }
        #expect(throws: Never.self) { try PropertyList(reading: binary(objects + [[0xA0]])) }
        objects.append([0xA1, UInt8(depth + 1)])
        #expect(throws: PropertyListError.self) { try PropertyList(reading: binary(objects + [[0xA0]])) }
    }

    private struct Note: Codable, Equatable {
        var text: String
        var moment: Date?
        var parts: [Double] = []
        var inner: [String: Data] = [:]
    }

    @Test("are decoded as Foundation's decoder does, and no bytes end the process")
    func decoding() throws {
        let note = Note(
            text: "é\u{1}",
            moment: Date(timeIntervalSinceReferenceDate: 0),
            parts: [1, 0.5],
            inner: ["a": Data([0])]
        )
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = format
            let plain = format == .xml ? Note(text: "é", moment: note.moment) : note
            let data = try encoder.encode(plain)
            #expect(try PropertyListDecoder().decode(Note.self, fromUntrusted: data) == plain)
        }
        #expect(throws: DecodingError.self) {
            try PropertyListDecoder().decode(Note.self, fromUntrusted: binary([[0xD0]]))
        }
        let deep = Data(String(repeating: "<array>", count: 200_000).utf8)
        for hostile in [
            binary([[0xAF, 0x13] + Array(repeating: 0xFF, count: 8)]), binary([[0xC1, 1], [0x51, 0x61]]), deep,
        ] {
            #expect(throws: PropertyListError.self) {
                try PropertyListDecoder().decode(Note.self, fromUntrusted: hostile)
            }
        }
    }

    @Test("that are nested deeply or end in the middle are errors")
    func damagedText() {
        let deep = 500_000
        let texts = [
            "<plist>" + String(repeating: "<array>", count: deep),
            String(repeating: "<dict><key>a</key>", count: deep), String(repeating: "(", count: deep),
            String(repeating: "{a=", count: deep), "", " ", "<", "<plist", "<plist>", "<plist/>", "<plist></plist>",
            "<array>",
            "<string>a", "<string>&a;</string>", "<string>&#xD800;</string>", "<string>&#x110000;</string>",
            "<integer>a</integer>", "<integer>--1</integer>", "<integer>0x-1</integer>",
            "<integer>99999999999999999999</integer>", "<set><string>a</string></set>",
            "<dict><string>a</string></dict>",
            "<dict><key>a</key></dict>", "<array>a</array>", "<!-- ", "<!DOCTYPE [", "<date>2026</date>",
            "<true>a</true>",
            "<string>a</key>", "hello", "(a", "{a", "{a=b}", "a=b", "a=<0>;", "a=\"b;", "a=\"\\", "/* ", "(a)b",
            "\u{0}",
        ]
        for text in texts {
            #expect(throws: PropertyListError.self, "\(text.prefix(40))") { try PropertyList(reading: Data(text.utf8)) }
        }
        #expect(throws: PropertyListError.self) { try PropertyList(reading: Data([0xFF, 0xFE, 0x00, 0xD8])) }
        #expect(throws: PropertyListError.self) { try PropertyList(reading: Data([0x80, 0x81])) }
    }

    @Test("that are damaged anywhere are read or refused")
    func mutated() throws {
        var noise = Noise(state: 5)
        let plist: [String: Any] = [
            "a": [1, "b", 1.5, Self.date, Data([1, 2]), true, ["é": "🌍"]], "c": ["d": [Any]()],
        ]
        let strings = Data("/* a */ \"b\" = \"c\\U00e9\"; d = (e, <00>);".utf8)
        let originals =
            try [PropertyListSerialization.PropertyListFormat.xml, .binary].map {
                try PropertyListSerialization.data(fromPropertyList: plist, format: $0, options: 0)
            } + [strings]
        for original in originals {
            for position in original.indices {
                for _ in 0..<8 {
                    var data = original
                    data[position] = UInt8.random(in: 0...255, using: &noise)
                    if Bool.random(using: &noise) { data[Int.random(in: 0..<data.count, using: &noise)] ^= 1 }
                    _ = try? PropertyList(reading: data)
                }
                _ = try? PropertyList(reading: original.prefix(position))
            }
        }
    }
}
