import Glibc
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

private let logger = BackgroundLogger(label: "WaylandTransport")

/// An object that serves other programs' requests for payloads in the order of a ``RequestSchedule``. Each request has a part in memory and
/// an open descriptor. A compositor does not identify the requesting program, so each request counts as that of a different one.
///
/// It lives on its connection's loop. A request ends once: when its payload is sent or fails, when its receiver ends,
/// when there are too many requests, or with the connection.
final class TransferQueue {
    /// A program's request.
    struct Request: Sendable {
        let name: String
        let offer: TransferOffer
        let publication: Publication
        let pipe: Descriptor
        let limits: TransferLimits
    }

    /// A request that waits for its turn. It keeps the display open.
    private struct Waiting {
        let request: Request
        let session: WaylandSession
    }

    /// A request whose payload is being made or sent.
    private struct UnderWay {
        let name: String
        let publication: Publication
        let limits: TransferLimits
        let pipe: Descriptor
        let sink: OutgoingTransfer
        let task: Task<Void, Never>
        /// The wait for its receiver to read on.
        var wait: Waits.Key?
    }

    /// The number of payloads that are made at once.
    private static let maximumMaking = 32
    /// The greatest number of waiting requests, each of which is an open descriptor.
    static let maximumWaiting = 1000

    private unowned let connection: WaylandConnection
    /// The session, which keeps the loop alive while a payload is in transit.
    weak var session: WaylandSession?
    private var requestCount = 0
    private var schedule: RequestSchedule<Int, Waiting>
    private var underWay: [Int: UnderWay] = [:]
    /// The timer for the next check for a receiver that pauses too long.
    private var reminder: EventLoop.Timer?

    init(on connection: WaylandConnection) {
        self.connection = connection
        let limits = RequestLimits(makingCount: Self.maximumMaking, makingCountOfOne: 1)
        schedule = RequestSchedule(limits: limits)
    }

    // MARK: Requests

    func add(_ request: Request) {
        request.publication.willDeliver()
        guard let session else { return refuse(request, TransferWireError.broken("the clipboard was given up")) }
        guard underWay.count < Self.maximumMaking || hasRoom(for: request.pipe) else {
            return refuse(request, TransferWireError.broken("too many requests wait"))
        }
        requestCount += 1
        let number = schedule.add(Waiting(request: request, session: session), of: requestCount)
        watch(request.pipe, number)
        startNext()
    }

    /// Returns whether a request may wait. The system gives new descriptors the lowest numbers that are free (open(2));
    /// the last quarter is kept for the rest of the program, and for the connection, which would break without.
    private func hasRoom(for pipe: Descriptor) -> Bool {
        let limit = sysconf(CInt(_SC_OPEN_MAX))
        return schedule.waitingCount < Self.maximumWaiting
            && (limit < 0 || pipe.withNumber { Int($0) < limit - limit / 4 })
    }

    private func refuse(_ request: Request, _ error: any Error) {
        request.pipe.close()
        didFail(request.name, request.publication, error)
    }

    /// Logs a failed delivery, because a pipe cannot report that its contents are incomplete.
    private func didFail(_ name: String, _ publication: Publication, _ error: any Error) {
        publication.didEndDelivery(name, isComplete: false)
        logger.error("\(name) could not be given to another program: \(error)")
    }

    /// Detects that the receiver has ended while no bytes are written.
    private func watch(_ pipe: Descriptor, _ number: Int) {
        connection.loop.watch(pipe, for: .closed) { [weak self] _ in
            guard let self else { return }
            connection.loop.unwatch(pipe)
            // If all bytes were sent, the task has already reported that.
            session?.submit { $0.requests.drop(number, TransferWireError.broken("the other program stopped reading")) }
        }
    }

    // MARK: Payloads on their way

    private func startNext() {
        connection.loop.cancel(reminder)
        while true {
            while let (number, next) = schedule.next() { start(number, next) }
            switch schedule.remedy() {
            case .giveUp(let number):
                drop(number, TransferWireError.broken("its receiver has paused, and too many others wait"))
                schedule.end(number)
            case .askAgain(let seconds):
                reminder = connection.loop.after(seconds) { [weak self] in self?.startNext() }
                return
            case nil:
                return
            }
        }
    }

    private func start(_ number: Int, _ next: Waiting) {
        let (request, session) = (next.request, next.session)
        let (name, offer) = (request.name, request.offer)
        let sink = OutgoingTransfer(request.pipe, of: number, on: session)
        let task = Task.detached {
            var failure: (any Error)?
            do { try await offer.send(name, to: sink) } catch { failure = error }
            sink.session?.submit { [failure] in $0.requests.end(number, failure) }
        }
        underWay[number] = UnderWay(
            name: name,
            publication: request.publication,
            limits: request.limits,
            pipe: request.pipe,
            sink: sink,
            task: task
        )
    }

    /// Waits until the receiver of a payload has read on, so there is room in the pipe.
    func waitForRoom(_ number: Int, _ completion: @escaping (Result<Void, any Error>) -> Void) {
        guard let delivery = underWay[number] else { return completion(.failure(CancellationError())) }
        let (loop, waits, seconds) = (connection.loop, connection.waits, delivery.limits.receiverTimeout)
        let wait = Waits.Key()
        underWay[number]?.wait = wait
        loop.watch(delivery.pipe, for: .writable) { _ in waits.end(wait) }
        let error = TransferWireError.broken("the other program read nothing for \(seconds) seconds")
        waits.begin(wait, within: seconds, else: error) { [weak self] result in
            if let self, underWay[number] != nil {
                schedule.proceed(number)
                underWay[number]?.wait = nil
                watch(delivery.pipe, number)
            }
            completion(result)
        }
        // A payload that waits for its receiver takes no place from others.
        schedule.pause(number)
        schedule.didMake(number)
        startNext()
    }

    /// Notes how much memory a payload takes up.
    func hold(_ byteCount: Int, for number: Int) { schedule.hold(byteCount, for: number) }

    // MARK: Ends

    /// Ends a request, whose payload may still be in preparation.
    private func drop(_ number: Int, _ error: any Error) {
        if let request = schedule.withdraw(number)?.request {
            connection.loop.unwatch(request.pipe)
            refuse(request, error)
        } else if let delivery = underWay[number] {
            delivery.task.cancel()
            end(number, error)
        }
    }

    /// Ends a request whose payload was made, unless it has already ended.
    /// - Parameter error: The reason why not all bytes were sent.
    private func end(_ number: Int, _ error: (any Error)?) {
        guard let delivery = underWay.removeValue(forKey: number) else { return }
        schedule.end(number)
        if let wait = delivery.wait { connection.waits.end(wait, .failure(CancellationError())) }
        connection.loop.unwatch(delivery.pipe)
        delivery.sink.close()
        if let error {
            didFail(delivery.name, delivery.publication, error)
        } else {
            delivery.publication.didEndDelivery(delivery.name, isComplete: true)
        }
        startNext()
    }

    /// Ends all requests, when the connection has failed.
    func endAll(_ error: any Error) {
        for waiting in schedule.withdrawAll() {
            connection.loop.unwatch(waiting.request.pipe)
            refuse(waiting.request, error)
        }
        for number in underWay.keys.sorted() { drop(number, error) }
    }
}
