import CGTK
import Foundation
import GTKInterop
import SystemSupport
import TransferKit

/// Hands a file over through the desktop's portal for file transfers, to targets that know GTK 4's form of it.
///
/// File managers written with GTK 4, Nautilus among them, know no direct save and save data that is text as a text without
/// a name. They take this form for a file, and editors take it for nothing, where they would open the file of a list of
/// URIs. The portal is called here and not by GTK, which looks for it once in a process and does not start it: the first
/// program of a session that drags would do without.
@MainActor
enum FileTransfer {
    nonisolated static let mimeType = "application/vnd.portal.filetransfer"

    /// Whether the portal is there. It is once it has been started; see ``seek()``.
    private(set) static var isAvailable = false
    private static var isSought = false

    private static let portal = BusObject(
        program: "org.freedesktop.portal.Documents",
        path: "/org/freedesktop/portal/documents",
        interface: "org.freedesktop.portal.FileTransfer"
    )
    private static let peer = BusObject(
        program: portal.program,
        path: portal.path,
        interface: "org.freedesktop.DBus.Peer"
    )

    /// Starts the portal where it does not run yet, so that ``isAvailable`` tells of it by the time a drag begins.
    static func seek() {
        guard !isSought else { return }
        isSought = true
        Task {
            do {
                // The bus starts what is called. To ask for the start alone fails in D-Bus 1.16 where the portal runs and the
                // bus does not know how to start it.
                try await SessionBus().call("Ping", of: peer, [])
                isAvailable = true
            } catch {
                // There is no bus, or no portal: files go as they do without.
            }
        }
    }

    /// Announces a file to the portal and writes the key with which the target has it.
    ///
    /// The transfer ends with its first receiver (the portal's documentation, `autostop`).
    static func write(_ file: URL, to sink: some ByteSink) async throws {
        let bus = try await SessionBus()
        guard let key = try await bus.call("StartTransfer", of: portal, [options()]) else {
            throw TransferWireError.malformed("the portal for file transfers gave no key")
        }
        let descriptor = try Descriptor.location(file.path)
        var handle = g_variant_new_handle(0)
        let handles = withVariantType("h") { g_variant_new_array($0, &handle, 1) }
        let arguments = [g_variant_new_string(key), handles, options()]
        try await bus.call("AddFiles", of: portal, arguments, files: [descriptor])
        // As GTK writes it: a string of C's.
        try await sink.write(Data(key.utf8) + [0])
    }

    /// No options; the portal's own are to let the target read, and to end with the first that does.
    private static func options() -> OpaquePointer? { withVariantType("{sv}") { g_variant_new_array($0, nil, 0) } }

    private static func withVariantType<Result>(_ text: String, _ body: (OpaquePointer?) -> Result) -> Result {
        let type = g_variant_type_new(text)
        defer { g_variant_type_free(type) }
        return body(type)
    }
}
