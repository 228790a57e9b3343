/// The encoding that HTML declares: the standard's search of a `meta` element, and the declaration of XML.
///
/// Comments, other elements and text that speak of a `charset` declare nothing (HTML standard, section 13.2.3.3).
struct HTMLEncodingDeclaration {
    /// The number of bytes that are searched. Browsers search a kilobyte, and begin again where a later element declares another.
    private static let extent = 65_536

    private let bytes: [UInt8]
    private var position = 0

    /// The first label that names no encoding, if no other does.
    private var unknownLabel: String?

    private init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes.prefix(Self.extent))
    }

    /// Returns the label that some HTML declares, preferably one of a known encoding; nil where there is none.
    static func label(in bytes: some Sequence<UInt8>) -> String? {
        var declaration = HTMLEncodingDeclaration(bytes)
        return declaration.search() ?? declaration.unknownLabel
    }

    /// Returns the label of the first known encoding.
    private mutating func search() -> String? {
        if bytes.starts(with: "<?xml".utf8), let label = known(xmlLabel()) { return label }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            let rest = bytes[position...]
            if rest.starts(with: "<!--".utf8) {
                skipComment()
            } else if Self.begins(rest.dropFirst(), with: "meta"), let after = rest.dropFirst(5).first,
                Self.isSpace(after) || after == UInt8(ascii: "/")
            {
                position += 5
                if let label = known(metaLabel()) { return label }
            } else if let letter = rest.dropFirst().first, Self.isLetter(letter) {
                let name = tagName(from: position + 1)
                position += 1 + name.utf8.count
                while nextAttribute() != nil {}
                if name == "style" || name == "script" || name == "title" { skipText(of: name) }
            } else if rest.count > 1, "!/?".utf8.contains(bytes[position + 1]) {
                skip(to: UInt8(ascii: ">"))
            } else {
                position += 1
            }
        }
        return nil
    }

    private mutating func known(_ label: String?) -> String? {
        guard let label, !label.isEmpty else { return nil }
        if TextEncoding(label: label) != nil { return label }
        unknownLabel = unknownLabel ?? label
        return nil
    }

    // MARK: Labels

    /// Returns the label of the declaration at the beginning of XML.
    private func xmlLabel() -> String? {
        let end = bytes.firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex
        let text = String(decoding: bytes[..<end], as: UTF8.self)
        guard let name = text.range(of: "encoding") else { return nil }
        let rest = text[name.upperBound...].drop(while: \.isWhitespace)
        guard rest.first == "=" else { return nil }
        let value = rest.dropFirst().drop(while: \.isWhitespace)
        guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
        return Self.trimmed(value.dropFirst().prefix { $0 != quote })
    }

    /// Returns the label of a `meta` element, after whose name the position is.
    private mutating func metaLabel() -> String? {
        var label: String?
        var content: String?
        var isContentType = false
        while let (name, value) = nextAttribute() {
            switch name {
            case "charset": label = label ?? value
            case "content": content = content ?? value
            case "http-equiv": isContentType = isContentType || value.lowercased() == "content-type"
            default: break
            }
        }
        return Self.meant(label ?? (isContentType ? content.flatMap(Self.label(inContent:)) : nil))
    }

    /// Returns the label in the content of a `meta` element (HTML standard, section 2.4.4).
    private static func label(inContent content: String) -> String? {
        var rest = content.lowercased()[...]
        while let name = rest.range(of: "charset") {
            rest = rest[name.upperBound...].drop(while: \.isWhitespace)
            guard rest.first == "=" else { continue }
            let value = rest.dropFirst().drop(while: \.isWhitespace)
            guard let first = value.first else { return nil }
            if first == "\"" || first == "'" { return trimmed(value.dropFirst().prefix { $0 != first }) }
            return trimmed(value.prefix { !$0.isWhitespace && $0 != ";" })
        }
        return nil
    }

    /// Returns the label that is meant: what can be read is not in UTF-16, and private characters are those of Windows.
    private static func meant(_ label: String?) -> String? {
        guard let label = label.map({ trimmed($0[...]) }), let encoding = TextEncoding(label: label) else {
            return label
        }
        if encoding.isUTF16 { return "utf-8" }
        return encoding.name == "x-user-defined" ? "windows-1252" : label
    }

    private static func trimmed(_ text: Substring) -> String {
        let end = text.lastIndex { !$0.isWhitespace }
        return end.map { String(text[...$0].drop(while: \.isWhitespace)) } ?? ""
    }

    // MARK: Markup

    private mutating func skipComment() {
        // The hyphens of the beginning may be those of the end.
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) { position += 1 }
        position = min(position + 3, bytes.count)
    }

    private mutating func skip(to byte: UInt8) {
        while position < bytes.count, bytes[position] != byte { position += 1 }
        position = min(position + 1, bytes.count)
    }

    /// Passes over text that is no markup.
    private mutating func skipText(of name: String) {
        while position < bytes.count {
            let rest = bytes[position...]
            if rest.starts(with: "</".utf8), Self.begins(rest.dropFirst(2), with: name) { return }
            position += 1
        }
    }

    private func tagName(from start: Int) -> String {
        let name = bytes[start...].prefix { !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return String(decoding: name.map(Self.lowercased), as: UTF8.self)
    }

    /// Returns the next attribute of a tag; nil after its end.
    private mutating func nextAttribute() -> (name: String, value: String)? {
        while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == UInt8(ascii: "/") {
            position += 1
        }
        guard position < bytes.count else { return nil }
        guard bytes[position] != UInt8(ascii: ">") else {
            position += 1
            return nil
        }
        let start = position
        position += 1
        while position < bytes.count, !Self.isSpace(bytes[position]), !"=>/".utf8.contains(bytes[position]) {
            position += 1
        }
        let name = String(decoding: bytes[start..<position].map(Self.lowercased), as: UTF8.self)
        skipSpaces()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return (name, "") }
        position += 1
        skipSpaces()
        return (name, attributeValue())
    }

    private mutating func attributeValue() -> String {
        guard position < bytes.count else { return "" }
        let quote = bytes[position]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { position += 1 }
        let start = position
        while position < bytes.count,
            isQuoted ? bytes[position] != quote : !Self.isSpace(bytes[position]) && bytes[position] != UInt8(ascii: ">")
        {
            position += 1
        }
        let value = String(decoding: bytes[start..<position], as: UTF8.self)
        if isQuoted { position = min(position + 1, bytes.count) }
        return value
    }

    private mutating func skipSpaces() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func begins(_ bytes: ArraySlice<UInt8>, with name: String) -> Bool {
        bytes.prefix(name.utf8.count).map(lowercased) == Array(name.utf8)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
