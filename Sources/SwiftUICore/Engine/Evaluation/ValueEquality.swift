import Foundation
@_spi(Reflection) import Swift
import SystemSupport

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
            // Values with the same bytes are the same: both are alive, so an address identifies one object.
            memcmp(first, second, MemoryLayout<Value>.size) == 0
                || ValueComparison.of(Value.self).areOthersEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
        }
    }
}

/// A property that is compared by its meaning rather than by its storage.
protocol ComparableProperty {
    /// Returns whether a body sees the same through both.
    func isSame(as other: Self) -> Bool
}

/// The comparison of two values of one type that have other bytes. It is created once for each type, when there are such values:
/// each question of what a type conforms to looks through all conformances of the program.
private final class ValueComparison: @unchecked Sendable {
    private enum Method {
        /// The bytes tell all there is.
        case bytes
        case property(any ComparableProperty.Type)
        case equatable(any Equatable.Type)
        case fields([Field])
        /// The contents are compared: those of an optional, or those of an existential, whose type each value has.
        case contents((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    }

    private struct Field {
        let offset: Int
        let size: Int
        let comparison: () -> ValueComparison
    }

    private let method: Method

    private static let properties = ConformingDeclarations(of: (any ComparableProperty).self)
    private static let equatableTypes = ConformingDeclarations(of: (any Equatable).self)
    private static let known = Known()

    static func of<Value>(_ type: Value.Type) -> ValueComparison { known.comparison(of: type) }

    private init<Value>(_ type: Value.Type) {
        method =
            switch TypeKind(of: type) {
            case .tuple: .fields(Self.fields(of: type))
            case .existential: .contents(Self.areContentsEqual(as: type))
            case .optional: .contents(Self.optionals(of: type))
            case .function, .metatype, .existentialMetatype: .bytes
            case let kind:
                if Self.properties.mayInclude(type), let property = type as? any ComparableProperty.Type {
                    .property(property)
                } else if Self.equatableTypes.mayInclude(type), let equatable = type as? any Equatable.Type {
                    .equatable(equatable)
                } else if kind == .structure {
                    .fields(Self.fields(of: type))
                } else {
                    .bytes
                }
            }
    }

    /// Compares two values that have other bytes.
    func areOthersEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        switch method {
        case .bytes: return false
        case .property(let type): return type.areSame(first, second)
        case .equatable(let type): return type.areEqual(first, second)
        case .fields(let fields):
            return fields.allSatisfy { field in
                let (first, second) = (first + field.offset, second + field.offset)
                return memcmp(first, second, field.size) == 0 || field.comparison().areOthersEqual(first, second)
            }
        case .contents(let areEqual): return areEqual(first, second)
        }
    }

    /// Returns a comparison of optionals by what they wrap, which may not be equatable.
    private static func optionals(of type: Any.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        func comparison<Wrapped>(of type: Wrapped.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            { first, second in
                switch (
                    first.assumingMemoryBound(to: Wrapped?.self).pointee,
                    second.assumingMemoryBound(to: Wrapped?.self).pointee
                ) {
                case (nil, nil): true
                case (let first?, let second?): SwiftUICore.areEqual(first, second)
                default: false
                }
            }
        }
        return _openExistential(EnumerationPayload.wrapped(byOptional: type), do: comparison)
    }

    /// Returns a comparison of existentials of one type.
    private static func areContentsEqual<Existential>(
        as type: Existential.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { first, second in
            areContentsEqual(
                first.assumingMemoryBound(to: Existential.self).pointee,
                second.assumingMemoryBound(to: Existential.self).pointee
            )
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
            func field<Value>(_ type: Value.Type) -> Field {
                Field(offset: offset, size: MemoryLayout<Value>.size) { .of(type) }
            }
            fields.append(_openExistential(type, do: field))
            return true
        }
        return fields
    }
}

extension ValueComparison {
    /// The comparisons that were made so far.
    private final class Known: @unchecked Sendable {
        private let lock = NSLock()
        // The lock is held where these are read or written.
        private var comparisons: [AddressKey: ValueComparison] = [:]

        func comparison<Value>(of type: Value.Type) -> ValueComparison {
            let identity = AddressKey(type)
            if let found = lock.withLock({ comparisons[identity] }) { return found }
            // Made outside of the lock, because finding out what a type conforms to takes long.
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
