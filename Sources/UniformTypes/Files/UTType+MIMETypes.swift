import Foundation

// The MIME types of a type, of which each purpose has its own:
//
// | for | property |
// | --- | --- |
// | the wire, on which every type has a name | ``UTType/wireMIMETypes``, ``UTType/unregisteredMIMEType`` |
// | programs that declare which files they open | ``UTType/fileMIMETypes`` |
// | a declaration of a type for the desktop | ``UTType/preferredMIMEType``, ``UTType/unregisteredMIMEType`` |
extension UTType {
    /// The MIME types under which data of the type goes to other programs, in order of preference and in lowercase: its own, or the
    /// desktop's if Apple declares none.
    package var wireMIMETypes: [String] { (tags[.mimeType] ?? desktopMIMETypes).map { $0.lowercased() } }

    /// The MIME types by which programs declare that they open files of the type, the most special first. A charset does not affect that.
    package var fileMIMETypes: [String] {
        if conforms(to: .folder) { return ["inode/directory"] }
        var names: [String] = []
        for name in desktopMIMETypes.map({ String($0.prefix { $0 != ";" }) }) where !names.contains(name) {
            names.append(name)
        }
        // An editor shows all text.
        if conforms(to: .plainText), !names.contains("text/plain") { names.append("text/plain") }
        return names
    }

    // MARK: Types without a MIME type

    /// The name that stands for the type without a MIME type of its own, in the tree that RFC 6838 leaves to unregistered types.
    package var unregisteredMIMEType: String { Self.unregisteredMIMEType(forIdentifier: identifier) }

    /// Returns the type that a name of that tree stands for; nil for other names and for those without a valid identifier.
    /// - Parameter name: A MIME type in lowercase, without parameters.
    package static func unregistered(mimeType name: String) -> UTType? {
        isUnregistered(mimeType: name) ? UTType(encodedIdentifier: name.dropFirst(unregisteredPrefix.count)) : nil
    }

    /// Returns a Boolean value that indicates whether a name is one of that tree.
    package static func isUnregistered(mimeType name: String) -> Bool { name.hasPrefix(unregisteredPrefix) }

    private static let unregisteredPrefix = "application/x."

    /// Returns the name for the type of an identifier, which may not be declared yet.
    package static func unregisteredMIMEType(forIdentifier identifier: String) -> String {
        unregisteredPrefix + encoded(identifier)
    }

    // MARK: Identifiers in names

    /// The longest identifier that is read from a name.
    private static let longestIdentifier = 1024

    /// Returns a Boolean value that indicates whether a byte stands for itself in a name.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
            UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The identifier as it appears in a name. Identifiers are compared without regard to case and can contain letters that MIME types
    /// can't.
    package var encodedIdentifier: String { Self.encoded(identifier) }

    private static func encoded(_ identifier: String) -> String {
        let identifier = identifier.lowercased()
        // By bytes, as a paste asks for such names, and Foundation's way takes a noticeable part of its time.
        if identifier.utf8.allSatisfy(isPlain) { return identifier }
        return identifier.utf8.reduce(into: "") { text, byte in
            if isPlain(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
    }

    /// Creates the type for an identifier in a name; nil if it is not valid.
    package init?(encodedIdentifier text: Substring) {
        guard text.utf8.count <= Self.longestIdentifier, let identifier = String(text).removingPercentEncoding else {
            return nil
        }
        self.init(receivedIdentifier: identifier)
    }

    /// Creates the type for an identifier that another program sent; nil if it is not valid.
    package init?(receivedIdentifier identifier: String) {
        let isWellFormed = identifier.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                ? Self.isPlain(UInt8(scalar.value)) || ("A"..."Z").contains(scalar) : scalar.properties.isAlphabetic
        }
        guard isWellFormed, !identifier.isEmpty, identifier.utf8.count <= Self.longestIdentifier else { return nil }
        self.init(importedAs: identifier)
    }
}
