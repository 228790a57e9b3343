/// A value that blocks SIGPIPE on a thread.
///
/// Writing to a connection whose other side is closed raises that signal (pipe(7)), which ends a process that does not
/// expect it. The libraries of display servers do not prevent it, so the end of a server would end its clients.
///
/// ```swift
/// let signal = BrokenPipeSignal()
/// defer { signal.allow() }
/// ```
package struct BrokenPipeSignal {
    private let before: sigset_t

    /// Blocks the signal on this thread until ``allow()`` is called.
    package init() {
        var (pipe, before) = (Self.pipe, sigset_t())
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        self.before = before
    }

    /// Restores the signal mask and discards a pending signal.
    package func allow() {
        var (pipe, before) = (Self.pipe, before)
        guard sigismember(&before, SIGPIPE) == 0 else { return }
        var now = timespec()
        while sigtimedwait(&pipe, nil, &now) > 0 {}
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Runs work of the caller with the original signal mask.
    package func allowing<Value>(_ work: () throws -> Value) rethrows -> Value {
        allow()
        defer { _ = BrokenPipeSignal() }
        return try work()
    }

    private static var pipe: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        return signals
    }
}
