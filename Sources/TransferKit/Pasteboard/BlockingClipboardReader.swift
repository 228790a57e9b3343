/// Reads a clipboard on the thread that asks, without a thread or a task of its own: for a program that reads once and ends,
/// such as a command line that has two milliseconds for all it does.
package protocol BlockingClipboardReader {
    /// Returns the names of what is on the clipboard, in the sender's order; none when it is empty.
    /// - Parameter limits: How long it may take.
    /// - Throws: ``TransferWireError`` when the owner does not answer in time or answers with something else.
    func names(limits: TransferLimits) throws -> [String]

    /// Receives one payload part by part.
    /// - Parameters:
    ///   - name: One of ``names(limits:)``.
    ///   - limits: How much and how long it may take.
    ///   - take: Takes the next bytes, which are there until it returns.
    /// - Throws: ``TransferWireError``, or what `take` throws. What was taken until then is not the payload.
    func receive(_ name: String, limits: TransferLimits, _ take: (UnsafeRawBufferPointer) throws -> Void) throws
}
