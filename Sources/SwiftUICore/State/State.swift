import Foundation

/// A value that a view owns: it lasts as long as the view's place in the tree, and the view follows its changes.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         Button("\(count)") { count += 1 }
///     }
/// }
/// ```
///
/// State can be read and written from any thread.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: StateBox<Value>

    /// Creates a state with its first value.
    public init(wrappedValue value: Value) { box = StateBox(value) }

    /// Creates a state with its first value.
    public init(initialValue value: Value) { box = StateBox(value) }

    /// The value now.
    public var wrappedValue: Value {
        get { box.location.value }
        nonmutating set { box.location.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let location = box.location
        return Binding(get: { location.value }, set: { location.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstallableProperty {
    func install(slot: inout AnyObject?, owner: any StateOwner, environment: EnvironmentValues) {
        if let kept = slot as? StateLocation<Value> {
            box.location = kept
        } else {
            slot = box.location
            box.location.owner = owner
        }
    }
}

/// Lets a copy of a view value find the location that its node installed.
private final class StateBox<Value> {
    var location: StateLocation<Value>

    init(_ value: Value) { location = StateLocation(value) }
}

/// Where a state's value is kept between evaluations.
final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var storedValue: Value
    private weak var storedOwner: (any StateOwner)?

    init(_ value: Value) { storedValue = value }

    var owner: (any StateOwner)? {
        get { lock.withLock { storedOwner } }
        set { lock.withLock { storedOwner = newValue } }
    }

    var value: Value {
        get { lock.withLock { storedValue } }
        set {
            let isSame = lock.withLock {
                defer { storedValue = newValue }
                return areEqual(storedValue, newValue)
            }
            guard !isSame else { return }
            MainThread.run { [weak self] in self?.owner?.stateDidChange() }
        }
    }
}

/// Whether two values of an equatable type are equal; false for values that cannot be compared.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    func compare<Known: Equatable>(_ first: Known) -> Bool { first == (second as? Known) }
    return compare(first)
}
