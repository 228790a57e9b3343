import Synchronization

/// What was said in the log of mistakes that a program would otherwise repeat at each update.
enum ReportedOnce {
    private static let keys = Mutex<Set<String>>([])

    /// Whether this is the first call with a key, on any thread.
    static func first(_ key: String) -> Bool { keys.withLock { $0.insert(key).inserted } }
}
