import Testing

@testable import CoreTransferable

@Suite("Text to be shown")
struct ShownTextTests {
    @Test("has no character that controls a terminal, and a name no line break either")
    func printable() {
        let hostile = "a\u{1B}]0;title\u{7}\n\u{9B}31m\u{202E}gpj.b\r\u{7F}"
        #expect(hostile.printable == "a\u{FFFD}]0;title\u{FFFD}\u{FFFD}\u{FFFD}31m\u{FFFD}gpj.b\u{FFFD}\u{FFFD}")
        #expect(hostile.printableLines == "a\u{FFFD}]0;title\u{FFFD}\n\u{FFFD}31m\u{FFFD}gpj.b\u{FFFD}\u{FFFD}")
        #expect("Zażółć – 世界 👩‍👩‍👧".printable == "Zażółć – 世界 👩‍👩‍👧")
    }

    @Test("keeps its lines, in the way that they end, and its tabs")
    func lines() {
        #expect("a\r\nb\tc\n".printableLines == "a\r\nb\tc\n")
        #expect("\u{200F}שלום\u{200E}\u{1B}".printableLines == "\u{200F}שלום\u{200E}\u{FFFD}")
        #expect("good\rbad\u{1B}".printableLines == "good\u{FFFD}bad\u{FFFD}")
        #expect("\u{1B}\r".printableLines == "\u{FFFD}\u{FFFD}")
    }

    @Test("of errors is that of a name on one line")
    func errors() {
        let error = FileError(path: "/tmp/a\n\u{1B}[2J", reason: .isAFolder)
        #expect(
            error.localizedDescription == "/tmp/a\u{FFFD}\u{FFFD}[2J is a folder, and only a file can be read as data"
        )
    }
}

@Suite("The words of formatted text")
struct PlainTextTests {
    private static let xhtml = UTType(importedAs: "public.xhtml")

    @Test(
        "are read from each kind",
        arguments: [
            (UTType.html, "<style>p { color: red }</style><p>Zażółć <b>gęślą</b></p><p>jaźń &amp; co</p>"),
            (
                xhtml,
                "<html xmlns=\"http://www.w3.org/1999/xhtml\"><p>Zażółć <b>gęślą</b></p><p>jaźń &amp; co</p></html>"
            ),
            (
                .rtf,
                #"{\rtf1\ansi Za\u380 ?\u243 ?\u322 ?\u263 ? {\b g\u281 ?\u347 ?l\u261 ?}\par ja\u378 ?\u324 ? & co}"#
            ),
        ]
    )
    func kinds(type: UTType, source: String) throws {
        #expect(PlainText.canBeRead(from: type))
        #expect(try PlainText.text(of: Data(source.utf8), as: type) == "Zażółć gęślą\njaźń & co")
    }

    @Test("are not told of text that is for programs, and of what is no text")
    func others() {
        for type in [UTType.json, .xml, .plainText, .png, .svg] { #expect(!PlainText.canBeRead(from: type)) }
        #expect(throws: RichTextError.self) { try PlainText.text(of: Data("{}".utf8), as: .json) }
    }
}
