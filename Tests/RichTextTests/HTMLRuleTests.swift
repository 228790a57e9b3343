import Foundation
import Testing

@testable import RichText

@Suite("HTML by the rules of browsers")
struct HTMLRuleTests {
    private func text(_ html: String) throws -> AttributedString { try HTMLReader.text(from: Data(html.utf8)) }

    private func words(_ html: String) throws -> String { String(try text(html).characters) }

    @Test(
        "has the references of the standard in text",
        arguments: [
            ("&notit;", "¬it;"), ("&notin;", "∉"), ("&ampx", "&x"), ("&lt5", "<5"), ("&copy2", "©2"), ("&hearts;", "♥"),
            ("&NotEqualTilde;", "≂̸"), ("&CounterClockwiseContourIntegral;", "∳"), ("&AMP", "&"), ("&fjlig;", "fj"),
            ("&lang;", "⟨"), ("&lang", "&lang"), ("&Aacute", "Á"), ("&#65x", "Ax"), ("&#x41;", "A"), ("&#x80;", "€"),
            ("&#0;", "\u{FFFD}"), ("&#xD800;", "\u{FFFD}"), ("&#99999999999999;", "\u{FFFD}"), ("&#x;", "&#x;"),
            ("&#;", "&#;"),
            ("&", "&"), ("a&b", "a&b"), ("&;", "&;"), ("&nothing;", "¬hing;"), ("&unknown;", "&unknown;"),
            ("&#0000000000000000065;", "A"),
        ]
    )
    func references(written: String, expected: String) throws {
        #expect(try words("<p>\(written)</p>") == expected)
    }

    @Test("leaves names without a semicolon in attributes before an equals sign, a letter or a digit")
    func attributes() throws {
        let address = "http://example.org/?a=1&lang=en&copy=2&reg_id=3&sect=4&times=5&not=6&para=7&amp=8&lt=9"
        let text = try text("<a href=\"\(address)\">x</a>")
        // Before `_` the reference counts, as in browsers.
        let expected = address.replacingOccurrences(of: "&reg_id", with: "%C2%AE_id")
        #expect(text.runs.first?.link?.absoluteString == expected)
        for (written, read) in [
            ("?a&amp;b", "?a&b"), ("?a&amp=b", "?a&amp=b"), ("?a&copyb", "?a&copyb"), ("?a&copy", "?a%C2%A9"),
            ("?a&#38;b", "?a&b"),
            ("?a&#38b", "?a&b"), ("?notit=1&notit;", "?notit=1&notit;"),
        ] {
            let link = try self.text("<a href='http://e/\(written)'>x</a>").runs.first?.link
            #expect(link?.absoluteString == "http://e/\(read)", "\(written)")
        }
    }

    @Test("keeps the rules after blocks within blocks, and reads those for the screen")
    func mediaBlocks() throws {
        let rules = "p.a { font-weight: bold } .b { font-style: italic }"
        let body = "<p class=a>bold</p><p class=b>italic</p>"
        for block in [
            "@media print { p { color: red } }", "@media print{p{color:red}.a{color:red}}", "@import url(x.css);",
            "@charset \"utf-8\";", "@font-face { font-family: X; src: url(x) }",
            "@supports (x: y) { @media all { p { color: red } } }",
            "@media (prefers-color-scheme: dark) { p { color: red } }",
            "@media screen and (max-width: 9px) { p { color: red } }",
            "@page WordSection1 { size: 1cm; } @list l0:level1 { mso-level-text:x; }", "} }", "@media print {}",
            "@import url(\"a;b{.css\");", "@import 'a}.css' print;", "q:before { content: \"}\" }",
            "q { content: \"\\\"}\" }", "[x=\"{\"] { color: red }",
            "@font-face { src: url(data:font/woff;base64,AA==) }", "/* } p { color: red } */",
            "@media print { q { content: \"}\" } p { color: red } }",
            "@media not screen { p { color: red } }", "@media not all { p { color: red } }",
            "@namespace svg url(http://e);",
            "@media not screen and (color) { p { color: red } }", "@media print /* , screen */ { p { color: red } }",
        ] {
            let text = try text("<style>\(block) \(rules)</style>\(body)")
            #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, .emphasized], "\(block)")
            #expect(text.runs.allSatisfy { $0.textColor == nil }, "\(block)")
        }
        for media in [
            "screen", "all", "only screen", "print, screen", "", "not print", "SCREEN", "screen/**/",
            "print, not speech",
        ] {
            let text = try text("<style>@media \(media) { \(rules) } p { color: #00f }</style>\(body)")
            #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized, "\(media)")
            #expect(text.runs.first?.textColor == RichTextColor(red: 0, green: 0, blue: 255), "\(media)")
        }
    }

    @Test("has the rules of sheets for the screen, whatever the comments and strings in them")
    func sheets() throws {
        let rule = "p { font-weight: bold }"
        for (attributes, isBold) in [
            ("", true), ("type='text/css'", true), ("media=screen", true), ("media='all'", true),
            ("media='print, screen'", true),
            ("media=print", false), ("media='(max-width: 9px)'", false), ("type='text/less'", false),
            ("media='not print'", true),
            ("media='not screen'", false),
        ] {
            let text = try text("<style \(attributes)>\(rule)</style><p>x</p>")
            #expect((text.runs.first?.inlinePresentationIntent == .stronglyEmphasized) == isBold, "\(attributes)")
        }
        for style in [
            "/* a */font-weight:bold", "font-weight/**/:/**/bold/* c */", "font-family:'a;b';font-weight:bold",
            "x:url('/*');font-weight:bold",
            "background:url(data:image/png;base64,AA==);font-weight:bold", "font:bold 12px Arial",
            "font: 700 1em/1.2 'A B', serif",
            "font:italic small-caps bold 12pt/30px Georgia;font-style:normal", "font: bold medium x",
            "font-weight:bold; font: inherit",
        ] {
            let text = try text("<p style=\"\(style)\">x</p>")
            #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized, "\(style)")
        }
        let cocoa = try text(
            "<style>p.p1 {margin: 0.0px; font: 15.0px '.AppleSystemUIFont'} span.s1 {font: 12.0px 'Menlo'; font-kerning: none}</style>"
                + "<p class=p1>a<span class=s1>b</span></p>"
        )
        #expect(cocoa.runs.map(\.fontSize) == [11.25, 9])
        #expect(cocoa.runs.map(\.fontFamily) == [nil, "Menlo"])
        let plain = try text("<b style='font: 10pt / 12pt Arial'>x</b><span style='font-size: small'>y</span>")
        #expect(plain.runs.map(\.inlinePresentationIntent) == [nil, nil] && plain.runs.map(\.fontSize) == [10, 10])
        #expect(plain.runs.map(\.fontFamily) == ["Arial", nil])
    }

    @Test("leaves out the line break at the beginning of preformatted text, and no other")
    func preformatted() throws {
        #expect(try words("<p>x</p><pre>\ncode\n  two</pre><p>y</p>") == "x\ncode\n  two\ny")
        #expect(try words("<p>x</p><pre>\r\ncode</pre>") == "x\ncode")
        #expect(try words("<p>x</p><pre>\n\ncode</pre>") == "x\n\ncode")
        #expect(try words("<pre>a<b>\nb</b></pre>") == "a\nb")
    }

    @Test("has the empty lines that it begins with, and leaves out the break that browsers end a copy with")
    func emptyLines() throws {
        for (written, expected) in [
            ("<br>a", "\na"), ("<p><br></p><p>a</p>", "\na"), ("<pre>\n\na</pre>", "\na"), ("<pre>\ra</pre>", "a"),
            ("<pre><br>a</pre>", "\na"),
            ("<div style='white-space:pre'>\na</div>", "\na"), ("<p></p><p>a</p>", "a"), ("\n <p>a</p>", "a"),
            ("<p>a<br></p><p>b</p>", "a\nb"),
            ("<span style='display:block'>a</span><span style='display:block'>b</span>c", "a\nb\nc"),
            ("a<b style='display: flex'>b", "a\nb"),
            ("<p><span style='display:block'>a</span></p><p>b", "a\nb"),
            ("a<b style='display:inline-block'>b</b>", "ab"),
            ("a<br class=\"Apple-interchange-newline\">", "a"), ("<br class=\"Apple-interchange-newline\">a", "a"),
        ] { #expect(try words(written) == expected, "\(written)") }
    }

    @Test("ends comments where the standard does, and leaves out what is hidden")
    func commentsAndHidden() throws {
        for (written, expected) in [
            ("<!-->x", "x"), ("<!--->x", "x"), ("<!-->x-->y", "x-->y"), ("<!-- a --!>x<!-- b -->y", "xy"),
            ("<!-- a -- b -->x", "x"),
            ("<!--[if !mso]><!-->x<!--<![endif]-->y", "xy"), ("<!--[if mso]>x<![endif]-->y", "y"),
            ("<![if !mso]>x<![endif]>y", "xy"),
            ("<!--x", ""), ("<p hidden>x</p>y", "y"), ("<b hidden='until-found'>x</b>y", "y"),
            ("<dialog>x</dialog>y", "y"),
            ("<dialog open>x</dialog>y", "xy"), ("<img alt='😊' style='display:none'>y", "y"),
            ("<img alt='😊' hidden>y", "y"),
            ("<style>.e{display:none}</style><img alt='😊' class=e>y", "y"),
            ("<p hidden style='display:block'>x</p>", "x"),
        ] { #expect(try words(written) == expected, "\(written)") }
    }

    @Test(
        "has the escapes of an address as they are, and those that are missing",
        arguments: [
            ("http://e/a%20b c", "http://e/a%20b%20c"), ("http://e/100%", "http://e/100%25"),
            ("http://e/%zz%20", "http://e/%25zz%20"),
            ("http://e/a|b%7C", "http://e/a%7Cb%7C"), ("http://e/[x]?q={a}", "http://e/%5Bx%5D?q=%7Ba%7D"),
            ("http://e/ü%C3%BC", "http://e/%C3%BC%C3%BC"),
            ("http://e/x#a b#c", "http://e/x#a%20b%23c"), ("http://e/a\tb\nc", "http://e/abc"),
            (" http://e/x ", "http://e/x"),
            ("http:\\\\e\\a?b\\c", "http://e/a?b%5Cc"), ("http://[::1]/x y", "http://[::1]/x%20y"),
            ("mailto:a@e.org?subject=x y%21", "mailto:a@e.org?subject=x%20y%21"),
            ("java\nscript:x", nil), ("\u{1}javascript:x", nil), ("  ", nil),
            ("data:text/plain,a b%20c", "data:text/plain,a%20b%20c"),
        ] as [(String, String?)]
    )
    func addresses(written: String, expected: String?) throws {
        #expect(try text("<a href=\"\(written)\">x</a>").runs.first?.link?.absoluteString == expected)
    }

    @Test("has the cells of a row on a line, whatever is in them")
    func cells() throws {
        #expect(try words("<table><tr><td>a</td> <td></td></tr><tr><td>b<td>c</table>d") == "a\t\nb\tc\nd")
        #expect(
            try words("<table><tr><td><p>a</p></td><td><p>b</p><p>c</p></td><td>d</td></tr></table>e")
                == "a\tb\nc\td\ne"
        )
        #expect(try words("<table><tr><td>a<td><tr><td>b</table>") == "a\t\nb")
        for (row, expected) in [
            ("<td></td><td>b</td>", "\tb"), ("<td></td><td></td><td>c</td>", "\t\tc"),
            ("<td><br></td><td>b</td>", "\tb"),
            ("<td><p><br></p></td><td><p>b</p></td><td><br></td>", "\tb\t"), ("<td></td><td></td>", "\t"),
            ("<td><table><tr><td>a<td>b</table></td><td>c</td>", "a\tb\tc"),
            ("<td><p>a</p><p><br></p></td><td>b</td>", "a\n\tb"),
            ("<th></th><th>b</th>", "\tb"), ("<td>\n<p>a</p>\n</td>\n<td>\n</td>", "a\t"),
        ] {
            #expect(
                try words("<table><tr><td>x</td></tr><tr>\(row)</tr><tr><td>y</td></tr></table>")
                    == "x\n\(expected)\ny",
                "\(row)"
            )
        }
    }

    @Test("has the emoji that are pictures, and no other words of pictures")
    func emoji() throws {
        let picture = "<img data-stringify-type=\"emoji\" alt=\"😊\" src=\"https://example.org/1f60a.png\">"
        #expect(try words("<meta charset=\"utf-8\"><span>Hi </span>\(picture)<span> there</span>") == "Hi 😊 there")
        for emoji in ["❤️", "👨‍👩‍👧", "🇦🇹", "1️⃣", "👍🏽", "☀", "😀😀"] {
            #expect(try words("a<img alt=\"\(emoji)\">b") == "a\(emoji)b")
        }
        for other in ["Logo", "1", "", "😊 smile", "©"] { #expect(try words("a<img alt=\"\(other)\">b") == "ab") }
        // Names of emoji, of programs that have such.
        for (written, expected) in [
            ("data-stringify-type=emoji alt=':thumbs_up:'", ":thumbs_up:"), ("class='emoji big' alt=':+1:'", ":+1:"),
            ("class=emoji alt='a smile'", ""), ("alt=':smile:'", ""), ("class=emoji alt=':'", ""), ("class=emoji", ""),
            ("class=emoji alt='::'", ""),
        ] { #expect(try words("a<img \(written)>b") == "a\(expected)b", "\(written)") }
        let link = try text("<a href=\"http://e/\"><img alt=\"😊\"></a>")
        #expect(link.runs.first?.link == URL(string: "http://e/"))
    }

    @Test("resolves relative addresses by the base, of which the first counts")
    func base() throws {
        let head = "<base href=\"https://example.org/a/b\"><base href=\"https://example.com/\">"
        let addresses = [
            ("c", "https://example.org/a/c"), ("/c", "https://example.org/c"), ("?q", "https://example.org/a/b?q"),
            ("//other.org/x", "https://other.org/x"), ("http://e/", "http://e/"), ("#f", "https://example.org/a/b#f"),
            ("../d", "https://example.org/d"), ("\\d", "https://example.org/d"),
            ("e%20f g", "https://example.org/a/e%20f%20g"),
            ("", "https://example.org/a/b"), (".", "https://example.org/a/"),
        ]
        for (written, expected) in addresses {
            let text = try text("<head>\(head)</head><a href=\"\(written)\">x</a>")
            #expect(text.runs.first?.link?.absoluteString == expected)
        }
        #expect(try text("<base href='javascript:x'><a href='c'>x</a>").runs.first?.link == nil)
        for other in ["<base href=''>", "<base href='javascript:x'>"] {
            #expect(try text("\(other)\(head)<a href='c'>x</a>").runs.first?.link == nil)
        }
        #expect(try text("<base target=_blank>\(head)<a href=''>x</a>").runs.first?.link != nil)
    }

    @Test("runs spaces together and keeps line breaks where the style says so")
    func whiteSpace() throws {
        #expect(try words("<p style='white-space: pre-line'>a  b\n c\n\nd</p>") == "a b\nc\n\nd")
        #expect(try words("<p style='white-space: pre-wrap'>a  b\nc</p>") == "a  b\nc")
        #expect(try words("<pre style='white-space: normal'>a  b\nc</pre>") == "a b c")
        for (value, expected) in [
            ("preserve wrap", "a  b\nc"), ("preserve nowrap", "a  b\nc"), ("preserve-breaks nowrap", "a b\nc"),
            ("nowrap", "a b c"),
            ("collapse wrap", "a b c"), ("PRE-LINE !important", "a b\nc"), ("break-spaces", "a  b\nc"),
            ("wrap", "a b c"), ("what", "a b c"),
        ] { #expect(try words("<p style='white-space: \(value)'>a  b\nc</p>") == expected, "\(value)") }
        #expect(
            try words("<pre><b style='white-space: initial'>a  b</b> <i style='white-space: inherit'>c  d</i></pre>")
                == "a b c  d"
        )
        #expect(
            try words("<p style='white-space: pre-line'>a\n<b style='white-space: normal'>b\nc</b></p>") == "a\nb c"
        )
    }

    @Test(
        "is read in the encoding that it declares",
        arguments: [
            ("<meta charset=gbk>", [0xD6, 0xD0, 0xB9, 0xFA], "中国"),
            ("<meta charset=\"Big5\">", [0xA4, 0xA4, 0xB0, 0xEA], "中國"),
            ("<meta http-equiv=\"Content-Type\" content=\"text/html; charset=koi8-r\">", [0xF0, 0xD2], "Пр"),
            ("<meta charset=\"iso-8859-15\">", [0xA4], "€"),
            ("<meta charset='euc-jp'>", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
            ("<meta charset=euc-kr>", [0xC7, 0xD1, 0xB1, 0xDB], "한글"),
            ("<meta charset=shift_jis>", [0x93, 0xFA, 0x96, 0x7B], "日本"),
            ("<meta charset=iso-2022-jp>", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"),
            ("<?xml version=\"1.0\" encoding=\"windows-1251\"?>", [0xCF, 0xF0], "Пр"),
            ("<meta charset=x-sjis>", [0xB1], "ｱ"),
            ("<meta charset=utf-16>", [0xE9], "é"), ("<meta charset=gbk>", [0xE4, 0xB8, 0xAD], "中"), ("", [0xE9], "é"),
        ] as [(String, [UInt8], String)]
    )
    func charsets(head: String, written: [UInt8], expected: String) throws {
        let html = Data("\(head)<p>".utf8) + Data(written) + Data("</p>".utf8)
        #expect(String(try HTMLReader.text(from: html).characters) == expected)
    }

    @Test(
        "declares its encoding by elements alone",
        arguments: [
            "<title>charset notes</title>\(gbk)", "<!-- charset=big5 -->\(gbk)", "<!-- <meta charset=big5> -->\(gbk)",
            "<!-->\(gbk)",
            "<?xml version=\"1.0\"?><html>\(gbk)", "<?xml version='1.0' encoding='gbk'?><html>",
            "<meta name=description content='charset=big5'>\(gbk)",
            "<meta content='text/html; charset=gbk' http-equiv=Content-Type>",
            "<META HTTP-EQUIV = content-type CONTENT = ' text/html ;  charset = gbk '>",
            "<meta http-equiv=content-type content='text/html; charset=\"gbk\"; x'>",
            "<meta http-equiv=content-type content=text/html;charset=gbk>",
            "\(gbk)<meta charset=big5>", "<meta charset=nothing>\(gbk)", "<meta charset=' gbk '/>",
            "<form accept-charset=big5>\(gbk)",
            "<style>@charset \"big5\"; p { x: charset=big5 }</style>\(gbk)",
            "<script>var a = '<meta charset=big5>'</script>\(gbk)",
            "<meta http-equiv=refresh content='charset=big5'>\(gbk)", "<a title='<meta charset=big5>'>\(gbk)",
            "<!--\(String(repeating: "x", count: 2_000))-->\(gbk)", "<metadata charset=big5>\(gbk)",
            "<meta/charset=gbk>", "<meta charset=cp936>",
        ]
    )
    func declarations(head: String) throws {
        let html = Data("\(head)<p>".utf8) + Data([0xD6, 0xD0, 0xB9, 0xFA]) + Data("</p>".utf8)
        #expect(String(try HTMLReader.text(from: html).characters) == "中国")
    }

    private static let gbk = "<meta charset=gbk>"

    @Test("has a replacement for a broken character, and marks that go before declarations")
    func broken() throws {
        func words(_ head: String, _ bytes: [UInt8]) throws -> String {
            String(try HTMLReader.text(from: Data(head.utf8) + Data(bytes)).characters)
        }
        let broken: [UInt8] = Array("Пр".utf8) + [0xFF] + Array("é".utf8)
        for head in ["", "<meta charset=utf-8>", "\u{FEFF}<meta charset=gbk>", "<meta charset=utf-16>"] {
            #expect(try words(head, broken) == "Пр\u{FFFD}é")
        }
        for head in ["", "<meta charset=utf-8>", "<meta charset=x-user-defined>"] {
            #expect(try words(head, [0x61, 0xE9]) == "aé")
        }
        #expect(try words("\u{FEFF}", [0x61, 0xE9]) == "a\u{FFFD}")
        for encoding in [String.Encoding.utf16BigEndian, .utf16LittleEndian] {
            for mark in ["", "\u{FEFF}"] {
                let html = try #require("\(mark)<p>Привет</p>".data(using: encoding))
                #expect(String(try HTMLReader.text(from: html).characters) == "Привет")
            }
        }
    }

    @Test("in an encoding that is not known is an error, so the plain text beside it is taken")
    func unknownEncoding() throws {
        for label in ["x-nothing", "iso-2022-kr"] {
            let html = Data("<meta charset=\(label)><p>".utf8) + Data([0xD6, 0xD0])
            #expect(throws: MalformedText.self) { try HTMLReader.text(from: html) }
        }
        #expect(try words("<meta charset=x-nothing><p>plain</p>") == "plain")
    }
}
