import Foundation
import GroupSharing
import SystemSupport
public import TransferKit

/// One of the clipboards of an X server; see ``X11Display``.
///
/// The contents of this program disappear when it ends, unless a clipboard manager keeps them; see
/// ``storeForOthers()``.
public final class X11Pasteboard: PasteboardTransport, ServedClipboard {
    private let selection: X11Selection
    private let session: X11Session
    private let observers: ChangeObservers

    package var server: Int32? { session.server }

    init(_ selection: X11Selection, of session: X11Session, observers: ChangeObservers) {
        self.selection = selection
        self.session = session
        self.observers = observers
    }

    @discardableResult
    public func publish(_ offer: TransferOffer) async throws -> Publication {
        offer.sharing(over: SocketChannel())
        return try await withClient { try $0.publish(offer) }
    }

    public func clear() async throws { try await withClient { try $0.clear() } }

    public func contents() async throws -> PasteboardContents {
        let own = try await withClient { client in
            try client.catchUp()
            return client.owner?.offer
        }
        if let own { return .own(own) }
        let limits = session.limits
        let names = try await conversion { client, end in
            SelectionOffer.read(client.connection, of: client.selection, limits: limits, end: end)
        }
        guard !names.isEmpty else { return .empty }
        return .other(
            IncomingOffer(names: names, limits: limits) { [self] name, sink in try await receive(name, to: sink) }
                .sharing(over: SocketChannel())
        )
    }

    public func changeCount() async throws -> Int {
        try await withClient { try $0.catchUp() }
        return observers.count
    }

    /// Returns the change counts from now on. A server without the XFixes extension, which all current servers have, reports only this
    /// program's changes.
    public func changes() async throws -> AsyncStream<Int> {
        try await withClient { try $0.catchUp() }
        return observers.stream()
    }

    /// Hands this process's contents of the clipboard to the clipboard manager, if one is running; see `PasteboardTransport`.
    public func storeForOthers() async throws {
        let limits = session.limits
        try await conversion { client, end in client.store(limits: limits, end: end) }
    }

    // MARK: On the loop's thread

    private func withClient<Value: Sendable>(
        _ work: @escaping @Sendable (SelectionClient) throws -> Value
    ) async throws -> Value {
        try await session.loop.call { [self] in try work(session.client(of: selection)) }
    }

    /// The running conversion, which can be ended or continued.
    private final class Ongoing {
        private weak var conversion: IncomingTransfer?
        private var isCancelled = false

        func start(_ conversion: IncomingTransfer?) {
            self.conversion = conversion
            if isCancelled { conversion?.cancel() }
        }

        func proceed() { conversion?.proceed() }

        /// Ends the conversion, which may not have begun: a task can be cancelled before it does anything.
        func cancel() {
            isCancelled = true
            conversion?.cancel()
        }
    }

    /// Starts a conversion and waits for its end. Cancelling the task cancels the conversion.
    private func conversion<Value: Sendable>(
        _ start:
            @escaping @Sendable (SelectionClient, @escaping (Result<Value, any Error>) -> Void) -> IncomingTransfer?
    ) async throws -> Value {
        let ongoing = LoopBound(Ongoing(), to: session.loop)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                session.loop.submit { [self] in
                    let conversion = start(session.client(of: selection)) { continuation.resume(with: $0) }
                    ongoing.value.start(conversion)
                }
            }
        } onCancel: {
            session.loop.submit { ongoing.value.cancel() }
        }
    }

    private func receive(_ name: String, to sink: any ByteSink) async throws {
        let (parts, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        let (loop, limits) = (session.loop, session.limits)
        let ongoing = LoopBound(Ongoing(), to: loop)
        continuation.onTermination = { _ in loop.submit { ongoing.value.cancel() } }
        loop.submit { [self] in
            let conversion = session.client(of: selection).convert(to: name, limits: limits) { bytes in
                continuation.yield(Data(bytes))
                return .wait
            } end: { result in
                switch result {
                case .success: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            }
            ongoing.value.start(conversion)
        }
        for try await part in parts {
            try await sink.write(part)
            loop.submit { ongoing.value.proceed() }
        }
        // A stream ends without an error when the task that waits for it is cancelled.
        try Task.checkCancellation()
    }
}
