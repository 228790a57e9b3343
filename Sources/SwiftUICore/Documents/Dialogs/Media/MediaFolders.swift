import CoreTransferable
import Foundation

/// The locations in which a photo picker looks for pictures and films.
package struct MediaFolders: Hashable, Sendable {
    /// The folders to search, including their subfolders.
    package var folders: [URL]
    /// The list of files that programs opened recently, in the format of the desktop-bookmark specification.
    package var recentFiles: URL?

    package init(folders: [URL], recentFiles: URL?) { (self.folders, self.recentFiles) = (folders, recentFiles) }

    /// The locations of the user's pictures and films and of the recent-files list that the dialogs of GTK and Qt maintain; nil in a
    /// sandbox, where only the portal gives files to a program.
    package static var ofUser: MediaFolders? {
        // Flatpak has that file in each sandbox, and Snap sets that variable.
        let isInSandbox =
            access("/.flatpak-info", F_OK) == 0 || ProcessInfo.processInfo.environment["SNAP"] != nil
        guard !isInSandbox else { return nil }
        return MediaFolders(
            folders: [.picturesDirectory, .moviesDirectory],
            recentFiles: .applicationSupportDirectory.appending(path: "recently-used.xbel")
        )
    }
}

private struct MediaFoldersKey: EnvironmentKey { static var defaultValue: MediaFolders? { nil } }

extension EnvironmentValues {
    /// The locations in which a photo picker looks; nil if it uses a file dialog instead, as in a sandbox and in tests.
    package var mediaFolders: MediaFolders? {
        get { self[MediaFoldersKey.self] }
        set { self[MediaFoldersKey.self] = newValue }
    }
}
