import Foundation

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
    /// `true` and `false`.
    case truth
    /// `yes` and `no`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    private enum Base: Int {
        case octal = 8
        case decimal = 10
        case hexadecimal = 16
    }

    private let base: Base
    private var explicitSign = false
    private var includesPrefix = false
    private var isUppercase = false
    private var minDigits: @Sendable () -> Int = { 0 }

    private init(_ base: Base) { self.base = base }

    /// Decimal.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(.decimal) }

    /// Decimal.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether a plus stands before positive numbers.
    ///   - minDigits: The least number of digits, to which zeros are added.
    public static func decimal(
        explicitPositiveSign: Bool = false,
        minDigits: @escaping @autoclosure @Sendable () -> Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(.decimal)
        (format.explicitSign, format.minDigits) = (explicitPositiveSign, minDigits)
        return format
    }

    /// Hexadecimal.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(.hexadecimal) }

    /// Hexadecimal.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether a plus stands before positive numbers.
    ///   - includePrefix: Whether `0x` stands before the digits.
    ///   - uppercase: Whether the digits are capital letters.
    ///   - minDigits: The least number of digits, to which zeros are added.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: @escaping @autoclosure @Sendable () -> Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(.hexadecimal)
        (format.explicitSign, format.minDigits) = (explicitPositiveSign, minDigits)
        (format.includesPrefix, format.isUppercase) = (includePrefix, uppercase)
        return format
    }

    /// Octal.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(.octal) }

    /// Octal.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether a plus stands before positive numbers.
    ///   - includePrefix: Whether `0o` stands before the digits.
    ///   - uppercase: Not used: the digits have no case.
    ///   - minDigits: The least number of digits, to which zeros are added.
    public static func octal(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: @escaping @autoclosure @Sendable () -> Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(.octal)
        (format.explicitSign, format.minDigits, format.includesPrefix) = (
            explicitPositiveSign, minDigits, includePrefix
        )
        return format
    }

    func text<Number: FixedWidthInteger>(_ number: Number) -> String {
        // As on Apple's systems, other bases show a negative number by its bits.
        let isNegative = number < 0 && base == .decimal
        let magnitude = isNegative ? number.magnitude : Number.Magnitude(truncatingIfNeeded: number)
        let digits = String(magnitude, radix: base.rawValue, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits() - digits.count))
        let sign = isNegative ? "-" : explicitSign && number > 0 ? "+" : ""
        let prefix = includesPrefix ? (base == .octal ? "0o" : "0x") : ""
        return sign + prefix + zeros + digits
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    private enum Style: String {
        case fixed = "f"
        case exponential = "e"
        case hybrid = "g"
        case hexadecimal = "a"
    }

    private let style: Style
    private var explicitSign = false
    private var isUppercase = false
    private var precision: (@Sendable () -> Int)?

    private init(
        _ style: Style,
        explicitSign: Bool = false,
        uppercase: Bool = false,
        precision: (@Sendable () -> Int)? = nil
    ) {
        (self.style, self.explicitSign, isUppercase, self.precision) = (style, explicitSign, uppercase, precision)
    }

    /// Fixed notation with six digits after the decimal point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(.fixed) }

    /// Returns fixed notation with a number of digits after the decimal point.
    /// - Parameters:
    ///   - precision: The number of digits.
    ///   - explicitPositiveSign: Whether a plus stands before positive numbers.
    ///   - uppercase: Whether `INF` and `NAN` are capital letters.
    public static func fixed(
        precision: @escaping @autoclosure @Sendable () -> Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            .fixed,
            explicitSign: explicitPositiveSign,
            uppercase: uppercase,
            precision: precision
        )
    }

    /// Exponential notation.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(.exponential) }

    /// Exponential notation.
    /// - Parameters:
    ///   - precision: The number of digits after the decimal point.
    ///   - explicitPositiveSign: Whether a plus stands before positive numbers.
    ///   - uppercase: Whether letters are capital ones.
    public static func exponential(
        precision: @escaping @autoclosure @Sendable () -> Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            .exponential,
            explicitSign: explicitPositiveSign,
            uppercase: uppercase,
            precision: precision
        )
    }

    /// Exponential notation if it is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(.hybrid) }

    /// Exponential notation if it is shorter.
    /// - Parameters:
    ///   - precision: The number of digits; by default as many as needed.
    ///   - explicitPositiveSign: Whether a plus stands before positive numbers.
    ///   - uppercase: Whether letters are capital ones.
    public static func hybrid(
        precision: @escaping @autoclosure @Sendable () -> Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            .hybrid,
            explicitSign: explicitPositiveSign,
            uppercase: uppercase,
            precision: precision
        )
    }

    /// Hexadecimal.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(.hexadecimal) }

    /// Hexadecimal.
    /// - Parameters:
    ///   - explicitPositiveSign: Whether a plus stands before positive numbers.
    ///   - uppercase: Whether letters are capital ones.
    public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting(.hexadecimal, explicitSign: explicitPositiveSign, uppercase: uppercase)
    }

    func text(_ number: Double) -> String {
        let style = isUppercase ? style.rawValue.uppercased() : style.rawValue
        let precision = precision.map { ".\(max(0, $0()))" } ?? ""
        return String(format: "%\(explicitSign ? "+" : "")\(precision)\(style)", number)
    }
}
