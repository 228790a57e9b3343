import CGIO
import DesktopBus
import Foundation
import UniformTypeIdentifiers

/// Functions that open files and URLs in the user's programs.
package enum DesktopOpening {
    /// Opens a URL in the user's default program.
    /// - Throws: The reason why no program has it.
    package static func open(_ url: URL) throws {
        let uri = url.absoluteString
        _ = try GLibError.check { g_app_info_launch_default_for_uri(uri, nil, $0) }
    }

    /// Opens URLs in a program.
    /// - Parameters:
    ///   - urls: The URLs; none to start the program.
    ///   - entry: The desktop entry of the program.
    /// - Throws: The reason why it was not started.
    package static func open(_ urls: [URL], with entry: URL) throws {
        guard let pointer = g_desktop_app_info_new_from_filename(entry.path) else {
            throw AppLaunchError.notInstalled(entry.lastPathComponent)
        }
        try InstalledEntry(pointer).launch(opening: urls.map(\.absoluteString), CallCancellation())
    }

    /// Returns the desktop entry of the program that opens a URL; nil if there is none.
    package static func app(opening url: URL) -> URL? {
        if url.isFileURL { return apps(opening: contentType(of: url)).first }
        guard let scheme = url.scheme, let app = g_app_info_get_default_for_uri_scheme(scheme) else { return nil }
        return file(of: InstalledEntry(app))
    }

    /// Returns the desktop entries of the programs that open files of a type, starting with the user's default.
    package static func apps(opening contentType: UTType) -> [URL] {
        InstalledApp.opening(contentType.fileMIMETypes).compactMap { app(withIdentifier: $0.id) }
    }

    /// Returns the desktop entry of the program with an identifier.
    /// - Parameter identifier: The name of the entry, with or without its extension.
    package static func app(withIdentifier identifier: String) -> URL? {
        let name = identifier.hasSuffix(".desktop") ? identifier : identifier + ".desktop"
        return g_desktop_app_info_new(name).flatMap { file(of: InstalledEntry($0)) }
    }

    private static func contentType(of file: URL) -> UTType {
        let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
        if isFolder { return .folder }
        return UTType(ofContestedFileAt: file) ?? UTType(filenameExtension: file.pathExtension) ?? .data
    }

    private static func file(of entry: InstalledEntry) -> URL? {
        g_desktop_app_info_get_filename(entry.pointer).map { URL(fileURLWithPath: String(cString: $0)) }
    }

    /// Shows files in their folders in the user's file manager and selects them.
    ///
    /// See <https://www.freedesktop.org/wiki/Specifications/file-manager-interface/>. Where there is no such file manager, the first
    /// folder is opened.
    /// - Parameter files: The files.
    /// - Throws: The reason why nothing is shown.
    package static func show(_ files: [URL]) throws {
        guard let first = files.first else { return }
        let manager = MessageBus.Object(
            service: "org.freedesktop.FileManager1",
            path: "/org/freedesktop/FileManager1",
            interface: "org.freedesktop.FileManager1"
        )
        do {
            let cancellation = CallCancellation()
            try SessionBus(cancellation).call(
                "ShowItems",
                on: manager,
                [.strings(files.map(\.absoluteString)), .string("")],
                returning: "()",
                cancellation
            )
        } catch {
            try open(first.deletingLastPathComponent())
        }
    }

    /// Moves a file to the trash.
    /// - Throws: The reason why it stays.
    package static func trash(_ file: URL) throws {
        let object = g_file_new_for_path(file.path)
        defer { g_object_unref(UnsafeMutableRawPointer(object)) }
        _ = try GLibError.check { g_file_trash(object, nil, $0) }
    }
}
