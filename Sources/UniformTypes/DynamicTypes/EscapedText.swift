/// Texts in which a backslash takes the meaning from the separators of a dynamic identifier.
enum EscapedText {
    /// Puts a backslash before each separator in a text.
    static func escape(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var escaped = ""
        for character in text.unicodeScalars {
            if character.isASCII, isSpecial(UInt8(character.value)) {
                escaped.unicodeScalars.append("\\")
            }
            escaped.unicodeScalars.append(character)
        }
        return escaped
    }

    /// Escapes the characters that would end a key or begin the supertypes.
    static func escapeKey(_ key: String) -> String {
        let escaped = escape(key)
        let isQuestion = escaped.utf8.first == UInt8(ascii: "?")
        guard isQuestion || escaped.utf8.contains(UInt8(ascii: "=")) else { return escaped }
        let parts = escaped.split(separator: "=", omittingEmptySubsequences: false)
        return (isQuestion ? "\\" : "") + parts.joined(separator: "\\=")
    }

    /// Removes the backslashes that ``escape(_:)`` puts in.
    static func unescape(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var plain = ""
        var isEscaped = false
        for character in text.unicodeScalars {
            if character == "\\", !isEscaped {
                isEscaped = true
            } else {
                plain.unicodeScalars.append(character)
                isEscaped = false
            }
        }
        return plain
    }

    /// Returns the parts of a text between separators that no backslash precedes, still escaped.
    static func split(_ text: String, at separator: Unicode.Scalar, limit: Int = .max) -> [String] {
        var parts = [""]
        var isEscaped = false
        for character in text.unicodeScalars {
            if character == separator, !isEscaped, parts.count < limit {
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return parts
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\\")
    }
}
