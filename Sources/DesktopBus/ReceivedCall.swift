import CGIO
import SystemSupport

/// A call from another program to an object of this program.
package struct ReceivedCall: Sendable {
    /// The name of the method.
    package let method: String
    /// The arguments, which have the types that the interface specifies.
    package let arguments: BusReply
    /// The unique name of the caller on the bus.
    package let sender: String
    /// Copies of the descriptors that the caller passed, to which the handles among the arguments refer.
    package let descriptors: [Descriptor]

    /// The greatest numbers of values and bytes of a call: those of a text of 16 MiB and 16 pictures for as many files as a
    /// message has descriptors have room.
    private static let limits = (values: 10_000, bytes: 64 << 20)

    /// - Throws: ``CallFailure`` for a call that is too long, before its values are made; ``GLibError`` where this process cannot
    ///   have so many descriptors.
    init(_ invocation: OpaquePointer) throws {
        let parameters = g_dbus_method_invocation_get_parameters(invocation)
        try Self.check(parameters)
        method = String(cString: g_dbus_method_invocation_get_method_name(invocation))
        arguments = BusReply(retaining: parameters!)
        sender = g_dbus_method_invocation_get_sender(invocation).map { String(cString: $0) } ?? ""
        descriptors = try Self.descriptors(of: g_dbus_method_invocation_get_message(invocation), from: sender)
    }

    private static func check(_ parameters: OpaquePointer?) throws {
        guard let parameters, BusReply.valueCount(parameters, upTo: limits.values) <= limits.values,
            g_variant_get_size(parameters) <= limits.bytes
        else {
            throw CallFailure.limitExceeded(
                "The call has more than \(limits.values) values or \(limits.bytes >> 20) MiB: make several."
            )
        }
    }

    private static func descriptors(of message: OpaquePointer?, from sender: String) throws -> [Descriptor] {
        guard let list = g_dbus_message_get_unix_fd_list(message) else { return [] }
        return try (0..<g_unix_fd_list_get_length(list)).map { index in
            let number = try GLibError.check { error -> CInt? in
                let number = g_unix_fd_list_get(list, index, error)
                return number < 0 ? nil : number
            }
            return Descriptor(number, name: "A file that \(sender) passes")
        }
    }
}

/// An error that is returned to the caller of a method.
package struct CallFailure: Error, Equatable, CustomStringConvertible {
    /// The name of the error on the bus.
    package let name: String
    package let reason: String

    package var description: String { reason }

    package static func invalidArguments(_ reason: String) -> CallFailure {
        CallFailure(name: "org.freedesktop.DBus.Error.InvalidArgs", reason: reason)
    }

    package static func accessDenied(_ reason: String) -> CallFailure {
        CallFailure(name: "org.freedesktop.DBus.Error.AccessDenied", reason: reason)
    }

    package static func limitExceeded(_ reason: String) -> CallFailure {
        CallFailure(name: "org.freedesktop.DBus.Error.LimitsExceeded", reason: reason)
    }

    package static func failed(_ reason: String) -> CallFailure {
        CallFailure(name: "org.freedesktop.DBus.Error.Failed", reason: reason)
    }

    static func unknownMethod(_ method: String) -> CallFailure {
        CallFailure(name: "org.freedesktop.DBus.Error.UnknownMethod", reason: "There is no method \(method).")
    }
}
