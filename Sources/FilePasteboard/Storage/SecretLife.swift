import Glibc
import SystemSupport
import TransferKit

/// The time for which concealed contents stay on a pasteboard in files.
///
/// A program may paste after the copying program ended, so a secret must be stored, and the user's runtime directory is
/// intended for that. No other user can read it. It is in memory and not on a disk if the system provides it
/// (`XDG_RUNTIME_DIR`), and it is removed when the user logs out. The system may write it to swap, which no lock on
/// memory prevents. Therefore a secret stays only for a short time: the process that copied it removes it afterwards,
/// or other contents replace it. If that process was killed, the next process that accesses the pasteboard removes it.
enum SecretLife {
    /// The longest time, in seconds.
    static let seconds = 600

    /// Returns whether contents are a secret that has outlived its time.
    /// - Parameters:
    ///   - names: The names of the contents.
    ///   - file: The file with the contents, which is not written to once it is complete.
    static func isOver(_ names: [String], in file: Descriptor) throws -> Bool {
        guard OfferMarks(names: names).contains(.concealed) else { return false }
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return now.tv_sec - (try file.status().st_mtim.tv_sec) >= seconds
    }

    /// Waits until contents are no longer there, and removes them when their time is over.
    /// - Parameters:
    ///   - token: Of the contents.
    ///   - directory: The directory of the pasteboard.
    ///   - changes: The changes of the pasteboard.
    static func end(
        of token: Token,
        in directory: OpenDirectory,
        within life: Duration,
        _ changes: AsyncStream<Int>
    ) async {
        let removal = Task {
            try await Task.sleep(for: life)
            try await directory.removeContents(token)
        }
        // The removal is a change, too.
        for await _ in changes where !directory.hasContents(token) { break }
        removal.cancel()
    }
}
