import CXCB
import Glibc

/// The messages of an X server: answers to requests, which are awaited, and events, which are kept until they are
/// requested.
///
/// The library waits for a server without a limit. This object waits for some seconds, because a server can be stopped
/// and a network can fail.
final class ServerAnswers {
    // Lifetime: that of the connection, which has this object.
    private let connection: OpaquePointer
    /// The longest wait, in seconds.
    private let patience: Double
    /// Events that arrived during the wait for an answer, in their order.
    // Lifetime: this object owns them.
    private var postponed: ArraySlice<UnsafeMutablePointer<xcb_generic_event_t>> = []

    /// A Boolean value that indicates whether the server was given up because it did not answer.
    private(set) var isSilent = false

    init(_ connection: OpaquePointer, patience: Double) {
        self.connection = connection
        self.patience = patience
    }

    deinit {
        for event in postponed { free(event) }
    }

    /// Waits for the answer to a request.
    /// - Parameter sequence: The request's number.
    /// - Returns: The answer, to be freed by the caller; nil for an error, and where the server does not answer.
    func reply<Reply>(_ sequence: UInt32, as type: Reply.Type) -> UnsafeMutablePointer<Reply>? {
        var answer: UnsafeMutableRawPointer?
        var error: UnsafeMutablePointer<xcb_generic_error_t>?
        guard wait(until: { xcb_poll_for_reply(connection, sequence, &answer, &error) != 0 }) else { return nil }
        free(error)
        return answer?.assumingMemoryBound(to: type)
    }

    /// Takes an event that has already arrived from the kept ones.
    func postponedEvent<Value>(_ value: (UnsafeMutablePointer<xcb_generic_event_t>) -> Value?) -> Value? {
        while let event = xcb_poll_for_queued_event(connection) { postponed.append(event) }
        for index in postponed.indices {
            guard let found = value(postponed[index]) else { continue }
            free(postponed.remove(at: index))
            return found
        }
        return nil
    }

    /// Returns the next event that has arrived.
    func next() -> UnsafeMutablePointer<xcb_generic_event_t>? {
        if let event = postponed.popFirst() { return event }
        // A slice keeps the elements that are removed from its front.
        postponed = []
        return xcb_poll_for_event(connection)
    }

    /// Returns whether there are events that were read with something else, so the connection will not be found to be
    /// readable.
    func hasEvents() -> Bool {
        if postponed.isEmpty, let event = xcb_poll_for_queued_event(connection) { postponed.append(event) }
        return !postponed.isEmpty
    }

    private func wait(until isThere: () -> Bool) -> Bool {
        guard xcb_flush(connection) > 0 else { return false }
        while !isThere() {
            if xcb_connection_has_error(connection) != 0 { return false }
            var descriptor = pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0)
            let count = poll(&descriptor, 1, CInt(clamping: Int(patience * 1000)))
            if count == 0 || (count < 0 && errno != EINTR) {
                // The server may recover later, but these answers are no longer waited for then.
                isSilent = true
                shutdown(descriptor.fd, CInt(SHUT_RDWR))
            }
            while let event = xcb_poll_for_event(connection) { postponed.append(event) }
        }
        return true
    }
}
