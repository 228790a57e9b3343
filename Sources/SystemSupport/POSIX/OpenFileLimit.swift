/// The number of files that a process may have open.
package enum OpenFileLimit {
    /// The number; `Int.max` where there is no bound.
    package static var current: Int {
        let limit = sysconf(CInt(_SC_OPEN_MAX))
        return limit < 0 ? .max : limit
    }
}
