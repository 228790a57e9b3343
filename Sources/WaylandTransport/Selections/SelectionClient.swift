import SystemSupport
import TransferKit

/// The clipboard or the primary selection of a seat. It lives on its connection's loop.
final class SelectionClient {
    /// The contents of a selection.
    enum Contents: Sendable {
        case empty
        case own(TransferOffer)
        /// The names in another program's offer, and the number of that offer on the selection.
        case other([String], offer: Int)
    }

    let observers = ChangeObservers()

    private let connection: WaylandConnection
    private let device: SelectionDevice
    private let isPrimary: Bool
    /// Gets the keyboard, where the protocol needs it.
    private let focus: FocusSurface?
    private let requests: TransferQueue

    private var offer: SelectionOffer?
    /// The number of offers so far.
    private var offerCount = 0
    private var source: SelectionOwner?
    /// A Boolean value that indicates whether the initial contents are known, so later announcements of the compositor are changes.
    private var isSettled = false

    init(
        on device: SelectionDevice,
        isPrimary: Bool,
        focus: FocusSurface?,
        requests: TransferQueue,
        connection: WaylandConnection
    ) {
        self.connection = connection
        self.device = device
        self.isPrimary = isPrimary
        self.focus = focus
        self.requests = requests
        let take: (SelectionOffer?) -> Void = { [weak self] in self?.didChange(to: $0) }
        if isPrimary, device.hasPrimary { device.onPrimary = take } else { device.onSelection = take }
    }

    /// Counts changes from now on.
    func settle() { isSettled = true }

    /// Tells all that wait for changes or for the end of an offer that there is nothing to wait for.
    func end() {
        source?.publication.didEnd()
        source = nil
        observers.end()
    }

    // MARK: Changes

    private func didChange(to new: SelectionOffer?) {
        offer?.destroy()
        offer = new
        offerCount += 1
        // Each time that the process gets the keyboard focus it receives an offer, whether or not it is a new one.
        if focus == nil { countChange() }
    }

    private func countChange() {
        if isSettled { observers.didChange() }
    }

    /// Discards an offer that is valid only while this process has keyboard focus.
    func didLoseFocus() {
        offer?.destroy()
        offer = nil
    }

    // MARK: Writing

    /// Puts an offer on the selection, and calls a handler when the compositor has it.
    func publish(
        _ offer: TransferOffer,
        limits: TransferLimits,
        _ completion: @escaping (Result<Publication, any Error>) -> Void
    ) {
        withKeyboard { [self] serial, finish in
            guard let source = SelectionOwner(offer, on: device, limits: limits, requests: requests) else {
                return finish(.failure(WaylandError.disconnected(reason: "an offer could not be made")), completion)
            }
            source.onCancel = { [weak self, weak source] in
                guard let self, self.source === source else { return }
                self.source = nil
                if focus != nil { countChange() }
            }
            let old = self.source
            self.source = source
            device.set(source.proxy, isPrimary: isPrimary, serial: serial)
            if focus != nil { countChange() }
            finish(.success(source.publication)) {
                // Earlier requests of other programs precede the compositor's answer.
                old?.end()
                completion($0)
            }
        } orElse: {
            completion(.failure($0))
        }
    }

    /// Removes the contents of the selection, and calls a handler when the compositor has done so.
    func clear(_ completion: @escaping (Result<Void, any Error>) -> Void) {
        if focus != nil, let source {
            // A source that ends takes its offer with it. This needs no keyboard focus.
            self.source = nil
            source.end()
            countChange()
            return connection.sync(completion)
        }
        withKeyboard { [self] serial, finish in
            device.set(nil, isPrimary: isPrimary, serial: serial)
            let old = source
            source = nil
            finish(.success(())) {
                old?.end()
                completion($0)
            }
        } orElse: {
            completion(.failure($0))
        }
    }

    // MARK: Reading

    /// Passes the contents of the selection to a handler.
    /// - Parameter isCurrent: Whether the compositor's answer is current.
    func contents(isCurrent: Bool = false, _ completion: @escaping (Result<Contents, any Error>) -> Void) {
        guard isCurrent else {
            return connection.sync { [self] result in
                switch result {
                case .success: contents(isCurrent: true, completion)
                case .failure(let error): completion(.failure(error))
                }
            }
        }
        if let source { return completion(.success(.own(source.offer))) }
        withKeyboard { [self] _, finish in
            let contents = offer.map { Contents.other($0.names, offer: offerCount) } ?? .empty
            finish(.success(contents), isCurrent: true, completion)
        } orElse: {
            completion(.failure($0))
        }
    }

    /// Requests a payload of another program's offer.
    /// - Parameters:
    ///   - name: One of the offer's names.
    ///   - number: The number of the selection's offer. If this process needs the keyboard focus to see it, the current
    ///     offer is used.
    ///   - completion: Receives the pipe with the payload.
    func receive(
        _ name: String,
        ofOffer number: Int,
        _ completion: @escaping (Result<Descriptor, any Error>) -> Void
    ) {
        withKeyboard { [self] _, finish in
            guard let offer, focus != nil || number == offerCount else {
                return finish(.failure(Self.replaced), isCurrent: true, completion)
            }
            guard offer.has(name) else {
                return finish(.failure(TransferWireError.notOffered(name)), isCurrent: true, completion)
            }
            do {
                let pipe = try Pipe()
                offer.receive(name, through: pipe.writing)
                pipe.writing.close()
                finish(.success(pipe.reading), isCurrent: focus == nil, completion)
            } catch {
                finish(.failure(error), isCurrent: true, completion)
            }
        } orElse: {
            completion(.failure($0))
        }
    }

    /// Determines whether an empty payload is valid, because a compositor also closes the pipe of an offer that has
    /// ended meanwhile.
    func confirmEmptyPayload(ofOffer number: Int, _ completion: @escaping (Result<Void, any Error>) -> Void) {
        guard focus == nil else { return completion(.success(())) }
        connection.sync { [self] result in
            completion(result.flatMap { number == offerCount ? .success(()) : .failure(Self.replaced) })
        }
    }

    private static let replaced = TransferWireError.broken("what was offered is no longer on the clipboard")

    // MARK: The keyboard

    /// Gets the keyboard where the protocol needs it, and keeps it until ``releaseKeyboard()``, so one window is shown for several
    /// operations.
    func holdKeyboard(_ completion: @escaping (Result<Void, any Error>) -> Void) {
        guard let focus else { return completion(.success(())) }
        if let failure = connection.failure { return completion(.failure(failure)) }
        focus.acquire { completion($0.map { _ in }) }
    }

    /// Gives back what ``holdKeyboard(_:)`` got.
    func releaseKeyboard() { focus?.release() }

    /// A value that releases the keyboard focus and then reports the result, after the compositor has processed any request.
    private struct Finish {
        let connection: WaylandConnection
        let focus: FocusSurface?

        func callAsFunction<Value>(
            _ result: Result<Value, any Error>,
            isCurrent: Bool = false,
            _ completion: @escaping (Result<Value, any Error>) -> Void
        ) {
            guard !isCurrent else {
                focus?.release()
                return completion(result)
            }
            connection.sync { [focus] done in
                focus?.release()
                completion(done.flatMap { result })
            }
        }
    }

    /// Does something with the keyboard where the protocol needs it, else at once.
    private func withKeyboard(
        _ body: @escaping (_ serial: UInt32, _ finish: Finish) -> Void,
        orElse fail: @escaping (any Error) -> Void
    ) {
        if let failure = connection.failure { return fail(failure) }
        let finish = Finish(connection: connection, focus: focus)
        guard let focus else { return body(0, finish) }
        focus.acquire { result in
            switch result {
            case .success(let serial): body(serial, finish)
            case .failure(let error): fail(error)
            }
        }
    }
}
