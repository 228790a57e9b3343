import CommandSupport
import Foundation

/// The directory of the user's own data files, by the XDG Base Directory specification.
struct UserDataDirectory {
    let path: String

    /// - Throws: ``CommandFailure`` when the environment names no such directory.
    init() throws {
        let environment = ProcessInfo.processInfo.environment
        // The specification requires that relative paths are ignored.
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
            self.path = path
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            path = "\(home)/.local/share"
        } else {
            throw CommandFailure(
                "There is no directory for data of yours: set HOME or XDG_DATA_HOME to an absolute path."
            )
        }
    }

    /// Returns the path of a file or directory in this one.
    func path(of relativePath: String) -> String { "\(path)/\(relativePath)" }
}
