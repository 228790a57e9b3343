import Logging
internal import TransferKit

/// Sends payloads to other programs, a few at a time: a thousand requests at once wait for each other instead of a
/// thousand files being read.
///
/// It lives on the loop of its connection.
final class TransferQueue {
    /// How many payloads are made and sent at once.
    private static let maximumRunning = 16
    /// How many requests may wait; those beyond are refused.
    private static let maximumWaiting = 10_000

    private struct Request {
        let offer: TransferOffer
        let name: String
        let destination: OutgoingTransfer.Destination
        let reply: (Bool) -> Void
        let delivered: () -> Void
    }

    private let connection: XConnection
    private let stallTimeout: Double
    private var waiting: ArraySlice<Request> = []
    private var running: [ObjectIdentifier: (transfer: OutgoingTransfer, sender: Task<Void, Never>)] = [:]

    /// - Parameter stallTimeout: The longest wait for a receiver, in seconds.
    init(_ connection: XConnection, stallTimeout: Double) {
        self.connection = connection
        self.stallTimeout = stallTimeout
    }

    /// Sends a payload as soon as there is room.
    /// - Parameters:
    ///   - reply: As in ``OutgoingTransfer``.
    ///   - delivered: Called when the receiver has all.
    func add(
        _ offer: TransferOffer,
        name: String,
        to destination: OutgoingTransfer.Destination,
        reply: @escaping (Bool) -> Void,
        delivered: @escaping () -> Void
    ) {
        guard waiting.count < Self.maximumWaiting else { return reply(false) }
        waiting.append(
            Request(offer: offer, name: name, destination: destination, reply: reply, delivered: delivered)
        )
        startWaiting()
    }

    /// Ends all that is under way.
    func cancelAll() {
        waiting = []
        for (transfer, _) in Array(running.values) { transfer.finish(.failure(CancellationError())) }
    }

    private func startWaiting() {
        while running.count < Self.maximumRunning, let request = waiting.popFirst() { start(request) }
    }

    private func start(_ request: Request) {
        var key: ObjectIdentifier?
        let transfer = OutgoingTransfer(
            connection,
            to: request.destination,
            stallTimeout: stallTimeout,
            reply: request.reply
        ) { [weak self] result in
            switch result {
            case .success: request.delivered()
            case .failure(let error):
                logger.error("\(request.name) could not be given to another program: \(error)")
            }
            if let self, let key {
                running.removeValue(forKey: key)?.sender.cancel()
                startWaiting()
            }
        }
        key = ObjectIdentifier(transfer)
        let loop = connection.loop
        let bound = LoopBound(transfer, to: loop)
        let (offer, name) = (request.offer, request.name)
        let sender = Task.detached {
            let result: Result<Void, any Error>
            do {
                try await offer.send(name, to: OutgoingTransfer.Sink(loop: loop, transfer: bound))
                result = .success(())
            } catch {
                result = .failure(error)
            }
            loop.submit { bound.value.finish(result) }
        }
        running[ObjectIdentifier(transfer)] = (transfer, sender)
    }
}

/// Made at each use, so that it follows the logging that the program sets up.
private var logger: Logger { Logger(label: "X11Transport") }
