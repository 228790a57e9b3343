import CXCB
import SystemSupport
internal import TransferKit
import UniformTypeIdentifiers

private let logger = BackgroundLogger(label: "X11Transport")

/// An object that sends payloads to other programs in the order of a ``RequestSchedule``. A thousand simultaneous requests wait for each
/// other instead of reading a thousand files, and a program that never reads does not block the others.
///
/// It lives on the loop of its connection.
final class TransferQueue {
    /// The number of requests that may wait. Further ones are refused.
    private static let maximumWaiting = 10_000

    private struct Request: Sendable {
        let offer: TransferOffer
        let name: String
        let destination: OutgoingTransfer.Destination
        let callbacks: LoopBound<Callbacks>
    }

    private struct Callbacks {
        let reply: (Bool) -> Void
        let end: (_ isComplete: Bool) -> Void
    }

    private let connection: X11Connection
    private let limits: TransferLimits
    private var schedule = RequestSchedule<X11Connection.Client, Request>(limits: RequestLimits())
    private var running: [Int: (transfer: OutgoingTransfer, sender: Task<Void, Never>)] = [:]
    /// The timer for the next check for a receiver that pauses too long.
    private var reminder: EventLoop.Timer?
    /// The number of requests that have arrived or ended.
    private var eventCount = 0

    /// - Parameter limits: The limits of the wait for receivers.
    init(_ connection: X11Connection, limits: TransferLimits) {
        self.connection = connection
        self.limits = limits
    }

    /// Sends a payload as soon as there is room.
    /// - Parameters:
    ///   - reply: The same as in ``OutgoingTransfer``.
    ///   - end: Called once after the transfer ends, with whether the receiver has all bytes.
    func add(
        _ offer: TransferOffer,
        name: String,
        to destination: OutgoingTransfer.Destination,
        reply: @escaping (Bool) -> Void,
        end: @escaping (_ isComplete: Bool) -> Void
    ) {
        eventCount += 1
        guard schedule.waitingCount < Self.maximumWaiting else {
            reply(false)
            return end(false)
        }
        let callbacks = LoopBound(Callbacks(reply: reply, end: end), to: connection.loop)
        let request = Request(offer: offer, name: name, destination: destination, callbacks: callbacks)
        _ = schedule.add(request, of: connection.client(of: destination.window))
        startWaiting()
    }

    /// Ends all that is under way.
    func cancelAll() {
        for request in schedule.withdrawAll() { request.callbacks.value.end(false) }
        for (transfer, _) in Array(running.values) { transfer.cancel(CancellationError()) }
    }

    /// Returns a question that can be asked again and again: whether something is sent, or was since it was asked the
    /// last time.
    func activity() -> () -> Bool {
        var last = eventCount
        return { [weak self] in
            guard let self else { return false }
            defer { last = eventCount }
            return eventCount != last || !running.isEmpty
        }
    }

    private func startWaiting() {
        connection.loop.cancel(reminder)
        while true {
            while let (key, request) = schedule.next() { start(request, key) }
            switch schedule.remedy() {
            case .giveUp(let key):
                running[key]?.transfer.giveUp()
                schedule.end(key)
            case .askAgain(let seconds):
                reminder = connection.loop.after(seconds) { [weak self] in self?.startWaiting() }
                return
            case nil:
                return
            }
        }
    }

    private func start(_ request: Request, _ key: Int) {
        let callbacks = request.callbacks.value
        let transfer = OutgoingTransfer(
            connection,
            to: request.destination,
            limits: limits,
            reply: { [weak self] isDone in
                callbacks.reply(isDone)
                self?.schedule.didMake(key)
                self?.startWaiting()
            },
            pause: { [weak self] isPaused in
                if isPaused { self?.schedule.pause(key) } else { self?.schedule.proceed(key) }
            },
            end: { [weak self] result in
                switch result {
                case .success: callbacks.end(true)
                case .failure(is CancellationError): callbacks.end(false)
                case .failure(let error):
                    callbacks.end(false)
                    logger.error("\(request.name) could not be given to another program: \(error)")
                }
                if let self {
                    eventCount += 1
                    schedule.end(key)
                    running.removeValue(forKey: key)?.sender.cancel()
                    startWaiting()
                }
            }
        )
        let loop = connection.loop
        let bound = LoopBound(transfer, to: loop)
        let sink = OutgoingTransfer.Sink(bound, loop: loop, partSize: transfer.partSize) { [weak self] count in
            self?.schedule.hold(count, for: key)
        }
        let (offer, name) = (request.offer, request.name)
        let sender = Task.detached {
            let result: Result<Void, any Error>
            do {
                try await offer.send(name, to: sink)
                result = .success(())
            } catch {
                result = .failure(error)
            }
            sink.finish(result)
        }
        running[key] = (transfer, sender)
    }
}
