import CXCB
internal import TransferKit
import UniformTypeIdentifiers

private let logger = BackgroundLogger(label: "X11Transport")

/// This program's part in one selection: its offer, and its requests to other programs.
///
/// It lives on the loop of its connection.
final class SelectionClient {
    let connection: X11Connection
    let selection: xcb_atom_t
    /// This program's offer in the selection; nil while another program owns the selection, or none does.
    private(set) var owner: SelectionOwner?

    /// The number of times that the selection is taken again after another program destroyed the window that owned it.
    /// A program that destroys it each time would otherwise keep both busy forever.
    private static let maximumLossCount = 20

    /// The window that owns the selection while this program does.
    private var window: xcb_window_t
    private var windowListener: X11Connection.Listener?
    /// The number of times that the owner's window was destroyed since this program's last offer.
    private var lossCount = 0
    private let queue: TransferQueue
    private let didChange: () -> Void
    private let watchesOwner: Bool

    /// - Parameter didChange: Called each time that other contents are in the selection.
    init(
        _ selection: xcb_atom_t,
        of connection: X11Connection,
        queue: TransferQueue,
        didChange: @escaping () -> Void
    ) {
        self.connection = connection
        self.selection = selection
        self.queue = queue
        self.didChange = didChange
        window = connection.makeWindow()
        watchesOwner = connection.watchOwner(of: selection)
        connection.handle(
            with: X11Connection.SelectionHandler(
                selection: selection,
                request: { [unowned self] in answer($0) },
                clear: { [unowned self] _ in ownershipDidEnd() },
                change: didChange
            )
        )
        listenToWindow()
    }

    /// Processes the events that have arrived, of which the loop may not be notified.
    func catchUp() throws {
        // All that the server sent before its answer is here with it.
        _ = try connection.owner(of: selection)
        connection.process()
        try connection.check()
    }

    /// Replaces the contents of the selection with an offer.
    func publish(_ offer: TransferOffer) throws -> Publication {
        // The window may be destroyed.
        try catchUp()
        lossCount = 0
        let new = try SelectionOwner(offer, in: selection, of: connection, window: window, queue: queue)
        owner?.publication.didEnd()
        owner = new
        if !watchesOwner { didChange() }
        return new.publication
    }

    /// Leaves the selection without an owner.
    func clear() throws {
        try connection.check()
        let time = try connection.time(at: window) ?? xcb_timestamp_t(XCB_CURRENT_TIME)
        xcb_set_selection_owner(connection.pointer, Atoms.none, selection, time)
        owner?.publication.didEnd()
        owner = nil
        // The program may end before the loop gets to the requests that arrived in the meantime, and these wait for an
        // answer.
        try catchUp()
        if !watchesOwner { didChange() }
    }

    private func answer(_ request: xcb_selection_request_event_t) {
        // A request that was under way when the selection lost its owner is refused: its requestor would wait.
        owner?.answer(request) ?? connection.reply(to: request, property: Atoms.none)
    }

    /// Asks for a payload; see ``IncomingTransfer``.
    func convert(
        to name: String,
        limits: TransferLimits,
        take: @escaping (UnsafeRawBufferPointer) throws -> IncomingTransfer.Flow,
        end: @escaping (Result<Void, any Error>) -> Void
    ) -> IncomingTransfer? {
        let target = connection.atoms.intern([name])[0]
        return IncomingTransfer.start(connection, of: selection, to: target, limits: limits, take: take, end: end)
    }

    /// Asks the clipboard manager to save this program's contents of the selection (freedesktop.org's clipboard-manager
    /// specification).
    func store(limits: TransferLimits, end: @escaping (Result<Void, any Error>) -> Void) -> IncomingTransfer? {
        let manager = connection.atoms[.clipboardManager]
        let parameter: [xcb_atom_t]
        do {
            try catchUp()
            guard let owner, owner.offer.marks.isEmpty, try connection.owner(of: manager) != nil else {
                end(.success(()))
                return nil
            }
            parameter = owner.savedTargets
        } catch {
            end(.failure(error))
            return nil
        }
        // The manager answers when it has read everything: it is waited for as long as it reads.
        let activity = queue.activity()
        return IncomingTransfer.start(
            connection,
            of: manager,
            to: connection.atoms[.saveTargets],
            parameter: parameter,
            limits: limits,
            isAtWork: activity
        ) { _ in
            .more
        } end: { result in
            // The answer has no contents and often no type, which would be an error of other answers.
            if case .failure(TransferWireError.malformed) = result { return end(.success(())) }
            end(result)
        }
    }

    func displayDidClose() {
        owner?.publication.didEnd()
        owner = nil
    }

    private func listenToWindow() {
        windowListener = connection.listen(to: window) { [unowned self] in
            if case .destroyed = $0 { windowDidEnd() }
        }
    }

    /// Another program has destroyed the window, and with it the ownership of the selection: takes it again with another
    /// window, unless another program owns it by now.
    private func windowDidEnd() {
        connection.stopListening(windowListener)
        guard (try? connection.check()) != nil else { return }
        window = connection.makeWindow()
        listenToWindow()
        guard let owner else { return }
        do {
            guard try connection.owner(of: selection) == nil else { return ownershipDidEnd() }
            lossCount += 1
            guard lossCount <= Self.maximumLossCount else {
                throw TransferWireError.broken("another program destroys each window that owns the clipboard")
            }
            self.owner = try SelectionOwner(
                owner.offer,
                in: selection,
                of: connection,
                window: window,
                queue: queue,
                publication: owner.publication
            )
        } catch {
            logger.error("What was copied is no longer on the clipboard: \(error)")
            ownershipDidEnd()
        }
    }

    private func ownershipDidEnd() {
        // The message may concern an ownership that a later one of this program has replaced. Their times are not
        // sufficient to distinguish them, because several owners can follow within a millisecond.
        guard let owner, (try? connection.owner(of: selection)) != window else { return }
        owner.publication.didEnd()
        self.owner = nil
        if !watchesOwner { didChange() }
    }
}
