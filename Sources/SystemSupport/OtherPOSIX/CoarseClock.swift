/// A clock for frequent reading.
package enum CoarseClock {
    /// The seconds since an arbitrary time before the process started.
    package static var seconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec)
    }
}
