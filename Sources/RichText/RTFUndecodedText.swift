/// The text that a reader of RTF has not decoded: bytes in a code page, half a character of UTF-16, and how much of the following text
/// stands in for Unicode that was read.
struct RTFUndecodedText {
    /// The bytes in the code page of their group.
    private(set) var bytes: [UInt8] = []
    private var highSurrogate: UInt16?
    private var fallbackToSkip = 0

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Ends the bytes, and with them a character whose other half does not follow.
    /// - Parameter keepingSurrogate: Whether the half of a character that has no bytes after it stays.
    /// - Returns: Whether there are bytes to decode. The caller removes them.
    mutating func endBytes(keepingSurrogate: Bool) -> Bool {
        if !keepingSurrogate || !bytes.isEmpty { highSurrogate = nil }
        return !bytes.isEmpty
    }

    mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

    /// Returns whether the next character is skipped, because a reader that knows Unicode has read it already.
    mutating func skipsFallback() -> Bool {
        guard fallbackToSkip > 0 else { return false }
        fallbackToSkip -= 1
        return true
    }

    mutating func endFallback() { fallbackToSkip = 0 }

    /// Takes a number in Unicode.
    /// - Parameters:
    ///   - fallbackLength: The number of characters after it that stand in for it.
    ///   - isSymbol: Whether the text is in a font of symbols, whose numbers are those of the font.
    /// - Returns: The text; nil where its other half follows.
    mutating func unicode(_ number: Int, fallbackLength: Int, isSymbol: Bool) -> String? {
        let unit = UInt16(truncatingIfNeeded: number)
        fallbackToSkip = fallbackLength
        if number > 0xFFFF, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) {
            // Some writers give the number of the character, for which the format has two.
            return String(Character(scalar))
        }
        if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
            return nil
        }
        if let high = highSurrogate {
            highSurrogate = nil
            return String(decoding: [high, unit], as: UTF16.self)
        }
        if isSymbol, let character = SymbolText.character(of: unit) { return String(Character(character)) }
        return String(decoding: [unit], as: UTF16.self)
    }
}
