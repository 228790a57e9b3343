/// Text as it is given to Pango, which takes a time that grows with the square of the number of marks on one letter: 50,000 marks held a
/// window for 13 seconds. A text from elsewhere may have any number.
extension String {
    /// The greatest number of marks after one another that are kept. The Stream-Safe Text Format of Unicode (UAX #15) has 30.
    private static let mostMarks = 32

    /// The text with no more than some marks after one another. In the place of each mark beyond stands a character that is not seen and
    /// has as many bytes, so that what is known of places in the text stays true.
    var shapeable: String {
        guard mayHaveMarks else { return self }
        var text = String.UnicodeScalarView()
        var marks = 0
        var isSame = true
        for scalar in unicodeScalars {
            marks = scalar.isMark ? marks + 1 : 0
            if marks > Self.mostMarks {
                isSame = false
                text.append(scalar.unseen)
            } else {
                text.append(scalar)
            }
        }
        return isSame ? self : String(text)
    }

    /// A Boolean value that indicates whether the text has a run of other characters than those of ASCII that may be as many marks.
    private var mayHaveMarks: Bool {
        guard utf8.count > 2 * Self.mostMarks else { return false }
        var run = 0
        for byte in utf8 {
            run = byte < 0x80 ? 0 : run + 1
            if run > 2 * Self.mostMarks { return true }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the character is drawn with the one before it.
    fileprivate var isMark: Bool {
        guard value >= 0x300 else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return value == 0x200D
        }
    }

    /// A character that is not drawn, stands alone and has as many bytes in UTF-8: ARABIC LETTER MARK, WORD JOINER or LANGUAGE TAG.
    fileprivate var unseen: Unicode.Scalar {
        switch UTF8.width(self) {
        case 2: "\u{61C}"
        case 3: "\u{2060}"
        default: "\u{E0001}"
        }
    }
}
