import CommandSupport
import Foundation

/// The user's folder for downloads, as desktops name it (xdg-user-dirs).
struct DownloadsDirectory {
    let path: String
    var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

    /// The most bytes of the file that names it.
    private static let longestFile = 64 << 10

    /// - Parameter environment: The variables of the process.
    /// - Throws: ``CommandFailure`` if there is no home directory.
    init(_ environment: [String: String]) throws {
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw CommandFailure("There is no home directory: set HOME to an absolute path, or use --directory.")
        }
        let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
        let file = FileHandle(forReadingAtPath: configuration + "/user-dirs.dirs")
        let text = (try? file?.read(upToCount: Self.longestFile)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        path = Self.named(in: text, home: home) ?? home + "/Downloads"
    }

    /// Returns the folder that a line such as `XDG_DOWNLOAD_DIR="$HOME/Downloads"` names; nil if there is none. Only paths from the
    /// root and from the home directory are allowed there.
    static func named(in text: String, home: String) -> String? {
        for line in text.split(whereSeparator: \.isNewline).reversed() {
            guard let match = line.wholeMatch(of: /\s*XDG_DOWNLOAD_DIR="(\$HOME)?(\/[^"]*)"\s*/) else { continue }
            let path = String(match.2).replacing(/\\(.)/) { String($0.1) }
            return match.1 == nil ? path : home + path
        }
        return nil
    }
}
