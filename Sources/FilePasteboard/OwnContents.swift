import Synchronization
import TransferKit

/// The offers that this process has put on embedded pasteboards, as long as they are there.
final class OwnContents: Sendable {
    static let shared = OwnContents()

    private struct Entry {
        /// The path of the pasteboard's directory.
        let pasteboard: String
        let offer: TransferOffer
        /// A Boolean value that indicates whether the contents are in their place. Others stay until they are, or fail to be.
        var isInPlace = false
    }

    private let entries = Mutex<[Token: Entry]>([:])

    /// Remembers an offer that is about to be written.
    func add(_ offer: TransferOffer, _ token: Token, on pasteboard: String) {
        entries.withLock { $0[token] = Entry(pasteboard: pasteboard, offer: offer) }
    }

    /// Takes note of contents that are in their place.
    func didPutInPlace(_ token: Token) { entries.withLock { $0[token]?.isInPlace = true } }

    /// Forgets an offer that was not written.
    func remove(_ token: Token) { entries.withLock { _ = $0.removeValue(forKey: token) } }

    /// Returns this process's offer if the contents of a pasteboard are its own. Offers whose contents were replaced
    /// are removed.
    /// - Parameters:
    ///   - token: The token of the current contents.
    ///   - pasteboard: The path of the pasteboard's directory.
    func offer(_ token: Token?, on pasteboard: String) -> TransferOffer? {
        entries.withLock { entries in
            for (other, entry) in entries where other != token && entry.isInPlace && entry.pasteboard == pasteboard {
                entries[other] = nil
            }
            return token.flatMap { entries[$0]?.offer }
        }
    }
}
