/// A scanner of the elements and texts of an XML document, which may come from anywhere.
///
/// It skips comments, processing instructions and the document type, and knows no entities but those of XML itself. It does not check
/// that elements end in order, and its time and memory grow in proportion to the document.
package struct MarkupScanner {
    /// A part of the document.
    package enum Event: Equatable {
        /// The beginning of an element, with its attributes. An element that is empty has no end.
        case start(name: String, attributes: [String: String], isEmpty: Bool)
        /// A text, with its references replaced. White space is text, too, and a text may come in parts.
        case text(String)
        /// The end of an element.
        case end(name: String)

        /// A Boolean value that indicates whether the part is text of white space.
        package var isBlank: Bool {
            if case .text(let text) = self { text.utf8.allSatisfy(MarkupScanner.isSpace) } else { false }
        }
    }

    /// The reason why a document can't be read further.
    package enum Failure: Error {
        case unfinished, malformed, unknownReference
    }

    // Lifetime: the caller's, who scans the document at once.
    private let bytes: UnsafeRawBufferPointer
    private let keepsUnknownReferences: Bool
    private var position = 0

    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - keepsUnknownReferences: Whether an ampersand that begins no known reference is text instead of a failure.
    package init(_ bytes: UnsafeRawBufferPointer, keepsUnknownReferences: Bool = true) {
        (self.bytes, self.keepsUnknownReferences) = (bytes, keepsUnknownReferences)
    }

    /// Returns the next part of the document; nil at its end.
    package mutating func next() throws(Failure) -> Event? {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                let start = position
                while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
                return .text(try text(bytes[start..<position]))
            }
            if skip("<!--") {
                try skip(past: "-->")
            } else if skip("<?") {
                try skip(past: "?>")
            } else if skip("<![CDATA[") {
                let start = position
                try skip(past: "]]>")
                return .text(String(decoding: bytes[start..<position - 3], as: UTF8.self))
            } else if skip("<!") {
                try skipDeclaration()
            } else if skip("</") {
                let name = word()
                skipSpace()
                guard position < bytes.count else { throw .unfinished }
                guard skip(">") else { throw .malformed }
                return .end(name: name)
            } else {
                return try element()
            }
        }
        return nil
    }

    /// Skips the document type, whose internal subset of declarations is ignored.
    private mutating func skipDeclaration() throws(Failure) {
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == UInt8(ascii: "[") {
                try skip(past: "]")
            } else {
                position += 1
            }
        }
        guard skip(">") else { throw .unfinished }
    }

    private mutating func element() throws(Failure) -> Event {
        position += 1
        let name = word()
        var attributes: [String: String] = [:]
        while position < bytes.count {
            if skip(">") { return .start(name: name, attributes: attributes, isEmpty: false) }
            if skip("/>") { return .start(name: name, attributes: attributes, isEmpty: true) }
            if Self.isSpace(bytes[position]) {
                position += 1
                continue
            }
            let key = word()
            skipSpace()
            guard position < bytes.count else { throw .unfinished }
            guard !key.isEmpty, skip("=") else { throw .malformed }
            skipSpace()
            guard position < bytes.count else { throw .unfinished }
            let quote = bytes[position]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .malformed }
            let start = position + 1
            guard let end = bytes[start...].firstIndex(of: quote) else { throw .unfinished }
            let value = try text(bytes[start..<end])
            if attributes[key] == nil { attributes[key] = value }
            position = end + 1
        }
        throw .unfinished
    }

    // MARK: Bytes

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

    /// Skips a text if it is next.
    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count,
            (0..<count).allSatisfy({ bytes[position + $0] == text.utf8Start[$0] })
        else { return false }
        position += count
        return true
    }

    private mutating func skip(past text: StaticString) throws(Failure) {
        while position < bytes.count {
            if skip(text) { return }
            position += 1
        }
        throw .unfinished
    }

    // MARK: References

    private func text(_ bytes: Slice<UnsafeRawBufferPointer>) throws(Failure) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var plain = ""
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            plain += String(Substring(rest[..<start]))
            rest = rest[start...].dropFirst()
            // The longest is that of the last character, with some zeros.
            if let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
                let character = Self.character(Substring(rest[..<end]))
            {
                plain.unicodeScalars.append(character)
                rest = rest[end...].dropFirst()
            } else if keepsUnknownReferences {
                plain += "&"
            } else {
                throw .unknownReference
            }
        }
        return plain + String(Substring(rest))
    }

    private static func character(_ name: Substring) -> Unicode.Scalar? {
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

/// The writing of texts in an XML document.
package enum MarkupText {
    /// Returns a text as the content of an element or attribute, without characters that XML 1.0 forbids. All its white space is spaces.
    package static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\t", "\n", "\r": result.append(" ")
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            default: append(scalar, to: &result)
            }
        }
        return String(result)
    }

    /// Returns a text as the content of an element, without characters that XML 1.0 forbids.
    package static func escapedContent(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { append(scalar, to: &result) }
        return String(result)
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
        switch scalar {
        case "&": result.append(contentsOf: "&amp;".unicodeScalars)
        case "<": result.append(contentsOf: "&lt;".unicodeScalars)
        case ">": result.append(contentsOf: "&gt;".unicodeScalars)
        // A reader takes it for the end of a line.
        case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
        case "\t", "\n": result.append(scalar)
        case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": break
        default: result.append(scalar)
        }
    }
}
