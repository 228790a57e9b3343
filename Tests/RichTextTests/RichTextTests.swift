import CoreTransferable
import RichText
import Testing

/// Returns text in a format: HTML, which is the wire's, or a type that attributed strings have.
private func read(_ data: Data, as type: UTType) async throws -> AttributedString {
    type == .html ? try HTMLReader.text(from: data) : try await AttributedString(importing: data, contentType: type)
}

/// Returns a text in a format.
private func written(_ text: AttributedString, as type: UTType) async throws -> Data {
    type == .html ? HTMLWriter.data(of: text) : try await text.exported(as: type)
}

/// A text with a run for each piece that the formats carry.
private func sample() -> AttributedString {
    func run(_ text: String, _ change: (inout AttributedString) -> Void) -> AttributedString {
        var run = AttributedString(text)
        change(&run)
        return run
    }
    var text = AttributedString("plain {\\} <&> \u{1F30D} ä ")
    text += run("bold") { $0.inlinePresentationIntent = .stronglyEmphasized }
    text += run("italic") { $0.inlinePresentationIntent = .emphasized }
    text += run("both") { $0.inlinePresentationIntent = [.emphasized, .stronglyEmphasized] }
    text += run("struck") { $0.inlinePresentationIntent = .strikethrough }
    text += run("under") { $0.isUnderlined = true }
    text += AttributedString("\n")
    text += run("link") { $0.link = URL(string: "https://example.org/?a=1&b=%22x%22") }
    text += run("red") { $0.textColor = RichTextColor(red: 255, green: 0, blue: 16) }
    text += run("marked") { $0.highlightColor = RichTextColor(red: 255, green: 255, blue: 0) }
    text += run("font") { $0.fontFamily = "DejaVu Serif" }
    text += run("large") { $0.fontSize = 21.5 }
    return text
}

/// A list within a list, the attribute on line breaks as well.
private func list() -> AttributedString {
    var text = AttributedString("before\n")
    let items: [(String, RichTextListItem)] = [
        ("one", RichTextListItem(style: .number, ordinal: 1)), ("two", RichTextListItem(style: .number, ordinal: 2)),
        ("dot", RichTextListItem(style: .bullet)),
    ]
    for (line, item) in items {
        var run = AttributedString(line + "\n")
        run.listItem = item
        text += run
    }
    return text + AttributedString("after")
}

/// Lists that continue after an inner one of another kind, that begin elsewhere than at one, and that follow each other.
private func mixedLists() -> AttributedString {
    var text = AttributedString()
    let items: [(String, RichTextListItem?)] = [
        ("a", RichTextListItem(style: .number, ordinal: 1)), ("b", RichTextListItem(style: .number, ordinal: 2)),
        ("inner", RichTextListItem(style: .bullet, level: 1)),
        ("more", RichTextListItem(style: .bullet, level: 1, ordinal: 2)),
        ("c", RichTextListItem(style: .number, ordinal: 3)),
        ("deep", RichTextListItem(style: .number, level: 2, ordinal: 1)),
        ("d", RichTextListItem(style: .number, ordinal: 4)), ("between", nil),
        ("goes on", RichTextListItem(style: .number, ordinal: 5)),
        ("leaps", RichTextListItem(style: .number, ordinal: 9)), ("end", nil),
    ]
    for (line, item) in items {
        var run = AttributedString(line + "\n")
        run.listItem = item
        text += run
    }
    return text + AttributedString("after")
}

private func words(_ text: AttributedString) -> String { String(text.characters) }

private func run(_ text: AttributedString, _ word: String) throws -> AttributedString.Runs.Run {
    try #require(text.runs.first { String(text.characters[$0.range]).contains(word) }, "no \(word) in \(text)")
}

@Suite("Formatted text")
struct RichTextTests {
    @Test("goes out and comes in unchanged", arguments: [UTType.flatRTFD, .rtf, .html])
    func roundTrip(type: UTType) async throws {
        for text in [sample(), list(), mixedLists(), AttributedString(""), AttributedString("a  b\tc\n\nd")] {
            let data = try await written(text, as: type)
            let back = try await read(data, as: type)
            #expect(back == text, "\(String(decoding: data, as: UTF8.self))")
        }
    }

    @Test("is offered as RTFD in one piece, RTF and plain text, in this order")
    func types() async throws {
        #expect(sample().exportedContentTypes() == [.flatRTFD, .rtf, .utf8PlainText])
        #expect(AttributedString.importedContentTypes() == [.flatRTFD, .rtf, .utf8PlainText])
        #expect(try await AttributedString("x").exported(as: .plainText) == Data("x".utf8))
        let provider = NSItemProvider()
        provider.register("plain")
        #expect(words(try await provider.loadTransferable(type: AttributedString.self)) == "plain")
    }

    @Test("of a text editor on a Mac is read: fonts, lists, code pages")
    func cocoa() async throws {
        let rtf = #"""
            {\rtf1\ansi\ansicpg1252\cocoartf2761
            \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fswiss\fcharset0 Helvetica-Bold;\f2\fnil\fcharset204 Arial;}
            {\colortbl;\red255\green255\blue255;\red251\green2\blue7;}
            {\*\expandedcolortbl;;\cssrgb\c100000\c14913\c0;}
            {\*\listtable{\list\listtemplateid1\listhybrid{\listlevel\levelnfc23\levelnfcn23\leveljc0{\*\levelmarker \{disc\}}{\leveltext\leveltemplateid1\'01\uc0\u8226 ;}{\levelnumbers;}\fi-360\li720\lin720 }{\listname ;}\listid1}}
            {\*\listoverridetable{\listoverride\listid1\listoverridecount0\ls1}}
            \pard\tx720\pardirnatural
            \f0\fs24 \cf0 caf\'e9 
            \f1\b bold\f0\b0  \cf2 red\cf0 \uc0\u55356 \u57101 {\field{\*\fldinst{HYPERLINK "http://example.org/"}}{\fldrslt link}}\
            \pard\li720\fi-720\ls1\ilvl0{\listtext	\uc0\u8226 	}item\
            \f2 \'cf\'f0\
            }
            """#
        let text = try await AttributedString(importing: Data(rtf.utf8), contentType: .rtf)
        #expect(words(text) == "café bold red\u{1F30D}link\nitem\nПр")
        #expect(try run(text, "bold").inlinePresentationIntent == .stronglyEmphasized)
        #expect(try run(text, "bold").fontFamily == "Helvetica-Bold")
        #expect(try run(text, "red").textColor == RichTextColor(red: 251, green: 2, blue: 7))
        #expect(try run(text, "café").fontSize == 12)
        #expect(try run(text, "link").link == URL(string: "http://example.org/"))
        #expect(try run(text, "item").listItem == RichTextListItem(style: .bullet, level: 0, ordinal: 1))
    }

    @Test("in RTFD that is one piece is read, without its attachments")
    func flatRTFD() async throws {
        let rtf = #"""
            {\rtf1\ansi\cocoartf2761{\fonttbl\f0\fswiss Helvetica;}
            \f0 before {{\NeXTGraphic Picture 1.png \width640 \height480 \appleattachmentpadding0 }\'ac}\b bold\b0 }
            """#
        var data = Data("rtfd".utf8) + Data([0, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 0]) + Data("TXT.rtf".utf8)
        data += Data([1, 0, 0, 0]) + Data(".".utf8) + Data([200, 0, 0, 0]) + Data(rtf.utf8)
        data += Data([0x89, 0x50, 0x4E, 0x47, 0x7B, 0x7D]) + Data("{not text}".utf8)
        let text = try await AttributedString(importing: data, contentType: .flatRTFD)
        #expect(words(text) == "before bold")
        #expect(try run(text, "bold").inlinePresentationIntent == .stronglyEmphasized)
        for damaged in [Data(), Data("rtfd".utf8), data.dropFirst(), Data(rtf.utf8)] {
            let error = await #expect(throws: TransferError.self) {
                try await AttributedString(importing: Data(damaged), contentType: .flatRTFD)
            }
            #expect(error?.localizedDescription.contains("not RTFD in one piece") == true)
        }
    }

    @Test("is written as RTFD in one piece as Cocoa writes it")
    func writtenFlatRTFD() async throws {
        let data = try await AttributedString("x").exported(as: .flatRTFD)
        let rtf = try await AttributedString("x").exported(as: .rtf)
        // Numbers of 32 bits, little-endian: the lengths of the two blocks, each with its count and the length of its part.
        func number(_ offset: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(data[data.startIndex + offset + $1]) << (8 * $1) }
        }
        #expect(data.starts(with: Data("rtfd\0\0\0\0\u{3}\0\0\0\u{2}\0\0\0\u{7}\0\0\0TXT.rtf\u{1}\0\0\0.".utf8)))
        #expect([32, 36, 40, 44].map(number) == [rtf.count + 8, 43, 1, rtf.count])
        #expect(data.dropFirst(48).starts(with: rtf))
        #expect([48, 52, 56, 60].map { number($0 + rtf.count) } == [1, 35, 1, 7])
        #expect(data.count == 48 + rtf.count + 43)
    }

    @Test("of a word processor is read: style sheets, pictures and headers are left out, fallbacks skipped")
    func wordProcessor() async throws {
        let rtf = #"""
            {\rtf1\ansi\deff3\adeflang1025{\fonttbl{\f0\froman\fprq2\fcharset0 Times New Roman;}{\f3\froman\fprq2\fcharset0 Liberation Serif{\*\falt Times New Roman};}}
            {\colortbl;\red0\green0\blue0;\red0\green0\blue255;}{\stylesheet{\s0\snext0 Normal;}{\s15 Heading;}}
            {\info{\author Somebody}{\creatim\yr2024}}{\*\generator LibreOffice/7.4}{\header\pard head\par}
            {\pict\pngblip 89504e470d0a}
            \pard\plain \s0 {\*\bkmkstart x}{\b\rtlch \ltrch\loch Bold}{ and {\ul\i both}}\u8364\'80 \u-10180?\u-8435?\par
            \pard\plain \ilvl0\ls1 {\listtext\pard\plain 1.\tab}{\strike gone}\line{\v hidden}shown{\super x}\par }
            """#
        let text = try await AttributedString(importing: Data(rtf.utf8), contentType: .rtf)
        #expect(words(text) == "Bold and both€ \u{1F30D}\ngone\u{2028}shownx")
        #expect(try run(text, "Bold").inlinePresentationIntent == .stronglyEmphasized)
        #expect(try run(text, "both").isUnderlined == true)
        #expect(try run(text, "gone").inlinePresentationIntent == .strikethrough)
    }

    @Test("of a browser is read: white space, references, styles, links and lists")
    func browser() async throws {
        let html = """
            <html><head><title>no</title><meta charset="utf-8"></head><body>
            <!--StartFragment--><h1 style="margin:0">Title</h1>
            <p>One   <b>bold</b><i> it</i>&nbsp;&amp;&copy;&#x1F30D; <a href="https://example.org/x">li<em>nk</em></a>
            <script>alert("<p>no</p>")</script><span style="color: rgb(255, 0, 16); background-color:#ff0; font-size: 16px;
            font-family: &quot;DejaVu Sans&quot;, sans-serif; text-decoration: underline line-through">styled</span><br>
            next</p>
            <ol start=3><li>three<li>four<ul><li>dot</ul></ol>
            <pre>a  b
            c</pre><table><tr><td>1<td>2<tr><td>3</table><p>2 < 3 <3 </p><!--EndFragment--></body></html>
            """
        let text = try await read(Data(html.utf8), as: .html)
        #expect(
            words(text)
                == "Title\nOne bold it\u{A0}&©\u{1F30D} link styled\nnext\nthree\nfour\ndot\na  b\nc\n1\t2\n3\n2 < 3 <3"
        )
        #expect(try run(text, "Title").fontSize == 24)
        #expect(try run(text, "nk").link == URL(string: "https://example.org/x"))
        #expect(try run(text, "nk").inlinePresentationIntent == .emphasized)
        let styled = try run(text, "styled")
        #expect(styled.textColor == RichTextColor(red: 255, green: 0, blue: 16))
        #expect(styled.highlightColor == RichTextColor(red: 255, green: 255, blue: 0))
        #expect(styled.fontSize == 12)
        #expect(styled.fontFamily == "DejaVu Sans")
        #expect(styled.isUnderlined == true && styled.inlinePresentationIntent == .strikethrough)
        #expect(try run(text, "four").listItem == RichTextListItem(style: .number, level: 0, ordinal: 4))
        #expect(try run(text, "dot").listItem == RichTextListItem(style: .bullet, level: 1, ordinal: 1))
    }

    @Test("with a style sheet, as text editors write it, is read")
    func styleSheet() async throws {
        let html = """
            <html><head><style type="text/css"><!-- /* no */
            p.p1 {margin: 0.0px; font: 12.0px Helvetica; color: #ff2600}
            span.s1 {text-decoration: underline} .s2 { font-weight: 700 } b, i { color: blue } a:hover { color: red }
            --></style></head><body><p class="p1">red <span class="s1">under</span> <span class='s2'>bold</span></p></body></html>
            """
        let text = try await read(Data(html.utf8), as: .html)
        #expect(words(text) == "red under bold")
        #expect(try run(text, "red").textColor == RichTextColor(red: 255, green: 0x26, blue: 0))
        #expect(try run(text, "under").isUnderlined == true)
        #expect(try run(text, "bold").inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test("in HTML is decoded by its mark, its declaration or its bytes")
    func charsets() async throws {
        let html = "<p>Grüße</p>"
        let little = try #require(html.data(using: .utf16LittleEndian))
        let latin = try #require(("<meta charset=iso-8859-1>" + html).data(using: .isoLatin1))
        for data in [Data(html.utf8), little, Data([0xFF, 0xFE]) + little, latin] {
            #expect(words(try await read(data, as: .html)) == "Grüße")
        }
    }

    @Test("links that would run a script are not made")
    func scripts() async throws {
        let html = Data("<a href=' JavaScript:alert(1)'>x</a><a href='/relative'>y</a>".utf8)
        let text = try await read(html, as: .html)
        #expect(words(text) == "xy")
        #expect(text.runs.allSatisfy { $0.link == nil })
    }
}

@Suite("Foundation's attributed strings")
struct FoundationAttributedStringTests {
    @Test("become values and objects again with what rich text carries")
    func conversion() {
        for text in [sample(), mixedLists(), AttributedString("")] {
            #expect(AttributedString(NSAttributedString(text)) == text)
        }
        let object = NSAttributedString(sample())
        let place = (object.string as NSString).range(of: "red").location
        #expect(
            object.attribute(.textColor, at: place, effectiveRange: nil) as? RichTextColor
                == RichTextColor(red: 255, green: 0, blue: 16)
        )
        let plain = NSAttributedString(string: "x", attributes: [.link: "https://example.org", .init("other"): 1])
        var expected = AttributedString("x")
        expected.link = URL(string: "https://example.org")
        #expect(AttributedString(plain) == expected)
    }

    @Test("keep values in objects that CoreFoundation does not take for its own")
    func objects() {
        let values: [any Hashable & Sendable] = [
            InlinePresentationIntent.code, RichTextColor(red: 1, green: 0, blue: 0),
            RichTextListItem(style: .bullet),
        ]
        // Of addresses, one in 1024 is taken for that of an object of its own.
        let objects = (0..<6000).map { values[$0 % 3] as AnyObject }
        for object in objects {
            // What follows the header of 16 bytes has the number of CoreFoundation's type in bits 8 to 17.
            let word = Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 16, as: UInt.self)
            #expect((word >> 8) & 0x3FF == 0x3FF)
        }
        let color = RichTextColor(red: 1, green: 2, blue: 3)
        let object = NSMutableAttributedString(string: "a", attributes: [.textColor: color])
        object.append(NSAttributedString(string: "b", attributes: [.textColor: color]))
        var range = NSRange()
        #expect(object.attribute(.textColor, at: 1, effectiveRange: &range) as? RichTextColor == color)
        #expect(range == NSRange(location: 0, length: 2))
    }

    @Test("are written as formatted and plain text, and read from it")
    func provider() async throws {
        let provider = NSItemProvider(object: NSAttributedString(sample()))
        #expect(provider.registeredContentTypes == [.rtf, .html, .utf8PlainText])
        #expect(try await provider.loadTransferable(type: AttributedString.self) == sample())
        for type in [UTType.rtf, .html] {
            let single = NSItemProvider()
            let data = try await provider.loadDataRepresentation(for: type)
            single.registerDataRepresentation(for: type) { completion in
                completion(data, nil)
                return nil
            }
            #expect(single.canLoadObject(ofClass: NSAttributedString.self))
            let text = try await loaded(from: single)
            #expect(text == sample(), "\(type)")
        }
        let plain = NSItemProvider()
        plain.register("plain")
        #expect(try await loaded(from: plain) == AttributedString("plain"))
    }

    @Test("can be asked for as mutable ones, and say what they cannot be made of")
    func mutable() throws {
        let rtf = Data("{\\rtf1 {\\b x}}".utf8)
        let object = try NSMutableAttributedString.object(withItemProviderData: rtf, typeIdentifier: "public.rtf")
        object.append(NSAttributedString(string: "y"))
        #expect(object.string == "xy")
        #expect(throws: (any Error).self) {
            try NSAttributedString.object(withItemProviderData: Data("x".utf8), typeIdentifier: "public.rtf")
        }
        #expect(throws: (any Error).self) {
            try NSAttributedString.object(
                withItemProviderData: Data([0xC3]),
                typeIdentifier: "public.utf8-plain-text"
            )
        }
    }

    /// The object is no value that may leave its thread, so it becomes one here.
    private func loaded(from provider: NSItemProvider) async throws -> AttributedString {
        try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadObject(ofClass: NSAttributedString.self) { object, error in
                if let text = object as? NSAttributedString {
                    continuation.resume(returning: AttributedString(text))
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.coderReadCorrupt))
                }
            }
        }
    }
}

@Suite("Hostile formatted text")
struct HostileRichTextTests {
    @Test("RTF nested a million groups deep is an error")
    func deepRTF() async {
        let rtf = "{\\rtf1 " + String(repeating: "{", count: 1_000_000) + "x"
        await #expect(throws: TransferError.self) {
            try await AttributedString(importing: Data(rtf.utf8), contentType: .rtf)
        }
    }

    @Test("HTML nested 40,000 elements deep keeps its text")
    func deepHTML() async throws {
        for tag in ["b", "div", "li", "p", "ul", "font color=red", "table><tr><td"] {
            let html =
                String(repeating: "<\(tag)>", count: 40_000) + "x" + String(repeating: "</b></i></p>", count: 20_000)
            let text = try await read(Data(html.utf8), as: .html)
            #expect(words(text).trimmingCharacters(in: .whitespacesAndNewlines) == "x", "\(tag)")
        }
    }

    @Test("HTML with a character cut in half, elements that overlap and ends without beginnings keeps its text")
    func brokenHTML() async throws {
        let cut = Data("<meta charset=utf-8><p>whole</p>".utf8) + Data([0xF0, 0x9F])
        #expect(words(try await read(cut, as: .html)).hasPrefix("whole"))
        let overlapping = Data("<b>bold<i>both</b>italic</i></b></p></ul><li>item</table> rest".utf8)
        let text = try await read(overlapping, as: .html)
        #expect(words(text).replacingOccurrences(of: "\n", with: " ") == "boldbothitalic item rest")
        #expect(try run(text, "both").inlinePresentationIntent == [.stronglyEmphasized, .emphasized])
    }

    @Test("markup that looks for an end in vain does not take quadratic time")
    func quadratic() async throws {
        let pieces = [
            "<script", "<script>", "<!--", "<a b='", "<style>", "&", "&#", "<a href=x ", "{", "<style>a{", "</", "<",
        ]
        for piece in pieces {
            let html = String(repeating: piece, count: 30_000)
            let start = ContinuousClock.now
            _ = try await read(Data(html.utf8), as: .html)
            #expect(ContinuousClock.now - start < .seconds(20), "\(piece)")
        }
        for piece in [
            "\\u", "\\'", "\\fldinst ", "\\listlevel", "\\f9999999 ", "{\\field}", "\\bin9 ", "\\par", "\\red9;",
        ] {
            let rtf = "{\\rtf1" + String(repeating: piece, count: 50_000)
            _ = try await AttributedString(importing: Data(rtf.utf8), contentType: .rtf)
        }
    }

    @Test("what is no RTF is an error that names type and representation")
    func noRTF() async {
        for data in [Data(), Data("{\\rt".utf8), Data([0xFF, 0xD8])] {
            let error = await #expect(throws: TransferError.self) {
                try await AttributedString(importing: data, contentType: .rtf)
            }
            #expect(error?.localizedDescription.contains("AttributedString could not be imported") == true)
            #expect(
                error?.localizedDescription.contains("DataRepresentation(public.rtf): the bytes are not RTF") == true
            )
        }
    }

    @Test("damaged in any way never brings the process down")
    func fuzz() async throws {
        var generator = SplitMix(state: 42)
        let text = sample() + list()
        for type in [UTType.rtf, .html] {
            let original = [UInt8](try await written(text, as: type))
            let markup = Array((type == .rtf ? "{}\\'u-9ls*\n;" : "<>/&;'\"=!-#{}").utf8)
            for _ in 0..<400 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...12, using: &generator) {
                    let index = Int.random(in: 6..<bytes.count, using: &generator)
                    switch Int.random(in: 0..<5, using: &generator) {
                    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
                    case 1: bytes[index] = markup.randomElement(using: &generator)!
                    case 2: bytes.remove(at: index)
                    case 3: bytes.insert(markup.randomElement(using: &generator)!, at: index)
                    default:
                        let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
                        bytes.insert(
                            contentsOf: bytes[index..<end],
                            at: Int.random(in: 6..<bytes.count, using: &generator)
                        )
                    }
                }
                if Bool.random(using: &generator) {
                    bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &generator))
                }
                _ = try? await read(Data(bytes), as: type)
            }
        }
    }

    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
