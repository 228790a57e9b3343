import Foundation

/// The words of RTF that mean the same wherever they stand.
enum RTFVocabulary {
    /// The destination of a group's text.
    enum Destination {
        case body, skipped, generator, fontTable, colorTable, listTable, listOverrides, fieldInstruction
    }

    /// The words that begin a group whose text is not part of the document, or is kept in a table.
    static let destinations: [String: Destination] = [
        "fonttbl": .fontTable, "colortbl": .colorTable, "listtable": .listTable, "listoverridetable": .listOverrides,
        "generator": .generator, "stylesheet": .skipped, "info": .skipped, "pict": .skipped, "object": .skipped,
        "header": .skipped, "headerl": .skipped, "headerr": .skipped, "headerf": .skipped, "footer": .skipped,
        "footerl": .skipped, "footerr": .skipped, "footerf": .skipped, "footnote": .skipped, "annotation": .skipped,
        "listtext": .skipped, "pntext": .skipped, "bkmkstart": .skipped, "bkmkend": .skipped, "xe": .skipped,
        "tc": .skipped, "expandedcolortbl": .skipped, "leveltext": .skipped, "levelnumbers": .skipped,
        "listname": .skipped, "falt": .skipped, "panose": .skipped, "themedata": .skipped, "datastore": .skipped,
    ]

    /// The words that stand for a character.
    static let symbols: [String: String] = [
        "tab": "\t", "line": "\u{2028}", "lbr": "\u{2028}", "emdash": "—", "endash": "–", "bullet": "•", "lquote": "‘",
        "rquote": "’", "ldblquote": "“", "rdblquote": "”", "emspace": "\u{2003}", "enspace": "\u{2002}",
        "qmspace": "\u{2005}", "cell": "\t", "nestcell": "\t", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    ]

    /// The code pages of the character sets that fonts name.
    static let codePages: [Int: Int] = [
        77: 10_000, 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256,
        186: 1257, 204: 1251, 222: 874, 238: 1250,
    ]

    /// Returns the address of `HYPERLINK "address"`; those within the document, which begin with `\l`, lead nowhere
    /// here.
    static func link(in instruction: String) -> URL? {
        let words = instruction.trimmingCharacters(in: .whitespaces)
        guard words.uppercased().hasPrefix("HYPERLINK") else { return nil }
        let rest = words.dropFirst("HYPERLINK".count).trimmingCharacters(in: .whitespaces)
        let address =
            rest.hasPrefix("\"")
            ? rest.dropFirst().prefix { $0 != "\"" } : rest.prefix { $0 != " " }
        guard let url = URL(string: String(address)), url.scheme != nil else { return nil }
        return url
    }
}
