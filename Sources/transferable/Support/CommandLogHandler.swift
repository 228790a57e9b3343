import CommandSupport
import Logging

/// Writes what the libraries log as the command writes its own warnings.
///
/// It takes no lock that the end of the process would wait for, as stdio does, when nothing reads standard error.
struct CommandLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { StandardError.writeWarning("\(event.message)") }
}
