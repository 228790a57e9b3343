import Foundation

/// Character references such as `&amp;`, `&#233;` and `&#xE9;`, by the rules of the HTML standard.
///
/// Some names may stand without a semicolon. In text the longest of them counts, whatever follows; in an attribute it does
/// not count before `=`, a letter or a digit, so addresses with `&copy=` are what their authors meant.
enum HTMLEntities {
    /// Returns text with its references resolved. What is no reference stays as it is.
    /// - Parameter isAttribute: Whether the text is the value of an attribute.
    static func resolved(_ bytes: ArraySlice<UInt8>, isAttribute: Bool) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"), let (text, end) = reference(in: bytes, at: index, isAttribute) {
                result.append(contentsOf: text.utf8)
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the characters of the reference that begins with the ampersand at an index, and where it ends.
    private static func reference(
        in bytes: ArraySlice<UInt8>,
        at index: Int,
        _ isAttribute: Bool
    ) -> (String, Int)? {
        let rest = bytes[(index + 1)...]
        if rest.first == UInt8(ascii: "#") { return number(in: rest.dropFirst()) }
        let word = rest.prefix(longestName).prefix(while: isLetterOrDigit)
        if word.endIndex < bytes.endIndex, bytes[word.endIndex] == UInt8(ascii: ";"),
            let text = names[String(decoding: word, as: UTF8.self)]
        {
            return (text, word.endIndex + 1)
        }
        for length in stride(from: min(word.count, longestShortName), to: 1, by: -1) {
            let name = String(decoding: word.prefix(length), as: UTF8.self)
            guard short.contains(name), let text = names[name] else { continue }
            let end = word.startIndex + length
            let next = end < bytes.endIndex ? bytes[end] : 0
            return isAttribute && (next == UInt8(ascii: "=") || isLetterOrDigit(next)) ? nil : (text, end)
        }
        return nil
    }

    /// Returns the character of the number that follows `&#`, and where the reference ends.
    private static func number(in bytes: ArraySlice<UInt8>) -> (String, Int)? {
        let isHexadecimal = bytes.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        let radix: UInt32 = isHexadecimal ? 16 : 10
        var code: UInt32 = 0
        let start = bytes.startIndex + (isHexadecimal ? 1 : 0)
        var end = start
        while end < bytes.endIndex, let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue, digit < radix {
            // No character has a number beyond this.
            code = min(code * radix + UInt32(digit), 0x11_0000)
            end += 1
        }
        guard end > start else { return nil }
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";") { end += 1 }
        return (String(Character(scalar(code))), end)
    }

    /// Returns the character of a number. Numbers of control characters mean those of Windows' code page, as in
    /// browsers.
    private static func scalar(_ code: UInt32) -> Unicode.Scalar {
        if (0x80...0x9F).contains(code) { return TextEncoding.windows1252.character(of: UInt8(code)) }
        guard code != 0, let scalar = Unicode.Scalar(code) else { return "\u{FFFD}" }
        return scalar
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The names and the characters that they stand for.
    private static let names: [String: String] = {
        let entries = "\(references)".split(separator: " ").map { entry in
            let sides = entry.split(separator: "=")
            let scalars = sides[1].split(separator: "+").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            return (String(sides[0]), String(String.UnicodeScalarView(scalars)))
        }
        return Dictionary(uniqueKeysWithValues: entries)
    }()

    private static let short = Set("\(shortNames)".split(separator: " ").map(String.init))
    private static let longestShortName = short.lazy.map(\.utf8.count).max() ?? 0
    private static let longestName = names.keys.lazy.map(\.utf8.count).max() ?? 0
}
