import Foundation

/// A value that replaces the places `%#@name@` of a text with the forms of substitutions, which may have places of their own.
///
/// Each place for a value then specifies its value. Otherwise a place is for the next value of the text. In a form it
/// is for the value of the form and the following ones, as in `.stringsdict` (Apple's “Stringsdict file format”).
struct Substitutions {
    let forms: [String: Translation.Substitution]
    /// The whole numbers among the values, nil for others.
    let numbers: [Int?]
    let rule: PluralRule

    /// The most forms of one text, how deeply they may be within each other, and its greatest length: each form can have several
    /// others in it.
    private static let (mostForms, deepestForm, longestText) = (1000, 32, 1 << 20)

    private var formCount = 0
    private var length = 0

    init(_ forms: [String: Translation.Substitution], numbers: [Int?], _ rule: PluralRule) {
        (self.forms, self.numbers, self.rule) = (forms, numbers, rule)
    }

    /// Returns the text with the forms for the values; nil if a form is missing, has itself in it, or the text becomes
    /// too long.
    mutating func text(_ format: String) -> String? { expand(format, from: 0, within: []) }

    /// - Parameters:
    ///   - format: A text, or a form.
    ///   - first: The position of the value for its first place, from 0.
    ///   - names: The substitutions whose forms the text is within.
    private mutating func expand(_ format: String, from first: Int, within names: [String]) -> String? {
        let bytes = Array(format.utf8)
        var (result, next, rest) = ("", first, bytes[...])
        while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            rest = rest[start...]
            let count: Int
            if rest.starts(with: "%%".utf8) {
                (result, count) = (result + "%%", 2)
            } else if let place = SubstitutionPlace(rest) {
                let own = place.position == nil ? forms[place.name]?.argument : nil
                let index = Self.index(own ?? place.position, &next)
                if own != nil { next += 1 }
                guard let form = form(of: place.name, for: index, within: names) else { return nil }
                (result, count) = (result + form, place.count)
            } else if rest.starts(with: "%arg".utf8) {
                (result, count) = (result + "%\(first + 1)$lld", 4)
            } else if let place = FormatPlace(rest) {
                result += "%\(Self.index(place.position, &next) + 1)$\(place.style)\(place.conversion)"
                count = place.count
            } else {
                (result, count) = (result + "%", 1)
            }
            rest = rest.dropFirst(count)
        }
        result += String(decoding: rest, as: UTF8.self)
        length += result.utf8.count
        return length > Self.longestText ? nil : result
    }

    /// Returns the form of a substitution for a value, with the forms in it.
    private mutating func form(of name: String, for index: Int, within names: [String]) -> String? {
        formCount += 1
        guard formCount <= Self.mostForms, names.count < Self.deepestForm, !names.contains(name),
            let substitution = forms[name]
        else { return nil }
        let number = numbers.indices.contains(index) ? numbers[index] : nil
        return Translation.form(of: substitution.forms, for: number, rule)
            .flatMap { expand($0, from: index, within: names + [name]) }
    }

    /// Returns the value that a place is for, from 0; the next one where the place does not say.
    private static func index(_ position: Int?, _ next: inout Int) -> Int {
        // Positions are from 1, and no text has as many values as a number of 32 bits can say.
        if let position { return min(max(position, 0), Int(Int32.max)) - 1 }
        defer { next += 1 }
        return next
    }
}

/// A place for a form, `%#@name@` or `%1$#@name@`.
private struct SubstitutionPlace {
    /// The number of the value that the form is for, from 1; nil if the place does not say.
    let position: Int?
    let name: String
    /// The number of bytes in the place.
    let count: Int

    /// Reads the place at the beginning of some bytes.
    /// - Parameter text: UTF-8, with a per cent sign first.
    init?(_ text: ArraySlice<UInt8>) {
        var reader = PlaceReader(rest: text.dropFirst())
        position = reader.position()
        guard reader.skip("#@"), let end = reader.rest.firstIndex(of: UInt8(ascii: "@")) else { return nil }
        name = String(decoding: reader.rest[..<end], as: UTF8.self)
        count = end + 1 - text.startIndex
    }
}
