import Foundation

/// A reader of property lists in XML.
///
/// It knows the elements of Apple's document type and none else, and resolves no entities but those of XML itself.
struct XMLPropertyListReader {
    private typealias Element = (name: String, isEmpty: Bool)

    private var scanner: MarkupScanner
    private let mostValues: Int
    private var count = 0

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - bytes: Valid UTF-8.
    ///   - mostValues: A list of more values is an error.
    static func read(_ bytes: [UInt8], mostValues: Int) throws(PropertyListError) -> PropertyList {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(PropertyListError) in
                let scanner = MarkupScanner(bytes, keepsUnknownReferences: false)
                var reader = XMLPropertyListReader(scanner: scanner, mostValues: mostValues)
                return try reader.root()
            }
        }
        return try result.get()
    }

    private init(scanner: MarkupScanner, mostValues: Int) {
        (self.scanner, self.mostValues) = (scanner, mostValues)
    }

    // MARK: - Elements

    private mutating func root() throws(PropertyListError) -> PropertyList {
        guard let root = try element(in: nil) else { throw PropertyListError(reason: "has no element") }
        guard root.name == "plist" else { return try value(of: root, depth: 0) }
        guard !root.isEmpty, let inner = try element(in: "plist") else { throw PropertyListError(reason: "is empty") }
        let value = try value(of: inner, depth: 0)
        guard try element(in: "plist") == nil else { throw Self.unended("plist") }
        return value
    }

    private mutating func value(of tag: Element, depth: Int) throws(PropertyListError) -> PropertyList {
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
        while let tag = try element(in: "array") { items.append(try value(of: tag, depth: depth + 1)) }
        return items
    }

    private mutating func dictionary(depth: Int) throws(PropertyListError) -> [String: PropertyList] {
        var values: [String: PropertyList] = [:]
        while let tag = try element(in: "dict") {
            guard tag.name == "key" else { throw PropertyListError(reason: "has a value without a key") }
            let key = tag.isEmpty ? "" : try text(until: "key")
            guard let tag = try element(in: "dict") else {
                throw PropertyListError(reason: "has a key without a value")
            }
            values[key] = try value(of: tag, depth: depth + 1)
        }
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

    /// Returns the beginning of the next element; nil if the one around it ends, or the document.
    private mutating func element(in name: String?) throws(PropertyListError) -> Element? {
        while let event = try next() {
            switch event {
            case .start(let name, _, let isEmpty): return (name, isEmpty)
            case .text where event.isBlank: continue
            case .text: throw PropertyListError(reason: "has text where an element is expected")
            case .end(let ended) where ended == name: return nil
            case .end: throw Self.unended(name ?? "")
            }
        }
        if name != nil { throw Self.unfinished }
        return nil
    }

    /// Returns the text up to the end of an element.
    private mutating func text(until name: String) throws(PropertyListError) -> String {
        var text = ""
        while let event = try next() {
            switch event {
            case .text(let part): text += part
            case .end(let ended) where ended == name: return text
            case .start, .end: throw Self.unended(name)
            }
        }
        throw Self.unfinished
    }

    private mutating func next() throws(PropertyListError) -> MarkupScanner.Event? {
        do {
            return try scanner.next()
        } catch {
            switch error {
            case .unfinished: throw Self.unfinished
            case .malformed: throw PropertyListError(reason: "has an element that is not understood")
            case .unknownReference:
                throw PropertyListError(reason: "has a reference to a character that is not known")
            }
        }
    }

    private static let unfinished = PropertyListError(reason: "ends in the middle")
    private static func unended(_ name: String) -> PropertyListError {
        PropertyListError(reason: "has an element “\(name.prefix(40))” that does not end")
    }
}
