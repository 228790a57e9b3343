import Foundation
import SystemSupport

/// The directory of the command `transferable`, of which this program is a part.
enum CommandPath {
    /// Adds the directory to `PATH`, so that the command is found that keeps what was copied when a window ends. A message bus starts
    /// programs with a `PATH` that may not have it.
    static func addToSearch() {
        guard let program = OwnProgram.path else { return }
        let own = URL(filePath: program).deletingLastPathComponent()
        // Beside this program in a build, or in an installation.
        let directories = [own, own.deletingLastPathComponent().deletingLastPathComponent().appending(path: "bin")]
        let paths = directories.map { $0.path(percentEncoded: false) }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/transferable") })
        else { return }
        let others = ProcessInfo.processInfo.environment["PATH"] ?? ""
        setenv("PATH", others.isEmpty ? path : "\(others):\(path)", 1)
    }
}
