import Foundation

/// A clock for frequent reading.
package enum CoarseClock {
    /// The seconds since the system started.
    package static var seconds: Int { Int(ProcessInfo.processInfo.systemUptime) }
}
