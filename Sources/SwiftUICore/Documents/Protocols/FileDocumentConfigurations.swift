import UniformTypeIdentifiers

/// The file from which to create a document.
@_weakLinked
public struct FileDocumentReadConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The contents of the file.
    public let file: FileWrapper

    init(contentType: UTType, file: FileWrapper) { (self.contentType, self.file) = (contentType, file) }
}

/// The configuration for writing a document.
@_weakLinked
public struct FileDocumentWriteConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The previously saved contents; nil when saving for the first time and when exporting.
    public let existingFile: FileWrapper?

    init(contentType: UTType, existingFile: FileWrapper?) {
        (self.contentType, self.existingFile) = (contentType, existingFile)
    }
}
