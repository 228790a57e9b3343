/// A clock that is read in less time than others, and counts in steps of some milliseconds.
package enum CoarseClock {
    /// The seconds since the system started, without those that it slept.
    package static var seconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return Int(time.tv_sec)
    }
}
