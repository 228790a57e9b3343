import Foundation
import Testing

@testable import RichText
@testable import SwiftUICore

@Suite("Inline Markdown")
struct InlineMarkdownTests {
    /// The pieces of a text with the marks of HTML.
    static func html(_ pieces: [InlineMarkdown.Piece]) -> String {
        pieces.map { piece in
            var text = piece.text
            for (intent, tag) in [(InlinePresentationIntent.code, "c"), (.strikethrough, "s"), (.emphasized, "i")]
            where piece.intent.contains(intent) {
                text = "<\(tag)>\(text)</\(tag)>"
            }
            if piece.intent.contains(.stronglyEmphasized) { text = "<b>\(text)</b>" }
            return piece.destination.map { "<a \($0)>\(text)</a>" } ?? text
        }
        .joined()
    }

    /// With a time that grew with the square of the length, this would take more than six minutes.
    @Test("Plain text of any length is read in linear time", .timeLimit(.minutes(20)))
    func plainText() {
        let text = String(repeating: "a", count: 4_000_000)
        #expect(InlineMarkdown.pieces(of: text) == [InlineMarkdown.Piece(text: text)])
    }

    @Test(
        "is read by CommonMark's rules",
        arguments: [
            ("**b** *i* _i_ __b__ ***both***", "<b>b</b> <i>i</i> <i>i</i> <b>b</b> <b><i>both</i></b>"),
            ("`c` ~~s~~ ~s~ ~~~s~~~ ~~s~", "<c>c</c> <s>s</s> <s>s</s> ~~~s~~~ ~~s~"),
            (#"\*x\* \a \"#, #"*x* \a \"#),
            // Marks beside spaces, inside words and beside punctuation.
            ("2 * 3 * 4, a * b*, *a *", "2 * 3 * 4, a * b*, *a *"),
            ("snake_case_name _foo_bar __a__b", "snake_case_name _foo_bar __a__b"),
            ("a*b*c a**b**c", "a<i>b</i>c a<b>b</b>c"), ("**“x”**y", "**“x”**y"),
            ("*(**foo**)*", "<i>(</i><b><i>foo</i></b><i>)</i>"),
            // Marks in marks.
            ("*a **b** c*", "<i>a </i><b><i>b</i></b><i> c</i>"), ("*a*b*c*", "<i>a</i>b<i>c</i>"),
            ("***foo** bar*", "<b><i>foo</i></b><i> bar</i>"), ("***foo* bar**", "<b><i>foo</i></b><b> bar</b>"),
            ("*foo**bar* **foo*bar**", "<i>foo**bar</i> <b>foo*bar</b>"),
            ("foo***bar***baz", "foo<b><i>bar</i></b>baz"), ("****", "****"),
            // Code.
            ("``a`b`` `*a*` `` ` `` `open", "<c>a`b</c> <c>*a*</c> <c>`</c> `open"), (#"\`a`b`"#, "`a<c>b</c>"),
            ("*a`*`", "*a<c>*</c>"),
            // Links.
            ("[t](u) [<](<b c> 'd') [x](c(d)e \"f\")", "<a u>t</a> <a b c><</a> <a c(d)e>x</a>"),
            ("[**a** b](c)", "<a c><b>a</b></a><a c> b</a>"), ("*[a*](b)", "*<a b>a*</a>"),
            ("[a [b](c) d](e)", "[a <a c>b</a> d](e)"), ("[a](b [x] (y) [z", "[a](b [x] (y) [z"),
            (#"[a\]b](c\)d)"#, "<a c)d>a]b</a>"), ("![alt *x*](u)", "alt <i>x</i>"),
            ("<https://a.b/c> <a@b.de>", "<a https://a.b/c>https://a.b/c</a> <a mailto:a@b.de>a@b.de</a>"),
            ("<x> 1 < 2 > 0 <a b:c>", "<x> 1 < 2 > 0 <a b:c>"),
            // Lines stay as they are.
            ("**a\n  b**\n\n# c\n- d\\\ne", "<b>a\n  b</b>\n\n# c\n- d\ne"), ("", ""),
        ]
    )
    func rules(markdown: String, html: String) {
        #expect(Self.html(InlineMarkdown.pieces(of: markdown)) == html)
    }

    @Test(
        "is read to its end however long it is",
        .timeLimit(.minutes(10)),
        arguments: [
            ("*a ", ""), ("*a ", "a* "), ("a* ", ""), ("*a_b~c ", ""), ("a**b", "c* "), ("[", "]"), ("[a](", ""),
            ("[a](<b", ""), ("[a](b \"", ""), ("![", "[a](b)"), ("`a``b```c", ""), ("<a:", ""), ("*_", "_*"),
            ("***a** ", ""), ("[*a](b)", ""), ("*", "*"),
        ]
    )
    func hostile(start: String, end: String) {
        // A time that grew with the square of the length would be hours.
        let text = String(repeating: start, count: 10_000) + String(repeating: end, count: 10_000)
        let pieces = InlineMarkdown.pieces(of: text)
        #expect(!pieces.isEmpty)
        #expect(pieces.reduce(0) { $0 + $1.text.utf8.count } <= text.utf8.count)
    }

    @Test("is looked for only where one of its characters is")
    func use() {
        #expect(!InlineMarkdown.isUsed(in: "Plain text! (With 100 % of 3 > 2, “quotes” & é.)"))
        for mark in ["*", "_", "`", "~", "[", "<", "\\"] { #expect(InlineMarkdown.isUsed(in: "a\(mark)")) }
    }
}

@MainActor
@Suite("Markdown of texts")
struct TextMarkdownTests {
    private func html(_ text: Text, _ environment: EnvironmentValues = EnvironmentValues()) -> String {
        text.widgetContent(in: environment).runs.map { run in
            var text = run.text
            if run.font?.design == .monospaced { text = "<c>\(text)</c>" }
            if run.isStruckThrough { text = "<s>\(text)</s>" }
            if run.isItalic { text = "<i>\(text)</i>" }
            if run.weight == .bold { text = "<b>\(text)</b>" }
            return run.link.map { "<a \($0)>\(text)</a>" } ?? text
        }
        .joined()
    }

    @Test("is in keys, and not in strings")
    func keys() {
        #expect(html(Text("*a* **b** `c` ~~d~~ [e](f:g)")) == "<i>a</i> <b>b</b> <c>c</c> <s>d</s> <a f:g>e</a>")
        #expect(html(Text(LocalizedStringKey("*a*"))) == "<i>a</i>")
        let string = "*a* [b](c:d)"
        #expect(html(Text(string)) == string)
        #expect(html(Text(verbatim: "*a* [b](c:d)")) == string)
        #expect(Text("*a* b").string == "a b")
        #expect(html(Text("****")) == "****")
    }

    @Test("is not in values, which keep their look")
    func values() {
        let (name, count) = ("*x* [y](z:)", 3)
        #expect(html(Text("**\(name)** _\(count)_ 100%")) == "<b>*x* [y](z:)</b> <i>3</i> 100%")
        #expect(html(Text("\(name) and \(count)")) == "*x* [y](z:) and 3")
        #expect(html(Text("a **\(Text("b").italic())** c")) == "a <b><i>b</i></b> c")
        #expect(html(Text("a \(Text("*b*")) \(Text(verbatim: "*c*"))")) == "a <i>b</i> *c*")
        var attributed = AttributedString("x*y*")
        attributed.inlinePresentationIntent = .stronglyEmphasized
        #expect(html(Text("a \(attributed)")) == "a <b>x*y*</b>")
        // Where a link leads may be a value, too; its characters mean nothing there.
        #expect(html(Text("[go \(count)](https://a.b/\(count)?q=)c_d_)")) == "<a https://a.b/3?q=>go 3</a>c_d_)")
        // Characters that stand for values may be in a text.
        #expect(html(Text("*\u{F0000}* \(count) \u{F0001}")) == "<i>\u{F0000}</i> 3 \u{F0001}")
        #expect(Text("a \(Text("b").italic())") != Text("a \(Text("b"))"))
    }

    @Test("is in translations")
    func translations() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data(#""key %@" = "**%@** is *translated*";"#.utf8).write(
            to: language.appending(path: "Localizable.strings")
        )
        let bundle = try #require(Bundle(path: folder.path))
        #expect(html(Text("key \("_x_")", bundle: bundle)) == "<b>_x_</b> is <i>translated</i>")
    }

    @Test("adds to the look that the text has otherwise")
    func look() throws {
        #expect(html(Text("a **b**").italic()) == "<i>a </i><b><i>b</i></b>")
        // Lighter strokes are no reason not to stand out.
        let light = Text("a **b**").fontWeight(.light).widgetContent(in: EnvironmentValues())
        #expect(light.runs.map(\.weight) == [.light, .bold])
        let heavy = Text("**b**").fontWeight(.black).widgetContent(in: EnvironmentValues())
        #expect(heavy.runs.map(\.weight) == [.black])
        // Code has the size of the text around.
        var environment = EnvironmentValues()
        environment.font = .system(size: 40)
        let code = try #require(Text("`c`").widgetContent(in: environment).runs.first?.font)
        #expect(code == Font.system(size: 40).design(.monospaced))
    }

    @Test("shows links in the tint, whatever the colour of the text")
    func linkColor() throws {
        let text = Text("a [b](c:d)").foregroundColor(.red)
        let content = text.widgetContent(in: EnvironmentValues())
        #expect(content.runs.map(\.color) == [.color(.red), .color(.link)])
        #expect(content.runs.map(\.isUnderlined) == [false, true])
        var environment = EnvironmentValues()
        environment.tint = .green
        #expect(text.widgetContent(in: environment).runs.last?.color == .color(.green))
    }

    @Test("makes text with attributes")
    func attributed() throws {
        let text = try AttributedString(markdown: "a **b**\nc  \n[d](e)", baseURL: URL(string: "https://x.y/"))
        #expect(String(text.characters) == "a b c\nd")
        let runs = text.runs.map { (String(text[$0.range].characters), $0.inlinePresentationIntent, $0.link) }
        #expect(runs.map(\.0) == ["a ", "b", " c\n", "d"])
        #expect(runs.map(\.1) == [nil, .stronglyEmphasized, nil, nil])
        #expect(runs.last?.2?.absoluteString == "https://x.y/e")
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: Data("*a*\n  b".utf8), options: options).characters) == "a\n  b")
        #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
    }
}
