import CGIO
import Foundation
import Glibc
import TransferKit

/// A program that the desktop knows by its desktop entry.
struct InstalledApp: Sendable, Equatable {
    /// The name of the desktop entry, such as `org.gnome.gedit.desktop`.
    let id: String
    /// The name in the user's language.
    let name: String
    let icon: ShareDestination.Icon
}

extension InstalledApp {
    /// The programs that open files of some MIME types: the user's default first, and none twice.
    ///
    /// As in file managers, a program that opens a general type opens the more special ones, too.
    static func opening(_ mimeTypes: [String]) -> [InstalledApp] {
        var seen: Set<String> = []
        return mimeTypes.flatMap { type -> [InstalledApp] in
            let preferred = g_app_info_get_default_for_type(type, 0).map { [Entry($0)] } ?? []
            let list = g_app_info_get_all_for_type(type)
            defer { g_list_free(list) }
            let others = sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
                .compactMap { $0?.pointee.data.map { Entry(OpaquePointer($0)) } }
            return (preferred + others).compactMap(\.app)
        }
        .filter { seen.insert($0.id).inserted }
    }

    /// Starts the program, or has one that runs open more.
    /// - Parameter uris: What it opens.
    /// - Throws: ``AppLaunchError`` where the program is not there any more, or cannot be started.
    static func launch(_ id: String, opening uris: [String], _ cancellable: Cancellable) throws {
        guard let pointer = g_desktop_app_info_new(id) else { throw AppLaunchError.notInstalled(id) }
        let entry = Entry(pointer)
        let context = g_app_launch_context_new()
        defer { g_object_unref(context) }
        var strings = uris.map { g_strdup($0) }
        var list: UnsafeMutablePointer<GList>?
        for string in strings { list = g_list_append(list, string) }
        defer {
            g_list_free(list)
            for string in strings { g_free(string) }
            strings = []
        }
        do {
            // In a session of its own, the program outlives a terminal that this process was started in.
            _ = try GLibError.check {
                g_desktop_app_info_launch_uris_as_manager(
                    entry.pointer,
                    list,
                    context,
                    G_SPAWN_SEARCH_PATH,
                    { _ in _ = setsid() },
                    nil,
                    nil,
                    nil,
                    $0
                )
            }
        } catch let error as GLibError {
            throw AppLaunchError.failed(entry.app?.name ?? id, error.description)
        }
        // A program that is started over the bus gets its files from this process, which may end at once.
        try? SessionBus(cancellable).flush(cancellable)
    }
}

/// Why a program was not started.
enum AppLaunchError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case notInstalled(String)
    case failed(String, String)

    var description: String {
        switch self {
        case .notInstalled(let id): "\(id) is not installed any more."
        case .failed(let name, let reason): "\(name) could not be started: \(reason)."
        }
    }
}

/// A desktop entry.
private final class Entry {
    let pointer: OpaquePointer

    /// Takes over a reference.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// The program; nil for one that is not shown to users.
    var app: InstalledApp? {
        guard g_app_info_should_show(pointer) != 0, let id = g_app_info_get_id(pointer) else { return nil }
        return InstalledApp(
            id: String(cString: id),
            name: String(cString: g_app_info_get_display_name(pointer)),
            icon: icon
        )
    }

    private static let standardIcon = "application-x-executable"

    private var icon: ShareDestination.Icon {
        guard let icon = g_app_info_get_icon(pointer) else { return .named([Self.standardIcon]) }
        let object = UnsafeMutableRawPointer(icon).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(object, g_file_icon_get_type()) != 0 {
            guard let path = g_file_get_path(g_file_icon_get_file(icon)) else { return .named([Self.standardIcon]) }
            defer { g_free(path) }
            return .file(path: String(cString: path))
        }
        guard g_type_check_instance_is_a(object, g_themed_icon_get_type()) != 0,
            let names = g_themed_icon_get_names(icon)
        else { return .named([Self.standardIcon]) }
        let all = sequence(first: names) { $0 + 1 }.prefix { $0.pointee != nil }.map { String(cString: $0.pointee!) }
        return .named(all + [Self.standardIcon])
    }
}
