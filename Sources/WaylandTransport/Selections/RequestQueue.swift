import Logging
import TransferKit

/// Made at each use, so that it follows the logging that the program sets up.
private var logger: Logger { Logger(label: "WaylandTransport") }

/// Serves other programs' requests for payloads, a number of them at once: each has a part in memory and a descriptor open.
final class RequestQueue {
    /// A program's request.
    struct Request: Sendable {
        let name: String
        let offer: TransferOffer
        let publication: Publication
        let pipe: Descriptor
        let stallTimeout: Double
    }

    /// How many are served at once.
    private static let maximumUnderWay = 32
    /// From how many on that wait no more are taken from the compositor, which keeps them: each is an open descriptor.
    private static let maximumWaiting = 128

    private unowned let connection: Connection
    /// What keeps the loop alive while a payload is on its way.
    weak var session: DisplaySession?
    private var waiting: [Request] = []
    private var underWay = 0

    init(on connection: Connection) { self.connection = connection }

    func add(_ request: Request) {
        request.publication.willDeliver()
        waiting.append(request)
        startNext()
    }

    private func startNext() {
        while underWay < Self.maximumUnderWay, !waiting.isEmpty, let session {
            underWay += 1
            start(waiting.removeFirst(), on: session)
        }
        connection.setReading(waiting.count < Self.maximumWaiting)
    }

    private func start(_ request: Request, on session: DisplaySession) {
        Task.detached {
            let sink = PipeSink(request.pipe, on: session, stallTimeout: request.stallTimeout)
            do {
                try await request.offer.send(request.name, to: sink)
                request.pipe.close()
                request.publication.didEndDelivery(request.name, isComplete: true)
            } catch {
                // A pipe has no way to say that what it brought is not all; the log has.
                request.pipe.close()
                request.publication.didEndDelivery(request.name, isComplete: false)
                logger.error("\(request.name) could not be given to another program: \(error)")
            }
            session.submit { $0.requests.didEnd() }
        }
    }

    private func didEnd() {
        underWay -= 1
        startNext()
    }
}
