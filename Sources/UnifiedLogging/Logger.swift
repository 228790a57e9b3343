internal import Logging

/// Writes messages to the log of the program, which is swift-log's.
///
/// A message's subsystem is the label of swift-log's logger, and its category is metadata with the key `category`. What
/// becomes of messages is what the program sets up with `LoggingSystem.bootstrap(_:)`; without that, swift-log writes those
/// from ``OSLogType/info`` on to standard output or standard error.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.Photos", category: "import")
/// logger.notice("Imported \(count) photos of \(album, privacy: .private)")
/// ```
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for messages without a subsystem.
    public init() { log = .default }

    /// Creates a logger.
    /// - Parameters:
    ///   - subsystem: The identifier of the logging program or of a part of it.
    ///   - category: The category of the logger's messages.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger that writes where a log object does.
    public init(_ logObj: OSLog) { log = logObj }

    /// Logs a message that belongs to no other level.
    public func log(_ message: OSLogMessage) { log.write(message, .notice) }

    /// Logs a message.
    /// - Parameters:
    ///   - level: The importance of the message.
    ///   - message: The message.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level.level) }

    /// Logs what only a developer wants to know, in the finest detail.
    public func trace(_ message: OSLogMessage) { log.write(message, .trace) }

    /// Logs what only a developer wants to know.
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Logs what may help to understand a later failure.
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Logs what is needed to understand a later failure.
    public func notice(_ message: OSLogMessage) { log.write(message, .notice) }

    /// Logs something unexpected.
    public func warning(_ message: OSLogMessage) { log.write(message, .warning) }

    /// Logs a failure.
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Logs a failure that the program cannot do without; as ``fault(_:)``, since swift-log has one level for both.
    public func critical(_ message: OSLogMessage) { log.write(message, .critical) }

    /// Logs a mistake of the program's own.
    public func fault(_ message: OSLogMessage) { log.write(message, .critical) }
}

/// The importance of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    /// Creates a level of its number, as `OSLogType` has them on Apple's systems.
    public init(_ value: UInt8) { rawValue = value }
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Needed to understand a later failure.
    public static let `default` = OSLogType(0)
    /// May help to understand a later failure.
    public static let info = OSLogType(1)
    /// Only a developer wants to know.
    public static let debug = OSLogType(2)
    /// A failure.
    public static let error = OSLogType(16)
    /// A mistake of the program's own.
    public static let fault = OSLogType(17)

    var level: Logging.Logger.Level {
        switch self {
        case .info: .info
        case .debug: .debug
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}
