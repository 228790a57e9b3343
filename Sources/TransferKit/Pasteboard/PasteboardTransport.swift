/// A clipboard on which items can be put and from which they can be taken: that of a window system, one in files or one in memory.
///
/// All members may be called from any thread. Errors tell that the clipboard cannot be reached.
public protocol PasteboardTransport: AnyObject, Sendable {
    /// Puts an offer on the clipboard and replaces its contents.
    /// - Returns: The publication of the offer.
    @discardableResult
    func publish(_ offer: TransferOffer) async throws -> Publication

    /// Removes the contents of the clipboard.
    func clear() async throws

    /// Returns the current contents of the clipboard. No payload is read.
    func contents() async throws -> PasteboardContents

    /// Returns a number that changes each time the contents do.
    func changeCount() async throws -> Int

    /// Returns the values of ``changeCount()`` from now on, each as soon as it changes. The stream ends when the clipboard can no longer be
    /// reached or when the receiver stops waiting.
    func changes() async throws -> AsyncStream<Int>

    /// Hands the contents that this process put on the clipboard to a clipboard manager, so that they outlive the process.
    ///
    /// It returns immediately if there is no clipboard manager, or if the contents are another program's or have
    /// ``OfferMarks``.
    func storeForOthers() async throws
}
