import Foundation
import Testing

@testable import RichText

@Suite("RTF as programs write it")
struct RTFRuleTests {
    private func text(_ rtf: String) throws -> AttributedString { try RTFReader.text(from: Data(rtf.utf8)) }

    private func words(_ rtf: String) throws -> String { String(try text(rtf).characters) }

    @Test(
        "is read in the code pages of its fonts",
        arguments: [
            (77, #"caf\'8e"#, "café"), (128, #"\'93\'fa\'96\'7b"#, "日本"), (129, #"\'c7\'d1\'b1\'db"#, "한글"),
            (130, #"\'d0\'65\'8b\'69"#, "한글"), (134, #"\'d6\'d0\'b9\'fa"#, "中国"), (136, #"\'a4\'a4\'b0\'ea"#, "中國"),
            (161, #"\'e1\'e2"#, "αβ"), (162, #"\'fe\'f0"#, "şğ"), (163, #"\'f0\'fe"#, "đ₫"),
            (177, #"\'f9\'ec\'e5\'ed"#, "שלום"),
            (178, #"\'e3\'d1"#, "مر"), (186, #"\'e8\'ee"#, "čī"), (204, #"\'cf\'f0"#, "Пр"), (222, #"\'ca\'c7"#, "สว"),
            (238, #"\'b3\'bf"#, "łż"), (254, #"caf\'82"#, "café"), (255, #"caf\'82"#, "café"), (87, #"\'ca\'c7"#, "สว"),
        ] as [(Int, String, String)]
    )
    func characterSets(number: Int, written: String, expected: String) throws {
        let fonts = #"{\fonttbl{\f0\fnil\fcharset0 A;}{\f1\fnil\fcharset\#(number) X;}}"#
        #expect(try words(#"{\rtf1\ansi\ansicpg1252\deff0\#(fonts)\f1\#(written)}"#) == expected)
        // The default font counts where none is named.
        #expect(try words(#"{\rtf1\ansi\ansicpg1252\deff1\#(fonts)\#(written)}"#) == expected)
    }

    @Test(
        "is read in the code page of the document",
        arguments: [
            (#"\ansi\ansicpg437"#, #"caf\'82"#, "café"), (#"\ansi\ansicpg850"#, #"caf\'82"#, "café"),
            (#"\ansi\ansicpg936"#, #"\'d6\'d0\'b9\'fa"#, "中国"), (#"\ansi\ansicpg949"#, #"\'c7\'d1\'b1\'db"#, "한글"),
            (#"\ansi\ansicpg950"#, #"\'a4\'a4\'b0\'ea"#, "中國"), (#"\ansi\ansicpg20866"#, #"\'f0\'d2"#, "Пр"),
            (#"\ansi\ansicpg866"#, #"\'8f\'e0"#, "Пр"), (#"\ansi\ansicpg874"#, #"\'ca\'c7"#, "สว"),
            (#"\ansi\ansicpg20949"#, #"\'c7\'d1"#, "한"), (#"\ansi\ansicpg50220"#, #"\'1b$BF|\'1b(B"#, "日"),
            (#"\ansi\ansicpg28605"#, #"\'a4"#, "€"), (#"\ansi\ansicpg65001"#, #"caf\'c3\'a9"#, "café"),
            (#"\pc"#, #"caf\'82"#, "café"), (#"\pca\deff0{\fonttbl{\f0\fnil Courier;}}\f0"#, #"caf\'82\par"#, "café"),
            (#"\mac"#, #"caf\'8e"#, "café"), (#"\ansi"#, #"caf\'e9"#, "café"),
        ]
    )
    func codePages(head: String, written: String, expected: String) throws {
        #expect(try words(#"{\rtf1\#(head) \#(written)}"#) == expected)
    }

    @Test(
        "has the code page of Western Europe's Windows in fonts of its character set, whatever the system's is",
        arguments: [
            (#"\ansi\ansicpg1251"#, "é"), (#"\ansi\ansicpg936"#, "é"), (#"\ansi\ansicpg874"#, "é"), (#"\ansi"#, "é"),
            // Other systems have their own there.
            (#"\mac\ansicpg10000"#, "È"), (#"\pca"#, "Ú"), (#"\ansi\ansicpg28595"#, "щ"),
        ]
    )
    func westernFonts(head: String, expected: String) throws {
        #expect(try words(#"{\rtf1\#(head)\deff0{\fonttbl{\f0\fswiss\fcharset0 Arial;}}\f0 \'e9}"#) == expected)
        // A font without a character set has the document's.
        #expect(try words(#"{\rtf1\ansi\ansicpg1251\deff0{\fonttbl{\f0\fswiss Arial;}}\f0 \'cf\'f0}"#) == "Пр")
    }

    @Test("has the symbols of fonts that have no letters")
    func symbolFonts() throws {
        let fonts = #"{\fonttbl{\f0\fnil\fcharset0 A;}{\f3\froman\fcharset2 Symbol;}{\f4\fnil\fcharset2 Wingdings;}}"#
        func words(_ body: String) throws -> String { try self.words(#"{\rtf1\ansi\deff0\#(fonts)\#(body)}"#) }
        #expect(try words(#"\f3\'b7 abD\'ae\f0 x"#) == "• αβΔ→x")
        #expect(try words(#"\f3\u-3913\'b7\u61537\'61"#) == "•α")
        #expect(try words(#"\f4\'fc\f0 x"#) == "\u{F0FC}x")
        // The name of such a font is no text in it.
        let named = try text(#"{\rtf1\ansi\deff0\#(fonts)\f4 J}"#)
        #expect(named.runs.first?.fontFamily == "Wingdings")
    }

    @Test(
        "counts a word or a sign as one character of what stands in place of Unicode",
        arguments: [
            (#"a\u8220\ldblquote b\u8221\rdblquote c"#, "a“b”c"), (#"a\u8212\emdash b"#, "a—b"),
            (#"a\u160\~b"#, "a\u{A0}b"),
            (#"a\u8209\_b"#, "a\u{2011}b"), (#"\uc2 \u8364 E\endash b"#, "€b"), (#"a\u8364\par b"#, "a€\nb"),
            (#"\uc0 a\u8364\emdash b"#, "a€—b"), (#"{\u8364}\emdash b"#, "€—b"),
            // Pairs of surrogates in groups of their own, and numbers that need none.
            (#"{\u-10179?}{\u-8704?}"#, "😀"), (#"\u128512?x"#, "😀x"), (#"\u-10179?x\u-8704?"#, "x\u{FFFD}"),
        ]
    )
    func fallbacks(written: String, expected: String) throws {
        #expect(try words(#"{\rtf1\ansi\uc1 \#(written)}"#) == expected)
    }

    @Test(
        "takes the text in Unicode where there are both",
        arguments: [
            (#"{\upr{R?sum?}{\*\ud{\uc0 R\u233 sum\u233 }}} z"#, "Résumé z"),
            (#"a{\upr{b??}{\*\ud{b\u1055\'3f}}}c"#, "abПc"),
            (#"{\upr{\*\bkmkstart x?}{\*\ud{\*\bkmkstart x\u1055?}}}a{\*\bkmkend x}"#, "a"),
            (#"{\*\unknown{\upr{a}{\*\ud{b}}}}c"#, "c"), (#"{\*\ud b}c"#, "bc"),
        ]
    )
    func bothForms(written: String, expected: String) throws {
        #expect(try words(#"{\rtf1\ansi \#(written)}"#) == expected)
    }

    @Test("has the font of text from right to left where that is the direction")
    func rightToLeft() throws {
        let fonts = #"{\fonttbl{\f0\fnil\fcharset0 A;}{\f1\fbidi\fswiss\fcharset178 B;}}"#
        #expect(
            try words(
                #"{\rtf1\ansi\deff0\#(fonts){\ltrch\fcs0 \f0 \rtlch\fcs1 \af1 \'e3\'d1} {\rtlch\af1 \ltrch\f0 \'e9}}"#
            ) == "مر é"
        )
        #expect(
            try words(#"{\rtf1\ansi a\ltrmark b\rtlmark c\zwbo d\zwnbo e}"#) == "a\u{200E}b\u{200F}c\u{200B}d\u{2060}e"
        )
    }

    @Test(
        "has the characters of fields of symbols, and the results of fields in the instructions of others",
        arguments: [
            (#"SYMBOL 183 \\f "Symbol" \\s 10"#, "", "•", nil), (#"SYMBOL 169 \\a"#, "", "©", nil),
            (#"SYMBOL 8364 \\u \\f "Arial""#, "", "€", nil),
            (#"SYMBOL 0x20AC \\u"#, "", "€", nil), (#"SYMBOL 252 \\f Wingdings"#, "", "\u{F0FC}", nil),
            (#"SYMBOL 37882 \\j"#, "", "日", nil),
            (#"SYMBOL 183 \\f "Symbol""#, "*", "*", nil), (#"SYMBOL x"#, "", "", nil),
            (#"SYMBOL 99999999999 \\u"#, "", "", nil),
            (#"IF {\field{\*\fldinst PAGE}{\fldrslt 1}} = 1 "a" "b""#, "a", "a", nil),
            (#"HYPERLINK "http://e/{\field{\*\fldinst X}{\fldrslt y}}""#, "a", "a", "http://e/y"),
            (#"HYPERLINK "http://e/p" \\L "s""#, "a", "a", "http://e/p#s"),
            (#"HYPERLINK "http://e/p"\\l"s""#, "a", "a", "http://e/p#s"),
            (#"HYPERLINK \\* MERGEFORMAT "http://e/p""#, "a", "a", "http://e/p"),
            (#"HYPERLINK "http://e/a%20b c" \\l "d e""#, "a", "a", "http://e/a%20b%20c#d%20e"),
            (#"HYPERLINK "file:///C:\\\\dir\\\\f.txt""#, "a", "a", "file:///C:/dir/f.txt"),
        ] as [(String, String, String, String?)]
    )
    func fields(instruction: String, result: String, expected: String, link: String?) throws {
        let text = try text(#"{\rtf1\ansi{\field{\*\fldinst \#(instruction)}{\fldrslt \#(result)}}.}"#)
        #expect(String(text.characters) == expected + ".")
        #expect(text.runs.first?.link?.absoluteString == link)
    }

    @Test("of a Mac mixes the character sets of its fonts")
    func cocoa() throws {
        let rtf = #"""
            {\rtf1\ansi\ansicpg1252\cocoartf2639
            \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica;\f1\fnil\fcharset134 PingFangSC-Regular;\f2\fnil\fcharset129 AppleSDGothicNeo-Regular;
            \f3\fnil\fcharset128 HiraginoSans-W3;}
            {\colortbl;\red255\green255\blue255;}
            {\*\expandedcolortbl;;}
            \pard\pardirnatural\partightenfactor0

            \f0\fs24 \cf0 Hello 
            \f1 \'d6\'d0\'b9\'fa
            \f0  and 
            \f2 \'c7\'d1\'b1\'db
            \f0  and 
            \f3 \'93\'fa\'96\'7b}
            """#
        #expect(try words(rtf) == "Hello 中国 and 한글 and 日本")
    }

    @Test("goes back to the code page of the default font with the plain look")
    func plain() throws {
        let fonts = #"{\fonttbl{\f0\fnil\fcharset0 Arial;}{\f1\fnil\fcharset204 Arial Cyr;}}"#
        #expect(try words(#"{\rtf1\ansi\ansicpg1252\deff0\#(fonts)\f1\'cf\'f0\'e8\plain caf\'e9\par}"#) == "Приcafé")
        #expect(try words(#"{\rtf1\ansi\ansicpg1252\deff1\#(fonts)\f0 caf\'e9\plain\'cf\'f0\'e8\par}"#) == "caféПри")
    }

    @Test("in a code page that is not known is an error, so the plain text beside it is taken")
    func unknownCodePage() throws {
        #expect(throws: RichTextError.self) { try words(#"{\rtf1\ansi\ansicpg57002 \'a4\'a5}"#) }
        #expect(try words(#"{\rtf1\ansi\ansicpg57002{\fonttbl{\f0 \'a4;}} plain \u2325?}"#) == " plain \u{915}")
    }

    @Test(
        "has links with their fragments, whatever the order of the switches",
        arguments: [
            (#"HYPERLINK "http://example.org/page" \\l "section2""#, "http://example.org/page#section2"),
            (#"HYPERLINK \\l "section2" "http://example.org/page""#, "http://example.org/page#section2"),
            (#"HYPERLINK "http://example.org/page" \l "section2""#, "http://example.org/page#section2"),
            (#"HYPERLINK \\o "tip" "http://example.org/""#, "http://example.org/"),
            (#"HYPERLINK \\n \\t "_blank" "http://example.org/" \\o "a \\"tip\\"""#, "http://example.org/"),
            (#"HYPERLINK http://example.org/x \\o tip"#, "http://example.org/x"),
            (#" hyperlink  "http://example.org/#a" \\l "b""#, "http://example.org/#a"),
            (
                #"{\rtlch\fcs1 \af0 \ltrch\fcs0 \insrsid1 HYPERLINK "http://example.org/page" \\l "section2" \\o "tip"}"#,
                "http://example.org/page#section2"
            ),
            (#"HYPERLINK \\l "section2""#, nil), (#"HYPERLINK "javascript:alert(1)""#, nil),
            (#"PAGE "http://e/""#, nil),
            (#"HYPERLINK "page.html""#, nil), (#"HYPERLINK "#, nil),
            (#"HYPERLINK "http://example.org/"#, "http://example.org/"),
        ] as [(String, String?)]
    )
    func links(instruction: String, expected: String?) throws {
        let text = try text(#"{\rtf1\ansi{\field\flddirty{\*\fldinst \#(instruction)}{\fldrslt {Sec}}} end}"#)
        #expect(String(text.characters) == "Sec end")
        #expect(text.runs.first?.link?.absoluteString == expected)
        #expect(text.runs.count == (expected == nil ? 1 : 2))
    }

    @Test("has the text and the link of a field without groups")
    func ungrouped() throws {
        let text = try text(#"{\rtf1\ansi{\field\fldinst HYPERLINK "http://example.org/"\fldrslt X} after\par}"#)
        #expect(String(text.characters) == "X after")
        #expect(text.runs.map(\.link) == [URL(string: "http://example.org/"), nil])
    }
}
