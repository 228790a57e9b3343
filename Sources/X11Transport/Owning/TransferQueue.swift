import Logging
internal import TransferKit

/// Sends payloads to other programs, a few at a time: a thousand requests at once wait for each other instead of a
/// thousand files being read.
///
/// It lives on the loop of its connection.
final class TransferQueue {
    /// How many payloads are made at once, from the request until the first part is there.
    private static let maximumMaking = 16
    /// How many are made or sent at once. A receiver of several payloads may take their parts one payload after another,
    /// once the first parts of all are there (ICCCM, section 2.6.2).
    private static let maximumRunning = 64
    /// How many requests may wait; those beyond are refused.
    private static let maximumWaiting = 10_000

    private struct Request {
        let offer: TransferOffer
        let name: String
        let destination: OutgoingTransfer.Destination
        let reply: (Bool) -> Void
        let end: (_ isComplete: Bool) -> Void
    }

    private let connection: XConnection
    private let limits: TransferLimits
    private var waiting: ArraySlice<Request> = []
    private var running: [ObjectIdentifier: (transfer: OutgoingTransfer, sender: Task<Void, Never>)] = [:]
    private var makingCount = 0
    /// How many requests have come or ended.
    private var eventCount = 0

    /// - Parameter limits: How long receivers are waited for.
    init(_ connection: XConnection, limits: TransferLimits) {
        self.connection = connection
        self.limits = limits
    }

    /// Sends a payload as soon as there is room.
    /// - Parameters:
    ///   - reply: As in ``OutgoingTransfer``.
    ///   - end: Called once, with whether the receiver has all, when nothing is sent any more.
    func add(
        _ offer: TransferOffer,
        name: String,
        to destination: OutgoingTransfer.Destination,
        reply: @escaping (Bool) -> Void,
        end: @escaping (_ isComplete: Bool) -> Void
    ) {
        eventCount += 1
        guard waiting.count < Self.maximumWaiting else {
            reply(false)
            return end(false)
        }
        waiting.append(Request(offer: offer, name: name, destination: destination, reply: reply, end: end))
        startWaiting()
    }

    /// Ends all that is under way.
    func cancelAll() {
        let refused = waiting
        waiting = []
        for request in refused { request.end(false) }
        for (transfer, _) in Array(running.values) { transfer.cancel(CancellationError()) }
    }

    /// A question that can be asked again and again: whether something is sent, or was since it was asked the last time.
    func activity() -> () -> Bool {
        var last = eventCount
        return { [weak self] in
            guard let self else { return false }
            defer { last = eventCount }
            return eventCount != last || !running.isEmpty
        }
    }

    private func startWaiting() {
        while makingCount < Self.maximumMaking, running.count < Self.maximumRunning, let request = waiting.popFirst() {
            start(request)
        }
        // A slice keeps what has been taken from its front.
        if waiting.isEmpty { waiting = [] }
    }

    private func start(_ request: Request) {
        var key: ObjectIdentifier?
        makingCount += 1
        let transfer = OutgoingTransfer(
            connection,
            to: request.destination,
            limits: limits,
            isCrowded: { [weak self] in self?.waiting.isEmpty == false },
            reply: { [weak self] isDone in
                request.reply(isDone)
                self?.makingCount -= 1
                self?.startWaiting()
            },
            end: { [weak self] result in
                switch result {
                case .success: request.end(true)
                case .failure(is CancellationError): request.end(false)
                case .failure(let error):
                    request.end(false)
                    logger.error("\(request.name) could not be given to another program: \(error)")
                }
                if let self, let key {
                    eventCount += 1
                    running.removeValue(forKey: key)?.sender.cancel()
                    startWaiting()
                }
            }
        )
        key = ObjectIdentifier(transfer)
        let loop = connection.loop
        let sink = OutgoingTransfer.Sink(LoopBound(transfer, to: loop), loop: loop, partSize: transfer.partSize)
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
        running[ObjectIdentifier(transfer)] = (transfer, sender)
    }
}

/// Made at each use, so that it follows the logging that the program sets up.
private var logger: Logger { Logger(label: "X11Transport") }
