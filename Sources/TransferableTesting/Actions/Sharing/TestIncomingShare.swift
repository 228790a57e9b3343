import CoreTransferable
import Synchronization
import TransferKit

/// Items that another program shares with an app under test, and the outcome.
///
/// ```swift
/// let share = await app.share([URL(string: "https://example.org")!], title: "Example")
/// try app.windows[0].press("Add")
/// #expect(share.outcome == .completed)
/// ```
public final class TestIncomingShare: Sendable {
    /// The outcome of a share.
    public enum Outcome: Equatable, Sendable {
        /// The app has accepted the items.
        case completed
        /// The user cancelled the share.
        case cancelled
        /// The app declined the items for a reason that the other program's share sheet shows.
        case failed(String)
    }

    let received: MemoryShare

    /// The outcome of the share; nil while it is in progress.
    public var outcome: Outcome? {
        switch received.state.withLock(\.end) {
        case nil: nil
        case .completed: .completed
        case .cancelled: .cancelled
        case .failed(let reason): .failed(reason)
        }
    }

    init(_ items: [NSItemProvider], title: String?, text: String?) {
        received = MemoryShare(items: items, subject: title, message: text)
    }

    /// Ends the other program, or closes its share sheet.
    public func endSender() { received.endSender() }
}

/// Items that no other program shares, but the test.
final class MemoryShare: ReceivedShare {
    let items: [NSItemProvider]
    let subject: String?
    let message: String?
    let state = Mutex<(end: ShareEnd?, action: (@Sendable () -> Void)?)>((nil, nil))

    init(items: [NSItemProvider], subject: String?, message: String?) {
        (self.items, self.subject, self.message) = (items, subject, message)
    }

    func end(_ end: ShareEnd) { state.withLock { $0.end = $0.end ?? end } }

    func whenSenderEnds(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.action = action } }

    func endSender() { state.withLock(\.action)?() }
}
