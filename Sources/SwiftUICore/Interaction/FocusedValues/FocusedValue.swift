import CombineCore
import Observation

/// A property wrapper that reads a value provided by the focused view.
///
/// ```swift
/// struct NoteCommands: Commands {
///     @FocusedValue(\.note) private var note
///
///     var body: some Commands {
///         CommandMenu("Note") { Button("Archive") { note?.archive() }.disabled(note == nil) }
///     }
/// }
/// ```
@propertyWrapper
@_weakLinked
public struct FocusedValue<Value>: DynamicProperty {
    fileprivate let keyPath: KeyPath<FocusedValues, Value?>
    /// Set in the copy of the view that is evaluated.
    private var window: WindowState?

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// The value; nil if the focused view provides none.
    public var wrappedValue: Value? { window.flatMap { FocusedPart($0.focusedValues, keyPath).value } }
}

extension FocusedValue where Value: AnyObject & Observable {
    /// Creates a property that reads the observable object of a type.
    public init(_ objectType: Value.Type) { keyPath = \.[object: ObjectIdentifierOf<Value>()] }
}

extension FocusedValue: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) { window = environment.windowState }
}

extension FocusedValue: ComparableProperty {
    func isSame(as other: FocusedValue) -> Bool { keyPath == other.keyPath }
}

/// One of the focused values, whose readers follow only that one.
private final class FocusedPart<Value>: ProjectedLocation<FocusedValues, Value?>, @unchecked Sendable {
    private let keyPath: KeyPath<FocusedValues, Value?>

    init(_ base: ValueLocation<FocusedValues>, _ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
        super.init(base)
    }

    override func part(of value: FocusedValues) -> Value? { value[keyPath: keyPath] }
    override func replacing(_ part: Value?, in value: FocusedValues) -> FocusedValues? { nil }
}

/// A property wrapper that reads and writes a value through a binding provided by the focused view.
@propertyWrapper
@_weakLinked
public struct FocusedBinding<Value>: DynamicProperty {
    private var binding: FocusedValue<Binding<Value>>

    /// Creates a property that uses the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

    /// The value; nil if the focused view provides no binding, in which case setting it has no effect.
    public var wrappedValue: Value? {
        get { binding.wrappedValue?.wrappedValue }
        nonmutating set {
            if let newValue { binding.wrappedValue?.wrappedValue = newValue }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        binding.wrappedValue.map { Binding<Value?>($0) } ?? Binding.constant(nil)
    }
}

/// A property wrapper that observes an object provided by the focused view.
@propertyWrapper
@_weakLinked
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Set in the copy of the view that is evaluated.
    private var object: ObjectType?

    /// A property wrapper that provides bindings to the properties of an observable object.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        /// A binding to a property of the object.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            Binding(ObservedObjectLocation(object, keyPath))
        }
    }

    /// Creates a property.
    public init() {}

    /// The object; nil if the focused view provides none.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType? { object }

    /// A wrapper that provides bindings to the object's properties; nil if there is none.
    @MainActor @preconcurrency
    public var projectedValue: Wrapper? {
        guard let object else { return nil }
        return Wrapper(object: object)
    }
}

extension FocusedObject: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        let held = slot as? HeldObject<ObjectType> ?? HeldObject()
        slot = held
        object = environment.windowState.flatMap { Self.part(of: $0.focusedValues).value }
        held.follow(object)
    }

    private nonisolated static func part(of values: ValueLocation<FocusedValues>) -> FocusedPart<ObjectType> {
        FocusedPart(values, \.[object: ObjectIdentifierOf<ObjectType>()])
    }
}

extension FocusedObject: ComparableProperty {
    func isSame(as other: FocusedObject) -> Bool { true }
}
