/// A file that a ``FileRepresentation`` exports.
@_weakLinked
public struct SentTransferredFile: Sendable {
    /// The location of the file.
    public let file: URL

    /// A Boolean value that indicates whether a receiver may access the original file rather than a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates a description of a file to send.
    ///
    /// - Parameters:
    ///   - file: The file's URL. The file must exist until the transfer is over, and stays where it is.
    ///   - allowAccessingOriginalFile: Whether a receiver may access, and so change, the file itself rather than a
    ///     copy.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}
