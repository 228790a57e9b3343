import CGTK
import GTKInterop

/// The changes of a `GtkTextBuffer`, of which one input of the user is one: GTK reports typed text in place of a selection as two.
@MainActor
final class BufferInput {
    private let take: () -> Void
    /// The number of actions of the user that have begun, which are inside each other.
    private var depth = 0
    private var isChanged = false

    /// - Parameters:
    ///   - buffer: The buffer.
    ///   - take: Called after each change.
    init(of buffer: UnsafeMutablePointer<GtkTextBuffer>, take: @escaping () -> Void) {
        self.take = take
        let raw = UnsafeMutableRawPointer(buffer)
        Signal.connect(raw, "changed") { [weak self] in self?.didChange() }
        Signal.connect(raw, "begin-user-action") { [weak self] in self?.depth += 1 }
        Signal.connect(raw, "end-user-action") { [weak self] in self?.didEnd() }
    }

    private func didChange() {
        if depth > 0 { isChanged = true } else { take() }
    }

    private func didEnd() {
        depth = max(0, depth - 1)
        guard depth == 0, isChanged else { return }
        isChanged = false
        take()
    }
}
