import Foundation

/// Colours as style sheets and HTML attributes write them.
enum CSSColor {
    /// Returns the colour of a word in lowercase letters, or `nil` if it is none that text can have.
    static func color(_ word: String) -> RichTextColor? {
        if let number = names[word] { return color(number) }
        if word.hasPrefix("#") { return hexadecimal(word.dropFirst()) }
        guard word.hasPrefix("rgb"), let open = word.firstIndex(of: "("), let close = word.firstIndex(of: ")"),
            open < close
        else { return nil }
        let parts = word[word.index(after: open)..<close].split { " ,/\t".contains($0) }
        // A colour that is not seen at all is no colour.
        if parts.count == 4, Double(parts[3].filter { $0 != "%" }) == 0 { return nil }
        let values = parts.prefix(3).compactMap(part)
        guard values.count == 3 else { return nil }
        return RichTextColor(red: values[0], green: values[1], blue: values[2])
    }

    private static func part(_ text: Substring) -> UInt8? {
        let isPercentage = text.hasSuffix("%")
        guard let number = Double(isPercentage ? text.dropLast() : text), number.isFinite else { return nil }
        return UInt8((isPercentage ? number * 2.55 : number).rounded().clamped(to: 0...255))
    }

    private static func hexadecimal(_ digits: Substring) -> RichTextColor? {
        guard let number = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 3: return color((number >> 8) * 0x110000 | (number >> 4 & 15) * 0x1100 | (number & 15) * 0x11)
        case 4: return number & 15 == 0 ? nil : hexadecimal(digits.dropLast())
        case 6: return color(number)
        case 8: return number & 255 == 0 ? nil : hexadecimal(digits.dropLast(2))
        default: return nil
        }
    }

    private static func color(_ number: UInt32) -> RichTextColor {
        RichTextColor(
            red: UInt8(number >> 16 & 255),
            green: UInt8(number >> 8 & 255),
            blue: UInt8(number & 255)
        )
    }

    /// The colours of HTML 4 and the common ones of CSS.
    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
        "maroon": 0x800000,
        "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
        "lime": 0x00FF00,
        "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
        "cyan": 0x00FFFF, "orange": 0xFFA500, "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700,
        "crimson": 0xDC143C,
        "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3,
        "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9, "lightblue": 0xADD8E6, "lightgreen": 0x90EE90,
        "lightyellow": 0xFFFFE0,
        "indigo": 0x4B0082, "violet": 0xEE82EE, "coral": 0xFF7F50, "tomato": 0xFF6347, "salmon": 0xFA8072,
        "khaki": 0xF0E68C,
    ]
}

extension Comparable {
    /// Returns the nearest value within a range.
    func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
