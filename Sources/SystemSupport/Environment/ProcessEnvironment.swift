/// The environment of the process.
package enum ProcessEnvironment {
    /// Returns the value of a variable. Unlike `ProcessInfo`, it makes no dictionary of all variables.
    package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
