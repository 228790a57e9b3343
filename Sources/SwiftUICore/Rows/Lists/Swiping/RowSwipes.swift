/// The rows of one list that are swiped aside: one at a time.
@MainActor
package final class RowSwipes {
    private weak var open: RowSwipe?

    nonisolated init() {}

    /// Puts the row back that is open.
    package func close() { open?.close() }

    /// Puts any other row back.
    func willOpen(_ swipe: RowSwipe) {
        if open !== swipe { open?.close() }
        open = swipe
    }

    func didClose(_ swipe: RowSwipe) {
        if open === swipe { open = nil }
    }
}
