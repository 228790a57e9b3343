import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// A property wrapper for a value that a view owns. The value lasts as long as the view's place in the tree, and the view is updated when
/// it changes.
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
/// State can be read and written from any thread. A view that is not shown yet has no state: it reads the initial
/// value, and writes to it are lost.
@propertyWrapper
@_weakLinked
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    /// Set in the copy of the view that is evaluated.
    private var location: StateLocation<Value>?

    /// Creates a state with its initial value.
    public init(wrappedValue value: Value) { initialValue = value }

    /// Creates a state with its initial value.
    public init(initialValue value: Value) { self.initialValue = value }

    /// The current value.
    public var wrappedValue: Value {
        get { location?.value ?? initialValue }
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
        return Binding(location)
    }

    private static func reportLostValue() {
        stateLogger.warning(
            "A value written to a State of type \(Value.self) is lost, because its view is not shown. Give the first value as State(initialValue:), and write from the body's actions or from onAppear."
        )
    }
}

private let stateLogger = BackgroundLogger(label: "SwiftUI.State")

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        if let kept = slot as? StateLocation<Value> {
            location = kept
        } else {
            let new = StateLocation(initialValue)
            Evaluation.note { new.home = ($0.reader as? ViewNode)?.graph.link }
            location = new
            slot = new
        }
    }
}

extension State: ComparableProperty {
    /// Returns the first value of a state that is there already does not count.
    func isSame(as other: State) -> Bool { true }
}

/// The storage of a state's value between evaluations.
final class StateLocation<Value>: ValueLocation<Value>, WritableSlot, @unchecked Sendable {
    private let lock = NSLock()
    private var storedValue: Value
    private var storedIsWritten = false
    private let readers: StateReaders
    /// The graph in which the view is that owns the state: the one whose updates follow its changes. It is set on the main thread.
    @MainActor var home: GraphLink?
    /// The value that evaluations see while changes wait for updates of their own; nil where none do.
    private var earlier: EarlierValue?

    /// The value of state before the changes that wait.
    private final class EarlierValue {
        var value: Value
        /// The number of changes that wait.
        var waiting = 0
        /// A Boolean value that indicates whether one of the changes is made now, so that readers compare the value that it gives.
        var isChanging = false

        init(_ value: Value) { self.value = value }
    }

    init(_ value: Value) {
        storedValue = value
        readers = StateReaders()
    }

    override var untrackedValue: Value {
        lock.withLock {
            guard let earlier, earlier.isChanging || Evaluation.isOnThisThread else { return storedValue }
            return earlier.value
        }
    }

    var isWritten: Bool { lock.withLock { storedIsWritten } }

    override var value: Value {
        get {
            let value = untrackedValue
            Evaluation.note { [readers] in readers.add($0, isStale: nil) }
            return value
        }
        set {
            // Compared and released outside of the lock: both can run a program's code.
            let before = lock.withLock {
                let before = storedValue
                storedValue = newValue
                storedIsWritten = true
                return before
            }
            guard !areEqual(before, newValue) else { return }
            let transaction = Transaction.current
            let values = UncheckedBox((before: before, new: newValue))
            MainThread.run { [self] in
                guard let graph = home?.graph else {
                    transaction.perform { _ = readers.valueDidChange() }
                    return
                }
                graph.change(with: transaction) {
                    lock.withLock { earlier?.value = values.value.new }
                    return readers.valueDidChange()
                } orWait: {
                    lock.withLock {
                        let earlier = earlier ?? EarlierValue(values.value.before)
                        earlier.waiting += 1
                        self.earlier = earlier
                    }
                    return { [self] in show(values.value.new) }
                }
            }
        }
    }

    /// Makes a change that has waited for its own update.
    @MainActor
    private func show(_ value: Value) {
        let released = lock.withLock {
            let before = earlier?.value
            earlier?.value = value
            earlier?.waiting -= 1
            earlier?.isChanging = true
            return before
        }
        withExtendedLifetime(released) { _ = readers.valueDidChange() }
        lock.withLock {
            earlier?.isChanging = false
            if earlier?.waiting == 0 { earlier = nil }
        }
    }

    override func noteRead(isStale: @escaping () -> Bool) -> Bool {
        let isStale = UncheckedBox(isStale)
        Evaluation.note { [readers] in readers.add($0, isStale: isStale.value) }
        return true
    }
}
