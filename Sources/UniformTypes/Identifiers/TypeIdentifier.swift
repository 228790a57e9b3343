/// The rules for the text of an identifier.
enum TypeIdentifier {
    /// Longer identifiers are refused; a dynamic one that describes long tags needs the room.
    static let maximumLength = 4096

    /// Returns whether a text may be an identifier: letters, digits, hyphens and full stops, and any character beyond
    /// ASCII.
    ///
    /// These are the characters that Apple's “Uniform Type Identifier Concepts” allows. The underscore is accepted too,
    /// because applications in the field use it.
    static func isWellFormed(_ identifier: String) -> Bool {
        let bytes = identifier.utf8
        guard !bytes.isEmpty, bytes.count <= maximumLength else { return false }
        return bytes.allSatisfy { byte in
            switch byte.asciiLowercased {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x80...: true
            default: false
            }
        }
    }

    /// Returns whether an identifier is of the form that dynamic types have.
    static func isDynamic(_ identifier: String) -> Bool {
        identifier.utf8.count > 4 && identifier.utf8.prefix(4).map(\.asciiLowercased) == Array("dyn.".utf8)
    }

    /// Returns the number of the built-in type with an identifier.
    static func systemType(_ identifier: String) -> UInt16? {
        guard let found = LowercasedText.with(identifier, limit: 128, { SystemTypeTable.type(identifier: $0) }) else {
            return nil
        }
        return found
    }
}
