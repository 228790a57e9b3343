import CXCB
import Dispatch
import Glibc
import Synchronization
import SystemSupport
internal import TransferKit

/// One attempt to connect to an X server, on a separate thread: the library waits without a limit for a server that
/// accepts the connection and sends nothing, such as a stopped one.
final class ServerConnecting: Sendable {
    /// A connection as the library makes it.
    struct Connected: @unchecked Sendable {
        // Lifetime: whoever gets the value closes the connection.
        let pointer: OpaquePointer
        /// The number of the screen in the display's name.
        let screen: Int
    }

    private enum State {
        case connecting
        case connected(Connected)
        /// The attempt is no longer awaited.
        case abandoned
    }

    private let name: String?
    private let state = Mutex(State.connecting)
    private let isDone = DispatchSemaphore(value: 0)

    private init(_ name: String?) { self.name = name }

    /// Connects on the thread that asks, and waits without end for a server that does not answer.
    static func connectHere(to name: String?) -> Connected {
        var screen: CInt = 0
        return Connected(pointer: xcb_connect(name, &screen)!, screen: Int(screen))
    }

    /// Connects.
    /// - Parameters:
    ///   - name: The display; that of `DISPLAY` when nil.
    ///   - patience: The longest wait, in seconds.
    /// - Returns: The connection, which may be one that has failed; nil when the server does not answer.
    static func connect(to name: String?, patience: Double) -> Connected? {
        let attempt = ServerConnecting(name)
        startThread(named: "X11 connecting") { attempt.connect() }
        _ = attempt.isDone.wait(timeout: .now() + patience)
        return attempt.state.withLock { state in
            defer { state = .abandoned }
            if case .connected(let connected) = state { return connected }
            return nil
        }
    }

    private func connect() {
        let connected = Self.connectHere(to: name)
        let isAbandoned = state.withLock { state in
            if case .abandoned = state { return true }
            state = .connected(connected)
            return false
        }
        isDone.signal()
        if isAbandoned { xcb_disconnect(connected.pointer) }
    }
}
