import CXCB
import Foundation
internal import TransferKit

/// One payload on its way to another program: in one property, or in increments as the other program takes them (ICCCM,
/// section 2.7.2).
///
/// It lives on the loop of its connection. Its ``Sink`` carries the bytes there; there is at most one part in the server and
/// one here.
final class OutgoingTransfer {
    /// Where the payload goes.
    struct Destination {
        let window: xcb_window_t
        let property: xcb_atom_t
        let type: xcb_atom_t
    }

    /// The bytes that are collected before they are sent: few enough for memory, many enough that waiting for the other
    /// program between them does not count.
    private static let usualPartSize = 1 << 20

    private enum State {
        /// It may fit in one property.
        case collecting
        /// The other program is to delete the property, which asks for the next part.
        case awaitingDeletion
        /// The other program has deleted the property, and there is nothing to send yet.
        case ready
        case over
    }

    private let connection: XConnection
    private let destination: Destination
    private let stallTimeout: Double
    private let reply: (Bool) -> Void
    private let end: (Result<Void, any Error>) -> Void
    /// What is collected before it is sent, in bytes: at most what the server takes in a request.
    private let partSize: Int
    private var state = State.collecting
    private var pending = Data()
    private var isComplete = false
    private var writer: CheckedContinuation<Void, any Error>?
    private var listener: XConnection.Listener?
    private var timer: EventLoop.Timer?

    /// - Parameters:
    ///   - stallTimeout: The longest wait for the other program to take a part, in seconds.
    ///   - reply: Called once, with whether the other program will find something in the property.
    ///   - end: Called once when all has been sent, or when that is no longer possible.
    init(
        _ connection: XConnection,
        to destination: Destination,
        stallTimeout: Double,
        reply: @escaping (Bool) -> Void,
        end: @escaping (Result<Void, any Error>) -> Void
    ) {
        self.connection = connection
        self.destination = destination
        self.stallTimeout = stallTimeout
        self.reply = reply
        self.end = end
        partSize = min(Self.usualPartSize, connection.maximumPropertySize)
    }

    /// Takes bytes for a transfer to the loop that it lives on.
    struct Sink: ByteSink {
        let loop: EventLoop
        let transfer: LoopBound<OutgoingTransfer>

        func write(_ bytes: Data) async throws {
            try await withCheckedThrowingContinuation { continuation in
                loop.submit { transfer.value.write(bytes, continuation) }
            }
        }
    }

    // MARK: From the sender

    private func write(_ bytes: Data, _ continuation: CheckedContinuation<Void, any Error>) {
        if case .over = state {
            return continuation.resume(throwing: TransferWireError.broken("the receiver is gone"))
        }
        pending.append(bytes)
        guard isCollecting ? pending.count > partSize : pending.count >= partSize else { return continuation.resume() }
        writer = continuation
        if isCollecting { beginIncrements() } else { sendNextIfWanted() }
    }

    /// Says that all bytes have been written, or that no more can be.
    func finish(_ result: Result<Void, any Error>) {
        switch (result, state) {
        case (_, .over):
            break
        case (.success, .collecting):
            setProperty(to: pending)
            reply(true)
            finishNow(.success(()))
        case (.success, _):
            isComplete = true
            sendNextIfWanted()
        case (.failure, .collecting):
            reply(false)
            finishNow(result)
        case (.failure, _):
            // There is no word for a failure in the middle. To end as if all were there would be a lie; the receiver waits
            // for more and gives up.
            finishNow(result)
        }
    }

    // MARK: To the receiver

    private var isCollecting: Bool { if case .collecting = state { true } else { false } }

    private func beginIncrements() {
        state = .awaitingDeletion
        let events = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue | XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue
        listener = connection.listen(to: destination.window, for: xcb_event_mask_t(events)) { [weak self] in
            self?.handle($0)
        }
        var size = UInt32(clamping: pending.count)
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

    private func handle(_ event: XConnection.WindowEvent) {
        switch event {
        case .propertyDeleted(destination.property):
            connection.loop.cancel(timer)
            if case .awaitingDeletion = state { state = .ready }
            sendNextIfWanted()
        case .destroyed:
            finishNow(.failure(TransferWireError.broken("the receiver is gone")))
        default:
            break
        }
    }

    private func sendNextIfWanted() {
        guard case .ready = state, isComplete || pending.count >= partSize else { return }
        // An empty part is the end.
        let part = pending.prefix(partSize)
        setProperty(to: part)
        if part.isEmpty { return finishNow(.success(())) }
        pending = Data(pending.dropFirst(partSize))
        state = .awaitingDeletion
        waitForReceiver()
        guard isComplete || pending.count < partSize else { return }
        writer?.resume()
        writer = nil
    }

    private func setProperty(to data: Data) {
        data.withUnsafeBytes { bytes in
            _ = xcb_change_property(
                connection.pointer,
                UInt8(XCB_PROP_MODE_REPLACE.rawValue),
                destination.window,
                destination.property,
                destination.type,
                8,
                UInt32(bytes.count),
                bytes.baseAddress
            )
        }
    }

    private func waitForReceiver() {
        connection.loop.cancel(timer)
        timer = connection.loop.after(stallTimeout) { [weak self, stallTimeout] in
            self?.finishNow(.failure(TransferWireError.timedOut(seconds: stallTimeout)))
        }
    }

    private func finishNow(_ result: Result<Void, any Error>) {
        if case .over = state { return }
        state = .over
        connection.loop.cancel(timer)
        connection.stopListening(listener)
        writer?.resume(throwing: TransferWireError.broken("the receiver is gone"))
        writer = nil
        pending = Data()
        end(result)
    }
}
