/// The encoding of Korean text that spells syllables out (KS X 1001, annex 3), which RTF numbers 1361.
enum JohabText {
    /// Returns the character of two bytes.
    static func character(_ lead: Int, _ trail: Int) -> Unicode.Scalar? {
        switch lead {
        case 0x84...0xD3: syllable(lead << 8 | trail)
        case 0xD9...0xDE, 0xE0...0xF9: symbol(lead, trail)
        default: nil
        }
    }

    /// Returns the character of three numbers of five bits each: those of the initial, the vowel and the final.
    private static func syllable(_ code: Int) -> Unicode.Scalar? {
        let (initial, vowel, final) = (code >> 10 & 31, code >> 5 & 31, code & 31)
        guard (1...20).contains(initial), let vowel = vowels[vowel], final != 0, final != 18, final <= 29 else {
            return nil
        }
        let finalNumber = final < 18 ? final - 1 : final - 2
        // A number of one stands for no initial or final, and no vowel is -1.
        switch (initial > 1, vowel >= 0, finalNumber > 0) {
        case (true, true, _):
            return Unicode.Scalar(UInt32(0xAC00 + ((initial - 2) * 21 + vowel) * 28 + finalNumber))
        case (true, false, false): return letter(initials, initial - 2)
        case (false, true, false): return Unicode.Scalar(UInt32(0x314F + vowel))
        case (false, false, true): return letter(finals, finalNumber - 1)
        default: return nil
        }
    }

    private static func letter(_ letters: [Unicode.Scalar], _ number: Int) -> Unicode.Scalar? {
        letters.indices.contains(number) ? letters[number] : nil
    }

    /// The vowels of Unicode's syllables by the numbers here.
    private static let vowels: [Int: Int] = [
        2: -1, 3: 0, 4: 1, 5: 2, 6: 3, 7: 4, 10: 5, 11: 6, 12: 7, 13: 8, 14: 9, 15: 10, 18: 11, 19: 12, 20: 13, 21: 14,
        22: 15, 23: 16, 26: 17, 27: 18, 28: 19, 29: 20,
    ]

    /// The letters that stand by themselves.
    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
    private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

    /// Returns the symbol or the Chinese character of KS X 1001 that two bytes stand for: two rows have one first byte.
    private static func symbol(_ lead: Int, _ trail: Int) -> Unicode.Scalar? {
        guard (0x31...0x7E).contains(trail) || (0x91...0xFE).contains(trail) else { return nil }
        let column = trail < 0x91 ? trail - 0x31 : trail - 0x43
        let row = (lead < 0xE0 ? 2 * (lead - 0xD9) : 2 * lead - 0x197) + (column < 94 ? 0 : 1)
        return MultibyteEncoding.korean(row + 0xA1, column % 94 + 0xA1)
    }
}
