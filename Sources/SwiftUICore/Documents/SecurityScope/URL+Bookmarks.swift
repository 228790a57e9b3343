import Foundation
import SystemSupport

@_weakLinked
extension URL {
    /// How bookmarks are made. On Linux all are made in the same way.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The bookmark has as little data as can be.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// The bookmark can be written to a file of its own.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The bookmark gives access to the file. On Linux it gives none that the app does not have by the path of the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// The bookmark gives access for reading only. On Linux it gives none that the app does not have.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// The bookmark gives no access by itself.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How bookmarks are resolved. On Linux all are resolved in the same way.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The user is not asked anything. On Linux nothing ever is.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// No volume is mounted. On Linux none ever is.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// The access that the bookmark gives is taken. On Linux it is there by the path of the file.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// Access does not begin by itself.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// Makes data by which the file is found again when the app runs the next time, also under another name in its folder.
    ///
    /// Files of the document portal keep their paths, so that a bookmark leads to one again in a sandbox.
    /// - Parameters:
    ///   - options: How it is made.
    ///   - keys: Has no effect: the data of Linux bookmarks has no attributes.
    ///   - url: The folder, or the file in it, with which the file may move; nil for none.
    /// - Returns: The data. Its form is that of this library.
    /// - Throws: `CocoaError`, which names the path: where there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [],
        includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        try Bookmark(self, relativeTo: url).data()
    }

    /// Creates the URL of the file that a bookmark was made of.
    /// - Parameters:
    ///   - data: The bookmark.
    ///   - options: How it is resolved.
    ///   - url: The folder or file that the bookmark was made with; nil for none.
    ///   - bookmarkDataIsStale: Set to whether the file has another path, or another file is in its place: then another bookmark
    ///     should be made of it.
    /// - Throws: `CocoaError`, where the data is no bookmark or the file is not found.
    public init(
        resolvingBookmarkData data: Data,
        options: BookmarkResolutionOptions = [],
        relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        (self, bookmarkDataIsStale) = try Bookmark(data).resolve(relativeTo: url)
    }
}

/// What a bookmark knows of a file.
private struct Bookmark: Codable {
    let path: String
    /// The path from the folder with which the file may move.
    let relativePath: String?
    let identity: Identity

    /// What tells a file from others, whatever its name.
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

        func isSameFile(as other: Identity) -> Bool { device == other.device && number == other.number }
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
            self = try PropertyListDecoder().decode(Bookmark.self, from: data)
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

    /// The file under another name in the same folder.
    private func renamedFile() -> URL? {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.lazy.map(folder.appendingPathComponent).first { url in
            (try? Identity(of: url.path)) == identity
        }
    }

    /// The path of a folder, or of that in which a file is, with a slash at its end.
    private static func folder(of url: URL) -> String {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let folder = exists && !isFolder.boolValue ? url.deletingLastPathComponent() : url
        let path = folder.standardizedFileURL.path
        return path.hasSuffix("/") ? path : path + "/"
    }
}
