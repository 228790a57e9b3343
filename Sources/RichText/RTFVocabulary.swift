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
        "ltrmark": "\u{200E}", "rtlmark": "\u{200F}", "zwbo": "\u{200B}", "zwnbo": "\u{2060}",
    ]

    /// The code pages of the character sets that fonts name: those of Windows, of the Macintosh and of DOS.
    static let codePages: [Int: Int] = [
        77: 10_000, 78: 10_001, 79: 10_003, 80: 10_008, 81: 10_002, 83: 10_005, 84: 10_004, 85: 10_006, 86: 10_081,
        87: 10_021, 88: 10_029, 89: 10_007, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254,
        163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437, 255: 850,
    ]

    /// The character set of Western Europe's Windows, and that of fonts of symbols.
    static let (ansiCharacterSet, symbolCharacterSet) = (0, 2)

    /// The code pages that Windows has as the system's, beside which a font may have another. Documents of other systems name the
    /// first character set for what is the system's there.
    static let ansiCodePages: Set = [874, 932, 936, 949, 950, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258]

    /// The code pages of documents by the word that names the kind of computer.
    static let documentCodePages = ["mac": 10_000, "pc": 437, "pca": 850]
}
