import Foundation

/// Lines of texts that are separated by commas, as RFC 4180 has them.
enum CommaSeparatedText {
    static func data(_ lines: [[String]]) -> Data {
        Data(lines.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined().utf8)
    }

    private static func quoted(_ value: String) -> String {
        "\"" + value.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }

    /// Reads lines, with or without quotes. Empty ones are passed over.
    /// - Throws: ``TableError`` where a quote has no end, or the data is no text.
    static func lines(of data: Data) throws -> [[String]] {
        guard let text = String(data: data, encoding: .utf8) else {
            throw TableError("The table is not text in UTF-8.")
        }
        var lines: [[String]] = [[""]]
        var isQuoted = false
        var characters = text.makeIterator()
        // Skips the mark that some programs write at the start of a UTF-8 file.
        var next = text.first == "\u{FEFF}" ? (characters.next(), characters.next()).1 : characters.next()
        func append(_ character: Character) {
            let line = lines.count - 1
            lines[line][lines[line].count - 1].append(character)
        }
        while let character = next {
            next = characters.next()
            switch character {
            case "\"" where isQuoted && next == "\"":
                append("\"")
                next = characters.next()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: lines[lines.count - 1].append("")
            case _ where character.isNewline && !isQuoted: lines.append([""])
            default: append(character)
            }
        }
        guard !isQuoted else { throw TableError("A quote of the table has no end.") }
        return lines.filter { $0 != [""] }
    }
}

/// The reason why a table cannot be read.
struct TableError: LocalizedError {
    let errorDescription: String?

    init(_ description: String) { errorDescription = description }
}
