import Foundation

/// Reads property lists in XML.
///
/// It knows the elements of Apple's document type and none else, and resolves no entities but those of XML itself.
struct XMLPropertyListReader {
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
        var reader = XMLPropertyListReader(bytes: bytes, mostValues: mostValues)
        try reader.skipMiscellany()
        guard let tag = try reader.openTag() else { throw PropertyListError(reason: "has no element") }
        guard tag.name == "plist" else { return try reader.value(of: tag, depth: 0) }
        try reader.skipMiscellany()
        guard !tag.isEmpty, let inner = try reader.openTag() else { throw PropertyListError(reason: "is empty") }
        let value = try reader.value(of: inner, depth: 0)
        try reader.skipMiscellany()
        try reader.close("plist")
        return value
    }

    private init(bytes: [UInt8], mostValues: Int) {
        self.bytes = bytes
        self.mostValues = mostValues
    }

    // MARK: - Elements

    private mutating func value(of tag: (name: String, isEmpty: Bool), depth: Int) throws(PropertyListError)
        -> PropertyList
    {
        guard depth < PropertyList.deepest else { throw PropertyListError.tooDeep }
        count += 1
        guard count <= mostValues else { throw PropertyListError.tooMany }
        switch tag.name {
        case "dict": return .dictionary(tag.isEmpty ? [:] : try dictionary(depth: depth))
        case "array": return .array(tag.isEmpty ? [] : try array(depth: depth))
        default: break
        }
        let text = tag.isEmpty ? "" : try text(until: tag.name)
        let plain = text.trimmingCharacters(in: .whitespacesAndNewlines)
        switch tag.name {
        case "string": return .string(text)
        case "true" where plain.isEmpty: return .boolean(true)
        case "false" where plain.isEmpty: return .boolean(false)
        case "integer": if let number = Self.integer(plain) { return number }
        case "real": if let number = Double(plain) { return .real(number) }
        case "date": if let date = Self.date(plain) { return .date(date) }
        case "data": if let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) { return .data(data) }
        default: break
        }
        throw PropertyListError(reason: "has an element “\(tag.name.prefix(40))” that is not understood")
    }

    private mutating func array(depth: Int) throws(PropertyListError) -> [PropertyList] {
        var items: [PropertyList] = []
        while true {
            try skipMiscellany()
            guard let tag = try openTag() else { break }
            items.append(try value(of: tag, depth: depth + 1))
        }
        try close("array")
        return items
    }

    private mutating func dictionary(depth: Int) throws(PropertyListError) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        while true {
            try skipMiscellany()
            guard let tag = try openTag() else { break }
            guard tag.name == "key" else { throw PropertyListError(reason: "has a value without a key") }
            let key = tag.isEmpty ? "" : try text(until: "key")
            try skipMiscellany()
            guard let tag = try openTag() else { throw PropertyListError(reason: "has a key without a value") }
            values[key] = try value(of: tag, depth: depth + 1)
        }
        try close("dict")
        return values
    }

    private static func integer(_ text: String) -> PropertyList? {
        let isNegative = text.hasPrefix("-")
        let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let isHexadecimal = unsigned.lowercased().hasPrefix("0x")
        let (digits, radix) = isHexadecimal ? (unsigned.dropFirst(2), 16) : (unsigned, 10)
        // Of a text without a sign, which a number without one is.
        guard let magnitude = UInt64(digits, radix: radix), digits.first?.isHexDigit == true else { return nil }
        if let number = Int((isNegative ? "-" : "") + digits, radix: radix) { return .integer(number) }
        return .real(isNegative ? -Double(magnitude) : Double(magnitude))
    }

    /// Returns a moment as `2026-01-31T12:00:00Z`.
    private static func date(_ text: String) -> Date? {
        let parts = text.split(omittingEmptySubsequences: false) { "-T:Z".contains($0) }.map { Int32($0) }
        guard text.utf8.count == 20, parts.count == 7, let year = parts[0], let month = parts[1], let day = parts[2],
            let hour = parts[3], let minute = parts[4], let second = parts[5], (1...12).contains(month)
        else { return nil }
        var time = tm()
        (time.tm_year, time.tm_mon, time.tm_mday) = (year - 1900, month - 1, day)
        (time.tm_hour, time.tm_min, time.tm_sec) = (hour, minute, second)
        return Date(timeIntervalSince1970: Double(timegm(&time)))
    }

    // MARK: - Markup

    /// Returns the beginning of an element, or `nil` if one ends.
    private mutating func openTag() throws(PropertyListError) -> (name: String, isEmpty: Bool)? {
        guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "<") else {
            throw PropertyListError(reason: "has text where an element is expected")
        }
        if bytes[position + 1] == UInt8(ascii: "/") { return nil }
        position += 1
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        let name = String(decoding: bytes[start..<position].prefix(100), as: UTF8.self)
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return (name, bytes[position - 2] == UInt8(ascii: "/"))
            }
        }
        throw Self.unfinished
    }

    private mutating func close(_ name: String) throws(PropertyListError) {
        guard skip("</\(name)") else { throw PropertyListError(reason: "has an element “\(name)” that does not end") }
        while position < bytes.count, PropertyListText.isSpace(bytes[position]) { position += 1 }
        guard skip(">") else { throw Self.unfinished }
    }

    /// Returns the text up to the end of an element.
    private mutating func text(until name: String) throws(PropertyListError) -> String {
        var text: [UInt8] = []
        while position < bytes.count {
            let start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: "&") {
                position += 1
            }
            text += bytes[start..<position]
            if position < bytes.count, bytes[position] == UInt8(ascii: "&") {
                text += try reference()
            } else if skip("<![CDATA[") {
                let start = position
                guard skip(past: "]]>") else { throw Self.unfinished }
                text += bytes[start..<position - 3]
            } else if skip("<!--") {
                guard skip(past: "-->") else { throw Self.unfinished }
            } else {
                try close(name)
                return String(decoding: text, as: UTF8.self)
            }
        }
        throw Self.unfinished
    }

    private mutating func reference() throws(PropertyListError) -> String.UTF8View {
        let rest = bytes[(position + 1)...].prefix(12)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { throw Self.unknownReference }
        let name = String(decoding: rest[..<end], as: UTF8.self)
        position = end + 1
        switch name {
        case "lt": return "<".utf8
        case "gt": return ">".utf8
        case "amp": return "&".utf8
        case "quot": return "\"".utf8
        case "apos": return "'".utf8
        default: break
        }
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        guard name.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) else { throw Self.unknownReference }
        return String(scalar).utf8
    }

    /// Skips space, comments, processing instructions and the document type.
    private mutating func skipMiscellany() throws(PropertyListError) {
        while position < bytes.count {
            if PropertyListText.isSpace(bytes[position]) {
                position += 1
            } else if skip("<?") {
                guard skip(past: "?>") else { throw Self.unfinished }
            } else if skip("<!--") {
                guard skip(past: "-->") else { throw Self.unfinished }
            } else if skip("<!DOCTYPE") {
                guard let end = bytes[position...].firstIndex(where: { "[>".utf8.contains($0) }) else {
                    throw Self.unfinished
                }
                position = end + 1
                // Skips an internal subset of declarations, which is ignored.
                if bytes[end] == UInt8(ascii: "[") {
                    guard skip(past: "]"), skip(past: ">") else { throw Self.unfinished }
                }
            } else {
                return
            }
        }
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private mutating func skip(past text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        while position + count <= bytes.count {
            if (0..<count).allSatisfy({ bytes[position + $0] == text.utf8Start[$0] }) {
                position += count
                return true
            }
            position += 1
        }
        return false
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        PropertyListText.isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    private static let unfinished = PropertyListError(reason: "ends in the middle")
    private static let unknownReference = PropertyListError(reason: "has a reference to a character that is not known")
}
