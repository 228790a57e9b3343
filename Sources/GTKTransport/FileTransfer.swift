import CGTK
import Foundation
import TransferKit

/// Hands a file over through the desktop's portal for file transfers, to targets that know GTK 4's form of it.
///
/// File managers written with GTK 4, Nautilus among them, know no direct save and save data that is text as a text without
/// a name. They take this form for a file, and editors take it for nothing, where they would open the file of a list of
/// URIs. GTK speaks to the portal.
@MainActor
enum FileTransfer {
    nonisolated static let mimeType = "application/vnd.portal.filetransfer"

    private nonisolated static let portal = "org.freedesktop.portal.Documents"
    private static var isSought = false
    private static var isRunning = false

    /// Starts the portal where it does not run yet, so that ``isAvailable`` tells of it by the time a drag begins.
    ///
    /// GTK looks for it once in a process, and does not start it: a session's first program that drags would do without.
    static func seek() {
        guard !isSought else { return }
        isSought = true
        g_bus_get(
            G_BUS_TYPE_SESSION,
            nil,
            { _, result, _ in
                guard let bus = g_bus_get_finish(result, nil) else { return }
                // StartServiceByName (D-Bus specification, “Message Bus Messages”): a name, and flags that have no meaning.
                var arguments = [g_variant_new_string(FileTransfer.portal), g_variant_new_uint32(0)]
                g_dbus_connection_call(
                    bus,
                    "org.freedesktop.DBus",
                    "/org/freedesktop/DBus",
                    "org.freedesktop.DBus",
                    "StartServiceByName",
                    g_variant_new_tuple(&arguments, 2),
                    nil,
                    G_DBUS_CALL_FLAGS_NONE,
                    -1,
                    nil,
                    { bus, result, _ in
                        guard let answer = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else {
                            return
                        }
                        g_variant_unref(answer)
                        MainActor.assumeIsolated {
                            FileTransfer.isRunning = true
                            _ = FileTransfer.isAvailable
                        }
                    },
                    nil
                )
                g_object_unref(UnsafeMutableRawPointer(bus))
            },
            nil
        )
    }

    /// Whether the portal is there. The first question after it has been started makes GTK look for it; the answer comes later.
    static var isAvailable: Bool {
        guard isRunning else { return false }
        let formats = gdk_content_formats_union_serialize_mime_types(
            gdk_content_formats_new_for_gtype(g_file_get_type())
        )
        defer { gdk_content_formats_unref(formats) }
        return gdk_content_formats_contain_mime_type(formats, mimeType) != 0
    }

    /// Announces a file to the portal and writes the key with which the target has it.
    static func write(_ file: URL, to stream: ObjectReference) async throws {
        typealias Continuation = CheckedContinuation<Void, any Error>
        var value = GValue()
        g_value_init(&value, g_file_get_type())
        defer { g_value_unset(&value) }
        let object = g_file_new_for_path(file.path)
        g_value_take_object(&value, object.map { UnsafeMutableRawPointer($0) })
        try await withCheckedThrowingContinuation { (continuation: Continuation) in
            gdk_content_serialize_async(
                stream.pointer.typed(),
                mimeType,
                &value,
                G_PRIORITY_DEFAULT,
                nil,
                { _, result, data in
                    let continuation = Box<Continuation>.take(data!)
                    var error: UnsafeMutablePointer<GError>?
                    if gdk_content_serialize_finish(result, &error) != 0 {
                        continuation.resume()
                    } else {
                        continuation.resume(throwing: TransferWireError.broken(message(of: error)))
                    }
                },
                Unmanaged.passRetained(Box(continuation)).toOpaque()
            )
        }
    }
}
