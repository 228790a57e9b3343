import Synchronization

/// Remembers what happened, from any thread.
package final class Record: Sendable {
    private let entries = Mutex<[String]>([])

    package init() {}

    package func add(_ entry: String) { entries.withLock { $0.append(entry) } }

    package var all: [String] { entries.withLock { $0 } }
}
