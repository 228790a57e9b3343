import Foundation

/// The setting that shows private values of messages.
///
/// On Apple's systems they are shown to a developer who runs the program from Xcode, and otherwise only with a profile
/// on the machine. Here they are shown by programs that are built for debugging. The environment variable
/// `OS_LOG_PRIVATE_DATA` overrides this with `show` or `hide`.
enum PrivateData {
    static let isShown = isShown(by: ProcessInfo.processInfo.environment)
    static let showsSensitive = ProcessInfo.processInfo.environment["OS_LOG_PRIVATE_DATA"] == "show"

    static func isShown(by environment: [String: String]) -> Bool {
        switch environment["OS_LOG_PRIVATE_DATA"] {
        case "show": return true
        case "hide": return false
        default:
            #if DEBUG
                return true
            #else
                return false
            #endif
        }
    }
}

/// The name of the program.
enum ProcessName {
    static let current = ProcessInfo.processInfo.processName
}
