/// A reader that reads a clipboard on the calling thread, without another thread or task. It is for a program that reads once and ends,
/// such as a command-line tool that has two milliseconds for all of its work.
package protocol BlockingClipboardReader {
    /// Returns the names of the clipboard's payloads, in the sender's order. An empty clipboard has none.
    /// - Parameter limits: The limits of the time.
    /// - Throws: ``TransferWireError`` if the owner does not answer in time or the answer is invalid.
    func names(limits: TransferLimits) throws -> [String]

    /// Receives one payload in parts.
    /// - Parameters:
    ///   - name: One of ``names(limits:)``.
    ///   - limits: The limits of the size and of the time.
    ///   - take: Takes the next bytes, which are valid until it returns.
    /// - Throws: ``TransferWireError``, or what `take` throws. Bytes that were taken before an error are incomplete.
    func receive(_ name: String, limits: TransferLimits, _ take: (UnsafeRawBufferPointer) throws -> Void) throws
}
