import UniformTypeIdentifiers

extension UTType {
    /// Creates the type that an extension stands for, by preference one of files: `.app` is a type of directories
    /// alone.
    init?(anyWithExtension text: String) {
        guard let ofFiles = UTType(filenameExtension: text) else { return nil }
        let declared = ofFiles.isDynamic ? UTType.types(tag: text, tagClass: .filenameExtension, conformingTo: nil) : []
        self = declared.first(where: \.isDeclared) ?? ofFiles
    }

    /// A Boolean value that indicates whether the type is known: to a declaration, or the desktop's MIME database.
    var isKnown: Bool {
        isDeclared || localizedDescription != UTType.data.localizedDescription || supertypes != [.data, .item]
    }

    /// The name of a type in messages: for an undeclared one, the extension or the MIME type that it stands for.
    var spokenName: String {
        guard isDynamic else { return identifier }
        return preferredFilenameExtension.map { "." + $0 } ?? preferredMIMEType ?? identifier
    }
}
