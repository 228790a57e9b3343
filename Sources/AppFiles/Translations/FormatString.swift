import Foundation

/// The formatting of values in translated texts.
package enum FormatString {
    /// Replaces the placeholders in a text with values. Placeholders without a value are left unchanged.
    package static func text(_ format: String, _ values: [any CVarArg]) -> String {
        text(format, values) { _, text in text }
    }

    /// Replaces the placeholders in a text with stand-ins for values. Placeholders without a value are left unchanged.
    ///
    /// Complexity: linear in the length of the text and of the stand-ins.
    /// - Parameters:
    ///   - format: The text. Two per cent signs stand for one.
    ///   - values: The values.
    ///   - standIn: Returns the stand-in for a value, given its number and the place's characters.
    package static func text(
        _ format: String,
        _ values: [any CVarArg],
        standIn: (_ index: Int, _ text: String) -> String
    ) -> String {
        let bytes = Array(format.utf8)
        let sign = UInt8(ascii: "%")
        var (result, next) = ("", 0)
        var rest = bytes[...]
        while let start = rest.firstIndex(of: sign) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            rest = rest[start...]
            if rest.dropFirst().first == sign {
                result += "%"
                rest = rest.dropFirst(2)
            } else if let place = FormatPlace(rest) {
                let index = place.position.map { $0 - 1 } ?? next
                if place.position == nil { next += 1 }
                result +=
                    values.indices.contains(index)
                    ? standIn(index, text(values[index], at: place))
                    : String(decoding: rest.prefix(place.count), as: UTF8.self)
                rest = rest.dropFirst(place.count)
            } else {
                result += "%"
                rest = rest.dropFirst()
            }
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    /// Formats a number in its own style, unless the placeholder specifies a format.
    private static func text(_ value: any CVarArg, at place: FormatPlace) -> String {
        let conversion = place.conversion
        if "fFeEgGaA".contains(conversion), let number = real(value, isStyled: !place.style.isEmpty) {
            return String(format: "%\(place.style)\(conversion)", number)
        }
        if !place.style.isEmpty || "xXoO".contains(conversion), "dDiuUxXoO".contains(conversion),
            let number = (value as? any FixedWidthInteger).flatMap({ Int(exactly: $0) })
        {
            let conversion = conversion == "X" ? "X" : conversion.lowercased()
            return String(format: "%\(place.style)ll\(conversion)", number)
        }
        return "\(value)"
    }

    /// Returns a value as a floating-point number. An integer counts as one if the placeholder specifies a format.
    private static func real(_ value: any CVarArg, isStyled: Bool) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as any BinaryInteger where isStyled: Double(number)
        default: nil
        }
    }
}
