/// The encodings of East Asia in which a character has one to four bytes, each character apart.
enum MultibyteEncoding: Hashable {
    case gb18030, big5, korean, johab, shiftJIS, eucJP

    /// A character, or none where bytes are no character, and the number of its bytes.
    struct Decoded {
        var character: Unicode.Scalar?
        /// The accent that follows the character: some codes of Big5 stand for a letter with an accent that is a character as well.
        var accent: Unicode.Scalar?
        var length: Int

        init(_ character: Unicode.Scalar?, accent: Unicode.Scalar? = nil, length: Int) {
            (self.character, self.accent, self.length) = (character, accent, length)
        }
    }

    /// Returns the text for bytes.
    func text(from bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        var position = 0
        while position < bytes.count {
            guard bytes[position] >= 0x80 else {
                text.append(Unicode.Scalar(bytes[position]))
                position += 1
                continue
            }
            let decoded = character(in: bytes, at: position)
            text.append(decoded.character ?? "\u{FFFD}")
            if let accent = decoded.accent { text.append(accent) }
            position += decoded.length
        }
        return String(text)
    }

    /// Returns the character that begins with a byte from 0x80.
    private func character(in bytes: [UInt8], at position: Int) -> Decoded {
        let lead = bytes[position]
        if let single = single(lead) { return Decoded(single, length: 1) }
        guard (0x81...0xFE).contains(lead) else { return Decoded(nil, length: 1) }
        guard position + 1 < bytes.count else { return Decoded(nil, length: 1) }
        let trail = bytes[position + 1]
        if self == .eucJP, lead == 0x8E || lead == 0x8F { return Self.supplement(lead, bytes, position) }
        if self == .gb18030, Self.digits.contains(trail) { return Self.fourBytes(bytes, position) }
        if self == .big5, let pair = Self.accented[UInt16(lead) << 8 | UInt16(trail)] {
            return Decoded(pair.0, accent: pair.1, length: 2)
        }
        let character = pair(Int(lead), Int(trail))
        // An ASCII character is never the second half of a code that means nothing.
        return Decoded(character, length: character == nil && trail < 0x80 ? 1 : 2)
    }

    /// Returns the character of a byte that is one by itself.
    private func single(_ byte: UInt8) -> Unicode.Scalar? {
        switch (self, byte) {
        case (.gb18030, 0x80): "\u{20AC}"
        case (.shiftJIS, 0x80): "\u{80}"
        case (.shiftJIS, 0xA1...0xDF): Unicode.Scalar(0xFEC0 + UInt32(byte))
        default: nil
        }
    }

    /// Returns the character of two bytes.
    private func pair(_ lead: Int, _ trail: Int) -> Unicode.Scalar? {
        switch self {
        case .gb18030:
            guard (0x40...0x7E).contains(trail) || (0x80...0xFE).contains(trail) else { return nil }
            return EncodingTable.character(
                EncodingTable.gb18030,
                at: (lead - 0x81) * 190 + trail - (trail < 0x7F ? 0x40 : 0x41)
            )
        case .big5:
            guard (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail) else { return nil }
            return EncodingTable.character(
                EncodingTable.big5,
                at: (lead - 0x81) * 157 + trail - (trail < 0x7F ? 0x40 : 0x62)
            )
        case .korean: return Self.korean(lead, trail)
        case .johab: return JohabText.character(lead, trail)
        case .shiftJIS:
            guard (0x40...0x7E).contains(trail) || (0x80...0xFC).contains(trail), lead != 0xA0, lead <= 0xFC else {
                return nil
            }
            let place = (lead - (lead < 0xA0 ? 0x81 : 0xC1)) * 188 + trail - (trail < 0x7F ? 0x40 : 0x41)
            // Characters for private use.
            if (8836...10_715).contains(place) { return Unicode.Scalar(UInt32(0xE000 - 8836 + place)) }
            return EncodingTable.character(EncodingTable.jis0208, at: place)
        case .eucJP:
            guard lead >= 0xA1, (0xA1...0xFE).contains(trail) else { return nil }
            return EncodingTable.character(EncodingTable.jis0208, at: (lead - 0xA1) * 94 + trail - 0xA1)
        }
    }

    /// Returns the character of KS X 1001, or of its extension.
    static func korean(_ lead: Int, _ trail: Int) -> Unicode.Scalar? {
        guard (0x41...0xFE).contains(trail) else { return nil }
        return EncodingTable.character(EncodingTable.korean, at: (lead - 0x81) * 190 + trail - 0x41)
    }

    // MARK: Codes of more bytes

    private static let digits: ClosedRange<UInt8> = 0x30...0x39

    /// Returns the character of two or three bytes of EUC-JP, of which the first chooses another set.
    private static func supplement(_ lead: UInt8, _ bytes: [UInt8], _ position: Int) -> Decoded {
        let second = bytes[position + 1]
        if lead == 0x8E {
            let kana = (0xA1...0xDF).contains(second) ? Unicode.Scalar(0xFEC0 + UInt32(second)) : nil
            return Decoded(kana, length: kana == nil && second < 0x80 ? 1 : 2)
        }
        guard (0xA1...0xFE).contains(second) else { return Decoded(nil, length: second < 0x80 ? 1 : 2) }
        guard position + 2 < bytes.count else { return Decoded(nil, length: 2) }
        let third = bytes[position + 2]
        guard (0xA1...0xFE).contains(third) else { return Decoded(nil, length: third < 0x80 ? 2 : 3) }
        let place = (Int(second) - 0xA1) * 94 + Int(third) - 0xA1
        return Decoded(EncodingTable.character(EncodingTable.jis0212, at: place), length: 3)
    }

    /// Returns the character of four bytes of GB 18030.
    private static func fourBytes(_ bytes: [UInt8], _ position: Int) -> Decoded {
        let code = bytes[position..<min(position + 4, bytes.count)].map { Int($0) }
        if code.count > 2, !(0x81...0xFE).contains(code[2]) { return Decoded(nil, length: 1) }
        guard code.count == 4 else { return Decoded(nil, length: code.count) }
        guard (0x30...0x39).contains(code[3]) else { return Decoded(nil, length: 1) }
        let place = (((code[0] - 0x81) * 10 + code[1] - 0x30) * 126 + code[2] - 0x81) * 10 + code[3] - 0x30
        let character = EncodingTable.fourByteCharacter(at: place)
        return Decoded(character, length: character == nil ? 1 : 4)
    }

    /// The codes of Big5 that stand for two characters.
    private static let accented: [UInt16: (Unicode.Scalar, Unicode.Scalar)] = [
        0x8862: ("\u{CA}", "\u{304}"), 0x8864: ("\u{CA}", "\u{30C}"),
        0x88A3: ("\u{EA}", "\u{304}"), 0x88A5: ("\u{EA}", "\u{30C}"),
    ]
}
