/// Stands for the signal of a connection whose other side is closed, which the systems without POSIX do not raise.
package struct BrokenPipeSignal {
    package init() {}

    /// Restores the signals of the thread, which are as they were.
    package func allow() {}
}
