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

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
    /// What stands in place of a value that is not shown.
    public enum Mask: Sendable {
        /// A mark by which equal values can be told from others, in one run of the program.
        case hash
        /// Nothing of the value.
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

    /// As ``auto``, with something in place of a value that is not shown.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }
    /// As ``private``, with something in place of the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .private, mask: mask) }
    /// As ``sensitive``, with something in place of the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: mask) }
}

/// In how many columns a value stands.
public struct OSLogStringAlignment: Sendable {
    private enum Side {
        case left, right
    }

    private let side: Side
    private let columns: @Sendable () -> Int

    /// As many as the value has.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .right) { 0 } }
    /// As few as possible, but not fewer, with spaces before the value.
    /// - Parameter columns: The least number.
    public static func right(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns)
    }
    /// As few as possible, but not fewer, with spaces behind the value.
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
