/// A scanner that reads the bytes of RTF as groups, control words, control symbols and bytes of text.
struct RTFScanner {
    /// A part of RTF that means something by itself.
    enum Token {
        case groupStart, groupEnd
        /// A control word and its number.
        case word(String, Int?)
        /// A byte after a backslash that is neither a letter nor text.
        case symbol(UInt8)
        /// A byte of text in a code page, which the writer may have escaped.
        case byte(UInt8)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the next token; nil at the end of the bytes.
    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"): return .groupStart
            case UInt8(ascii: "}"): return .groupEnd
            case UInt8(ascii: "\\"): if let token = control() { return token }
            case 0x0A, 0x0D, 0x00: break
            default: return .byte(byte)
            }
        }
        return nil
    }

    /// Reads what follows a backslash; nil for binary data and for an escaped byte without its digits.
    private mutating func control() -> Token? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        if Self.isLetter(byte) { return word() }
        position += 1
        switch byte {
        case UInt8(ascii: "'"): return hexadecimal()
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): return .byte(byte)
        default: return .symbol(byte)
        }
    }

    /// Reads a control word with its number, and the space that ends it.
    private mutating func word() -> Token? {
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]), position - start < 32 { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        var isNegative = false
        if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "-"), Self.isDigit(bytes[position + 1]) {
            isNegative = true
            position += 1
        }
        var number: Int?
        while position < bytes.count, Self.isDigit(bytes[position]) {
            number = min((number ?? 0) * 10 + Int(bytes[position] - UInt8(ascii: "0")), 1 << 40)
            position += 1
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        if name == "bin" {
            position += min(isNegative ? 0 : number ?? 0, bytes.count - position)
            return nil
        }
        return .word(name, number.map { isNegative ? -$0 : $0 })
    }

    private mutating func hexadecimal() -> Token? {
        guard position + 1 < bytes.count, let high = Self.digit(bytes[position]),
            let low = Self.digit(bytes[position + 1])
        else { return nil }
        position += 2
        return .byte(high << 4 | low)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
