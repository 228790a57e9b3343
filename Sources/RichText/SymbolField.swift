/// The instruction of a field of RTF that is one character: `SYMBOL`, its number, and switches for the encoding and the font
/// (ECMA-376, part 1, section 17.16.5.69). Word writes no other text for it.
struct SymbolField {
    /// The character, or nothing for a number that has none.
    let text: String

    /// Reads an instruction; nil for another field.
    init?(_ instruction: String) {
        var words = HyperlinkField.Words(instruction[...])
        guard case .text(let name)? = words.next(), name.uppercased() == "SYMBOL",
            case .text(let written)? = words.next()
        else { return nil }
        let isHexadecimal = written.lowercased().hasPrefix("0x")
        guard
            let number = UInt32(
                isHexadecimal ? written.dropFirst(2)[...] : written[...],
                radix: isHexadecimal ? 16 : 10
            )
        else { return nil }
        var font = ""
        var codePage: Int?
        var isUnicode = false
        while let word = words.next() {
            guard case .option(let name) = word else { continue }
            switch name {
            case "f": if case .text(let text)? = words.next() { font = text }
            case "a": codePage = 1252
            case "j": codePage = 932
            case "u": isUnicode = true
            default: break
            }
        }
        if isUnicode || number > 0xFFFF {
            text = Unicode.Scalar(number).map { String(Character($0)) } ?? ""
            return
        }
        let bytes =
            number > 0xFF && codePage == 932 ? [UInt8(number >> 8), UInt8(number & 0xFF)] : [UInt8(number & 0xFF)]
        let page =
            codePage
            ?? (font.isEmpty ? 1252 : SymbolText.isSymbolFont(font) ? SymbolText.fontCodePage : SymbolText.codePage)
        text = SymbolText.text(from: bytes, codePage: page) ?? TextEncoding(codePage: page)?.text(from: bytes) ?? ""
    }
}
