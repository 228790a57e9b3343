import CGTK
import Foundation
import GTKInterop

/// An object that makes one process of an app open all of its documents: a process that starts later passes its documents to it.
///
/// The name on the session bus is the app's identifier, by D-Bus's interface for applications. Without a bus, or if a
/// sandbox denies that name, each process is independent.
@MainActor
final class SingleInstance {
    private let application: ObjectReference

    /// Acquires the name, or finds the process that has it.
    /// - Parameter identifier: The app's identifier.
    /// - Returns: Nil for an identifier that is not valid on the bus, which is logged.
    init?(_ identifier: String) {
        guard g_application_id_is_valid(identifier) != 0 else {
            hostLogger.warning(
                "“\(identifier)” can be no name on D-Bus, so that each start of the app is a process of its own. Use letters, digits and hyphens, with full stops between them, as CFBundleIdentifier."
            )
            return nil
        }
        application = ObjectReference(
            owning: UnsafeMutableRawPointer(g_application_new(identifier, G_APPLICATION_HANDLES_OPEN)!)
        )
        // GTK would mistake it for one of its own kind.
        g_application_set_default(nil)
        var error: UnsafeMutablePointer<GError>?
        guard g_application_register(pointer, nil, &error) != 0 else {
            hostLogger.warning("The app is not known on the session bus: \(message(of: error))")
            return nil
        }
    }

    /// A Boolean value that indicates whether the environment leads to a session bus. Where it does not, GLib starts one, which waits
    /// for seconds where there is no display.
    static var isBusKnown: Bool {
        let environment = ProcessInfo.processInfo.environment
        if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
        return environment["XDG_RUNTIME_DIR"].map { access("\($0)/bus", F_OK) == 0 } ?? false
    }

    private var pointer: UnsafeMutablePointer<GApplication> { application.pointer.typed() }

    /// A Boolean value that indicates whether another process of the app runs.
    var isSecond: Bool { g_application_get_is_remote(pointer) != 0 }

    // MARK: The second process

    /// The variables by which desktops let a new process bring a window to the front.
    private static let activationVariables = ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"]

    /// Asks the other process to open files and URLs. Without any, it shows itself.
    func handOver(_ urls: [URL]) {
        if urls.isEmpty {
            g_application_activate(pointer)
        } else {
            var files: [OpaquePointer?] = urls.map { url in
                url.isFileURL ? g_file_new_for_path(url.path) : g_file_new_for_uri(url.absoluteString)
            }
            defer { for file in files { g_object_unref(file?.raw) } }
            let environment = ProcessInfo.processInfo.environment
            let activation = Self.activationVariables.lazy.compactMap { environment[$0] }.first ?? ""
            g_application_open(pointer, &files, gint(files.count), activation)
        }
        g_dbus_connection_flush_sync(g_application_get_dbus_connection(pointer), nil, nil)
    }

    // MARK: The first process

    /// Receives the files and URLs of other processes.
    /// - Parameter open: Called with the files and URLs, which may be empty, and with the token that lets their windows
    ///   come to the front.
    func receive(_ open: @escaping @MainActor (_ urls: [URL], _ activation: String?) -> Void) {
        Signal.connect(application.pointer, "activate") { open([], nil) }
        Signal.connectOpen(application.pointer) { files, hint in
            open(files.compactMap(Self.url), hint.isEmpty ? nil : hint)
        }
    }

    private static func url(of file: OpaquePointer) -> URL? {
        if let path = g_file_get_path(file) {
            defer { g_free(path) }
            return String(validatingCString: path).map { URL(fileURLWithPath: $0) }
        }
        let uri = g_file_get_uri(file)
        defer { g_free(uri) }
        return uri.flatMap { URL(string: String(cString: $0)) }
    }

    /// Gives the name back.
    func end() {
        guard let bus = g_application_get_dbus_connection(pointer), let id = g_application_get_application_id(pointer)
        else { return }
        let name = g_variant_new_tuple([g_variant_new_string(id)], 1)
        g_dbus_connection_call_sync(
            bus,
            "org.freedesktop.DBus",
            "/org/freedesktop/DBus",
            "org.freedesktop.DBus",
            "ReleaseName",
            name,
            nil,
            G_DBUS_CALL_FLAGS_NONE,
            1000,
            nil,
            nil
        )
    }
}
