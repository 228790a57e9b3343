import Synchronization

/// A unique identifier of a subscriber or a subscription.
@_weakLinked
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private enum Source: Hashable {
        case number(UInt64)
        case object(ObjectIdentifier)
    }

    private let source: Source
    private static let last = Atomic<UInt64>(0)

    /// Creates a unique identifier.
    public init() { source = .number(Self.last.wrappingAdd(1, ordering: .relaxed).newValue) }

    /// Creates the identifier of an object.
    public init(_ object: AnyObject) { source = .object(ObjectIdentifier(object)) }

    public var description: String {
        switch source {
        case .number(let number): "0x" + String(number, radix: 16)
        case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
        }
    }
}

/// A type with an identifier of its own.
@_weakLinked
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
