import UniformTypeIdentifiers

extension Image {
    /// Creates an image from the desktop's icon for files of a type.
    ///
    /// On Apple's systems `NSWorkspace` has these icons.
    /// - Parameter contentType: The type.
    nonisolated public init(iconFor contentType: UTType) {
        let isFolder = contentType.conforms(to: .directory)
        source = .icon(contentType.iconNames + [isFolder ? "folder" : "text-x-generic"])
        isDecorative = true
    }

    /// Creates an image of the first icon of some names that the desktop's theme has.
    nonisolated init(iconNames: [String]) {
        source = .icon(iconNames)
        isDecorative = true
    }
}
