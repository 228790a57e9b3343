import Foundation
import Logging
import UniformTypeIdentifiers

/// Collects what the process logs, for tests that look for a message.
///
/// The tests of all modules run in one process, where logging can be set up only once: they share this. It is installed before the
/// first test, since some messages are logged once, whichever test causes them.
package final class LogCapture: @unchecked Sendable {
    package static let shared: LogCapture = {
        let capture = LogCapture()
        LoggingSystem.bootstrap { label in Handler(label: label, capture: capture) }
        return capture
    }()

    private let lock = NSLock()
    private var messages: [(text: String, level: Logger.Level, module: String)] = []

    /// Returns the messages logged so far that contain a text, each after the label of its logger.
    package func messages(containing text: String) -> [String] { found(text).map(\.text) }

    /// The levels of what was logged so far and contains a text.
    package func levels(ofMessagesContaining text: String) -> [Logger.Level] { found(text).map(\.level) }

    /// The modules that logged what contains a text.
    package func modules(ofMessagesContaining text: String) -> [String] { found(text).map(\.module) }

    private func found(_ text: String) -> [(text: String, level: Logger.Level, module: String)] {
        BackgroundLogger.flush()
        return lock.withLock { messages.filter { $0.text.contains(text) } }
    }

    private func add(_ message: String, _ level: Logger.Level, _ module: String) {
        lock.withLock { messages.append((message, level, module)) }
    }

    private struct Handler: LogHandler {
        let label: String
        let capture: LogCapture
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.debug

        init(label: String, capture: LogCapture) {
            self.label = label
            self.capture = capture
        }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let category = event.metadata?["category"].map { " [\($0)]" } ?? ""
            capture.add("\(label)\(category): \(event.message)", event.level, event.source)
        }
    }
}

/// Installs the capture, before `main`.
@_cdecl("capture_log")
package func captureLog() { _ = LogCapture.shared }
