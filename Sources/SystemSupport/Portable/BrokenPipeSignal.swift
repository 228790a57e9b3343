/// A stand-in for the signal of a connection whose other end is closed, which systems without POSIX do not raise.
package struct BrokenPipeSignal {
    package init() {}

    /// Does nothing, because the signals of the thread were not changed.
    package func allow() {}
}
