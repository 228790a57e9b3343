/// Emoji that mail programs and chats write as pictures, with the characters as the text in place of the picture.
enum EmojiText {
    /// The longest text that is looked at, in bytes: a family has some thirty.
    private static let longest = 64

    /// Returns the text in place of a picture that stands for a character; nil for other pictures.
    ///
    /// Slack and Discord have a name between colons for emoji of their own, which their plain text has as well.
    static func text(ofPicture attributes: [String: String]) -> String? {
        guard let text = attributes["alt"], !isEmoji(text) else { return attributes["alt"] }
        let isMarked =
            attributes["data-stringify-type"]?.lowercased() == "emoji"
            || attributes["class"]?.split(maxSplits: 8, whereSeparator: \.isWhitespace).contains("emoji") == true
        return isMarked && isName(text) ? text : nil
    }

    /// Returns whether a text is a name between colons, such as `:thumbs_up:`.
    private static func isName(_ text: String) -> Bool {
        text.utf8.count > 2 && text.utf8.count <= longest && text.hasPrefix(":") && text.hasSuffix(":")
            && text.dropFirst().dropLast().allSatisfy { $0.isLetter || $0.isNumber || "_+-:".contains($0) }
    }

    /// Returns whether a text consists of emoji alone.
    static func isEmoji(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= longest && text.allSatisfy(isEmoji)
    }

    /// Returns whether a character is shown as a picture. Digits and the oldest symbols are so only with a mark.
    private static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation { return true }
        return first.properties.isEmoji
            && (first.value >= 0x2190 || character.unicodeScalars.contains { marks.contains($0) })
    }

    /// The marks that make the preceding character a picture: the selector for emoji, and the frame of a key.
    private static let marks: Set<Unicode.Scalar> = ["\u{FE0F}", "\u{20E3}"]
}
