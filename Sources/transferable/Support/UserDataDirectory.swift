import CommandSupport
import SystemSupport

/// The directory of the user's own data files, by the XDG Base Directory specification.
struct UserDataDirectory {
    let path: String

    /// - Throws: ``CommandFailure`` when the environment names no such directory.
    init() throws {
        guard let path = BaseDirectory.data.path() else {
            throw CommandFailure(
                "There is no directory for data of yours: set HOME or XDG_DATA_HOME to an absolute path."
            )
        }
        self.path = path
    }

    /// Returns the path of a file or directory in this one.
    func path(of relativePath: String) -> String { "\(path)/\(relativePath)" }
}
