/// Runs work on a separate thread, for waits that are too long for a task. If the work writes to a connection whose other end is closed, it
/// gets an error instead of a signal.
/// - Parameters:
///   - name: The name that tools show, of which the first 15 bytes count.
///   - work: The work, which runs once.
package func startThread(named name: String, _ work: @escaping @Sendable () -> Void) {
    final class Work: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    var thread = pthread_t()
    let status = pthread_create(
        &thread,
        nil,
        { work in
            _ = BrokenPipeSignal()
            Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().run()
            return nil
        },
        Unmanaged.passRetained(
            Work {
                // A thread names itself with one call of the system, and others through a file.
                _ = pthreadSetName(pthread_self(), String(name.utf8.prefix(15)) ?? "")
                work()
            }
        ).toOpaque()
    )
    precondition(status == 0, "A thread could not be started: \(String(cString: strerror(status)))")
    pthread_detach(thread)
}
