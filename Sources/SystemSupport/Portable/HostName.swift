import Foundation

/// The name of the machine.
package enum HostName {
    /// The name assigned to the system; nil if it has none.
    package static var current: String? { ProcessInfo.processInfo.hostName }
}
