import Foundation
internal import SystemSupport

// Foundation on Linux has `homeDirectory` and `temporaryDirectory` of these alone (Foundation 6.3), and its
// `FileManager.urls(for:in:)` takes the quotation marks in user-dirs.dirs for a part of the path. A later Foundation's own are
// preferred where it has them.
@_weakLinked
extension URL {
    /// The user's documents (`XDG_DOCUMENTS_DIR`).
    @_disfavoredOverload
    public static var documentsDirectory: URL { UserDirectories.now.directory("DOCUMENTS", standard: "Documents") }

    /// The user's desktop (`XDG_DESKTOP_DIR`).
    @_disfavoredOverload
    public static var desktopDirectory: URL { UserDirectories.now.directory("DESKTOP", standard: "Desktop") }

    /// The user's downloads (`XDG_DOWNLOAD_DIR`).
    @_disfavoredOverload
    public static var downloadsDirectory: URL { UserDirectories.now.directory("DOWNLOAD", standard: "Downloads") }

    /// The user's movies (`XDG_VIDEOS_DIR`).
    @_disfavoredOverload
    public static var moviesDirectory: URL { UserDirectories.now.directory("VIDEOS", standard: "Videos") }

    /// The user's music (`XDG_MUSIC_DIR`).
    @_disfavoredOverload
    public static var musicDirectory: URL { UserDirectories.now.directory("MUSIC", standard: "Music") }

    /// The user's pictures (`XDG_PICTURES_DIR`).
    @_disfavoredOverload
    public static var picturesDirectory: URL { UserDirectories.now.directory("PICTURES", standard: "Pictures") }

    /// The files that the user shares with others (`XDG_PUBLICSHARE_DIR`).
    @_disfavoredOverload
    public static var sharedPublicDirectory: URL { UserDirectories.now.directory("PUBLICSHARE", standard: "Public") }

    /// The data that programs keep for the user (`XDG_DATA_HOME`).
    @_disfavoredOverload
    public static var applicationSupportDirectory: URL { BaseDirectory.data.url }

    /// The data that programs can create again (`XDG_CACHE_HOME`).
    @_disfavoredOverload
    public static var cachesDirectory: URL { BaseDirectory.cache.url }

    /// The user's trash (`Trash/files` in `XDG_DATA_HOME`).
    @_disfavoredOverload
    public static var trashDirectory: URL {
        applicationSupportDirectory.appending(path: "Trash/files", directoryHint: .isDirectory)
    }
}
