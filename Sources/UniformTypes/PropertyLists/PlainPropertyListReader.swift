import Foundation

/// A reader of property lists in the text form of OPENSTEP, and files of strings, which are a dictionary without its braces.
///
///     /* A comment. */
///     "Recipe" = "Rezept";
struct PlainPropertyListReader {
    private let bytes: [UInt8]
    private let mostValues: Int
    private var position = 0
    private var count = 0

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - bytes: Valid UTF-8.
    ///   - mostValues: A list of more values is an error.
    static func read(_ bytes: [UInt8], mostValues: Int) throws(PropertyListError) -> PropertyList {
        var reader = PlainPropertyListReader(bytes: bytes, mostValues: mostValues)
        try reader.skipSpace()
        let value: PropertyList =
            switch reader.next {
            case nil: throw PropertyListError(reason: "is empty")
            case UInt8(ascii: "{"), UInt8(ascii: "("): try reader.value(depth: 0)
            default: .dictionary(try reader.pairs(depth: 0))
            }
        try reader.skipSpace()
        guard reader.next == nil else { throw PropertyListError(reason: "goes on behind its end") }
        return value
    }

    private init(bytes: [UInt8], mostValues: Int) {
        self.bytes = bytes
        self.mostValues = mostValues
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
        guard depth < PropertyList.deepest else { throw PropertyListError.tooDeep }
        count += 1
        guard count <= mostValues else { throw PropertyListError.tooMany }
        switch next {
        case UInt8(ascii: "{"):
            position += 1
            let pairs = try pairs(depth: depth)
            guard skip(UInt8(ascii: "}")) else { throw Self.unexpected }
            return .dictionary(pairs)
        case UInt8(ascii: "("):
            position += 1
            return .array(try items(depth: depth))
        case UInt8(ascii: "<"):
            position += 1
            return .data(try hexadecimal())
        default:
            return .string(try text())
        }
    }

    /// Returns the pairs of a dictionary up to its closing brace or the end of the file.
    private mutating func pairs(depth: Int) throws(PropertyListError) -> [String: PropertyList] {
        var pairs: [String: PropertyList] = [:]
        while true {
            try skipSpace()
            guard let next, next != UInt8(ascii: "}") else { return pairs }
            let key = try text()
            try skipSpace()
            if skip(UInt8(ascii: "=")) {
                try skipSpace()
                pairs[key] = try value(depth: depth + 1)
                try skipSpace()
            } else {
                // A key alone stands for itself.
                pairs[key] = .string(key)
            }
            guard skip(UInt8(ascii: ";")) else { throw Self.unexpected }
        }
    }

    private mutating func items(depth: Int) throws(PropertyListError) -> [PropertyList] {
        var items: [PropertyList] = []
        while true {
            try skipSpace()
            if skip(UInt8(ascii: ")")) { return items }
            items.append(try value(depth: depth + 1))
            try skipSpace()
            if skip(UInt8(ascii: ",")) { continue }
            guard next == UInt8(ascii: ")") else { throw Self.unexpected }
        }
    }

    private mutating func hexadecimal() throws(PropertyListError) -> Data {
        var digits: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: ">") {
            position += 1
            if PropertyListText.isSpace(byte) { continue }
            guard let digit = Self.digit(byte) else { throw Self.unexpected }
            digits.append(digit)
        }
        guard skip(UInt8(ascii: ">")), digits.count % 2 == 0 else { throw Self.unexpected }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { (index: Int) -> UInt8 in
            digits[index] << 4 | digits[index + 1]
        }
        return Data(bytes)
    }

    // MARK: - Texts

    private mutating func text() throws(PropertyListError) -> String {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = position
            while let byte = next, Self.isPlain(byte) { position += 1 }
            guard position > start else { throw Self.unexpected }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
        position += 1
        var text = ""
        while true {
            let start = position
            while let byte = next, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
            text += String(decoding: bytes[start..<position], as: UTF8.self)
            guard next != nil else { throw Self.unexpected }
            if skip(quote) { return text }
            text += try escape()
        }
    }

    /// Returns the character for a backslash and the following characters. UTF-16 writes some characters as two
    /// escapes.
    private mutating func escape() throws(PropertyListError) -> String {
        var units = [try escapedUnit()]
        let isPair =
            UTF16.isLeadSurrogate(units[0]) && position + 1 < bytes.count && bytes[position] == UInt8(ascii: "\\")
            && bytes[position + 1] == UInt8(ascii: "U")
        if isPair { units.append(try escapedUnit()) }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func escapedUnit() throws(PropertyListError) -> UInt16 {
        position += 1
        guard let byte = next else { throw Self.unexpected }
        position += 1
        switch byte {
        case UInt8(ascii: "a"): return 0x07
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "v"): return 0x0B
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return number(radix: 16, digits: 4)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return number(radix: 8, digits: 3)
        case 0x80...: throw Self.unexpected
        default: return UInt16(byte)
        }
    }

    private mutating func number(radix: UInt16, digits: Int) -> UInt16 {
        var number: UInt16 = 0
        for _ in 0..<digits {
            guard let byte = next, let digit = Self.digit(byte), digit < radix else { break }
            number = number * radix + UInt16(digit)
            position += 1
        }
        return number
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    // MARK: - Between texts

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Skips space and comments.
    private mutating func skipSpace() throws(PropertyListError) {
        while let byte = next {
            if PropertyListText.isSpace(byte) {
                position += 1
            } else if bytes[position...].starts(with: "//".utf8) {
                while let byte = next, byte != 0x0A, byte != 0x0D { position += 1 }
            } else if bytes[position...].starts(with: "/*".utf8) {
                position += 2
                while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                guard position < bytes.count else { throw Self.unexpected }
                position += 2
            } else {
                return
            }
        }
    }

    private static let unexpected = PropertyListError(reason: "is not in XML, binary or text form")
}
