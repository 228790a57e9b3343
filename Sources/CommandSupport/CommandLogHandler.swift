import Logging

/// Writes what the libraries log as the command writes its own warnings.
///
/// It takes no lock that the end of the process would wait for, as stdio does, when nothing reads standard error.
package struct CommandLogHandler: LogHandler {
    package var metadata: Logger.Metadata = [:]
    package var logLevel = Logger.Level.warning

    package init() {}

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) { StandardError.writeWarning("\(event.message)") }
}
