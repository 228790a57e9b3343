import CGIO
import SystemSupport

/// A call of another program to an object of this one.
package struct ReceivedCall: Sendable {
    /// The name of the method.
    package let method: String
    /// The arguments, which have the types that the interface declares.
    package let arguments: BusReply
    /// The name by which the bus knows the caller.
    package let sender: String
    /// Copies of the descriptors that the caller passes, which the handles among the arguments number.
    package let descriptors: [Descriptor]

    /// - Throws: ``GLibError`` where this process cannot have so many descriptors.
    init(_ invocation: OpaquePointer) throws {
        method = String(cString: g_dbus_method_invocation_get_method_name(invocation))
        arguments = BusReply(retaining: g_dbus_method_invocation_get_parameters(invocation))
        sender = g_dbus_method_invocation_get_sender(invocation).map { String(cString: $0) } ?? ""
        descriptors = try Self.descriptors(of: g_dbus_method_invocation_get_message(invocation), from: sender)
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

/// An error that the caller of a method gets.
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
