import Foundation

@_weakLinked
extension URL {
    /// Options for creating bookmarks. They have no effect on Linux.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The raw value of the options.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Creates a bookmark with as little data as possible.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// Creates a bookmark that can be written to a separate file.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// Creates a bookmark that gives access to the file. On Linux it gives no access that the app does not already have.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// Creates a bookmark that gives read-only access. On Linux it gives no access that the app does not already have.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// Creates a bookmark that gives no access implicitly.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Options for resolving bookmarks. They have no effect on Linux.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The raw value of the options.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Resolves the bookmark without asking the user. On Linux this is always so.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Resolves the bookmark without mounting volumes. On Linux this is always so.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// Begins the access that the bookmark gives. On Linux the path of the file is sufficient.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// Does not begin access implicitly.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// Returns data with which the file can be found the next time the app runs, even if it has been renamed within its folder.
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

    /// Creates the URL of the file for which a bookmark was created.
    /// - Parameters:
    ///   - data: The bookmark.
    ///   - options: The options for resolving it.
    ///   - url: The folder or file that the bookmark was made with; nil for none.
    ///   - bookmarkDataIsStale: Set to whether the file has another path, or another file is in its place: then another bookmark
    ///     should be created from it.
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
