import Foundation

/// A clock that is read often.
package enum CoarseClock {
    /// The seconds since the system started.
    package static var seconds: Int { Int(ProcessInfo.processInfo.systemUptime) }
}
