import GroupSharing
import Synchronization
import SystemSupport
import TransferKit

/// A compositor's clipboard or primary selection; see ``WaylandDisplay``.
///
/// A Wayland payload ends with its pipe, and a receiver cannot detect that its sender had more to send: if a sender
/// ends in the middle, the received part counts as the payload. Only an empty payload can be distinguished from one
/// whose owner ended.
public final class WaylandPasteboard: PasteboardTransport, ComposedClipboard {
    private let session: WaylandSession
    private let isPrimary: Bool
    private let observers: ChangeObservers
    private let storedLimits = Mutex(TransferLimits())

    package var server: Int32? { session.server }
    package var isBetterOnX11: Bool { session.isBetterOnX11 }

    init(_ session: WaylandSession, isPrimary: Bool, observers: ChangeObservers) {
        self.session = session
        self.isPrimary = isPrimary
        self.observers = observers
    }

    /// The limits on the size and time of reading from another program, and on the pauses of a program that reads. They apply to offers
    /// published and contents requested from then on.
    public var limits: TransferLimits {
        get { storedLimits.withLock { $0 } }
        set { storedLimits.withLock { $0 = newValue } }
    }

    @discardableResult
    public func publish(_ offer: TransferOffer) async throws -> Publication {
        offer.sharing(over: SocketChannel())
        return try await call { [limits] in $0.publish(offer, limits: limits, $1) }
    }

    public func clear() async throws { try await call { $0.clear($1) } }

    public func contents() async throws -> PasteboardContents {
        let contents: SelectionClient.Contents = try await call { $0.contents($1) }
        switch contents {
        case .empty: return .empty
        case .own(let offer): return .own(offer)
        case .other(let names, let number):
            let limits = limits
            return .other(
                IncomingOffer(names: names, limits: limits) { [self] name, sink in
                    try await receive(name, ofOffer: number, to: sink, limits: limits)
                }
                .sharing(over: SocketChannel())
            )
        }
    }

    /// Returns a number that changes each time the contents do.
    ///
    /// If the compositor shows its clipboard only to the window with the keyboard focus, it counts this process's
    /// changes and those that replace them. It cannot see changes between other programs.
    public func changeCount() async throws -> Int {
        try await synchronize()
        return observers.count
    }

    /// Returns the values of ``changeCount()`` from now on.
    public func changes() async throws -> AsyncStream<Int> {
        try await synchronize()
        return observers.stream()
    }

    /// Does nothing, because Wayland has no way to ask another program to hold the clipboard's contents. Clipboard managers take each offer
    /// when it is published.
    public func storeForOthers() {}

    private func receive(
        _ name: String,
        ofOffer number: Int,
        to sink: any ByteSink,
        limits: TransferLimits
    ) async throws {
        let pipe: Descriptor = try await call { $0.receive(name, ofOffer: number, $1) }
        defer { pipe.close() }
        var reader = IncomingTransfer(pipe, limits: limits)
        try await reader.readAll(to: sink, on: session)
        // The compositor's own end closes the pipe too.
        if reader.count == 0 {
            try await call { $0.confirmEmptyPayload(ofOffer: number, $1) }
        } else {
            try await checkConnection()
        }
    }

    /// Waits until all announcements of the compositor are processed.
    private func synchronize() async throws {
        try await session.call { $0.connection.sync($1) }
    }

    private func checkConnection() async throws {
        try await session.call { (selections, completion: (Result<Void, any Error>) -> Void) in
            completion(selections.connection.failure.map { .failure($0) } ?? .success(()))
        }
    }

    private func call<Value: Sendable>(
        _ work: @escaping @Sendable (SelectionClient, @escaping (Result<Value, any Error>) -> Void) -> Void
    ) async throws -> Value {
        try await session.call { [isPrimary] selections, completion in
            guard let selection = isPrimary ? selections.primary : selections.clipboard else {
                let name = SelectionProtocol.primarySelection.manager.name
                return completion(.failure(WaylandError.missing(protocol: name)))
            }
            work(selection, completion)
        }
    }
}
