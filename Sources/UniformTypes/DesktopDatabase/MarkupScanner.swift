/// A reader for the elements and texts of a small XML document, as the MIME-info database needs it.
///
/// It skips unknown parts and stops at the first part that is not XML.
struct MarkupScanner {
    /// A part of the document.
    enum Event {
        /// The beginning of an element, with its attributes.
        case start(name: String, attributes: [String: String])
        /// A text that is not only white space, with its entities replaced.
        case text(String)
        /// The end of an element.
        case end
    }

    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Returns the next part of the document, or `nil` at its end.
    mutating func next() -> Event? {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
                let text = Self.text(bytes[start..<position])
                if text.contains(where: { !$0.isWhitespace }) { return .text(text) }
            } else if starts(with: "<!--") {
                guard skip(past: "-->") else { return nil }
            } else if starts(with: "<?") {
                guard skip(past: "?>") else { return nil }
            } else if starts(with: "<!") {
                guard skip(past: ">") else { return nil }
            } else if starts(with: "</") {
                guard skip(past: ">") else { return nil }
                return .end
            } else {
                return element()
            }
        }
        return nil
    }

    private mutating func element() -> Event? {
        position += 1
        let name = word()
        guard !name.isEmpty else { return nil }
        var attributes: [String: String] = [:]
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return .start(name: name, attributes: attributes)
            case UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D:
                position += 1
            default:
                let key = word()
                skipSpace()
                guard !key.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
                position += 1
                skipSpace()
                guard position < bytes.count else { return nil }
                let quote = bytes[position]
                guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
                let start = position + 1
                guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
                attributes[key] = Self.text(bytes[start..<end])
                position = end + 1
            }
        }
        return nil
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    private func starts(with text: StaticString) -> Bool {
        position + text.utf8CodeUnitCount <= bytes.count
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(past text: StaticString) -> Bool {
        while position < bytes.count {
            if starts(with: text) {
                position += text.utf8CodeUnitCount
                return true
            }
            position += 1
        }
        return false
    }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var plain = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            plain += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"), let character = entity(rest[..<end].dropFirst()) else {
                plain.append("&")
                rest = rest.dropFirst()
                continue
            }
            plain.unicodeScalars.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return plain + rest
    }

    private static func entity(_ name: Substring) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default:
            if name.hasPrefix("#x") {
                UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                nil
            }
        }
    }
}
