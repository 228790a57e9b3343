import SystemSupport

/// The directory that all programs of one user share.
///
/// It is `swift-transferable` in the directory that `XDG_RUNTIME_DIR` names. Without the variable, or if it names a
/// missing directory, it is in `/run/user/UID`, the variable's value in a session. If that directory is not this
/// user's, as in containers, it is `/tmp/swift-transferable-UID`. The result depends on the user and the system only,
/// so all programs without the variable share one directory. `TMPDIR` is not used, because it differs between builds
/// and batch jobs.
///
/// A directory that exists and is not private is an error. A program that used another directory instead would copy to
/// a place where the other programs do not look.
package struct RuntimeDirectory: Sendable {
    private static let name = "swift-transferable"

    /// The value of `XDG_RUNTIME_DIR`.
    private let variable: String?
    private let sessionDirectory: String
    private let temporaryDirectory: String

    /// Creates a search for the directory in the specified places.
    package init(
        variable: String?,
        sessionDirectory: String = "/run/user/\(geteuid())",
        temporaryDirectory: String = "/tmp"
    ) {
        self.variable = variable
        self.sessionDirectory = sessionDirectory
        self.temporaryDirectory = temporaryDirectory
    }

    /// The runtime directory of this process.
    package static var current: RuntimeDirectory {
        RuntimeDirectory(variable: ProcessEnvironment.variable("XDG_RUNTIME_DIR"))
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
