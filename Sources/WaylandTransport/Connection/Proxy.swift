import CWayland
import CWaylandProtocols
import Glibc
import SystemSupport

/// An object of the compositor's, as libwayland keeps it for this process.
///
/// It lives on the connection's loop, and as long as the connection does unless it is destroyed before.
final class Proxy {
    /// The arguments of an event. Strings and arrays are valid until the handler returns. The handler owns the
    /// descriptors.
    typealias Arguments = UnsafeMutablePointer<wl_argument>

    private unowned let connection: WaylandConnection
    private(set) var pointer: OpaquePointer?
    /// A closure that takes the events, by their numbers in the interface.
    var onEvent: (Int, Arguments) -> Void = { _, _ in }

    /// Takes an object over.
    init(_ pointer: OpaquePointer, of connection: WaylandConnection) {
        self.pointer = pointer
        self.connection = connection
        connection.adopt(self, at: pointer)
        wayland_proxy_add_dispatcher(pointer, dispatch, nil, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Sends a request.
    func request(_ number: Int, _ arguments: Argument...) {
        _ = send(number, arguments, making: nil, version: 0)
    }

    /// Sends a request that makes an object.
    /// - Parameters:
    ///   - interface: The object's.
    ///   - version: The object's; this object's where it is nil.
    /// - Returns: nil when the connection is broken.
    func make(_ interface: Interface, _ number: Int, _ arguments: Argument..., version: UInt32? = nil) -> Proxy? {
        guard let pointer else { return nil }
        return send(number, arguments, making: interface, version: version ?? wayland_proxy_get_version(pointer))
            .map { Proxy($0, of: connection) }
    }

    /// Takes an object over that an event has made.
    func adopt(_ argument: wl_argument) -> Proxy? {
        argument_object(argument).map { Proxy($0, of: connection) }
    }

    /// Destroys the object.
    /// - Parameter number: The request that notifies the compositor; nil if the interface has no such request.
    func destroy(_ number: Int? = nil) {
        guard let pointer else { return }
        if let number {
            wayland_proxy_marshal_array_flags(pointer, UInt32(number), nil, 0, UInt32(WL_MARSHAL_FLAG_DESTROY), nil)
        } else {
            wayland_proxy_destroy(pointer)
        }
        forget()
    }

    /// Lets go of the object without a word to libwayland.
    private func forget() {
        guard let pointer else { return }
        self.pointer = nil
        onEvent = { _, _ in }
        connection.abandon(pointer)
    }

    private func send(_ number: Int, _ arguments: [Argument], making interface: Interface?, version: UInt32)
        -> OpaquePointer?
    {
        guard let pointer, connection.failure == nil else { return nil }
        return Argument.withArray(arguments) {
            wayland_proxy_marshal_array_flags(pointer, UInt32(number), interface?.pointer, version, 0, $0)
        }
    }
}

/// An argument of a request.
enum Argument {
    case number(UInt32)
    case integer(Int32)
    case string(String)
    case object(Proxy?)
    case descriptor(Descriptor)
    /// The place of the object that the request makes.
    case new

    static func withArray<Result>(
        _ arguments: [Argument],
        _ body: (UnsafeMutablePointer<wl_argument>) -> Result
    ) -> Result {
        var strings: [UnsafeMutablePointer<CChar>] = []
        defer { for string in strings { free(string) } }
        var array = arguments.map { argument in
            switch argument {
            case .number(let number): return wl_argument(u: number)
            case .integer(let integer): return wl_argument(i: integer)
            case .string(let string):
                let copy = strdup(string)!
                strings.append(copy)
                return wl_argument(s: copy)
            case .object(let proxy): return object_argument(proxy?.pointer)
            case .descriptor(let descriptor): return descriptor.withNumber { wl_argument(h: $0) }
            case .new: return object_argument(nil)
            }
        }
        // A request without arguments needs a pointer nevertheless.
        if array.isEmpty { array.append(wl_argument()) }
        // Descriptors stay open until libwayland has copies of them.
        return withExtendedLifetime(arguments) { array.withUnsafeMutableBufferPointer { body($0.baseAddress!) } }
    }
}

/// Gives an event to the object that it is for.
private func dispatch(
    _: UnsafeRawPointer?,
    target: UnsafeMutableRawPointer?,
    number: UInt32,
    _: UnsafePointer<wl_message>?,
    arguments: UnsafeMutablePointer<wl_argument>?
) -> CInt {
    guard let target, let arguments, let data = wayland_proxy_get_user_data(OpaquePointer(target)) else { return 0 }
    let proxy = Unmanaged<Proxy>.fromOpaque(data).takeUnretainedValue()
    proxy.onEvent(Int(number), arguments)
    return 0
}
