internal import DesktopServices
import Foundation
import SwiftUICore
import SystemSupport
import UniformTypeIdentifiers

/// Requests to the desktop to open and show items, on a separate thread.
package enum DesktopCalls {
    private static let queue = DispatchQueue(label: "KitSupport.desktop", attributes: .concurrent)

    private static func run(
        _ completion: @escaping @Sendable ((any Error)?) -> Void,
        _ work: @escaping @Sendable () throws -> Void
    ) {
        queue.async {
            do {
                try work()
                completion(nil)
            } catch {
                clipboardLogger.error("The desktop did not do what the app asked for: \(error)")
                completion(error)
            }
        }
    }

    /// Observes when the machine is about to sleep and when it has woken. A machine without logind does not tell.
    package static func observeSleep(_ handler: @escaping @MainActor @Sendable (Bool) -> Void) {
        Task { try? await SleepSignals.observe(handler) }
    }

    /// Opens a URL in the user's default program.
    package static func open(_ url: URL, completion: @escaping @Sendable ((any Error)?) -> Void = { _ in }) {
        run(completion) { try DesktopOpening.open(url) }
    }

    /// Opens URLs in a program.
    package static func open(_ urls: [URL], with entry: URL, completion: @escaping @Sendable ((any Error)?) -> Void) {
        run(completion) { try DesktopOpening.open(urls, with: entry) }
    }

    /// Shows files in their folders in the file manager.
    package static func show(_ files: [URL]) { run({ _ in }, { try DesktopOpening.show(files) }) }

    /// Moves files to the trash.
    package static func trash(_ files: [URL], completion: @escaping @Sendable ((any Error)?) -> Void) {
        run(completion) { for file in files { try DesktopOpening.trash(file) } }
    }

    /// Gives a file an icon of its own; nil for that of its type.
    /// - Returns: Whether the desktop keeps it.
    package static func setIcon(_ picture: Data?, of file: URL) -> Bool {
        do {
            // GVfs keeps icons by the path, also of what is not there.
            _ = try FileSystem.status(of: file.path)
            try FileIcon.set(picture, of: file)
            return true
        } catch {
            clipboardLogger.warning("\(file.path) keeps its icon: \(error)")
            return false
        }
    }

    /// Returns the icon of a file's own; nil if it has that of its type.
    package static func icon(of file: URL) -> URL? { FileIcon.icon(of: file) }

    /// Asks the desktop for another picture on its ground, soon.
    /// - Throws: An error if the file cannot be read, or is none.
    package static func setWallpaper(_ file: URL) throws {
        let descriptor = try RegularFile.open(file)
        run({ _ in }, { try Wallpaper.set(descriptor) })
    }

    /// The picture on the desktop's ground; nil on a desktop that does not tell it.
    package static var wallpaper: URL? { Wallpaper.current }

    /// Returns the desktop entry of the program that opens a URL.
    package static func app(opening url: URL) -> URL? { DesktopOpening.app(opening: url) }

    /// Returns the desktop entries of the programs that open files of a type.
    package static func apps(opening contentType: UTType) -> [URL] { DesktopOpening.apps(opening: contentType) }

    /// Returns the desktop entry of the program with an identifier.
    package static func app(withIdentifier identifier: String) -> URL? {
        DesktopOpening.app(withIdentifier: identifier)
    }
}
