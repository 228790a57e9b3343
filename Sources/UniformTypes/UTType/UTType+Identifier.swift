extension UTType {
    /// Finds the type with an identifier.
    ///
    /// Uppercase and lowercase letters are the same. A dynamic identifier (`dyn.…`), also one that another system made,
    /// gives the type that it describes.
    ///
    /// - Parameter identifier: A uniform type identifier, such as `public.png`.
    /// - Returns: `nil` when nothing declares the identifier.
    public init?(_ identifier: String) {
        if let number = TypeIdentifier.systemType(identifier) {
            guard SystemTypeTable.isDeclared(number) else { return nil }
            self.init(systemType: number)
        } else {
            self.init(notOfSystem: identifier)
        }
    }

    /// Creates the declared or dynamic type with an identifier that no type of the system has.
    private init?(notOfSystem identifier: String) {
        if identifier.utf8.count > TypeIdentifier.maximumLength {
            return nil
        } else if let type = TypeRegistry.shared.type(identifier: identifier) {
            self = type
        } else if let tags = DynamicIdentifier(identifier) {
            self.init(RuntimeType(dynamic: tags))
        } else {
            return nil
        }
    }

    /// Creates the type with an identifier, undeclared if nothing declares it; `nil` only if it cannot be one.
    init?(naming identifier: String) {
        if let number = TypeIdentifier.systemType(identifier) {
            self.init(systemType: number)
        } else if let type = UTType(notOfSystem: identifier) {
            self = type
        } else if TypeIdentifier.isWellFormed(identifier), !TypeIdentifier.isDynamic(identifier) {
            self = TypeRegistry.shared.undeclaredType(identifier, parent: nil)
        } else {
            return nil
        }
    }
}

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
