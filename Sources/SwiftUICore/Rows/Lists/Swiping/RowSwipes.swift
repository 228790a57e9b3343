/// The swipe state of the rows of a list, of which one at a time can be open.
@MainActor
package final class RowSwipes {
    private weak var open: RowSwipe?

    nonisolated init() {}

    /// Closes the open row.
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
