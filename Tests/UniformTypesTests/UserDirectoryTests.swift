import Foundation
import Testing

@testable import UniformTypes

@Suite("The user's directories")
struct UserDirectoryTests {
    private func directories(_ file: String?, _ variables: [String: String] = [:]) -> UserDirectories {
        let variables = ["HOME": "/home/ada"].merging(variables) { $1 }
        func read(_ path: String) -> String? { path == "/home/ada/.config/user-dirs.dirs" ? file : nil }
        return UserDirectories(environment: { variables[$0] }, read: read)
    }

    @Test("are those that user-dirs.dirs names, in the home or anywhere")
    func named() {
        let found = directories(
            """
            # This file is written by xdg-user-dirs-update
            XDG_DOCUMENTS_DIR="$HOME/Eigene \\"Dokumente\\""
              XDG_MUSIC_DIR="/srv/music/"
            XDG_DESKTOP_DIR="$HOME/"
            XDG_VIDEOS_DIR="relative"
            XDG_PICTURES_DIR=unquoted
            XDG_DOWNLOAD_DIR="$HOME/First"
            XDG_DOWNLOAD_DIR="$HOME/Last"
            XDG_DOWNLOAD_DIR="relative"
            """
        )
        #expect(found.directory("DOCUMENTS", standard: "Documents").path == "/home/ada/Eigene \"Dokumente\"")
        #expect(found.directory("MUSIC", standard: "Music").path == "/srv/music")
        #expect(found.directory("DESKTOP", standard: "Desktop").path == "/home/ada")
        #expect(found.directory("VIDEOS", standard: "Videos").path == "/home/ada/Videos")
        #expect(found.directory("DOWNLOAD", standard: "Downloads").path == "/home/ada/Last")
        #expect(found.directory("PICTURES", standard: "Pictures").path == "/home/ada/Pictures")
    }

    @Test("have their English names without that file")
    func standard() {
        #expect(directories(nil).directory("DOCUMENTS", standard: "Documents").path == "/home/ada/Documents")
        let moved = directories("XDG_MUSIC_DIR=\"$HOME/Songs\"", ["XDG_CONFIG_HOME": "/elsewhere"])
        #expect(moved.directory("MUSIC", standard: "Music").path == "/home/ada/Music")
    }

    @Test("are there by Apple's names")
    func names() {
        let all: [URL] = [
            .documentsDirectory, .desktopDirectory, .downloadsDirectory, .moviesDirectory, .musicDirectory,
            .picturesDirectory, .sharedPublicDirectory, .applicationSupportDirectory, .cachesDirectory, .trashDirectory,
        ]
        #expect(all.allSatisfy { $0.isFileURL && $0.hasDirectoryPath })
    }
}
