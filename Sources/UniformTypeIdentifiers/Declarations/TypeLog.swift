import Logging

/// The logger of the module.
enum TypeLog {
    static let logger = Logger(label: "UniformTypeIdentifiers")
}
