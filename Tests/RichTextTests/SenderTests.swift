import Foundation
import Testing

@testable import RichText

/// Fragments in the form in which programs put them on clipboards of other systems, from where virtual machines, remote desktops and
/// web applications bring them here. The words are this project's.
@Suite("Formatted text of office programs and mail")
struct SenderTests {
    /// A fragment, its lines, and where they are lists.
    struct Fragment: Sendable, CustomTestStringConvertible {
        let sender: String
        let html: String
        let lines: [String]
        /// The places in lists by the numbers of lines.
        var items: [Int: RichTextListItem] = [:]
        /// The words that are bold, italic or underlined, and those that are links.
        var bold: [String] = []
        var italic: [String] = []
        var links: [String: String] = [:]
        var testDescription: String { sender }
    }

    private static let wordHead = """
        <html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
        xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
        <meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
        <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
        <style><!-- /* Font Definitions */ @font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
        /* Style Definitions */ p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt;
        font-family:"Calibri",sans-serif;} a:link, span.MsoHyperlink {color:#0563C1; text-decoration:underline;}
        @page WordSection1 {size:595.3pt 841.9pt; margin:70.85pt;} div.WordSection1 {page:WordSection1;}
        /* List Definitions */ @list l0 {mso-list-id:1; mso-list-type:hybrid;} @list l0:level1
        {mso-level-number-format:bullet; mso-level-text:\u{F0B7};} ol {margin-bottom:0cm;} ul {margin-bottom:0cm;} --></style>
        <!--[if gte mso 10]><style>table.MsoNormalTable {font-size:10.0pt;}</style><![endif]--></head>
        <body lang=EN-GB style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->

        """

    private static func word(_ body: String) -> String { wordHead + body + "<!--EndFragment--></body></html>" }

    private static func wordItem(_ list: String, _ marker: String, _ text: String, isComment: Bool = false) -> String {
        let (begin, end) =
            isComment ? ("<!--[if !supportLists]-->", "<!--[endif]-->") : ("<![if !supportLists]>", "<![endif]>")
        return """
            <p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-add-space:auto;text-indent:-18.0pt;
            mso-list:\(list)'>\(begin)<span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:
            Symbol'><span style='mso-list:Ignore'>\(marker)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
            </span></span></span>\(end)\(text)<o:p></o:p></p>

            """
    }

    private static let bullet = RichTextListItem(style: .bullet)

    private static let word: [Fragment] = [
        Fragment(
            sender: "Word, text",
            html: word(
                "<p class=MsoNormal>Plain <b>heavy<o:p></o:p></b> and <i style='mso-bidi-font-style:normal'>slanted</i>,\nwrapped"
                    + " <a href=\"https://example.org/page#part\">somewhere</a>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>"
                    + "<p class=MsoNormal>Last<o:p></o:p></p>"
            ),
            lines: ["Plain heavy and slanted, wrapped somewhere.", "\u{A0}", "Last"],
            bold: ["heavy"],
            italic: ["slanted"],
            links: ["somewhere": "https://example.org/page#part"]
        ),
        Fragment(
            sender: "Word, bullets",
            html: word(
                wordItem("l0 level1 lfo1", "·", "apples") + wordItem("l0 level2 lfo1", "o", "red ones")
                    + wordItem("l0 level3 lfo1", "§", "small ones") + wordItem("l0 level1 lfo1", "·", "pears")
            ),
            lines: ["apples", "red ones", "small ones", "pears"],
            items: [
                0: bullet, 1: RichTextListItem(style: .bullet, level: 1), 2: RichTextListItem(style: .bullet, level: 2),
                3: RichTextListItem(style: .bullet, ordinal: 2),
            ]
        ),
        Fragment(
            sender: "Word, numbers through a browser",
            html: word(
                wordItem("l1 level1 lfo2", "1.", "first", isComment: true)
                    + wordItem("l1 level2 lfo2", "a.", "part", isComment: true)
                    + wordItem("l1 level1 lfo2", "2.", "second", isComment: true)
            ),
            lines: ["first", "part", "second"],
            items: [
                0: RichTextListItem(style: .number), 1: RichTextListItem(style: .number, level: 1),
                2: RichTextListItem(style: .number, ordinal: 2),
            ]
        ),
        Fragment(
            sender: "Word, two lists and a paragraph",
            html: word(
                wordItem("l2 level1 lfo3", "4)", "four") + "<p class=MsoNormal>between<o:p></o:p></p>"
                    + wordItem("l3 level1 lfo4", "Ø", "arrow") + wordItem("l2 level1 lfo3", "5)", "<b>five</b>")
            ),
            lines: ["four", "between", "arrow", "five"],
            items: [
                0: RichTextListItem(style: .number, ordinal: 4), 2: bullet,
                3: RichTextListItem(style: .number, ordinal: 5),
            ],
            bold: ["five"]
        ),
        Fragment(
            sender: "Word, table",
            html: word(
                "<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>"
                    + "<tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.55pt'><p class=MsoNormal><b>Name"
                    + "<o:p></o:p></b></p></td><td width=302><p class=MsoNormal>Year<o:p></o:p></p></td></tr></table>"
            ),
            lines: ["Name\tYear"],
            bold: ["Name"]
        ),
    ]

    private static let googleDocs: [Fragment] = [
        Fragment(
            sender: "Google Docs, text",
            html: """
                <meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d"><p dir="ltr" \
                style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;\
                color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;">Plain  and </span>\
                <span style="font-weight:700;font-style:normal;white-space:pre-wrap;">heavy</span><span style="font-weight:400;\
                font-style:italic;"> slanted</span></p><br /><p dir="ltr"><span style="font-weight:400">Last</span></p></b>
                """,
            lines: ["Plain  and heavy slanted", "", "Last"],
            bold: ["heavy"],
            italic: [" slanted"]
        ),
        Fragment(
            sender: "Google Docs, list",
            html: """
                <meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3e"><ul style="margin-top:0;\
                padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" \
                role="presentation"><span style="font-weight:400;">one</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" \
                role="presentation"><span>inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>two</span></p>\
                </li></ul><ol><li dir="ltr"><p dir="ltr"><span>first</span></p></li></ol></b>
                """,
            lines: ["one", "inner", "two", "first"],
            items: [
                0: bullet, 1: RichTextListItem(style: .bullet, level: 1),
                2: RichTextListItem(style: .bullet, ordinal: 2),
                3: RichTextListItem(style: .number),
            ]
        ),
        Fragment(
            sender: "Google Docs, link",
            html: """
                <meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3f"><a href="https://example.org/?a=1&amp;\
                copy=2" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">there</span></a></b>
                """,
            lines: ["there"],
            links: ["there": "https://example.org/?a=1&copy=2"]
        ),
        Fragment(
            sender: "Google Docs, table",
            html: """
                <meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c40"><div dir="ltr" style="margin-left:0pt;" \
                align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup>\
                <tbody><tr style="height:21pt"><td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr" style="line-height:\
                1.2;margin-top:0pt;"><span style="font-weight:700;white-space:pre-wrap;">Name</span></p></td><td><p dir="ltr"><span \
                style="white-space:pre;">Year</span></p></td></tr><tr style="height:0pt"><td><p dir="ltr"><span>Ada</span></p></td><td><br />\
                </td></tr></tbody></table></div></b>
                """,
            lines: ["Name\tYear", "Ada\t"],
            bold: ["Name"]
        ),
        Fragment(
            sender: "Google Docs, a part of a line with a break and a tab",
            html: """
                <meta charset='utf-8'><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:italic;\
                text-decoration:none;vertical-align:baseline;white-space:pre-wrap;" id="docs-internal-guid-0a1b2c41">one<br>two<span \
                class="Apple-tab-span" style="white-space:pre;">\t</span>three</span>
                """,
            lines: ["one", "two\tthree"],
            italic: ["one", "two\tthree"]
        ),
    ]

    private static let excel: [Fragment] = [
        Fragment(
            sender: "Excel, cells",
            html: """
                <html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
                <style><!--table {mso-displayed-decimal-separator:"\\,"; mso-displayed-thousand-separator:" ";}
                @page {margin:.75in .7in .75in .7in;} tr {mso-height-source:auto;} td {padding-top:1px; color:black; font-size:11.0pt;
                font-weight:400; font-family:Calibri, sans-serif; mso-number-format:General;} .xl65 {font-weight:700;} --></style></head>
                <body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128><!--StartFragment-->
                <col width=64 span=2 style='width:48pt'> <tr height=20 style='height:15.0pt'>
                  <td height=20 class=xl65 width=64>Name</td> <td width=64>Year</td> </tr>
                 <tr height=20> <td height=20>Ada</td> <td align=right>1815</td> </tr><!--EndFragment--></table></body></html>
                """,
            lines: ["Name\tYear", "Ada\t1815"],
            bold: ["Name"]
        ),
        Fragment(
            sender: "Excel, a cell with lines",
            html:
                "<html><body><table><!--StartFragment--><tr><td style='width:48pt'>one<br>\n    two</td></tr><!--EndFragment--></table>",
            lines: ["one", "two"]
        ),
        Fragment(
            sender: "Excel, empty and joined cells",
            html: """
                <html><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet></head><body>
                <table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
                <!--StartFragment-->
                 <col width=64 span=3 style='width:48pt'>
                 <tr height=20 style='height:15.0pt'>
                  <td colspan=2 height=20 width=128 style='height:15.0pt;width:96pt'>Both</td>
                  <td width=64 style='width:48pt'></td>
                 </tr>
                 <tr height=20 style='height:15.0pt'>
                  <td height=20 style='height:15.0pt'></td>
                  <td align=right>1.5</td>
                  <td>end</td>
                 </tr>
                <!--EndFragment-->
                </table>
                </body></html>
                """,
            lines: ["Both\t", "\t1.5\tend"]
        ),
        Fragment(
            sender: "Excel, a look within a cell and a link",
            html: """
                <html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
                <!--.font5 {color:red; font-size:11.0pt; font-weight:700; font-style:normal; font-family:Calibri, sans-serif;}
                .xl65 {color:#0563C1; text-decoration:underline; text-underline-style:single;}--></style></head><body><table>
                <!--StartFragment--><tr height=20><td height=20 style='height:15.0pt'>plain <font class="font5">heavy</font><font
                class="font0"> plain</font></td><td class=xl65><a href="https://example.org/">there</a></td></tr><!--EndFragment-->
                </table></body></html>
                """,
            lines: ["plain heavy plain\tthere"],
            bold: ["heavy"],
            links: ["there": "https://example.org/"]
        ),
        Fragment(
            sender: "Excel, spaces at the ends",
            html: """
                <html><body><table><!--StartFragment--><tr height=20><td height=20>one<span style='mso-spacerun:yes'>&nbsp;&nbsp; </span>two</td>
                <td x:str="'001">001</td></tr><!--EndFragment--></table></body></html>
                """,
            lines: ["one\u{A0}\u{A0} two\t001"]
        ),
    ]

    private static let others: [Fragment] = [
        Fragment(
            sender: "Word, tabs and a numbered heading",
            html: word(
                "<h1 style='margin-left:21.6pt;text-indent:-21.6pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US "
                    + "style='mso-fareast-font-family:\"Times New Roman\"'><span style='mso-list:Ignore'>3<span style='font:7.0pt "
                    + "\"Times New Roman\"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Heading<o:p></o:p></h1>"
                    + "<p class=MsoNormal>one<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp; </span>two<span "
                    + "style='mso-tab-count:2'>            </span>three</p>"
            ),
            lines: ["Heading", "one\ttwo\t\tthree"],
            items: [0: RichTextListItem(style: .number, ordinal: 3)],
            bold: ["Heading"]
        ),
        Fragment(
            sender: "Word on the web, list",
            html: """
                <div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" lang="EN-US"><span class=\
                "NormalTextRun SCXW1">Text</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div><div class=\
                "ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="\u{F0B7}" data-font="Symbol" \
                data-aria-level="1" class="OutlineElement Ltr SCXW1"><p class="Paragraph"><span class="TextRun">one</span><span class=\
                "EOP SCXW1">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li data-aria-level="2"><p>\
                <span>inner</span><span class="EOP">&nbsp;</span></p></li></ul></div><div><ol role="list" start="4"><li data-aria-level="1">\
                <p><span>four</span></p></li></ol></div>
                """,
            lines: ["Text", "one", "inner", "four"],
            items: [
                1: bullet, 2: RichTextListItem(style: .bullet, level: 1),
                3: RichTextListItem(style: .number, ordinal: 4),
            ]
        ),
        Fragment(
            sender: "Slack, list and emoji",
            html: """
                <meta charset='utf-8'><span style="color: rgb(29, 28, 29); font-family: Slack-Lato; font-size: 15px; display: inline \
                !important;">Hi<span>&nbsp;</span></span><img data-stringify-type="emoji" data-stringify-emoji=":wave:" class="emoji" \
                alt=":wave:"><ul data-stringify-type="unordered-list" data-indent="0"><li data-stringify-indent="0">one</li></ul><ul \
                data-stringify-type="unordered-list" data-indent="1"><li data-stringify-indent="1">inner</li></ul>
                """,
            lines: ["Hi\u{A0}:wave:", "one", "inner"],
            items: [1: bullet, 2: RichTextListItem(style: .bullet, level: 1)]
        ),
        Fragment(
            sender: "Gmail, text",
            html: """
                <div dir="ltr">Plain <b>heavy</b><div><br></div><div>Next<div class="gmail_signature" data-smartmail="gmail_signature">Ada\
                </div></div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On 1 Jan Bob wrote:<br></div><blockquote \
                class="gmail_quote" style="margin:0px 0px 0px 0.8ex">quoted</blockquote></div>
                """,
            lines: ["Plain heavy", "", "Next", "Ada", "", "On 1 Jan Bob wrote:", "quoted"],
            bold: ["heavy"]
        ),
        Fragment(
            sender: "Firefox, a part of a page",
            html: """
                <meta http-equiv="content-type" content="text/html; charset=utf-8"><p>One <a href="https://example.org/?a=1&amp;b=2">there\
                </a>.</p>
                <pre>  code
                  more</pre>
                """,
            lines: ["One there.", "  code", "  more"],
            links: ["there": "https://example.org/?a=1&b=2"]
        ),
        Fragment(
            sender: "Windows, through a remote desktop",
            html: """
                Version:0.9\r\nStartHTML:0000000105\r\nEndHTML:0000000200\r\nStartFragment:0000000141\r\nEndFragment:0000000164\r\n<html>\
                <body>\r\n<!--StartFragment--><p>Some <i>text</i></p><!--EndFragment-->\r\n</body>\r\n</html>
                """,
            lines: ["Some text"],
            italic: ["text"]
        ),
    ]

    private static let appleMail: [Fragment] = [
        Fragment(
            sender: "Apple Mail, text",
            html: """
                <html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; \
                -webkit-nbsp-mode: space; line-break: after-white-space;"><div>Plain&nbsp;<b>heavy</b></div><div><br></div><div>See \
                <a href="https://example.org/">there</a></div><blockquote type="cite"><div>quoted</div></blockquote></body></html>
                """,
            lines: ["Plain\u{A0}heavy", "", "See there", "quoted"],
            bold: ["heavy"],
            links: ["there": "https://example.org/"]
        ),
        Fragment(
            sender: "Apple Mail, list",
            html: """
                <body><ul class="MailOutline"><li>one</li><ul><li><i>inner</i></li></ul><li>two</li></ul><div>after<span class="Apple-tab-span" \
                style="white-space:pre">\t</span>tab</div></body>
                """,
            lines: ["one", "inner", "two", "after\ttab"],
            items: [
                0: bullet, 1: RichTextListItem(style: .bullet, level: 1),
                2: RichTextListItem(style: .bullet, ordinal: 2),
            ],
            italic: ["inner"]
        ),
        Fragment(
            sender: "Apple Mail, a part of a message",
            html: """
                <meta charset="UTF-8"><span style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px; \
                font-style: normal; font-weight: 400; white-space: normal; -webkit-text-stroke-width: 0px; display: inline !important; \
                float: none;">Some words and<span class="Apple-converted-space">&nbsp;</span></span><b style="font-family: Helvetica;">\
                heavy</b><br class="Apple-interchange-newline">
                """,
            lines: ["Some words and heavy"],
            bold: ["heavy"]
        ),
        Fragment(
            sender: "Apple Mail, a signature and a reply",
            html: """
                <html><body style="word-wrap: break-word; -webkit-nbsp-mode: space;" class=""><div class="">Answer<br class=""><div class="">\
                <meta charset="UTF-8" class=""><div class="">Ada<br class=""><i class="">Engines</i></div></div><div><br class=""><blockquote \
                type="cite" class=""><div class="">On 1 Jan, Bob wrote:</div><br class="Apple-interchange-newline"><div class="">quoted\
                <br class=""></div></blockquote></div><br class=""></div></body></html>
                """,
            lines: ["Answer", "Ada", "Engines", "", "On 1 Jan, Bob wrote:", "quoted"],
            italic: ["Engines"]
        ),
        Fragment(
            sender: "Apple Mail and Notes, by Cocoa's writer",
            html: """
                <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
                <html>
                <head>
                <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
                <meta http-equiv="Content-Style-Type" content="text/css">
                <title></title>
                <meta name="Generator" content="Cocoa HTML Writer">
                <style type="text/css">
                p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px 'Helvetica Neue'}
                p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px 'Helvetica Neue'; min-height: 15.0px}
                li.li1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px 'Helvetica Neue'}
                span.s1 {font: bold 13.0px 'Helvetica Neue'}
                ul.ul1 {list-style-type: disc}
                </style>
                </head>
                <body>
                <p class="p1">Plain <span class="s1">heavy</span></p>
                <p class="p2"><br></p>
                <ul class="ul1">
                <li class="li1">one</li>
                <li class="li1">two</li>
                </ul>
                </body>
                </html>
                """,
            lines: ["Plain heavy", "", "one", "two"],
            items: [2: bullet, 3: RichTextListItem(style: .bullet, ordinal: 2)],
            bold: ["heavy"]
        ),
    ]

    @Test("has its lines, lists, looks and links", arguments: word + googleDocs + excel + appleMail + others)
    func fragment(fragment: Fragment) throws {
        let text = try HTMLReader.text(from: Data(fragment.html.utf8))
        #expect(String(text.characters).components(separatedBy: "\n") == fragment.lines)
        var items: [Int: RichTextListItem] = [:]
        var line = 0
        for run in text.runs {
            for character in text[run.range].characters {
                if character == "\n" { line += 1 } else { items[line] = run.listItem }
            }
        }
        #expect(items == fragment.items)
        func words(_ intent: InlinePresentationIntent) -> [String] {
            text.runs.filter { $0.inlinePresentationIntent?.contains(intent) == true }.map {
                String(text[$0.range].characters)
            }
        }
        #expect(words(.stronglyEmphasized) == fragment.bold)
        #expect(words(.emphasized) == fragment.italic)
        let links = text.runs.compactMap { run in
            run.link.map { (String(text[run.range].characters), $0.absoluteString) }
        }
        #expect(Dictionary(links, uniquingKeysWith: { $1 }) == fragment.links)
    }
}
