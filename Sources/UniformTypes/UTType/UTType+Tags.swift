extension UTType {
    /// Finds the type for a filename extension.
    ///
    /// A declared type is preferred. When no declared type that conforms to `supertype` has the extension, the result is
    /// a dynamic type that does.
    ///
    /// - Parameters:
    ///   - filenameExtension: An extension without a full stop; uppercase and lowercase letters are the same.
    ///   - supertype: A type that the result must conform to: ``data`` for files, ``package`` or ``directory`` for
    ///     directories.
    /// - Returns: `nil` when no file can have the extension: it is empty, longer than 255 bytes, or contains a slash or
    ///   a NUL.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard
            let type = TagLookup.preferredType(
                tag: filenameExtension,
                tagClass: .filenameExtension,
                supertype: supertype
            )
        else { return nil }
        self = type
    }

    /// Finds the type for a MIME type.
    ///
    /// Parameters take part in the comparison first (`text/plain;charset=utf-8` is ``utf8PlainText``); when no type has
    /// them, the MIME type without parameters decides.
    ///
    /// - Parameters:
    ///   - mimeType: A MIME type such as `image/png`; uppercase and lowercase letters are the same.
    ///   - supertype: A type that the result must conform to.
    /// - Returns: `nil` when the text is empty, longer than 1,024 bytes, or contains control characters.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let type = TagLookup.preferredType(tag: mimeType, tagClass: .mimeType, supertype: supertype) else {
            return nil
        }
        self = type
    }

    /// Finds the type for a tag.
    ///
    /// - Parameters:
    ///   - tag: A tag, such as a filename extension.
    ///   - tagClass: The class of the tag.
    ///   - supertype: A type that the result must conform to, or `nil` for any type.
    /// - Returns: A declared type, else a dynamic type, or `nil` when the text cannot be a tag of its class.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = TagLookup.preferredType(tag: tag, tagClass: tagClass, supertype: supertype) else { return nil }
        self = type
    }

    /// Finds all types for a tag.
    ///
    /// - Parameters:
    ///   - tag: A tag, such as a filename extension.
    ///   - tagClass: The class of the tag.
    ///   - supertype: A type that the results must conform to, or `nil` for any type.
    /// - Returns: The declared types, the preferred one first; one dynamic type when there are none; nothing when the
    ///   text cannot be a tag of its class.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let declared = TagLookup.declaredTypes(tag: tag, tagClass: tagClass, supertype: supertype)
        if !declared.isEmpty { return declared }
        return TagLookup.dynamicType(tag: tag, tagClass: tagClass, supertype: supertype).map { [$0] } ?? []
    }
}
