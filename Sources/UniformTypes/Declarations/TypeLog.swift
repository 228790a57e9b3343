/// The logger of the module.
enum TypeLog {
    static let logger = BackgroundLogger(label: "UniformTypeIdentifiers")
}
