/// A file that arrives at a ``FileRepresentation``.
@_weakLinked
public struct ReceivedTransferredFile: Sendable {
    /// The location of the file, under the name that the sender suggests.
    ///
    /// Unless ``isOriginalFile`` is true, the file is in a directory that only this user can read, and it is removed
    /// when the importing closure returns. Copy or move it to keep it.
    public let file: URL

    /// A Boolean value that indicates whether this is the sender's own file rather than a copy of it.
    public let isOriginalFile: Bool
}
