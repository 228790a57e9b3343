import Glibc
import SystemSupport
import TransferKit

/// How long something concealed stays on a pasteboard in files.
///
/// A program that pastes may run when the one that copied has ended, so a secret has to lie somewhere, and the user's runtime
/// directory is the place that is meant for it: no other user can read it, it is in memory and not on a disk where the system has
/// set it up (`XDG_RUNTIME_DIR`), and it is gone when the user logs out. The system may write it to swap, which no lock on
/// memory prevents. So a secret is there for a short time: the process that copied it removes it when that is over, or other
/// contents take its place; where that process has been killed, the next that looks removes it.
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
    ///   - directory: That of the pasteboard.
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
