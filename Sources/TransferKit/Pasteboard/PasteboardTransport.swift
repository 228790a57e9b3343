/// A clipboard that items can be put on and taken from: a window system's, one in files, or one in memory.
///
/// All members may be called from any thread. Errors tell that the clipboard cannot be reached.
public protocol PasteboardTransport: AnyObject, Sendable {
    /// Puts an offer on the clipboard in place of what was there.
    /// - Returns: What becomes of the offer.
    @discardableResult
    func publish(_ offer: TransferOffer) async throws -> Publication

    /// Takes away what is on the clipboard.
    func clear() async throws

    /// What is on the clipboard now. No payload is read to find out.
    func contents() async throws -> PasteboardContents

    /// Returns a number that changes each time the contents do.
    func changeCount() async throws -> Int

    /// Returns the numbers that ``changeCount()`` gives from now on, each as soon as it does. It ends when the
    /// clipboard can no longer be reached, or when the receiver stops waiting.
    func changes() async throws -> AsyncStream<Int>

    /// Gives what this process put on the clipboard to a clipboard manager, so that it outlives the process.
    ///
    /// It returns at once where there is none, or where another program's contents are there, or some with ``OfferMarks``.
    func storeForOthers() async throws
}
