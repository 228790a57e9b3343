import Foundation
import Synchronization

/// The date at which the contents of a clipboard are removed.
final class ClipboardExpiry: Sendable {
    /// A date, and the number of changes that the clipboard had when the contents were written.
    typealias Term = (date: Date, count: Int)

    private struct State {
        var term: Term?
        var cancelTimer: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// Sets the date of new contents; nil for none.
    func set(_ term: Term?, of clipboard: Clipboard) {
        // An item can be cancelled on any thread.
        nonisolated(unsafe) let timer = DispatchWorkItem { [weak self, weak clipboard] in
            guard let self, let clipboard else { return }
            self.removeExpired(from: clipboard)
        }
        state.withLock { state in
            state.cancelTimer?()
            state = State(term: term, cancelTimer: { timer.cancel() })
        }
        guard let term else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, term.date.timeIntervalSinceNow), execute: timer)
    }

    /// Removes contents whose date is over. Newer contents stay.
    ///
    /// Readers call it as well, because timers may be late.
    func removeExpired(from clipboard: Clipboard) {
        let over: Term? = state.withLock { state in
            guard let term = state.term, term.date <= Date() else { return nil }
            state = State()
            return term
        }
        if let over, clipboard.changeCount == over.count { clipboard.clear() }
    }
}
