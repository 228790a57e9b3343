import CGIO
import DesktopBus
import Foundation
import SystemSupport

/// The icons that the user's file managers show for files of the app's choice.
///
/// They are GIO's metadata `metadata::custom-icon`, which GVfs keeps: the file managers of GNOME, Cinnamon, MATE and Xfce read them.
package enum FileIcon {
    private static let attribute = "metadata::custom-icon"

    /// Gives a file an icon of its own.
    /// - Parameters:
    ///   - picture: The icon as a PNG file's contents, which are kept among the app's data; nil for the icon of the file's type.
    ///   - file: The file.
    /// - Throws: The reason why it keeps the one that it has, such as that there is no GVfs.
    package static func set(_ picture: Data?, of file: URL) throws {
        let before = icon(of: file)
        let new = try picture.map { try keep($0) }
        do {
            try write(new, of: file)
        } catch {
            if let new { try? FileManager.default.removeItem(at: new) }
            throw error
        }
        // Other programs write this metadata, too: a path that only begins in the folder stays.
        if let before, before.pathExtension == "png",
            before.standardizedFileURL.deletingLastPathComponent().path == folder.path
        {
            try? FileManager.default.removeItem(at: before)
        }
    }

    /// Returns the icon of a file's own; nil if it has that of its type.
    package static func icon(of file: URL) -> URL? {
        let object = g_file_new_for_path(file.path)
        defer { g_object_unref(UnsafeMutableRawPointer(object)) }
        let flags = G_FILE_QUERY_INFO_NONE
        guard let information = g_file_query_info(object, attribute, flags, nil, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(information)) }
        guard let uri = g_file_info_get_attribute_string(information, attribute).map({ String(cString: $0) }),
            let url = URL(string: uri), url.isFileURL
        else { return nil }
        return url
    }

    private static func write(_ icon: URL?, of file: URL) throws {
        let object = g_file_new_for_path(file.path)
        defer { g_object_unref(UnsafeMutableRawPointer(object)) }
        _ = try GLibError.check { error in
            guard let icon else {
                let none = G_FILE_ATTRIBUTE_TYPE_INVALID
                return g_file_set_attribute(object, attribute, none, nil, G_FILE_QUERY_INFO_NONE, nil, error)
            }
            let uri = icon.absoluteString
            return g_file_set_attribute_string(object, attribute, uri, G_FILE_QUERY_INFO_NONE, nil, error)
        }
    }

    /// The folder of the icons.
    private static var folder: URL {
        let name = ProcessInfo.processInfo.processName.replacing("/", with: "-")
        return BaseDirectory.data.url.appending(path: name).appending(path: "file-icons").standardizedFileURL
    }

    private static func keep(_ picture: Data) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: "\(UUID().uuidString).png")
        try picture.write(to: url, options: .atomic)
        return url
    }
}
