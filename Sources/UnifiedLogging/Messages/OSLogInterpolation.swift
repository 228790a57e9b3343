/// The interpolation that builds a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    enum Part {
        case literal(String)
        case value(Value)
    }

    /// A value of a message.
    struct Value {
        let make: () -> String
        let alignment: OSLogStringAlignment
        let privacy: OSLogPrivacy
        /// A Boolean value that indicates whether everyone may read the value by default.
        let isPublic: Bool

        func text(showsPrivate: Bool) -> String {
            let isShown =
                switch privacy.visibility {
                case .automatic: isPublic || showsPrivate
                case .public: true
                case .private: showsPrivate
                case .sensitive: PrivateData.showsSensitive
                }
            if isShown { return alignment.aligned(make()) }
            switch privacy.mask {
            case .none: return privacy.visibility == .sensitive ? "<sensitive>" : "<private>"
            case .hash: return "<mask.hash: '\(String(UInt(bitPattern: make().hashValue), radix: 36))'>"
            }
        }
    }

    private(set) var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Appends a text.
    /// - Parameters:
    ///   - argumentString: The text.
    ///   - align: In how many columns it stands.
    ///   - privacy: The visibility of the value.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString, align, privacy)
    }

    /// Appends a value's description.
    /// - Parameters:
    ///   - value: The value.
    ///   - align: In how many columns it stands.
    ///   - privacy: The visibility of the value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> Value,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ value().description }, align, privacy)
    }

    /// Appends the name of a type.
    /// - Parameters:
    ///   - value: The type.
    ///   - align: In how many columns it stands.
    ///   - privacy: The visibility of the value.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ _typeName(value(), qualified: false) }, align, privacy, isPublic: true)
    }

    /// Appends an error.
    /// - Parameters:
    ///   - value: The error.
    ///   - privacy: The visibility of the value.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any Error,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ String(describing: value()) }, .none, privacy)
    }

    /// Appends a Boolean value.
    /// - Parameters:
    ///   - boolean: The value.
    ///   - format: The way to write it.
    ///   - privacy: The visibility of the value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool,
        format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(boolean()) }, .none, privacy, isPublic: true)
    }

    /// Appends an integer.
    /// - Parameters:
    ///   - number: The number.
    ///   - format: The way to write it.
    ///   - align: In how many columns it stands.
    ///   - privacy: The visibility of the value.
    public mutating func appendInterpolation<Number: FixedWidthInteger & CustomStringConvertible>(
        _ number: @autoclosure @escaping () -> Number,
        format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(number()) }, align, privacy, isPublic: true)
    }

    /// Appends a number.
    /// - Parameters:
    ///   - number: The number.
    ///   - format: The way to write it.
    ///   - align: In how many columns it stands.
    ///   - privacy: The visibility of the value.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & CustomStringConvertible>(
        _ number: @autoclosure @escaping () -> Number,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(Double(number())) }, align, privacy, isPublic: true)
    }

    private mutating func append(
        _ make: @escaping () -> String,
        _ alignment: OSLogStringAlignment,
        _ privacy: OSLogPrivacy,
        isPublic: Bool = false
    ) {
        parts.append(.value(Value(make: make, alignment: alignment, privacy: privacy, isPublic: isPublic)))
    }
}
