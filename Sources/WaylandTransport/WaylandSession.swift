import SystemSupport
import TransferKit

/// A connection that is used from any thread. It closes with its last reference.
final class WaylandSession: Sendable {
    let loop: EventLoop
    private let selections: LoopBound<Selections>
    /// The observers of changes of the clipboard, and of the primary selection where the compositor has one.
    let clipboardObservers: ChangeObservers
    let primaryObservers: ChangeObservers?
    let server: Int32?
    let isBetterOnX11: Bool

    /// - Throws: ``WaylandError``.
    init(name: String?, usesDataControl: Bool) throws {
        loop = try EventLoop()
        let selections = try Selections.connect(to: name, loop: loop, usesDataControl: usesDataControl)
        clipboardObservers = selections.clipboard.observers
        primaryObservers = selections.primary?.observers
        server = selections.connection.server
        isBetterOnX11 = selections.isBetterOnX11
        self.selections = LoopBound(selections, to: loop)
        selections.requests.session = self
        loop.start(named: "wayland")
    }

    deinit {
        loop.submit { [loop, selections] in
            selections.value.connection.close()
            loop.stop()
        }
    }

    /// Does something on the loop.
    func submit(_ work: @escaping @Sendable (Selections) -> Void) {
        loop.submit { [selections] in work(selections.value) }
    }

    /// Performs an operation on the loop and waits for its result.
    /// - Parameter work: Calls its second argument once.
    func call<Value: Sendable>(
        _ work: @escaping @Sendable (Selections, @escaping (Result<Value, any Error>) -> Void) -> Void
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            submit { selections in work(selections) { continuation.resume(with: $0) } }
        }
    }
}
