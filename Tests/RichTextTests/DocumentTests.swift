import CoreTransferable
import RichText
import Testing

/// Documents that other programs wrote or put on the clipboard, named after the program and its version, stand in the folder `Documents`.
@Suite("Documents of other programs")
struct DocumentTests {
    private func text(of name: String, as type: UTType) async throws -> AttributedString {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Documents/\(name)"
        )
        guard type != .html else { return try HTMLReader.text(from: Data(contentsOf: file)) }
        return try await AttributedString(importing: file, contentType: type)
    }

    private func look(_ text: AttributedString, of word: String) throws -> AttributedString.Runs.Run {
        let words = CharacterSet.whitespacesAndNewlines
        return try #require(
            text.runs.first { String(text.characters[$0.range]).trimmingCharacters(in: words) == word },
            "no run \(word) in \(text)"
        )
    }

    @Test(
        "are read with their look, links and lists",
        arguments: [("LibreOffice-7.4.rtf", UTType.rtf), ("LibreOffice-7.4.html", .html), ("Chromium-156.html", .html)]
    )
    func look(name: String, type: UTType) async throws {
        let text = try await text(of: name, as: type)
        let lines = String(text.characters).split(whereSeparator: \.isNewline)
        #expect(
            lines.prefix(8) == [
                "plain {\\} <&> \u{1F30D} ä “quoted” bold italic both under struck", "link red marked mono large",
                "one", "two", "inner", "three", "seven", "dot",
            ]
        )
        #expect(lines.last == "line Привет 世界")
        #expect(try look(text, of: "bold").inlinePresentationIntent == .stronglyEmphasized)
        #expect(try look(text, of: "italic").inlinePresentationIntent == .emphasized)
        #expect(try look(text, of: "both").inlinePresentationIntent == [.emphasized, .stronglyEmphasized])
        #expect(try look(text, of: "under").isUnderlined == true)
        #expect(try look(text, of: "struck").inlinePresentationIntent == .strikethrough)
        #expect(try look(text, of: "link").link == URL(string: "https://example.org/?a=1&b=2"))
        #expect(try look(text, of: "red").textColor == RichTextColor(red: 255, green: 0, blue: 16))
        #expect(try look(text, of: "marked").highlightColor == RichTextColor(red: 255, green: 255, blue: 0))
        #expect(try look(text, of: "mono").fontFamily == "Liberation Mono")
        // Where the document says 21.5, LibreOffice writes 21 as HTML; in the browser's page it is 28 pixels.
        #expect(try look(text, of: "large").fontSize == (type == .rtf ? 21.5 : 21))
        #expect(try look(text, of: "two").listItem == RichTextListItem(style: .number, ordinal: 2))
        #expect(try look(text, of: "inner").listItem == RichTextListItem(style: .bullet, level: 1))
        #expect(try look(text, of: "three").listItem == RichTextListItem(style: .number, ordinal: 3))
        #expect(try look(text, of: "seven").listItem == RichTextListItem(style: .number, ordinal: 7))
        #expect(try look(text, of: "dot").listItem == RichTextListItem(style: .bullet))
        for word in ["plain {\\} <&> \u{1F30D} ä “quoted”", "red"] {
            let look = try look(text, of: word)
            #expect(look.inlinePresentationIntent == nil && look.isUnderlined == nil && look.listItem == nil)
        }
    }
}
