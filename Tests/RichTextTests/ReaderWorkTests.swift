import Foundation
import Testing

@testable import RichText

/// Documents that took readers a time in proportion to the square of their length. Each was chosen so that such a reader would
/// take minutes, and a linear one takes moments. They run one after another, and leave the other processor to other tests.
@Suite("Formatted text that is made to keep its reader busy", .serialized, .timeLimit(.minutes(20)))
struct ReaderWorkTests {
    private func repeated(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: count) }

    private func rtf(_ text: String) throws -> AttributedString {
        try RTFReader.text(from: Data("{\\rtf1 \(text)}".utf8))
    }

    private func html(_ text: String) throws -> AttributedString { try HTMLReader.text(from: Data(text.utf8)) }

    private func words(_ text: AttributedString) -> String { String(text.characters) }

    @Test("a field with many results has one link")
    func fields() throws {
        let address = "http://example.org/" + repeated("x", 90_000)
        let text = try rtf(
            "{\\field{\\*\\fldinst HYPERLINK \"\(address)\"}\(repeated("{\\fldrslt a}", 20_000))}"
        )
        #expect(words(text) == repeated("a", 20_000))
        #expect(text.runs.map(\.link?.absoluteString.utf8.count) == [address.utf8.count])
    }

    @Test("a chain of fields in each other's instructions, for which no groups are needed, is let go")
    func deepFields() throws {
        let begins = repeated("\\field\\fldinst ", 400_000)
        #expect(words(try rtf("a\(begins)x")) == "a")
        #expect(words(try rtf("a{\\field\\fldinst \(begins)}b")) == "ab")
    }

    @Test("a link leads where the instruction says that stands before its first result")
    func changedInstruction() throws {
        let text = try rtf(
            "{\\field{\\*\\fldinst HYPERLINK \"http://e/1\"}{\\fldrslt a}{\\*\\fldinst 2}{\\fldrslt b}}"
                + "{\\field{\\*\\fldinst HYPERLINK \"http://e/2\"}{\\fldrslt c}}"
        )
        #expect(text.runs.map(\.link?.absoluteString) == ["http://e/1", "http://e/2"])
    }

    @Test("a name of a font that never ends is cut off")
    func fontName() throws {
        let text = try rtf("{\\fonttbl{\\f1 Serif;}\\f0 \(repeated(";", 50_000))\(repeated("{}", 50_000))}\\f1 a")
        #expect(words(text) == "a")
        #expect(text.runs.first?.fontFamily == "Serif")
    }

    @Test("text in a code page of two bytes a character is read, also with halves of characters")
    func codePages() throws {
        #expect(words(try rtf("\\ansicpg949 " + repeated("\\'c7\\'d1", 50_000))) == repeated("한", 50_000))
        #expect(words(try rtf("\\ansicpg949 " + repeated("{\\'c7}", 50_000))) == repeated("\u{FFFD}", 50_000))
    }

    @Test("comments in style sheets are passed over")
    func comments() throws {
        let text = try html("<style>\(repeated("/**/", 200_000))b{/*}*/color:red}</style><b>x</b>")
        #expect(text.runs.first?.textColor == RichTextColor(red: 255, green: 0, blue: 0))
    }

    @Test("many rules of one selector are one rule, of which the last says it")
    func rules() throws {
        let rules = repeated("b{color:red;font-size:9pt}", 20_000) + "b{color:#00f}b{font-style:italic}"
        let text = try html("<style>\(rules)</style>" + repeated("<b>a</b>", 20_000))
        #expect(words(text) == repeated("a", 20_000))
        let run = try #require(text.runs.first)
        #expect(run.textColor == RichTextColor(red: 0, green: 0, blue: 255))
        #expect(run.fontSize == 9)
        #expect(run.inlinePresentationIntent == [.stronglyEmphasized, .emphasized])
    }

    @Test("among the declarations for an element the last of a property counts, relative sizes once")
    func cascade() throws {
        let sheet = "p{font-size:2em;text-decoration:underline;display:none}.c{font-size:150%;display:block}"
        let text = try html("<style>\(sheet)</style><p class='c' style='text-decoration:line-through'>x")
        let run = try #require(text.runs.first)
        #expect(run.fontSize == 18)
        #expect(run.isUnderlined != true && run.inlinePresentationIntent == .strikethrough)
    }

    @Test("what ends where another element begins is found at once among deep elements")
    func impliedEnds() throws {
        let deep = "<p><ul><li>" + repeated("<i>", 500)
        #expect(words(try html(deep + repeated("<hr>", 50_000) + "x")) == "x")
        #expect(words(try html("<ul>" + repeated("<i>", 500) + repeated("<li>", 50_000) + "x")) == "x")
    }

    @Test("line breaks in preformatted text stay, however many they are")
    func lineBreaks() throws {
        #expect(words(try html("<pre>a" + repeated("\n", 200_000) + "b")) == "a" + repeated("\n", 200_000) + "b")
        #expect(words(try html("<pre>a\r\n\r\rb\u{2028}c\n\rd")) == "a\n\n\nb\nc\n\nd")
    }

    @Test("text whose look changes all the time is refused beyond a number of changes")
    func runs() throws {
        var builder = RichTextBuilder(mostRuns: 100)
        var bold = TextStyle()
        bold.set(.stronglyEmphasized, true)
        for number in 0..<100 { builder.append("a", number % 2 == 0 ? bold : TextStyle()) }
        var full = builder
        #expect(try full.result().runs.count == 100)
        builder.append("b", bold)
        #expect(throws: RichTextError.self) { try builder.result() }
    }

    @Test("runs keep their text and look, also where they cut characters")
    func cutCharacters() throws {
        var runs = AttributedRuns()
        var expected = AttributedString()
        for number in 0..<100 {
            var attributes = AttributeContainer()
            if number % 3 != 0 { attributes.fontSize = Double(number % 5) }
            let text = ["e", "\u{301}", "\r", "\n", "🇦", "🇹", "long text"][number % 7]
            runs.append(text, attributes)
            expected.append(AttributedString(text, attributes: attributes))
        }
        #expect(runs.result() == expected)
    }

    @Test("an accent that looks other than its letter keeps its look")
    func accents() throws {
        var text = AttributedString("b")
        text.inlinePresentationIntent = .stronglyEmphasized
        text += AttributedString("\u{344}") + AttributedString("c")
        #expect(text.runs.count == 2)
        #expect(try RTFReader.text(from: RTFWriter.data(of: text)) == text)
        #expect(try HTMLReader.text(from: HTMLWriter.data(of: text)) == text)
        #expect(AttributedString(NSAttributedString(text)) == text)
    }

    @Test("texts of many looks become Foundation's objects and values again")
    func objects() throws {
        let text = try html(repeated("<b>é</b>🌍", 20_000))
        let object = NSAttributedString(text)
        #expect(object.length == 60_000)
        #expect(AttributedString(object) == text)
    }
}
