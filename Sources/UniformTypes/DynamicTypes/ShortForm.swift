/// The one-character names that dynamic identifiers use for common identifiers.
enum ShortForm {
    /// The key of the supertypes, as `Info.plist` files spell it.
    static let conformsTo = "UTTypeConformsTo"

    /// The identifiers, each standing for its position as a hexadecimal digit.
    private static let identifiers = [
        conformsTo,
        "public.filename-extension",
        "com.apple.ostype",
        "public.mime-type",
        "com.apple.nspboard-type",
        "public.url-scheme",
        "public.data",
        "public.text",
        "public.plain-text",
        "public.utf16-plain-text",
        "com.apple.traditional-mac-plain-text",
        "public.image",
        "public.video",
        "public.audio",
        "public.directory",
        "public.folder",
    ]

    private static let digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B", "C", "D", "E", "F"]

    /// Returns the short form of an identifier, or the identifier when it has none.
    static func abbreviate(_ identifier: String) -> String {
        guard let position = identifiers.firstIndex(of: identifier) else { return identifier }
        // The standard library's conversion of numbers is generic, and its first call touches eight pages of code.
        return digits[position]
    }

    /// Returns the identifier that a short form stands for; any other text is returned as it is.
    static func expand(_ text: String) -> String {
        guard text.utf8.count == 1, let digit = text.first?.hexDigitValue else { return text }
        return identifiers[digit]
    }
}
