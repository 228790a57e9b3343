import Foundation
@_spi(Reflection) import Swift

/// Compares two values of a view, a modifier or a part of one, to determine whether an evaluation can be skipped.
///
/// Two values are equal if all their parts that a body can see are: an equatable type is compared by `==`, a reference
/// by identity, a structure by its fields, and a closure by its code and captured values. Other values count as
/// different, which costs an evaluation and is never wrong.
///
/// Complexity: that of the `==` of the types inside. Values with the same bytes are equal immediately.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
        withUnsafePointer(to: second) { second in
            ValueComparison.of(Value.self).areEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
        }
    }
}

/// A property that is compared by its meaning rather than by its storage.
protocol ComparableProperty {
    /// Returns whether a body sees the same through both.
    func isSame(as other: Self) -> Bool
}

/// The comparison of two values of one type. It is created once for each type.
private final class ValueComparison: @unchecked Sendable {
    private enum Method {
        /// The bytes tell all there is.
        case bytes
        case property(any ComparableProperty.Type)
        case equatable(any Equatable.Type)
        case optional(any ComparableOptional.Type)
        case fields([Field])
        /// The value has a dynamic type, which is known only at run time.
        case existential((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    }

    private struct Field {
        let offset: Int
        let comparison: ValueComparison
    }

    private let size: Int
    private let method: Method

    private static let known = Known()

    static func of<Value>(_ type: Value.Type) -> ValueComparison { known.comparison(of: type) }

    private init<Value>(_ type: Value.Type) {
        size = MemoryLayout<Value>.size
        method =
            if let property = type as? any ComparableProperty.Type {
                .property(property)
            } else if let equatable = type as? any Equatable.Type {
                .equatable(equatable)
            } else if EnumerationPayload.isOptional(type), let optional = type as? any ComparableOptional.Type {
                .optional(optional)
            } else {
                switch Self.kind(of: type) {
                case .struct, .tuple: .fields(Self.fields(of: type))
                case .existential:
                    .existential { first, second in
                        Self.areContentsEqual(
                            first.assumingMemoryBound(to: Value.self).pointee,
                            second.assumingMemoryBound(to: Value.self).pointee
                        )
                    }
                default: .bytes
                }
            }
    }

    func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        if case .property(let type) = method { return type.areSame(first, second) }
        // Values with the same bytes are the same: both are alive, so an address identifies one object.
        if memcmp(first, second, size) == 0 { return true }
        switch method {
        case .bytes, .property: return false
        case .equatable(let type): return type.areEqual(first, second)
        case .optional(let type): return type.areEqual(first, second)
        case .fields(let fields):
            return fields.allSatisfy { $0.comparison.areEqual(first + $0.offset, second + $0.offset) }
        case .existential(let areEqual): return areEqual(first, second)
        }
    }

    /// Compares the contents of two existentials of one type.
    ///
    /// A generic function treats an existential as a value with the existential's type. Only a value that is converted
    /// to `Any` has the type of the existential's contents, and a cast to that type extracts them.
    private static func areContentsEqual<Existential>(_ first: Existential, _ second: Existential) -> Bool {
        func compare<Contents>(_ type: Contents.Type) -> Bool {
            guard let first = first as? Contents, let second = second as? Contents else { return false }
            return SwiftUICore.areEqual(first, second)
        }
        let contents = type(of: first as Any)
        return contents == type(of: second as Any) && _openExistential(contents, do: compare)
    }

    /// Returns the stored properties of a structure or the members of a tuple.
    private static func fields(of type: Any.Type) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            func field<Value>(_ type: Value.Type) -> Field { Field(offset: offset, comparison: .of(type)) }
            fields.append(_openExistential(type, do: field))
            return true
        }
        return fields
    }

    /// Returns the kind of a type. The standard library provides only the kinds of fields.
    private static func kind<Value>(of type: Value.Type) -> _MetadataKind? {
        var found: _MetadataKind?
        _ = _forEachField(of: FieldHolder<Value>.self) { _, _, _, kind in
            found = kind
            return false
        }
        return found
    }
}

extension ValueComparison {
    /// The comparisons that were made so far.
    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        private var comparisons: [ObjectIdentifier: ValueComparison] = [:]

        func comparison<Value>(of type: Value.Type) -> ValueComparison {
            let identity = ObjectIdentifier(type)
            if let found = lock.withLock({ comparisons[identity] }) { return found }
            // Made outside of the lock, because the types of fields are looked up in turn.
            let made = ValueComparison(type)
            lock.withLock { comparisons[identity] = made }
            return made
        }
    }
}

extension ComparableProperty {
    fileprivate static func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: Self.self).pointee
            .isSame(as: second.assumingMemoryBound(to: Self.self).pointee)
    }
}

extension Equatable {
    fileprivate static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: Self.self).pointee == second.assumingMemoryBound(to: Self.self).pointee
    }
}

/// Makes a field of any type.
private struct FieldHolder<Value> {
    let value: Value
}

/// An optional of a type that may not be equatable.
private protocol ComparableOptional {
    static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension Optional: ComparableOptional {
    fileprivate static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        switch (first.assumingMemoryBound(to: Self.self).pointee, second.assumingMemoryBound(to: Self.self).pointee) {
        case (nil, nil): true
        case (let first?, let second?): SwiftUICore.areEqual(first, second)
        default: false
        }
    }
}
