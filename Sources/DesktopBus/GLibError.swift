import CGIO
import Foundation

/// An error that GLib reports.
package struct GLibError: LocalizedError, CustomStringConvertible {
    package var errorDescription: String? { description }

    package let domain: String
    package let code: Int32
    package let description: String

    /// Calls a GLib function that sets an error if it fails.
    package static func check<Result>(
        _ body: (_ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result?
    ) throws -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = body(&error)
        guard let error else {
            // GLib gives no error for a mistake of the program.
            guard let result else { throw GLibError(domain: "", code: 0, description: "No reason was given") }
            return result
        }
        throw Self.error(taking: error)
    }

    /// Returns the contents of a GLib error, and frees it.
    static func error(taking error: UnsafeMutablePointer<GError>) -> any Error {
        defer { g_error_free(error) }
        guard !(error.pointee.domain == g_io_error_quark() && error.pointee.code == G_IO_ERROR_CANCELLED.rawValue)
        else { return CancellationError() }
        // The prefix of another program's message names its error for programmers.
        g_dbus_error_strip_remote_error(error)
        return GLibError(
            domain: String(cString: g_quark_to_string(error.pointee.domain)),
            code: error.pointee.code,
            description: String(cString: error.pointee.message)
        )
    }
}

extension GLibError {
    /// A Boolean value that indicates whether the bus has no such service, or the service does not have the object or method.
    package var isMissingService: Bool {
        guard domain == String(cString: g_quark_to_string(g_dbus_error_quark())) else { return false }
        let missing = [
            G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_UNKNOWN_INTERFACE,
            G_DBUS_ERROR_UNKNOWN_METHOD, G_DBUS_ERROR_UNKNOWN_OBJECT,
        ]
        return missing.contains { Int32($0.rawValue) == code }
    }

    /// A Boolean value that indicates whether the called program did not answer in time.
    package var isMissingAnswer: Bool {
        switch domain {
        case String(cString: g_quark_to_string(g_io_error_quark())): code == Int32(G_IO_ERROR_TIMED_OUT.rawValue)
        case String(cString: g_quark_to_string(g_dbus_error_quark())):
            [G_DBUS_ERROR_NO_REPLY, G_DBUS_ERROR_TIMEOUT, G_DBUS_ERROR_TIMED_OUT].contains {
                Int32($0.rawValue) == code
            }
        default: false
        }
    }
}
