import UniformTypeIdentifiers

/// The location of a binding's value.
///
/// Locations are compared by ``isSame(as:)``: a view with a binding to the same location as before need not be
/// evaluated again, because the location notifies it of changes to the values that it read.
class ValueLocation<Value>: @unchecked Sendable {
    /// The value. Reading it in an evaluation has the reader evaluated again after a change.
    var value: Value {
        get { untrackedValue }
        set {}
    }

    /// The value, read without a trace.
    var untrackedValue: Value { fatalError("\(Self.self) has no value") }

    /// Returns whether another location is this one.
    func isSame(as other: ValueLocation<Value>) -> Bool { self === other }

    /// Notes that the evaluation under way read a part of the value.
    /// - Parameter isStale: Whether the part differs from the one that was read.
    /// - Returns: False where the location cannot tell, so the whole value has to be read.
    func noteRead(isStale: @escaping () -> Bool) -> Bool { false }
}

/// A location that a program's closures stand for.
final class ClosureLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (read, write) = (get, set) }

    override var untrackedValue: Value { read() }
    override var value: Value {
        get { read() }
        set { write(newValue) }
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let constant: Value

    init(_ constant: Value) { self.constant = constant }

    override var untrackedValue: Value { constant }
    override func isSame(as other: ValueLocation<Value>) -> Bool {
        (other as? ConstantLocation).map { areEqual(constant, $0.constant) } ?? false
    }
}

/// A property of an observable object, whose readers Observation notifies.
class ObjectLocation<Object: AnyObject, Value>: ValueLocation<Value>, @unchecked Sendable {
    final let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        (self.object, self.keyPath) = (object, keyPath)
    }

    override var untrackedValue: Value { object[keyPath: keyPath] }
    override var value: Value {
        get { object[keyPath: keyPath] }
        set { object[keyPath: keyPath] = newValue }
    }

    override func isSame(as other: ValueLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation, type(of: other) == type(of: self) else { return false }
        return other.object === object && other.keyPath == keyPath
    }
}

// MARK: - Locations in others

/// A part of the value at another location. A reader of it is evaluated again only when that part changes.
class ProjectedLocation<Base, Value>: ValueLocation<Value>, @unchecked Sendable {
    final let base: ValueLocation<Base>

    init(_ base: ValueLocation<Base>) { self.base = base }

    /// Returns the part of a value of the base.
    func part(of value: Base) -> Value { fatalError("\(Self.self) has no value") }

    /// Puts a part into a value of the base; nil if it has no place there.
    func replacing(_ part: Value, in value: Base) -> Base? { fatalError("\(Self.self) takes no value") }

    final override var untrackedValue: Value { part(of: base.untrackedValue) }

    final override var value: Value {
        get {
            let value = untrackedValue
            let isNoted = base.noteRead { [self] in !areEqual(value, untrackedValue) }
            return isNoted ? value : part(of: base.value)
        }
        set {
            if let value = replacing(newValue, in: base.untrackedValue) { base.value = value }
        }
    }

    final override func noteRead(isStale: @escaping () -> Bool) -> Bool { base.noteRead(isStale: isStale) }
}

/// The value at a key path.
final class PartLocation<Base, Value>: ProjectedLocation<Base, Value>, @unchecked Sendable {
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: ValueLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.keyPath = keyPath
        super.init(base)
    }

    override func part(of value: Base) -> Value { value[keyPath: keyPath] }

    override func replacing(_ part: Value, in value: Base) -> Base? {
        var value = value
        value[keyPath: keyPath] = part
        return value
    }

    override func isSame(as other: ValueLocation<Value>) -> Bool {
        (other as? PartLocation).map { $0.keyPath == keyPath && $0.base.isSame(as: base) } ?? false
    }
}

/// A value with an erased type.
final class HashableLocation<Base: Hashable>: ProjectedLocation<Base, AnyHashable>, @unchecked Sendable {
    override func part(of value: Base) -> AnyHashable { AnyHashable(value) }
    override func replacing(_ part: AnyHashable, in value: Base) -> Base? { part.base as? Base }
    override func isSame(as other: ValueLocation<AnyHashable>) -> Bool {
        (other as? HashableLocation).map { $0.base.isSame(as: base) } ?? false
    }
}

/// The value of an optional, or the last that there was.
final class UnwrappedLocation<Value>: ProjectedLocation<Value?, Value>, @unchecked Sendable {
    private let last: Value

    init(_ base: ValueLocation<Value?>, last: Value) {
        self.last = last
        super.init(base)
    }

    override func part(of value: Value?) -> Value { value ?? last }
    override func replacing(_ part: Value, in value: Value?) -> Value?? { .some(part) }
    override func isSame(as other: ValueLocation<Value>) -> Bool {
        (other as? UnwrappedLocation).map { $0.base.isSame(as: base) } ?? false
    }
}

/// A value that is always there, as an optional; nil is not written.
final class WrappedLocation<Wrapped>: ProjectedLocation<Wrapped, Wrapped?>, @unchecked Sendable {
    override func part(of value: Wrapped) -> Wrapped? { value }
    override func replacing(_ part: Wrapped?, in value: Wrapped) -> Wrapped? { part }
    override func isSame(as other: ValueLocation<Wrapped?>) -> Bool {
        (other as? WrappedLocation).map { $0.base.isSame(as: base) } ?? false
    }
}

/// An element of a collection, or the last one that stood at its index: a view may hold the binding when the collection
/// has become shorter.
final class ElementLocation<Elements: MutableCollection>: ProjectedLocation<Elements, Elements.Element>,
    @unchecked Sendable
where Elements.Index: Equatable {
    private let index: Elements.Index
    private let last: Elements.Element

    init(_ base: ValueLocation<Elements>, at index: Elements.Index, last: Elements.Element) {
        (self.index, self.last) = (index, last)
        super.init(base)
    }

    private func isThere(in value: Elements) -> Bool { value.startIndex <= index && index < value.endIndex }

    override func part(of value: Elements) -> Elements.Element { isThere(in: value) ? value[index] : last }

    override func replacing(_ part: Elements.Element, in value: Elements) -> Elements? {
        guard isThere(in: value) else {
            if ReportedOnce.first("element of", of: Elements.self) {
                BackgroundLogger(label: "SwiftUI.Binding").warning(
                    "A value written to a binding of the element at \(index) is lost, because the collection is shorter by now. Keep the element's identity, and look for it before writing."
                )
            }
            return nil
        }
        var value = value
        value[index] = part
        return value
    }

    override func isSame(as other: ValueLocation<Elements.Element>) -> Bool {
        (other as? ElementLocation).map { $0.index == index && $0.base.isSame(as: base) } ?? false
    }
}
