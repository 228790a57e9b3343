internal import Logging

/// The log of a subsystem and a category.
public final class OSLog: Sendable {
    private let subsystem: String
    private let category: String
    /// A Boolean value that indicates whether messages go nowhere.
    private let isDisabled: Bool

    private init(subsystem: String, category: String, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
    }

    /// Creates a log object.
    /// - Parameters:
    ///   - subsystem: The identifier of the logging program or of a part of it.
    ///   - category: The category of the messages.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// The default log, for messages without a subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that drops all messages.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Returns a Boolean value that indicates whether messages of a type are logged.
    /// - Parameter type: The type.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled && logger.logLevel <= type.level }

    /// Made at each use, so it follows the logging that the program sets up.
    private var logger: Logging.Logger {
        Logging.Logger(label: subsystem.isEmpty ? ProcessName.current : subsystem)
    }

    func write(_ message: OSLogMessage, _ level: Logging.Logger.Level) {
        guard !isDisabled else { return }
        let logger = logger
        guard logger.logLevel <= level else { return }
        logger.log(
            level: level,
            "\(message.text(showsPrivate: PrivateData.isShown))",
            metadata: category.isEmpty ? nil : ["category": "\(category)"]
        )
    }
}

/// Logs a message at a level.
/// - Parameters:
///   - type: The importance of the message.
///   - log: The log to write to.
///   - message: The message.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, type.level)
}

/// Logs a message at a level.
/// - Parameters:
///   - message: The message. Values stand in it as interpolations.
///   - log: The log to write to.
///   - type: The importance of the message.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    log.write(message, type.level)
}

/// Logs a message with values at a level.
///
/// ```swift
/// os_log("%{public}@ has %d pages", log: log, type: .info, name, count)
/// ```
/// - Parameters:
///   - message: The format, in the manner of C and of Foundation. `%{public}@` shows a value to everyone, and `%{private}d` to a
///     developer alone; without one of them, numbers are public.
///   - dso: The library of the caller, which has no effect.
///   - log: The log to write to.
///   - type: The importance of the message.
///   - first: The first value.
///   - others: The other values.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ first: Any,
    _ others: Any...
) {
    log.write(OSLogFormat.message("\(message)", [first] + others), type.level)
}

/// Logs a message with values at a level.
/// - Parameters:
///   - type: The importance of the message.
///   - dso: The library of the caller, which has no effect.
///   - log: The log to write to.
///   - message: The format, in the manner of C and of Foundation.
///   - first: The first value.
///   - others: The other values.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ first: Any,
    _ others: Any...
) {
    log.write(OSLogFormat.message("\(message)", [first] + others), type.level)
}
