/// A log message: a text with interpolated values that are evaluated only if the message is logged.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    public typealias StringInterpolation = OSLogInterpolation

    private let parts: [OSLogInterpolation.Part]

    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }
    public init(stringLiteral value: String) { parts = [.literal(value)] }

    init(parts: [OSLogInterpolation.Part]) { self.parts = parts }

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
    /// The replacement for a hidden value.
    public enum Mask: Sendable {
        /// A hash with which equal values can be recognized within one run of the program.
        case hash
        /// No information about the value.
        case none
    }

    enum Visibility {
        case automatic, `public`, `private`, sensitive
    }

    let visibility: Visibility
    var mask = Mask.none

    /// Numbers and Boolean values are public, and all other values private.
    public static var auto: OSLogPrivacy { OSLogPrivacy(visibility: .automatic) }
    /// The value is visible to everyone.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .public) }
    /// The value is visible only to a developer.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(visibility: .private) }
    /// The value is hidden even from a developer, unless the environment variable `OS_LOG_PRIVATE_DATA` is `show`.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(visibility: .sensitive) }

    /// Returns the privacy of ``auto`` with a replacement for a hidden value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }
    /// Returns the privacy of ``private`` with a replacement for the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .private, mask: mask) }
    /// Returns the privacy of ``sensitive`` with a replacement for the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: mask) }
}

/// The alignment of a value in columns.
public struct OSLogStringAlignment: Sendable {
    private enum Side {
        case left, right
    }

    private let side: Side
    private let columns: @Sendable () -> Int

    /// No alignment.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .right) { 0 } }
    /// Returns an alignment to the right in a minimum number of columns.
    /// - Parameter columns: The least number.
    public static func right(columns: @escaping @autoclosure @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns)
    }
    /// Returns an alignment to the left in a minimum number of columns.
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
