import SystemSupport
internal import TransferKit

/// A connection to an X server with its thread and this program's state in the server's selections.
///
/// It is shared by a display and its pasteboards, and ends with the last of them.
final class X11Session: Sendable {
    let loop: EventLoop
    let limits: TransferLimits
    /// The process that accepts connections with the server; nil if that is unknown.
    let server: Int32?
    private let state: LoopBound<State>

    /// The state that is used on the loop only.
    private final class State {
        let connection: X11Connection
        let queue: TransferQueue
        var clients: [X11Selection: SelectionClient] = [:]

        init(_ connection: X11Connection, queue: TransferQueue) {
            self.connection = connection
            self.queue = queue
        }
    }

    /// Connects.
    /// - Parameter observers: The observers of each selection's changes.
    /// - Throws: ``TransferWireError/unreachable(_:)``.
    init(name: String?, limits: TransferLimits, observers: [X11Selection: ChangeObservers]) throws {
        let signal = BrokenPipeSignal()
        defer { signal.allow() }
        loop = try EventLoop()
        self.limits = limits
        let connection = try X11Connection(name: name, loop: loop, patience: limits.stallTimeout)
        server = connection.server
        let state = State(connection, queue: TransferQueue(connection, limits: limits))
        for (selection, observers) in observers {
            state.clients[selection] = SelectionClient(
                connection.atom(of: selection),
                of: connection,
                queue: state.queue,
                didChange: { observers.didChange() }
            )
        }
        connection.didClose = { [unowned state] in
            for observers in observers.values { observers.end() }
            for client in state.clients.values { client.displayDidClose() }
            state.queue.cancelAll()
        }
        self.state = LoopBound(state, to: loop)
        loop.start(named: "X11 clipboard")
    }

    deinit {
        // The connection is closed where it is used, whichever thread lets go of it last.
        loop.submit { [loop, state] in
            state.value.connection.disconnect()
            loop.stop()
        }
    }

    /// This program's part in a selection; on the loop's thread only.
    func client(of selection: X11Selection) -> SelectionClient { state.value.clients[selection]! }
}
