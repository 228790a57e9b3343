import UniformTypeIdentifiers

/// The file that a document is made from.
@_weakLinked
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What the file has.
    public let file: FileWrapper

    init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}

/// What a document is written for.
@_weakLinked
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What the document was saved as before; nil if it is saved for the first time, and where it is exported.
    public let existingFile: FileWrapper?

    init(contentType: UTType, existingFile: FileWrapper?) {
        (self.contentType, self.existingFile) = (contentType, existingFile)
    }
}
