import Observation

/// A key for accessing a value in the environment.
@_weakLinked
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The default value of the environment key.
    static var defaultValue: Value { get }
}

/// A collection of values that a view inherits from its ancestors.
///
/// Copies share their storage until one of them is changed. Setting an equal value does not change the storage, so
/// equal environments can be compared at once.
@_weakLinked
public struct EnvironmentValues {
    private var storage = Storage()

    private final class Storage: Sendable {
        let entries: [AddressKey: EnvironmentEntry]
        init(_ entries: [AddressKey: EnvironmentEntry] = [:]) { self.entries = entries }
    }

    /// Creates an environment with default values.
    public init() {}

    /// The value for a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            Evaluation.didReadEnvironment(ObjectIdentifier(key))
            guard let entry = storage.entries[AddressKey(key)] else { return Key.defaultValue }
            // A key's entry is only made with its value, below.
            return unsafeDowncast(entry, to: Entry<Key.Value>.self).value
        }
        set {
            let entry = Entry(newValue)
            if let before = storage.entries[AddressKey(key)], before.isEqual(to: entry) { return }
            var entries = storage.entries
            entries[AddressKey(key)] = entry
            storage = Storage(entries)
        }
    }

    /// Returns whether both share their storage, so that all values are the same.
    func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Returns whether all values are equal. Complexity: O(*n*) in the number of values that were ever set.
    func hasSameValues(as other: EnvironmentValues) -> Bool {
        storage === other.storage
            || storage.entries.count == other.storage.entries.count
                && storage.entries.allSatisfy { Self.areSame($0.value, other.storage.entries[$0.key]) }
    }

    /// Returns whether the value of a key is equal to that of another environment.
    func hasSameValue(for key: ObjectIdentifier, as other: EnvironmentValues) -> Bool {
        Self.areSame(storage.entries[AddressKey(key)], other.storage.entries[AddressKey(key)])
    }

    private static func areSame(_ first: EnvironmentEntry?, _ second: EnvironmentEntry?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let entry?, let other?): entry === other || entry.isEqual(to: other)
        default: false
        }
    }
}

/// A value of an environment.
private class EnvironmentEntry: @unchecked Sendable {
    func isEqual(to other: EnvironmentEntry) -> Bool { false }
}

// An entry never changes. That its value can be used on other threads is the promise of who reads it there.
private final class Entry<Value>: EnvironmentEntry, @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }

    override func isEqual(to other: EnvironmentEntry) -> Bool {
        (other as? Entry).map { areEqual(value, $0.value) } ?? false
    }
}

/// A property wrapper that reads a value from the view's environment.
@propertyWrapper
@_weakLinked
public struct Environment<Value>: DynamicProperty {
    private let source: Source
    /// Set in the copy of the view that is evaluated.
    private var values: EnvironmentValues?

    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// An observable object of a type.
        case object(key: ObjectIdentifier, read: (EnvironmentValues) -> Value)
    }

    /// Creates a property that reads the value at a key path.
    /// - Parameter keyPath: The key path to the value in `EnvironmentValues`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The value in the view's environment, or the default while the view is not shown.
    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        return switch source {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(_, let read): read(values)
        }
    }
}

extension Environment where Value: AnyObject & Observable {
    /// Creates a property that reads the observable object of a type that an enclosing view set with ``View/environment(_:)``.
    /// - Parameter objectType: The object's type. Reading ends the program where no such object was set.
    public init(_ objectType: Value.Type) {
        source = .object(key: ObjectIdentifier(ObservableObjectKey<Value>.self)) { values in
            guard let object = values[ObservableObjectKey<Value>.self] else {
                fatalError("No object of type \(Value.self) was found. Set one with .environment(_:) on a view around.")
            }
            return object
        }
    }
}

extension Environment {
    /// Creates a property that reads the observable object of a type that an enclosing view set, or nil if there is none.
    /// - Parameter objectType: The object's type.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        source = .object(key: ObjectIdentifier(ObservableObjectKey<Object>.self)) {
            $0[ObservableObjectKey<Object>.self]
        }
    }
}

extension Environment: InstallableProperty {
    /// Counts as reading the value, because actions of the view may use the installed value.
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        values = environment
        switch source {
        case .keyPath(let keyPath): _ = environment[keyPath: keyPath]
        case .object(let key, _): Evaluation.didReadEnvironment(key)
        }
    }
}

extension Environment: ComparableProperty {
    func isSame(as other: Environment) -> Bool {
        switch (source, other.source) {
        case (.keyPath(let keyPath), .keyPath(let other)): keyPath == other
        case (.object(let key, _), .object(let other, _)): key == other
        default: false
        }
    }
}

/// The place of observable objects of one type.
@_weakLinked
struct ObservableObjectKey<Object: AnyObject & Observable>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
