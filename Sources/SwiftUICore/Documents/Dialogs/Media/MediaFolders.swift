import CoreTransferable
import Foundation

/// The places in which a photo picker looks for pictures and films.
package struct MediaFolders: Hashable, Sendable {
    /// The folders that are searched, with the folders inside them.
    package var folders: [URL]
    /// The list of files that programs opened lately, in the format of the desktop-bookmark specification.
    package var recentFiles: URL?

    package init(folders: [URL], recentFiles: URL?) { (self.folders, self.recentFiles) = (folders, recentFiles) }

    /// The user's pictures and films, and the list that GTK's and Qt's file dialogs keep; nil in a sandbox, where the
    /// portal alone gives files to a program.
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
    /// The places in which a photo picker looks; nil where it asks for files by a file dialog, as in a sandbox and in tests.
    package var mediaFolders: MediaFolders? {
        get { self[MediaFoldersKey.self] }
        set { self[MediaFoldersKey.self] = newValue }
    }
}
