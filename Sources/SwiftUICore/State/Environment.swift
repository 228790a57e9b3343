import Observation

/// Identifies a value that is passed down the tree of views.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an environment in which every value is its key's default.
    public init() {}

    /// The value for a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    /// Set in the copy of the view that its node keeps.
    private var values: EnvironmentValues?

    /// Reads the value at a key path.
    /// - Parameter keyPath: Where in `EnvironmentValues` the value is.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// The value in the view's environment; the default while the view is not shown.
    public var wrappedValue: Value { read(values ?? EnvironmentValues()) }
}

extension Environment where Value: AnyObject & Observable {
    /// Reads the observable object of a type that a view around this one set with ``View/environment(_:)``.
    /// - Parameter objectType: The object's type. Reading ends the program where no such object was set.
    public init(_ objectType: Value.Type) {
        read = { values in
            guard let object = values[ObservableObjectKey<Value>.self] else {
                fatalError("No object of type \(Value.self) was found. Set one with .environment(_:) on a view around.")
            }
            return object
        }
    }
}

extension Environment {
    /// Reads the observable object of a type that a view around this one set, or nil where none did.
    /// - Parameter objectType: The object's type.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0[ObservableObjectKey<Object>.self] }
    }
}

extension Environment: InstallableProperty {
    mutating func install(slot: inout AnyObject?, owner: any StateOwner, environment: EnvironmentValues) {
        values = environment
    }
}

/// The place of observable objects of one type.
struct ObservableObjectKey<Object: AnyObject & Observable>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

// MARK: - The framework's own values

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: Paint { .color(.primary) } }
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: ButtonAppearance { .automatic } }
private struct StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }
private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListAppearance { .automatic } }

extension EnvironmentValues {
    /// The font of text that names none itself.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Whether controls take input.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// The greatest number of lines that text takes, or nil for as many as it needs.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How the lines of text that wraps stand to one another.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    var foreground: Paint {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    var buttonAppearance: ButtonAppearance {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    var listAppearance: ListAppearance {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// The axis of the stack around a view.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }

    /// The same environment for views that the stack around does not arrange.
    var outsideStacks: EnvironmentValues {
        guard stackAxis != nil else { return self }
        var values = self
        values.stackAxis = nil
        return values
    }
}
