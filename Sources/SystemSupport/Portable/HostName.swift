import Foundation

/// The name of the machine.
package enum HostName {
    /// The name that the system was given; nil if it has none.
    package static var current: String? { ProcessInfo.processInfo.hostName }
}
