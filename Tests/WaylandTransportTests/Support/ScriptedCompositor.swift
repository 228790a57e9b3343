import Foundation
import Synchronization
import SystemSupport
import TransferTestSupport

/// A compositor that says what a test tells it to, at the moment that the test chooses: it has objects, and nothing behind
/// them. One client connects with it.
///
/// Messages are those of Wayland's wire format: an object's number, the size and the message's number, and the arguments in
/// words of four bytes.
final class ScriptedCompositor: Sendable {
    /// A client's request.
    struct Request {
        let interface: String
        let number: Int
        /// Its arguments, without descriptors.
        let words: [UInt32]
    }

    /// An event for a client's object.
    struct Event {
        let object: UInt32
        let number: Int
        var words: [UInt32] = []
    }

    private struct State {
        /// The interfaces of the objects.
        var objects: [UInt32: String] = [1: "wl_display"]
        var isClosed = false
    }

    /// The path of its socket.
    let display: String

    private let directory: TemporaryDirectory
    private let listener: CInt
    private let client = Mutex<CInt>(-1)
    private let globals: [String]
    private let script: @Sendable (ScriptedCompositor, Request) -> Void
    private let state = Mutex(State())

    /// The requests that make objects, by their interfaces and numbers. The object's number is the first argument.
    private static let makers: [String: [Int: String]] = [
        "wl_display": [0: "wl_callback", 1: "wl_registry"],
        "wl_compositor": [0: "wl_surface"],
        "wl_shm": [0: "wl_shm_pool"],
        "wl_shm_pool": [0: "wl_buffer"],
        "wl_seat": [1: "wl_keyboard"],
        "xdg_wm_base": [2: "xdg_surface"],
        "xdg_surface": [1: "xdg_toplevel"],
        "wl_data_device_manager": [0: "wl_data_source", 1: "wl_data_device"],
        "ext_data_control_manager_v1": [0: "ext_data_control_source_v1", 1: "ext_data_control_device_v1"],
    ]

    /// Waits for a client.
    /// - Parameters:
    ///   - globals: The interfaces that it says it has.
    ///   - script: Called with each request, after it has been answered where it has an answer.
    init(globals: [String], script: @escaping @Sendable (ScriptedCompositor, Request) -> Void) throws {
        directory = try TemporaryDirectory()
        display = "\(directory.path)/wayland"
        self.globals = globals
        self.script = script
        listener = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: display.utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound, listen(listener, 1) == 0 else { throw TestSupportError("cannot listen at \(display)") }
        Thread.detachNewThread { [self] in
            let client = accept(listener, nil, nil)
            self.client.withLock { $0 = client }
            serve(client)
            state.withLock { $0.isClosed = true }
            // Nothing is sent to a descriptor of somebody else's.
            self.client.withLock { $0 = -1 }
            close(client)
            close(listener)
        }
    }

    /// A Boolean value that indicates whether the client has closed the connection.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The objects of an interface, in the order in which they were made.
    func objects(_ interface: String) -> [UInt32] {
        state.withLock { $0.objects.filter { $0.value == interface }.keys.sorted() }
    }

    // MARK: Requests

    private func serve(_ client: CInt) {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(client, &part, part.count)
            guard count > 0 else { return }
            bytes += part[..<count]
            while bytes.count >= 8 {
                let size = Int(Self.words(bytes[4..<8])[0] >> 16)
                guard bytes.count >= size else { break }
                let words = Self.words(bytes[..<size])
                bytes.removeFirst(size)
                take(words[0], Int(words[1] & 0xffff), Array(words.dropFirst(2)))
            }
        }
    }

    private static func words(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
        Array(bytes).withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self) }
        }
    }

    private func take(_ object: UInt32, _ number: Int, _ words: [UInt32]) {
        let interface = state.withLock { state in
            let interface = state.objects[object] ?? ""
            if interface == "wl_registry" {
                state.objects[words[words.count - 1]] = globals[Int(words[0])]
            } else if let made = Self.makers[interface]?[number] {
                state.objects[words[0]] = made
            }
            return interface
        }
        if interface == "wl_display", number == 0 {
            send(Event(object: words[0], number: 0, words: [0]), Event(object: 1, number: 1, words: [words[0]]))
        } else if interface == "wl_display" {
            for (name, interface) in globals.enumerated() {
                send(Event(object: words[0], number: 0, words: [UInt32(name)] + Self.string(interface) + [1]))
            }
        }
        script(self, Request(interface: interface, number: number, words: words))
    }

    // MARK: Events

    /// Sends events at once, so that the client takes them together.
    /// - Parameter descriptor: What one of them brings. It stays the caller's.
    func send(_ events: Event..., descriptor: Descriptor? = nil) {
        let words = events.flatMap { event in
            [event.object, UInt32(event.words.count + 2) << 18 | UInt32(event.number)] + event.words
        }
        if let descriptor {
            descriptor.withNumber { send(words, rights: $0) }
        } else {
            send(words, rights: nil)
        }
    }

    private func send(_ words: [UInt32], rights descriptor: CInt?) {
        client.withLock { client in
            guard client >= 0 else { return }
            words.withUnsafeBytes { bytes in
                var part = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
                // cmsg(3): the length, the level and the kind, then the descriptor.
                var rights: (Int, CInt, CInt, CInt, CInt) = (20, SOL_SOCKET, CInt(1), descriptor ?? -1, 0)
                withUnsafeMutablePointer(to: &part) { part in
                    withUnsafeMutableBytes(of: &rights) { rights in
                        var message = msghdr()
                        message.msg_iov = part
                        message.msg_iovlen = 1
                        if descriptor != nil {
                            message.msg_control = rights.baseAddress
                            message.msg_controllen = rights.count
                        }
                        sendmsg(client, &message, CInt(MSG_NOSIGNAL))
                    }
                }
            }
        }
    }

    /// A string as an argument: its length with the zero at its end, and the bytes, up to a whole word.
    static func string(_ string: String) -> [UInt32] {
        var bytes = Array(string.utf8) + [0]
        let count = bytes.count
        while bytes.count % 4 != 0 { bytes.append(0) }
        return [UInt32(count)] + words(bytes[...])
    }
}
