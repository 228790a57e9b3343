import Logging

/// A log handler that writes the messages of libraries in the form of the command's own warnings.
///
/// Unlike stdio, it takes no lock that the end of the process would wait for when standard error has no reader.
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
