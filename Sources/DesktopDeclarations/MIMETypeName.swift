/// A well-formed MIME type (RFC 6838, section 4.2), such as `image/png`.
package struct MIMETypeName: Hashable {
    /// The complete text, including any parameters.
    package let text: String

    /// Top-level media types: those registered with IANA, and those that desktops use beside them.
    private static let mediaTypes: Set<String> = [
        "application", "audio", "chemical", "example", "font", "haptics", "image", "inode", "message", "model",
        "multipart", "text", "video", "x-content", "x-conference", "x-epoc", "x-scheme-handler", "x-special", "x-world",
    ]

    /// - Returns: `nil` when the text is no MIME type.
    package init?(_ text: String) {
        let parts = text.prefix { $0 != ";" }.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy(Self.isRestrictedName) else { return nil }
        self.text = text
    }

    /// A Boolean value that indicates whether the part before the slash is a known media type.
    package var hasKnownMediaType: Bool { Self.mediaTypes.contains(text.prefix { $0 != "/" }.lowercased()) }

    /// The type without parameters.
    package var essence: String { String(text.prefix { $0 != ";" }) }

    private static func isRestrictedName(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, isAlphanumeric(first), name.utf8.count <= 127 else { return false }
        return name.utf8.allSatisfy { isAlphanumeric($0) || "!#$&-^_.+".utf8.contains($0) }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
}
