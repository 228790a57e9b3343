/// A property wrapper that reads and writes a value owned by something else.
///
/// Bindings to the same place are equal to the framework: a view that is given one again is evaluated only when a value
/// changes that it read through it. Bindings created from closures are never equal, so prefer `$value` and
/// its members over `Binding(get:set:)` in views that are evaluated often.
@propertyWrapper
@dynamicMemberLookup
@_weakLinked
public struct Binding<Value>: DynamicProperty {
    let location: ValueLocation<Value>
    /// The transaction of changes made through the binding.
    public var transaction = Transaction()

    init(_ location: ValueLocation<Value>) { self.location = location }

    /// Creates a binding from closures.
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - set: Writes the value.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// Creates a binding from closures. The second one receives the transaction of the change.
    /// - Parameters:
    ///   - get: Reads the value.
    ///   - set: Writes the value.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get) { set($0, Transaction.current) }
    }

    /// The current value.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set {
            if transaction.isEmpty {
                location.value = newValue
            } else {
                withTransaction(Transaction.current.merging(transaction)) { location.value = newValue }
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from the projected value of another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to part of the value.
    public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(PartLocation(location, keyPath)).transaction(transaction)
    }

    /// Returns a binding whose changes use a transaction.
    /// - Parameter transaction: The transaction of the changes.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding whose changes are animated.
    /// - Parameter animation: The animation; nil for an immediate change.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }

    /// Returns a binding whose value never changes.
    /// - Parameter value: The value.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }
}

extension Binding {
    /// Creates a binding to the wrapped value of an optional, or nil if the optional is nil.
    ///
    /// If the optional becomes nil later, the binding continues to return the last value.
    /// - Parameter base: A binding to the optional.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(UnwrappedLocation(base.location, last: value))
    }

    /// Creates a binding to an optional from a binding to a nonoptional value. It does not write nil.
    /// - Parameter base: A binding to the value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(WrappedLocation(base.location))
    }

    /// Creates a binding to a value of any type from one to a value of a known type. It does not write values of other types.
    /// - Parameter base: A binding to the value.
    public init<Known: Hashable>(_ base: Binding<Known>) where Value == AnyHashable {
        self.init(HashableLocation(base.location))
    }
}

extension Binding: ComparableProperty {
    func isSame(as other: Binding<Value>) -> Bool {
        (location === other.location || location.isSame(as: other.location))
            && transaction.animation == other.transaction.animation
    }
}

// Locations take care of threads themselves.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
