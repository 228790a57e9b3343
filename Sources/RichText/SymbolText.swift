/// Text in fonts of symbols, whose bytes are no letters.
///
/// Windows has such bytes as characters for private use (code page 42). Those of the font Symbol have places of their own in Unicode
/// (https://www.unicode.org/Public/MAPPINGS/VENDORS/ADOBE/symbol.txt).
enum SymbolText {
    /// The number of Windows for bytes of a font of symbols.
    static let codePage = 42

    /// The number that stands for the bytes of the font Symbol here; Windows has none.
    static let fontCodePage = -42

    /// The characters of the bytes from 0x21 to 0x7E and from 0xA0, with a space where there is none.
    private static let low = Array(
        "!∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼".unicodeScalars
    )
    private static let high = Array(
        "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…  ↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑           〉∫⌠ ⌡          "
            .unicodeScalars
    )

    /// Returns whether a font has the bytes of Symbol.
    static func isSymbolFont(_ family: String) -> Bool {
        let name = family.lowercased()
        return name == "symbol" || name == "symbolps" || name == "standard symbols ps"
    }

    /// Returns the text of some bytes; nil for a code page of letters.
    static func text(from bytes: [UInt8], codePage: Int) -> String? {
        guard codePage == Self.codePage || codePage == fontCodePage else { return nil }
        return String(String.UnicodeScalarView(bytes.map { character(of: $0, isSymbolFont: codePage == fontCodePage) }))
    }

    /// Returns the character that a character for private use stands for in the font Symbol, such as the bullet of Word's lists.
    static func character(of unit: UInt16) -> Unicode.Scalar? {
        guard (0xF021...0xF0FF).contains(unit) else { return nil }
        return character(of: UInt8(unit & 0xFF), isSymbolFont: true)
    }

    private static func character(of byte: UInt8, isSymbolFont: Bool) -> Unicode.Scalar {
        guard byte > 0x20 else { return Unicode.Scalar(byte) }
        if isSymbolFont {
            let found: Unicode.Scalar? =
                switch byte {
                case 0x21...0x7E: low[Int(byte) - 0x21]
                case 0xA0...0xFF: high[Int(byte) - 0xA0]
                default: nil
                }
            if let found, found != " " { return found }
        }
        return Unicode.Scalar(0xF000 + UInt32(byte)) ?? "\u{FFFD}"
    }
}
