import CWayland
import CWaylandProtocols
import Glibc
import SystemSupport
import TransferKit

/// A connection with a compositor, and all of its objects that this process has. It lives on its loop.
final class WaylandConnection {
    /// The longest wait for the compositor to answer, in seconds.
    static let patience = 5.0

    let loop: EventLoop
    var waits: Waits { loop.waits }
    /// The reason why the connection failed.
    private(set) var failure: WaylandError?
    /// Called when the connection breaks.
    var onFailure: (WaylandError) -> Void = { _ in }

    private var display: OpaquePointer?
    /// The connection's, which libwayland closes.
    private let socket: Descriptor
    // Lifetime: an object leaves the table when it is destroyed.
    private var proxies: [OpaquePointer: Proxy] = [:]
    private var isFlushed = true

    /// - Throws: ``WaylandError/cannotConnect(display:reason:)``.
    init(name: String?, loop: EventLoop) throws {
        let display = load_wayland() ? wayland_display_connect(name) : nil
        guard let display else {
            let reason = load_wayland() ? String(cString: strerror(errno)) : "libwayland-client is not installed"
            let name = name ?? getenv("WAYLAND_DISPLAY").map { String(cString: $0) } ?? "wayland-0"
            throw WaylandError.cannotConnect(display: name, reason: reason)
        }
        self.display = display
        self.loop = loop
        socket = Descriptor(borrowing: wayland_display_get_fd(display), name: "The connection with the compositor")
        watch()
        loop.beforeWaiting { [weak self] in self?.prepareToWait() }
    }

    /// Gives up all objects and the connection. The maker of a connection calls this: objects may not outlive it.
    func close() {
        fail(.disconnected(reason: "it was given up"))
        disconnect()
    }

    /// Closes a connection that has failed, so the compositor waits for nothing from it. This may not be called from an
    /// event's handler.
    private func disconnect() {
        guard let display else { return }
        self.display = nil
        wayland_display_disconnect(display)
    }

    /// The process of the compositor; nil if that is unknown, as in a sandbox.
    var server: Int32? { socket.peerNumber }

    // MARK: Objects

    func adopt(_ proxy: Proxy, at pointer: OpaquePointer) { proxies[pointer] = proxy }

    func abandon(_ pointer: OpaquePointer) { proxies[pointer] = nil }

    /// Asks for the compositor's globals (`wl_display.get_registry`).
    func registry() throws -> Proxy {
        guard let registry = make(Interface("wl_registry"), 1) else {
            throw failure ?? .disconnected(reason: "no registry")
        }
        return registry
    }

    private func make(_ interface: Interface, _ request: UInt32) -> Proxy? {
        guard failure == nil, let display else { return nil }
        return Argument.withArray([.new]) {
            wayland_proxy_marshal_array_flags(display, request, interface.pointer, 1, 0, $0)
        }
        .map { Proxy($0, of: self) }
    }

    // MARK: Waiting for the compositor

    /// Tells when the compositor has done all that it was asked for (`wl_display.sync`) and its events have been taken.
    func sync(_ completion: @escaping Waits.Completion) {
        let wait = Waits.Key()
        let error = WaylandError.noAnswer(seconds: Self.patience)
        guard waits.begin(wait, within: Self.patience, else: error, completion) else { return }
        let callback = make(Interface("wl_callback"), 0)
        callback?.onEvent = { [weak callback, waits] _, _ in
            callback?.destroy()
            waits.end(wait)
        }
    }

    /// Runs the loop on this thread until something ends.
    /// - Throws: The error with which it ends.
    func wait(for begin: (@escaping Waits.Completion) -> Void) throws {
        var result: Result<Void, any Error>?
        begin { result = $0 }
        loop.run { result != nil }
        try result?.get()
    }

    // MARK: Reading and writing

    private func watch() {
        var readiness: EventLoop.Readiness = .readable
        if !isFlushed { readiness.insert(.writable) }
        loop.watch(socket, for: readiness) { [weak self] ready in
            if !ready.isDisjoint(with: [.readable, .closed]) { self?.read() }
        }
    }

    private func read() {
        guard let display, failure == nil else { return }
        defer { if failure != nil { disconnect() } }
        while wayland_display_prepare_read(display) != 0 {
            guard dispatchPending() else { return }
        }
        // It reads the available events and does not wait for more.
        if wayland_display_read_events(display) < 0, errno != EAGAIN { return didFail() }
        _ = dispatchPending()
    }

    private func dispatchPending() -> Bool {
        guard let display, wayland_display_dispatch_pending(display) >= 0 else {
            didFail()
            return false
        }
        return true
    }

    private func prepareToWait() {
        guard let display else { return }
        defer { if failure != nil { disconnect() } }
        guard failure == nil, dispatchPending(), failure == nil else { return }
        let isFlushed = wayland_display_flush(display) >= 0
        // Requests that do not fit into the socket are sent later. A closed socket is read to its end, where the
        // compositor's last message gives the reason.
        if !isFlushed, errno != EAGAIN, errno != EPIPE { return didFail() }
        let hasRoom = isFlushed || errno == EPIPE
        if hasRoom != self.isFlushed {
            self.isFlushed = hasRoom
            watch()
        }
    }

    /// Takes libwayland's reason.
    private func didFail() {
        guard let display, failure == nil else { return }
        let code = wayland_display_get_error(display)
        var interface: UnsafePointer<wl_interface>?
        var object: UInt32 = 0
        if code == EPROTO {
            let number = wayland_display_get_protocol_error(display, &interface, &object)
            let name = interface.map { String(cString: $0.pointee.name) } ?? "an object"
            fail(.disconnected(reason: "\(name) reports error \(number)"))
        } else {
            fail(.disconnected(reason: code == 0 ? "it was closed" : String(cString: strerror(code))))
        }
    }

    /// Ends all running operations. Events that have already arrived are not reported.
    func fail(_ error: WaylandError) {
        guard failure == nil else { return }
        failure = error
        loop.unwatch(socket)
        // libwayland closes the descriptors of events that are not taken.
        for proxy in Array(proxies.values) { proxy.destroy() }
        waits.fail(error)
        onFailure(error)
    }
}
