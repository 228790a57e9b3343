import Foundation

/// A directory that only this user can read, removed with its contents when the last reference goes away.
///
/// The ``Watchdog`` removes it when the test process dies first.
package final class TemporaryDirectory: Sendable {
    package let path: String

    /// - Parameter prefix: How the directory's name begins. Keep it short: sockets live here, and a socket's path has
    ///   at most 107 bytes (`unix(7)`).
    package init(prefix: String = "transfer") throws {
        let parent = FileManager.default.temporaryDirectory.path
        var template = Array("\(parent)/\(prefix)-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw TestSupportError("cannot make a temporary directory: \(String(cString: strerror(errno)))")
        }
        path = String(cString: made)
        Watchdog.shared.guardDirectory(path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in this directory. The file need not exist.
    package func file(_ name: String) -> String {
        "\(path)/\(name)"
    }

    /// Makes a directory in this one, readable by this user only.
    @discardableResult
    package func makeDirectory(_ name: String) throws -> String {
        let path = file(name)
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        return path
    }

    /// Writes a file into this directory, with the directories on the way to it.
    @discardableResult
    package func write(_ contents: Data, to name: String) throws -> String {
        let url = URL(fileURLWithPath: file(name))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: url)
        return url.path
    }

    /// Writes a text file into this directory.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    /// Writes a script into this directory that can be run at once.
    ///
    /// Another process writes the file: a process that another test starts while this one has it open would hold it open,
    /// and Linux runs no file that is open for writing (`ETXTBSY`).
    @discardableResult
    package func writeProgram(_ script: String, to name: String) async throws -> String {
        let text = try write(script, to: name + ".text")
        try await run("install", ["-m", "755", text, file(name)])
        try FileManager.default.removeItem(atPath: text)
        return file(name)
    }
}
