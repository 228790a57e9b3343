import CGIO
import DesktopBus
import Foundation
import Glibc
import TransferKit

/// A desktop entry, which describes how a program is shown and started.
///
/// See <https://specifications.freedesktop.org/desktop-entry-spec/latest/>.
final class InstalledEntry {
    let pointer: OpaquePointer

    /// Takes over a reference.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Returns the entries of a list that is taken over.
    static func all(taking list: UnsafeMutablePointer<GList>?) -> [InstalledEntry] {
        defer { g_list_free(list) }
        return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
            .compactMap { $0?.pointee.data.map { InstalledEntry(OpaquePointer($0)) } }
    }

    /// The program; nil for one that is not shown to users.
    var app: InstalledApp? {
        guard g_app_info_should_show(pointer) != 0, let id = g_app_info_get_id(pointer) else { return nil }
        return InstalledApp(
            id: String(cString: id),
            name: name,
            icon: icon
        )
    }

    static let standardIcon = "application-x-executable"

    /// The icon, or the one for programs in general.
    var icon: ShareDestination.Icon {
        guard let icon = g_app_info_get_icon(pointer) else { return .named([Self.standardIcon]) }
        let object = UnsafeMutableRawPointer(icon).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(object, g_file_icon_get_type()) != 0 {
            guard let path = g_file_get_path(g_file_icon_get_file(icon)) else { return .named([Self.standardIcon]) }
            defer { g_free(path) }
            return .file(path: String(cString: path))
        }
        guard g_type_check_instance_is_a(object, g_themed_icon_get_type()) != 0,
            var next = g_themed_icon_get_names(icon)
        else { return .named([Self.standardIcon]) }
        var names: [String] = []
        while let name = next.pointee {
            names.append(String(cString: name))
            next += 1
        }
        return .named(names + [Self.standardIcon])
    }
}

extension InstalledEntry {
    /// The name in the user's language.
    var name: String { String(cString: g_app_info_get_display_name(pointer)) }

    /// Starts the program, or has one that runs open more.
    /// - Parameters:
    ///   - uris: The URIs to open.
    ///   - environment: Variables that the program gets beside those of this one.
    /// - Throws: ``AppLaunchError`` where the program cannot be started, or fails at once.
    func launch(opening uris: [String], environment: [String: String] = [:], _ cancellation: CallCancellation) throws {
        let context = g_app_launch_context_new()
        defer { g_object_unref(context) }
        for (name, value) in environment { g_app_launch_context_setenv(context, name, value) }
        var strings = uris.map { g_strdup($0) }
        var list: UnsafeMutablePointer<GList>?
        for string in strings { list = g_list_append(list, string) }
        defer {
            g_list_free(list)
            for string in strings { g_free(string) }
            strings = []
        }
        let started = StartedPrograms()
        do {
            // In a separate session, the program outlives a terminal in which this process was started.
            _ = try GLibError.check {
                g_desktop_app_info_launch_uris_as_manager(
                    pointer,
                    list,
                    context,
                    GSpawnFlags(G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue),
                    { _ in _ = setsid() },
                    nil,
                    { _, process, data in
                        Unmanaged<StartedPrograms>.fromOpaque(data!).takeUnretainedValue().processes.append(process)
                    },
                    Unmanaged.passUnretained(started).toOpaque(),
                    $0
                )
            }
        } catch let error as GLibError {
            throw AppLaunchError.failed(name, error.description)
        }
        // A program that is started over the bus gets its files from this process, which may end at once.
        try? SessionBus(cancellation).flush(cancellation)
        if let reason = started.failure() { throw AppLaunchError.ended(name, reason) }
    }
}

/// The processes of a program that was started; none where the bus started it.
private final class StartedPrograms {
    var processes: [GPid] = []

    /// The time, in seconds, within which a program that cannot do its work ends. A program that works may end at any
    /// time.
    private static let trial: TimeInterval = 1

    /// Waits for an immediate failure of a process, and returns a description of it. A process that ends without a
    /// failure has passed its files on.
    func failure() -> String? {
        // The main loop, which every long-lived program has, reaps a process that ends later.
        defer {
            for process in processes {
                g_child_watch_add(process, { process, _, _ in g_spawn_close_pid(process) }, nil)
            }
        }
        let end = Date(timeIntervalSinceNow: Self.trial)
        var running = processes
        while !running.isEmpty, Date.now < end {
            for process in running {
                var status = siginfo_t()
                // It stays to be waited for.
                guard waitid(P_PID, id_t(process), &status, WEXITED | WNOHANG | WNOWAIT) == 0 else { continue }
                guard status._sifields._sigchld.si_pid == process else { continue }
                let code = status._sifields._sigchld.si_status
                if status.si_code != Int32(CLD_EXITED) { return "signal \(code)" }
                if code != 0 { return "status \(code)" }
                running.removeAll { $0 == process }
            }
            usleep(20_000)
        }
        return nil
    }
}
