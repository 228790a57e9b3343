/// A clock that is faster to read than others, and advances in steps of a few milliseconds.
package enum CoarseClock {
    /// The seconds since the system started, excluding those in which it was suspended.
    package static var seconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return Int(time.tv_sec)
    }
}
