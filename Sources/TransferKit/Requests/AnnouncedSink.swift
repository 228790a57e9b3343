/// A sink that learns of a large payload before its first part, so a receiver that never reads costs little.
package protocol AnnouncedSink: ByteSink {
    /// Announces a payload and returns when the receiver wants the first part.
    /// - Parameters:
    ///   - byteCount: The size of the payload, which is more than a part.
    ///   - isInMemory: Whether the whole payload is in memory until it is written.
    /// - Throws: An error if the receiver no longer exists.
    func announce(_ byteCount: Int, isInMemory: Bool) async throws
}
