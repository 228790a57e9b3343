import Logging

/// A value that logs through swift-log without waiting for it.
///
/// A program chooses its logging, and the standard choice waits: a write to standard error blocks if that is a pipe
/// without a reader. The threads that serve other programs' requests, and the threads of Swift's tasks, must not wait,
/// so a separate thread passes messages to swift-log. The thread exists only while there are messages.
///
/// ```swift
/// private let logger = BackgroundLogger(label: "X11Transport")
/// logger.error("The selection is lost: \(reason)")
/// ```
package struct BackgroundLogger: Sendable {
    private let label: String
    private let queue: LogQueue

    /// Creates a logger.
    /// - Parameter label: The label of the messages.
    package init(label: String) { self.init(label: label, queue: .shared) }

    init(label: String, queue: LogQueue) {
        self.label = label
        self.queue = queue
    }

    /// Logs something that failed.
    package func error(_ message: String, file: String = #fileID) { log(.error, message, file) }

    /// Logs something that the program or its author should know.
    package func warning(_ message: String, file: String = #fileID) { log(.warning, message, file) }

    /// Logs the reason why something does or does not happen, if the program asks for such messages.
    /// - Parameters:
    ///   - message: Returns the message, if it is logged.
    ///   - file: The file that logs it, which begins with the module.
    package func debug(_ message: @autoclosure () -> String, file: String = #fileID) {
        if Logger(label: label).logLevel <= .debug { log(.debug, message(), file) }
    }

    private func log(_ level: LogQueue.Level, _ message: String, _ file: String) {
        let module = String(file.prefix { $0 != "/" })
        queue.add(LogQueue.Entry(label: label, module: module, level: level, message: message))
    }

    /// Waits, for a limited time, until all messages of the process have been handed over.
    /// - Parameter seconds: The longest wait.
    package static func flush(within seconds: Double = 10) { LogQueue.shared.flush(within: seconds) }
}

/// The logger of the module.
enum TypeLog {
    static let logger = BackgroundLogger(label: "UniformTypeIdentifiers")
}
