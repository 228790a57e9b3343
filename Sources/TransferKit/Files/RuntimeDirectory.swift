import Glibc

/// Finds the directory in which the programs of one user meet.
///
/// It is `swift-transferable` in the user's runtime directory, that `XDG_RUNTIME_DIR` names. Without the variable, or where
/// it names nothing that exists, it is in `/run/user/UID`, which is what the variable names in a session; and where that
/// is not this user's either, as in containers, it is `/tmp/swift-transferable-UID`. This depends on the user and the system
/// only, so that all programs without the variable meet in one place; `TMPDIR` is not asked, as it is another in each build
/// and batch job.
///
/// A directory that exists and is not private is an error. A program that went elsewhere then would copy to where the
/// others do not look.
package struct RuntimeDirectory: Sendable {
    private static let name = "swift-transferable"

    /// What `XDG_RUNTIME_DIR` says.
    private let variable: String?
    private let sessionDirectory: String
    private let temporaryDirectory: String

    /// Takes the places to look at.
    package init(
        variable: String?,
        sessionDirectory: String = "/run/user/\(geteuid())",
        temporaryDirectory: String = "/tmp"
    ) {
        self.variable = variable
        self.sessionDirectory = sessionDirectory
        self.temporaryDirectory = temporaryDirectory
    }

    /// That of this process.
    package static var current: RuntimeDirectory {
        RuntimeDirectory(variable: getenv("XDG_RUNTIME_DIR").map { String(cString: $0) })
    }

    /// Opens the directory.
    /// - Parameter isMade: Whether to make it where it does not exist.
    /// - Returns: nil if it does not exist.
    /// - Throws: ``PasteboardError/unsafeDirectory(path:reason:remedy:)``.
    package func open(isMade: Bool) throws -> OpenDirectory? {
        if let variable, let runtime = try Self.runtimeDirectory(variable) {
            return try runtime.directory(Self.name, isMade: isMade)
        }
        var status = stat()
        if lstat(sessionDirectory, &status) == 0, status.st_uid == geteuid(),
            let runtime = try OpenDirectory.opening(sessionDirectory)
        {
            return try runtime.directory(Self.name, isMade: isMade)
        }
        return try OpenDirectory.openingShared(temporaryDirectory)
            .directory("\(Self.name)-\(geteuid())", isMade: isMade)
    }

    /// Returns the directory that the variable names; relative paths are to be ignored (XDG Base Directory
    /// Specification).
    private static func runtimeDirectory(_ variable: String) throws -> OpenDirectory? {
        guard variable.utf8.first == UInt8(ascii: "/") else { return nil }
        // With a slash at its end a link would be followed.
        var path = Substring(variable)
        while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        return try OpenDirectory.opening(String(path))
    }
}
