import Foundation

/// A value in the form of the object that Foundation's attributed strings store: the result of `value as AnyObject` for a
/// ``RichTextColor``, from which `object as? RichTextColor` extracts it.
///
/// Foundation would create such an object itself. However, when attributes of two runs are compared, CoreFoundation
/// interprets the word after any object's header as the number of one of its own types, and ends the process if it is 0
/// in both (`CFEqual` in swift-corelibs-foundation). In Foundation's objects that word is a part of the value, or an
/// address.
@_weakLinked
public final class RichTextAttributeObject<Value: Hashable & Sendable>: NSObject, Sendable {
    /// Stands where CoreFoundation looks for the number of a type, in bits 8 to 17: one that no type has.
    private let foreignType = 0x3FF00

    /// The value.
    public let value: Value

    /// Creates an object for a value.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) {
        self.value = value
    }

    public override var hash: Int { value.hashValue }

    public override func isEqual(_ object: Any?) -> Bool {
        switch object {
        case let object as RichTextAttributeObject: value == object.value
        case let other as Value: value == other
        default: false
        }
    }
}

@_weakLinked
extension _ObjectiveCBridgeable where Self: Hashable & Sendable, _ObjectiveCType == RichTextAttributeObject<Self> {
    public func _bridgeToObjectiveC() -> RichTextAttributeObject<Self> { RichTextAttributeObject(self) }

    public static func _forceBridgeFromObjectiveC(_ source: RichTextAttributeObject<Self>, result: inout Self?) {
        result = source.value
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: RichTextAttributeObject<Self>,
        result: inout Self?
    ) -> Bool {
        result = source.value
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: RichTextAttributeObject<Self>?) -> Self {
        guard let source else { preconditionFailure("nil is no \(Self.self)") }
        return source.value
    }
}

extension InlinePresentationIntent: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = RichTextAttributeObject<InlinePresentationIntent>
}

extension RichTextColor: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = RichTextAttributeObject<RichTextColor>
}

extension RichTextListItem: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = RichTextAttributeObject<RichTextListItem>
}
