import UniformTypeIdentifiers

/// The names that content types have on the wire: X11's targets and Wayland's MIME types.
public enum WireType {
    /// A list of URIs, one a line (RFC 2483).
    public static let uriList = "text/uri-list"
    /// A URL and its title, as Mozilla's programs offer it.
    public static let mozillaURL = "text/x-moz-url"
    /// Files and whether they are copied or cut, as GNOME's file manager offers it.
    public static let gnomeCopiedFiles = "x-special/gnome-copied-files"

    /// Plain text that is UTF-8, the preferred name first.
    public static let utf8Text = ["text/plain;charset=utf-8", "UTF8_STRING"]
    /// Plain text without a word on its encoding. Programs of today mean UTF-8 by the first two; `STRING` is Latin-1
    /// (ICCCM, section 2.7.1).
    public static let otherText = ["text/plain", "TEXT", "STRING"]

    /// The beginning of a name that stands for a type without a MIME type, in the tree that RFC 6838 leaves to
    /// unregistered types.
    private static let unregisteredPrefix = "application/x."
    /// The beginning of a name under which several items travel together; see ``ItemSequence``.
    private static let sequencePrefix = "application/x-transferable-items+"

    /// Names that other desktops' programs use for types whose own MIME type is another, or none.
    private static let aliases: [(name: String, type: UTType)] = [
        ("image/bmp", .bmp), ("image/x-bmp", .bmp), ("image/x-MS-bmp", .bmp), ("image/x-icon", .ico),
        ("text/rtf", .rtf), ("application/rtf", .rtf), ("application/x-color", UTType(importedAs: "com.apple.cocoa.pasteboard.color")),
    ]

    /// The names under which a type is offered, the preferred first.
    public static func names(for type: UTType) -> [String] {
        if type.conforms(to: .plainText), type == .utf8PlainText || type == .plainText { return utf8Text + otherText }
        let declared = type.tags[.mimeType] ?? []
        return declared.isEmpty ? [unregisteredPrefix + type.identifier] : Array(declared.prefix(1))
    }

    /// The type that a name stands for; nil for names that are no types, such as `TARGETS`.
    public static func contentType(for name: String) -> UTType? {
        let base = name.prefix { $0 != ";" }
        if utf8Text.contains(where: { $0.caseInsensitiveEquals(name) }) { return .utf8PlainText }
        if otherText.contains(name) || base == "text/plain" { return .utf8PlainText }
        if base == uriList || base == mozillaURL { return .url }
        if base.hasPrefix(unregisteredPrefix), base.count > unregisteredPrefix.count {
            return UTType(importedAs: String(base.dropFirst(unregisteredPrefix.count)))
        }
        if base.hasPrefix(sequencePrefix) || base == gnomeCopiedFiles { return nil }
        guard base.contains("/") else { return nil }
        if let alias = aliases.first(where: { $0.name == base }) { return alias.type }
        return UTType(mimeType: String(base))
    }

    /// The name under which several items' representations of one type travel together.
    static func sequenceName(for type: UTType) -> String { sequencePrefix + type.identifier }

    /// The type whose representations travel together under a name.
    static func sequenceType(for name: String) -> UTType? {
        guard name.hasPrefix(sequencePrefix), name.count > sequencePrefix.count else { return nil }
        return UTType(importedAs: String(name.dropFirst(sequencePrefix.count)))
    }
}

extension String {
    fileprivate func caseInsensitiveEquals(_ other: String) -> Bool { lowercased() == other.lowercased() }
}
