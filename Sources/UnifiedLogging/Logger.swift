internal import Logging

/// An object that writes messages to the program's log, which uses swift-log.
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

    /// Creates a logger without a subsystem.
    public init() { log = .default }

    /// Creates a logger.
    /// - Parameters:
    ///   - subsystem: The identifier of the logging program or of a part of it.
    ///   - category: The category of the logger's messages.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger that uses a log object.
    public init(_ logObj: OSLog) { log = logObj }

    /// Logs a message at the default level.
    public func log(_ message: OSLogMessage) { log.write(message, .notice) }

    /// Logs a message at a level.
    /// - Parameters:
    ///   - level: The importance of the message.
    ///   - message: The message.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level.level) }

    /// Logs a message that only a developer needs, in the finest detail.
    public func trace(_ message: OSLogMessage) { log.write(message, .trace) }

    /// Logs a message that only a developer needs.
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Logs a message that may help to understand a later failure.
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Logs a message that is needed to understand a later failure.
    public func notice(_ message: OSLogMessage) { log.write(message, .notice) }

    /// Logs something unexpected.
    public func warning(_ message: OSLogMessage) { log.write(message, .warning) }

    /// Logs a failure.
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Logs a critical failure. It is the same as ``fault(_:)``, because swift-log has a single level for both.
    public func critical(_ message: OSLogMessage) { log.write(message, .critical) }

    /// Logs a programming error.
    public func fault(_ message: OSLogMessage) { log.write(message, .critical) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    /// Creates a level from its number, which is the same as on Apple's systems.
    public init(_ value: UInt8) { rawValue = value }
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of messages that are needed to understand a later failure.
    public static let `default` = OSLogType(0)
    /// The level of messages that may help to understand a later failure.
    public static let info = OSLogType(1)
    /// The level of messages that only a developer needs.
    public static let debug = OSLogType(2)
    /// The level of failures.
    public static let error = OSLogType(16)
    /// The level of programming errors.
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
