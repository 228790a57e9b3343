import Foundation

@_weakLinked
extension URL {
    /// The options for creating bookmarks. On Linux they have no effect.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The bookmark has as little data as can be.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// The bookmark can be written to a separate file.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// The bookmark gives access to the file. On Linux it gives none that the app does not have by the path of the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// The bookmark gives access for reading only. On Linux it gives none that the app does not have.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// The bookmark gives no access by itself.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// The options for resolving bookmarks. On Linux they have no effect.
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
    /// Files of the document portal keep their paths, so a bookmark leads to one again in a sandbox.
    /// - Parameters:
    ///   - options: The options for creating it.
    ///   - keys: No effect: the data of Linux bookmarks has no attributes.
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
    ///   - options: The options for resolving it.
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
