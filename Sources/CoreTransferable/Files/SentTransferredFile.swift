/// A file that a ``FileRepresentation`` exports.
@_weakLinked
public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL

    /// Whether a receiver that asks for it gets this very file; otherwise it gets a copy.
    public let allowAccessingOriginalFile: Bool

    /// Names a file to send.
    ///
    /// - Parameters:
    ///   - file: Where it is. It has to exist until the transfer is over, and stays where it is.
    ///   - allowAccessingOriginalFile: Whether a receiver may have the file itself, and so change it, rather than a copy.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}
