/// A file that arrives at a ``FileRepresentation``.
@_weakLinked
public struct ReceivedTransferredFile: Sendable {
    /// Where the file is, under the name that the sender suggests.
    ///
    /// Unless ``isOriginalFile`` is true it lies in a directory that only this user can read, and is removed when the
    /// importing closure returns. Copy or move it to where it should stay.
    public let file: URL

    /// Whether this is the sender's own file rather than a copy of it.
    public let isOriginalFile: Bool
}
