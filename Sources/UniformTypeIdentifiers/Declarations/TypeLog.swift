import Logging

/// The logger of the module.
enum TypeLog {
    /// Made at each use, so that it follows the logging that the program sets up.
    static var logger: Logger { Logger(label: "UniformTypeIdentifiers") }
}
