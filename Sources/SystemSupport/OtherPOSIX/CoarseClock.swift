/// A clock that is read often.
package enum CoarseClock {
    /// The seconds since some time before the process started.
    package static var seconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec)
    }
}
