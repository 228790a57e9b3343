import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// The contents of a bookmark.
struct Bookmark: Codable {
    let path: String
    /// The path from the folder with which the file may move.
    let relativePath: String?
    let identity: Identity

    /// The identity of a file, regardless of its name.
    struct Identity: Codable, Equatable {
        let device: UInt64
        let number: UInt64
        /// Numbers of files that were removed are used again.
        let modified: [Int]

        /// - Throws: `SystemError`.
        init(of path: String) throws {
            var status = stat()
            guard stat(path, &status) == 0 else { throw SystemError(path) }
            device = UInt64(status.st_dev)
            number = UInt64(status.st_ino)
            modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
        }

        /// Returns whether another is that of the same file. File systems in user space, such as that of the document
        /// portal, give a file another number once the kernel has forgotten it; such a file still has its time.
        func isSameFile(as other: Identity) -> Bool {
            device == other.device && (number == other.number || modified == other.modified)
        }
    }

    init(_ url: URL, relativeTo base: URL?) throws {
        guard url.isFileURL else {
            throw CocoaError(.fileReadUnsupportedScheme, "bookmarked", at: url, because: "it is not the URL of a file")
        }
        let path = url.standardizedFileURL.path
        self.path = path
        do {
            identity = try Identity(of: path)
        } catch let error as SystemError {
            throw CocoaError(reading: url, error)
        }
        let folder = base.map { Self.folder(of: $0) }
        relativePath = folder.flatMap { folder in path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil }
    }

    init(_ data: Data) throws {
        do {
            self = try PropertyListDecoder().decode(Bookmark.self, fromUntrusted: data)
        } catch {
            throw CocoaError(
                .fileReadCorruptFile,
                userInfo: [NSLocalizedDescriptionKey: "The data is not a bookmark that this library has made."]
            )
        }
    }

    func data() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
    }

    func resolve(relativeTo base: URL?) throws -> (URL, isStale: Bool) {
        let moved = base.flatMap { base in relativePath.map { Self.folder(of: base) + $0 } }
        for place in [moved, path].compactMap({ $0 }) {
            guard let found = try? Identity(of: place) else { continue }
            return (URL(fileURLWithPath: place), place != path || !found.isSameFile(as: identity))
        }
        guard let renamed = renamedFile() else {
            throw CocoaError(reading: URL(fileURLWithPath: path), SystemError(path, ENOENT))
        }
        return (renamed, true)
    }

    /// Returns the file under another name in the same folder.
    private func renamedFile() -> URL? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.lazy.map(folder.appendingPathComponent).first { url in
            (try? Identity(of: url.path)) == identity
        }
    }

    /// Returns the path of a folder, or of that in which a file is, with a slash at its end.
    private static func folder(of url: URL) -> String {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let folder = exists && !isFolder.boolValue ? url.deletingLastPathComponent() : url
        let path = folder.standardizedFileURL.path
        return path.hasSuffix("/") ? path : path + "/"
    }
}
