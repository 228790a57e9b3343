import Foundation

/// Detects the end of the output's reader.
enum ReaderWatch {
    /// - Parameter action: Runs once when the reader of a pipe or socket ends; never for other outputs.
    static func start(_ action: @escaping @MainActor @Sendable () -> Void) {
        var status = stat()
        guard fstat(STDOUT_FILENO, &status) == 0, [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else { return }
        Thread.detachNewThread {
            // Errors are waited for without being asked for.
            var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
            while poll(&output, 1, -1) <= 0 {}
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }
}
