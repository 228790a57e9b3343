import CGIO
import DesktopBus
import Foundation
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
    /// Returns the programs that open files of some MIME types: the user's default first, without duplicates.
    ///
    /// As in file managers, a program that opens a general type opens the more special ones, too.
    static func opening(_ mimeTypes: [String]) -> [InstalledApp] {
        var seen: Set<String> = []
        return mimeTypes.flatMap { type -> [InstalledApp] in
            let preferred = g_app_info_get_default_for_type(type, 0).map { [InstalledEntry($0)] } ?? []
            let others = InstalledEntry.all(taking: g_app_info_get_all_for_type(type))
            return (preferred + others).compactMap(\.app)
        }
        .filter { seen.insert($0.id).inserted }
    }

    /// Returns whether there is a program of an identifier.
    static func isInstalled(_ id: String) -> Bool { g_desktop_app_info_new(id).map(InstalledEntry.init) != nil }

    /// Starts the program, or has one that runs open more.
    /// - Parameter uris: The URIs to open.
    /// - Throws: ``AppLaunchError`` if the program no longer exists, or cannot be started.
    static func launch(_ id: String, opening uris: [String], _ cancellation: CallCancellation) throws {
        guard let pointer = g_desktop_app_info_new(id) else { throw AppLaunchError.notInstalled(id) }
        try InstalledEntry(pointer).launch(opening: uris, cancellation)
    }
}

/// The reason why a program was not started.
enum AppLaunchError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case notInstalled(String)
    case failed(String, String)
    case ended(String, String)

    var description: String {
        switch self {
        case .notInstalled(let id): "\(id) is not installed any more."
        case .failed(let name, let reason): "\(name) could not be started: \(reason)."
        case .ended(let name, let reason): "\(name) ended at once, with \(reason)."
        }
    }
}
