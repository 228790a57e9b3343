import CXCB
import Foundation
import Synchronization
import SystemSupport
internal import TransferKit

/// One payload on its way to another program: in one property, or in increments as the other program takes them (ICCCM,
/// section 2.7.2).
///
/// It lives on the loop of its connection. Its ``Sink`` brings the parts there: there is at most one in the server and one
/// here.
final class OutgoingTransfer {
    /// The destination of the payload.
    struct Destination {
        let window: xcb_window_t
        let property: xcb_atom_t
        let type: xcb_atom_t
        /// The name of the payload.
        let name: String
    }

    private enum State {
        /// It may fit in one property.
        case collecting
        /// The other program is to delete the property, which asks for the next part.
        case awaitingDeletion
        /// The other program has deleted the property, and no bytes are ready.
        case ready
        case over
    }

    /// The number of bytes that are collected before they are sent: at most the server's limit for a request. Files are
    /// read in parts of this size, which are sent without a copy.
    let partSize: Int

    private let connection: X11Connection
    private let destination: Destination
    private let limits: TransferLimits
    private let reply: (Bool) -> Void
    private let pause: (Bool) -> Void
    private let end: (Result<Void, any Error>) -> Void
    private var state = State.collecting
    /// The next part, which is empty at the end.
    private var next: Data?
    /// A Boolean value that indicates whether there is nothing after ``next`` but the end.
    private var isComplete = false
    private var writer: CheckedContinuation<Void, any Error>?
    private var listener: X11Connection.Listener?
    private var timer: EventLoop.Timer?

    /// - Parameters:
    ///   - limits: The limits of the wait for the other program.
    ///   - reply: Called once, with whether the other program will find something in the property.
    ///   - pause: Called with true when the other program is to take something, and with false when it has.
    ///   - end: Called once when all has been sent, or when that is no longer possible.
    init(
        _ connection: X11Connection,
        to destination: Destination,
        limits: TransferLimits,
        reply: @escaping (Bool) -> Void,
        pause: @escaping (Bool) -> Void,
        end: @escaping (Result<Void, any Error>) -> Void
    ) {
        self.connection = connection
        self.destination = destination
        self.limits = limits
        self.reply = reply
        self.pause = pause
        self.end = end
        partSize = min(OutgoingBytes.partSize, connection.maximumPropertySize)
        let events = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        listener = connection.listen(to: destination.window, for: xcb_event_mask_t(events)) { [weak self] in
            self?.handle($0)
        }
        timer = connection.loop.after(limits.receiverTimeout) { [weak self] in
            self?.cancel(TransferWireError.timedOut(seconds: limits.receiverTimeout))
        }
    }

    // MARK: From the sender

    /// An object that passes bytes for a transfer to the transfer's loop, a whole part at a time.
    final class Sink: AnnouncedSink {
        private let transfer: LoopBound<OutgoingTransfer>
        /// Called on the loop with the amount of memory that the payload takes up.
        private let hold: LoopBound<(Int) -> Void>
        private let loop: EventLoop
        private let partSize: Int
        private let collected = Mutex(Data())

        init(
            _ transfer: LoopBound<OutgoingTransfer>,
            loop: EventLoop,
            partSize: Int,
            hold: @escaping (Int) -> Void
        ) {
            self.transfer = transfer
            self.hold = LoopBound(hold, to: loop)
            self.loop = loop
            self.partSize = partSize
        }

        func write(_ bytes: Data) async throws {
            var rest = bytes
            while let part = collect(&rest) {
                try await withCheckedThrowingContinuation { continuation in
                    let isAccepted = loop.submit { [transfer] in transfer.value.write(part, continuation) }
                    if !isAccepted { continuation.resume(throwing: CancellationError()) }
                }
            }
        }

        func announce(_ byteCount: Int, isInMemory: Bool) async throws {
            try await withCheckedThrowingContinuation { continuation in
                let isAccepted = loop.submit { [transfer, hold] in
                    if isInMemory { hold.value(byteCount) }
                    transfer.value.announce(byteCount, continuation)
                }
                if !isAccepted { continuation.resume(throwing: CancellationError()) }
            }
        }

        /// Called when all bytes have been written, or when no more can be.
        func finish(_ result: Result<Void, any Error>) {
            let last = collected.withLock { $0 }
            loop.submit { [transfer] in transfer.value.finish(result.map { last }) }
        }

        /// Collects bytes until they are a part.
        private func collect(_ bytes: inout Data) -> Data? {
            collected.withLock { collected in
                if collected.isEmpty, bytes.count < partSize { collected.reserveCapacity(partSize) }
                let missing = bytes.prefix(partSize - collected.count)
                bytes = bytes.dropFirst(missing.count)
                // Parts of the full size are not copied.
                if missing.count == partSize { return missing }
                collected.append(missing)
                guard collected.count == partSize else { return nil }
                defer { collected = Data() }
                return collected
            }
        }
    }

    /// Announces to the receiver that parts will follow. The writer makes the first when the receiver asks for it.
    private func announce(_ byteCount: Int, _ continuation: CheckedContinuation<Void, any Error>) {
        switch state {
        case .over:
            continuation.resume(throwing: TransferWireError.broken("the receiver is gone"))
        case .collecting where byteCount > partSize:
            beginIncrements(atLeast: byteCount)
            writer = continuation
        case .collecting, .awaitingDeletion, .ready:
            continuation.resume()
        }
    }

    /// Sends a part that is not the last. The writer continues when the server has it, and collects the next part.
    private func write(_ part: Data, _ continuation: CheckedContinuation<Void, any Error>) {
        switch state {
        case .over:
            return continuation.resume(throwing: TransferWireError.broken("the receiver is gone"))
        case .collecting:
            beginIncrements(atLeast: part.count)
        case .awaitingDeletion, .ready:
            break
        }
        guard next == nil else { preconditionFailure("A part was written before there was room for it") }
        next = part
        writer = continuation
        sendNextIfWanted()
    }

    /// Ends the writing, with or without an error.
    /// - Parameter last: The bytes after the written parts.
    private func finish(_ last: Result<Data, any Error>) {
        switch (last, state) {
        case (_, .over):
            break
        case (.success(let data), .collecting):
            setProperty(to: data, itemSize: WireType.itemSize(of: destination.name, byteCount: data.count))
            reply(true)
            finishNow(.success(()))
        case (.success(let data), _):
            isComplete = true
            next = data
            sendNextIfWanted()
        case (.failure(let error), _):
            // The protocol has no way to report a failure in the middle. A regular end would be wrong, because the
            // receiver would consider the payload complete. Instead, the receiver waits for more and gives up.
            cancel(error)
        }
    }

    /// Ends the transfer at once.
    func cancel(_ error: any Error) {
        if case .collecting = state { reply(false) }
        finishNow(.failure(error))
    }

    /// Ends a transfer whose receiver pauses while others wait.
    func giveUp() {
        finishNow(.failure(TransferWireError.broken("its receiver has paused, and too many others wait")))
    }

    // MARK: To the receiver

    private func beginIncrements(atLeast count: Int) {
        state = .awaitingDeletion
        var size = UInt32(clamping: count)
        xcb_change_property(
            connection.pointer,
            UInt8(XCB_PROP_MODE_REPLACE.rawValue),
            destination.window,
            destination.property,
            connection.atoms[.incremental],
            32,
            1,
            &size
        )
        reply(true)
        waitForReceiver()
    }

    private func handle(_ event: X11Connection.WindowEvent) {
        switch event {
        case .propertyDeleted(destination.property):
            guard case .awaitingDeletion = state else { break }
            connection.loop.cancel(timer)
            pause(false)
            state = .ready
            sendNextIfWanted()
        case .destroyed:
            cancel(TransferWireError.broken("the receiver is gone"))
        default:
            break
        }
    }

    private func sendNextIfWanted() {
        guard case .ready = state else { return }
        guard let part = next else {
            // The first part is wanted.
            writer?.resume()
            writer = nil
            return
        }
        next = isComplete ? Data() : nil
        state = .awaitingDeletion
        // The next part is collected while this one is sent to the server.
        writer?.resume()
        writer = nil
        setProperty(to: part)
        // An empty part is the end.
        if part.isEmpty { return finishNow(.success(())) }
        waitForReceiver()
    }

    private func setProperty(to data: Data, itemSize: Int = 8) {
        data.withUnsafeBytes { bytes in
            _ = xcb_change_property(
                connection.pointer,
                UInt8(XCB_PROP_MODE_REPLACE.rawValue),
                destination.window,
                destination.property,
                destination.type,
                UInt8(itemSize),
                UInt32(bytes.count / (itemSize / 8)),
                bytes.baseAddress
            )
        }
    }

    private func waitForReceiver() {
        connection.loop.cancel(timer)
        pause(true)
        let seconds = limits.receiverTimeout
        timer = connection.loop.after(seconds) { [weak self] in
            self?.finishNow(.failure(TransferWireError.broken("the receiver took nothing for \(seconds) seconds")))
        }
    }

    private func finishNow(_ result: Result<Void, any Error>) {
        if case .over = state { return }
        state = .over
        connection.loop.cancel(timer)
        connection.stopListening(listener)
        writer?.resume(throwing: TransferWireError.broken("the receiver is gone"))
        writer = nil
        next = nil
        // The process may end after it receives the result.
        xcb_flush(connection.pointer)
        end(result)
    }
}
