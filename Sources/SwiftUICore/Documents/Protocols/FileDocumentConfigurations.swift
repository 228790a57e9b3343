import UniformTypeIdentifiers

/// The file that a document is made from.
@_weakLinked
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The contents of the file.
    public let file: FileWrapper

    init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}

/// The configuration for writing a document.
@_weakLinked
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The previously saved contents; nil for the first save, and for an export.
    public let existingFile: FileWrapper?

    init(contentType: UTType, existingFile: FileWrapper?) {
        (self.contentType, self.existingFile) = (contentType, existingFile)
    }
}
