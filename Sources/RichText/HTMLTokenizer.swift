import Foundation

/// A piece of HTML.
enum HTMLToken {
    /// Text with its character references resolved.
    case text(String)
    /// The beginning of an element, with its name and the names of its attributes in lowercase letters.
    case start(name: String, attributes: [String: String])
    /// The end of an element.
    case end(name: String)
    /// The contents of a `style` element, and its attributes.
    case styleSheet(String, attributes: [String: String])
    /// The contents of a `title` element with its character references resolved.
    case title(String)
}

/// A tokenizer that splits HTML into tokens. All input is valid: text that is not markup stays text, and unfinished markup ends with the
/// input.
///
/// Each byte is read a limited number of times, whatever the input.
struct HTMLTokenizer {
    /// Attributes of one element beyond this number are passed over.
    private static let mostAttributes = 64

    private let bytes: [UInt8]
    private var position = 0

    /// The names of elements without an end, for which no further search is made.
    private var endless: Set<String> = []
    private var hasEndlessComment = false

    init(_ html: String) {
        bytes = Array(html.utf8)
    }

    /// Returns the next piece, or `nil` at the end.
    mutating func next() -> HTMLToken? {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") {
                if let token = markup() { return token }
            } else {
                return .text(text())
            }
        }
        return nil
    }

    /// Returns the text up to the next markup, including a `<` at its very beginning.
    private mutating func text() -> String {
        let start = position
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        return HTMLEntities.resolved(bytes[start..<position], isAttribute: false)
    }

    /// Returns a tag, or `nil` if something was passed over.
    private mutating func markup() -> HTMLToken? {
        guard position + 1 < bytes.count else { return .text(text()) }
        switch bytes[position + 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            skipDeclaration()
            return nil
        case UInt8(ascii: "/"):
            guard position + 2 < bytes.count, Self.isLetter(bytes[position + 2]) else {
                skip(to: UInt8(ascii: ">"))
                return nil
            }
            position += 2
            let name = name()
            skip(to: UInt8(ascii: ">"))
            return .end(name: name)
        case let byte where Self.isLetter(byte):
            position += 1
            return startTag()
        default:
            return .text(text())
        }
    }

    private mutating func startTag() -> HTMLToken? {
        let name = name()
        let attributes = attributes()
        switch name {
        case "style": return .styleSheet(String(decoding: rawText(name), as: UTF8.self), attributes: attributes)
        case "title": return .title(HTMLEntities.resolved(rawText(name), isAttribute: false))
        case "script", "textarea", "iframe", "noframes", "template", "xmp", "svg", "math":
            // Skipped: it is not text of the document.
            _ = rawText(name)
            return nil
        default: return .start(name: name, attributes: attributes)
        }
    }

    /// Returns the text between a tag and the end of its element, which contains no other elements.
    private mutating func rawText(_ name: String) -> ArraySlice<UInt8> {
        guard !endless.contains(name) else { return [] }
        let start = position
        let wanted = Array("</\(name)".utf8)
        var index = position
        while index + wanted.count <= bytes.count {
            if bytes[index] == UInt8(ascii: "<"), zip(bytes[index...], wanted).allSatisfy({ Self.lowercased($0) == $1 })
            {
                position = index
                skip(to: UInt8(ascii: ">"))
                return bytes[start..<index]
            }
            index += 1
        }
        endless.insert(name)
        return []
    }

    private mutating func skipDeclaration() {
        guard bytes[position...].starts(with: Array("<!--".utf8)), !hasEndlessComment else {
            return skip(to: UInt8(ascii: ">"))
        }
        // The hyphens of the beginning may be those of the end.
        let start = position + 4
        var index = position + 2
        while index + 3 <= bytes.count {
            if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-") {
                let isWrong = index >= start && bytes[index + 2] == UInt8(ascii: "!")
                let end = isWrong ? index + 3 : index + 2
                if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
                    position = end + 1
                    return
                }
            }
            index += 1
        }
        hasEndlessComment = true
        skip(to: UInt8(ascii: ">"))
    }

    private mutating func skip(to byte: UInt8) {
        while position < bytes.count, bytes[position] != byte { position += 1 }
        position = min(position + 1, bytes.count)
    }

    private mutating func name() -> String {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position].prefix(64).map(Self.lowercased), as: UTF8.self)
    }

    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                break
            }
            if Self.isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") {
                position += 1
                continue
            }
            let name = name()
            skipSpaces()
            var value = ""
            if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
                position += 1
                skipSpaces()
                value = attributeValue()
            }
            if attributes.count < Self.mostAttributes, attributes[name] == nil { attributes[name] = value }
        }
        return attributes
    }

    private mutating func attributeValue() -> String {
        guard position < bytes.count else { return "" }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = position
            while position < bytes.count, !Self.isSpace(bytes[position]), bytes[position] != UInt8(ascii: ">") {
                position += 1
            }
            return HTMLEntities.resolved(bytes[start..<position], isAttribute: true)
        }
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote { position += 1 }
        let value = bytes[start..<position]
        position = min(position + 1, bytes.count)
        return HTMLEntities.resolved(value, isAttribute: true)
    }

    private mutating func skipSpaces() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
