import Glibc
import Synchronization
internal import TransferKit
import UniformTypeIdentifiers

/// Logs once, when the program ends, that its contents of a clipboard end with it.
enum ContentsAtExit {
    private struct State {
        var isObserving = false
        /// The program's last publication on each clipboard that was not passed on.
        var publications: [ObjectIdentifier: Publication] = [:]
    }

    private static let state = Mutex(State())

    /// Follows a publication that replaces the contents of a clipboard.
    static func follow(_ publication: Publication, on clipboard: SystemClipboard) {
        let isFirst = state.withLock { state in
            state.publications[ObjectIdentifier(clipboard)] = publication
            defer { state.isObserving = true }
            return !state.isObserving
        }
        if isFirst { atexit { ContentsAtExit.report() } }
    }

    /// Takes over that a clipboard is empty, or that its contents were handed on as far as that is possible.
    static func forget(_ clipboard: SystemClipboard) {
        state.withLock { $0.publications[ObjectIdentifier(clipboard)] = nil }
    }

    private static func report() {
        let isLost = state.withLock { $0.publications.values.contains { !$0.isOver } }
        guard isLost else { return }
        BackgroundLogger(label: "SystemPasteboard").warning(
            "What this program wrote to a pasteboard ends with it, unless a clipboard manager has kept it. Call storeForOthers() before the program ends, or wait for the end() of what write(_:) returns."
        )
    }
}
