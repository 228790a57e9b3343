/// A message for the log: a text with values in it, which are made only where the message is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public typealias StringInterpolation = OSLogInterpolation

    private let parts: [OSLogInterpolation.Part]

    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }
    public init(stringLiteral value: String) { parts = [.literal(value)] }

    /// Returns the message as it is logged.
    /// - Parameter showsPrivate: Whether private values are shown.
    func text(showsPrivate: Bool) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .value(let value): value.text(showsPrivate: showsPrivate)
            }
        }.joined()
    }
}

/// The visibility of a value in a message.
public struct OSLogPrivacy: Sendable {
    /// The replacement of a hidden value.
    public enum Mask: Sendable {
        /// A mark by which equal values can be recognized, within one run of the program.
        case hash
        /// No information about the value.
        case none
    }

    enum Visibility {
        case automatic, `public`, `private`, sensitive
    }

    let visibility: Visibility
    var mask = Mask.none

    /// Numbers and truth values are public, all others private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(visibility: .automatic) }
    /// Everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .public) }
    /// Nobody, except a developer.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(visibility: .private) }
    /// Nobody, not even a developer, unless the environment variable `OS_LOG_PRIVATE_DATA` is `show`.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(visibility: .sensitive) }

    /// The same as ``auto``, with a replacement of a hidden value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }
    /// The same as ``private``, with a replacement of the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .private, mask: mask) }
    /// The same as ``sensitive``, with a replacement of the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: mask) }
}

/// In how many columns a value stands.
public struct OSLogStringAlignment: Sendable {
    private enum Side {
        case left, right
    }

    private let side: Side
    private let columns: @Sendable () -> Int

    /// The width of the value.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .right) { 0 } }
    /// At least this many columns, with spaces before the value.
    /// - Parameter columns: The least number.
    public static func right(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns)
    }
    /// At least this many columns, with spaces after the value.
    /// - Parameter columns: The least number.
    public static func left(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .left, columns: columns)
    }

    private init(side: Side, columns: @escaping @Sendable () -> Int) { (self.side, self.columns) = (side, columns) }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns() - text.count))
        return side == .left ? text + spaces : spaces + text
    }
}
