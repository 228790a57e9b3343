import Foundation
import Logging
import TransferKit

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
/// State can be read and written from any thread. A view that is not shown yet has no state: it reads the first value,
/// and what is written to it is lost.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    /// Set in the copy of the view that its node keeps.
    private var location: StateLocation<Value>?

    /// Creates a state with its first value.
    public init(wrappedValue value: Value) { initialValue = value }

    /// Creates a state with its first value.
    public init(initialValue value: Value) { self.initialValue = value }

    /// The value now.
    public var wrappedValue: Value {
        get { location.map(\.value) ?? initialValue }
        nonmutating set {
            guard let location else { return Self.reportLostValue() }
            location.value = newValue
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            let value = initialValue
            return Binding(get: { value }, set: { _ in Self.reportLostValue() })
        }
        return Binding(get: { location.value }, set: { location.value = $0 })
    }

    private static func reportLostValue() {
        stateLogger.warning(
            "A value written to a State of type \(Value.self) is lost, because its view is not shown. Give the first value as State(initialValue:), and write from the body's actions or from onAppear."
        )
    }
}

/// Made at each use, so that it follows the logging that the program sets up.
private var stateLogger: Logger { Logger(label: "SwiftUI.State") }

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
    mutating func install(slot: inout AnyObject?, owner: any StateOwner, environment: EnvironmentValues) {
        if let kept = slot as? StateLocation<Value> {
            location = kept
        } else {
            let new = StateLocation(initialValue, owner: owner)
            location = new
            slot = new
        }
    }
}

/// Where a state's value is kept between evaluations.
final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var storedValue: Value
    // Never written again, so it can be read on any thread.
    private weak var owner: (any StateOwner)?

    init(_ value: Value, owner: any StateOwner) {
        storedValue = value
        self.owner = owner
    }

    var value: Value {
        get { lock.withLock { storedValue } }
        set {
            // Compared and released outside of the lock: both can run a program's code.
            let before = lock.withLock {
                let before = storedValue
                storedValue = newValue
                return before
            }
            guard !areEqual(before, newValue) else { return }
            MainThread.run { [weak owner] in owner?.stateDidChange() }
        }
    }
}

/// Whether two values of an equatable type are equal; false for values that cannot be compared.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    guard let first = first as? any Equatable else { return false }
    func compare<Known: Equatable>(_ first: Known) -> Bool { first == (second as? Known) }
    return compare(first)
}
