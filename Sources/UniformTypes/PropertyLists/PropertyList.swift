import Foundation

/// A value of a property list.
///
/// `PropertyListSerialization` ends the process at some lists, for example at a set in a binary one.
/// `PropertyListDecoder` does so at a wrong length, and at deeply nested XML. Property lists come from other programs
/// and from files that this process did not write, so this reader checks every length, depth and number. Sets and the
/// references of keyed archives are errors, because no list for this reader has them.
package enum PropertyList: Equatable, Sendable {
    /// A string.
    case string(String)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case real(Double)
    /// A Boolean value.
    case boolean(Bool)
    /// A date and time.
    case date(Date)
    /// A sequence of bytes.
    case data(Data)
    /// An ordered list of values.
    case array([PropertyList])
    /// A collection of values by name.
    case dictionary([String: PropertyList])

    /// The deepest nesting that is read; an `Info.plist` stays below ten.
    static let deepest = 200

    /// The default limit on the number of values.
    package static let mostValues = 1 << 20

    /// Reads a property list in binary, XML or text form. `InfoPlist.strings` files use the text form.
    ///
    /// The time and memory that it takes grow in proportion to the data.
    ///
    /// - Parameters:
    ///   - data: The bytes, which are untrusted.
    ///   - mostValues: A list of more values is an error.
    /// - Throws: ``PropertyListError`` when they are no property list.
    package init(reading data: Data, mostValues: Int = Self.mostValues) throws(PropertyListError) {
        let bytes = [UInt8](data)
        if bytes.starts(with: "bplist0".utf8) {
            self = try BinaryPropertyListReader.read(bytes, mostValues: mostValues)
            return
        }
        let text = try PropertyListText.utf8(bytes)
        if let first = text.first(where: { !PropertyListText.isSpace($0) }), first == UInt8(ascii: "<") {
            self = try XMLPropertyListReader.read(text, mostValues: mostValues)
        } else {
            self = try PlainPropertyListReader.read(text, mostValues: mostValues)
        }
    }

    /// The string, if the value is one.
    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The items, if the value is an array.
    package var array: [PropertyList]? {
        if case .array(let items) = self { items } else { nil }
    }

    /// The values by name, if the value is a dictionary.
    package var dictionary: [String: PropertyList]? {
        if case .dictionary(let values) = self { values } else { nil }
    }

    /// A Boolean value that indicates whether the value is a number.
    package var isNumber: Bool {
        switch self {
        case .integer, .real: true
        default: false
        }
    }
}

/// The reason why bytes are not a property list.
package struct PropertyListError: LocalizedError, CustomStringConvertible {
    /// A description of the defect.
    package let reason: String

    /// A description of the defect.
    package var description: String { reason }

    /// A description of the defect, as a sentence.
    package var errorDescription: String? { "the property list \(reason)" }

    static let tooDeep = PropertyListError(reason: "is nested more deeply than \(PropertyList.deepest) levels")
    static let tooMany = PropertyListError(reason: "has more values than are read")
}

/// The characters of a property list in XML or text form.
enum PropertyListText {
    /// Returns the text of some bytes in UTF-8, without a mark.
    static func utf8(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try valid(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 { return try utf16(bytes[...], isBigEndian: true) }
        if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 { return try utf16(bytes[...], isBigEndian: false) }
        return try valid(bytes)
    }

    private static func valid(_ bytes: [UInt8]) throws(PropertyListError) -> [UInt8] {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw PropertyListError(reason: "is not in UTF-8 or UTF-16")
        }
        return bytes
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(PropertyListError) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { position in
            let (first, second) = (UInt16(bytes[position]), UInt16(bytes[position + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw PropertyListError(reason: "is not in UTF-16")
        }
        return Array(text.utf8)
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
