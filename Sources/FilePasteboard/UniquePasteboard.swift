import Foundation
import TransferKit

/// A pasteboard that is removed with this object.
final class UniquePasteboard: Sendable {
    private static let prefix = "unique-"

    /// Returns whether a name is one that is made here. Names that only begin like them are a program's own.
    private static func isUnique(_ name: String) -> Bool {
        name.hasPrefix(prefix) && Token.isText(name.dropFirst(prefix.count))
    }

    let name: String
    let transport: EmbeddedPasteboard

    /// The pasteboard's directory, locked to tell others that its owner lives.
    private let directory: OpenDirectory

    init(in runtime: RuntimeDirectory) throws {
        name = Self.prefix + Token.random().text
        transport = EmbeddedPasteboard(name: name, in: runtime)
        directory = try PasteboardDirectory(name: name, in: runtime).make()
        // It succeeds: programs that look for leftovers lock no directory that was just made.
        _ = directory.file.lock(LOCK_SH)
        try Self.removeLeftovers(in: runtime)
    }

    deinit { try? transport.remove() }

    /// Removes the remains of killed processes.
    private static func removeLeftovers(in runtime: RuntimeDirectory) throws {
        guard let all = try runtime.open(isMade: false)?.directory("pasteboards", isMade: false) else { return }
        for name in try all.names() where isUnique(name) {
            guard let directory = try? all.directory(name, isMade: false), let status = try? directory.file.status(),
                // A directory that was just created may not be locked.
                time(nil) - status.st_mtim.tv_sec > 60, directory.file.lock(LOCK_EX)
            else { continue }
            withExtendedLifetime(directory) { all.removeDirectory(name) }
        }
    }
}
