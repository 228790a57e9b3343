/// A sink that is told of a large payload before its first part, so that a receiver which never reads costs little.
package protocol AnnouncedSink: ByteSink {
    /// Takes note of what is to be written, and returns when the first part is wanted.
    /// - Parameters:
    ///   - byteCount: How much it is: more than a part.
    ///   - isInMemory: Whether all of it is in memory until it has been written.
    /// - Throws: When the receiver is gone.
    func announce(_ byteCount: Int, isInMemory: Bool) async throws
}
