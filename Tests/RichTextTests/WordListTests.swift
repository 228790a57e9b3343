import Foundation
import Testing

@testable import RichText

@Suite("Lists of Word's HTML")
struct WordListTests {
    private func text(_ html: String) throws -> AttributedString { try HTMLReader.text(from: Data(html.utf8)) }

    private func paragraph(_ list: String, _ marker: String, _ text: String) -> String {
        """
        <p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:\(list)'><![if !supportLists]><span
        style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>\(marker)<span
        style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
        lang=EN-US>\(text)<o:p></o:p></span></p>

        """
    }

    private func items(_ text: AttributedString) -> [RichTextListItem?] {
        var items: [RichTextListItem?] = [nil]
        for run in text.runs {
            for character in text[run.range].characters {
                if character == "\n" { items.append(nil) } else { items[items.count - 1] = run.listItem }
            }
        }
        return items
    }

    @Test("are lists, without their markers as text")
    func lists() throws {
        let html =
            "<html><body><!--StartFragment--><p class=MsoNormal>before</p>"
            + paragraph("l0 level1 lfo1", "·", "dot") + paragraph("l0 level2 lfo1", "o", "circle")
            + paragraph("l0 level1 lfo1", "·", "again") + paragraph("l1 level1 lfo2", "1.", "one")
            + paragraph("l1 level1 lfo2", "2.", "two") + paragraph("l1 level2 lfo2", "a)", "letter")
            + paragraph("l1 level2 lfo2", "b)", "next") + paragraph("l1 level1 lfo2", "7.", "seven")
            + paragraph("l1 level3 lfo2", "7.1.2.", "deep") + "<p class=MsoNormal>after<o:p></o:p></p></body></html>"
        let text = try text(html)
        #expect(
            String(text.characters) == "before\ndot\ncircle\nagain\none\ntwo\nletter\nnext\nseven\ndeep\nafter"
        )
        #expect(
            items(text) == [
                nil, RichTextListItem(style: .bullet), RichTextListItem(style: .bullet, level: 1),
                RichTextListItem(style: .bullet, ordinal: 2), RichTextListItem(style: .number),
                RichTextListItem(style: .number, ordinal: 2), RichTextListItem(style: .number, level: 1),
                RichTextListItem(style: .number, level: 1, ordinal: 2), RichTextListItem(style: .number, ordinal: 7),
                RichTextListItem(style: .number, level: 2, ordinal: 2), nil,
            ]
        )
    }

    @Test(
        "are numbered by markers of all kinds",
        arguments: [
            ("i.", true, 1), ("B)", true, 1), ("(c)", true, 1), ("1.2", true, 2), ("1.1.3", true, 3), ("4", true, 4),
            ("一、", true, 1), ("（二）", true, 1),
            ("①", true, 1), ("٣.", true, 1), ("Article 7", true, 7), ("§", false, 1), ("o", false, 1), ("-", false, 1),
            ("Ø", false, 1),
            ("\u{F0B7}", false, 1), ("", false, 1),
        ] as [(String, Bool, Int)]
    )
    func markers(marker: String, isNumber: Bool, ordinal: Int) throws {
        let text = try text(paragraph("l0 level1 lfo1", marker, "x"))
        #expect(String(text.characters) == "x")
        #expect(text.runs.first?.listItem == RichTextListItem(style: isNumber ? .number : .bullet, ordinal: ordinal))
    }

    @Test("that are HTML's lists as well have the places of these")
    func htmlLists() throws {
        let item = "<li class=MsoNormal style='mso-list:l0 level1 lfo1'>"
        let text = try text("<ol start=3 type=1>\(item)a\(item)b</ol><ul type=disc>\(item)c</ul>")
        #expect(
            items(text) == [
                RichTextListItem(style: .number, ordinal: 3), RichTextListItem(style: .number, ordinal: 4),
                RichTextListItem(style: .bullet),
            ]
        )
    }

    @Test("are found by the style of a class, and stay lists without a marker")
    func classes() throws {
        let html =
            "<style>p.Item { mso-list:l3 level2 lfo9; }</style><p class=Item>a</p><p class=Item>"
            + "<span style='mso-list:Ignore'>1)<span> </span></span>b</p><p style='mso-list:none'>c</p>"
        let text = try text(html)
        #expect(String(text.characters) == "a\nb\nc")
        #expect(
            items(text) == [
                RichTextListItem(style: .bullet, level: 1), RichTextListItem(style: .number, level: 1), nil,
            ]
        )
    }

    @Test("that are broken are text")
    func broken() throws {
        #expect(String(try text("<span style='mso-list:Ignore'>x").characters) == "")
        #expect(String(try text("<p style='mso-list:l0 level99999999999 lfo1'>x").characters) == "x")
        #expect(
            String(try text("<p style='mso-list:l0 level42 lfo1'><b style='mso-list:ignore'>1.</b>x").characters) == "x"
        )
        let deep = String(
            repeating: "<span style='mso-list:l0 level1 lfo1'><i style='mso-list:Ignore'>1.</i>x",
            count: 2_000
        )
        #expect(String(try text(deep).characters).filter { $0 == "x" }.count == 2_000)
    }
}
