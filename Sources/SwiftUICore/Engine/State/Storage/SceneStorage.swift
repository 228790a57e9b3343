import Foundation
import UniformTypeIdentifiers

/// A value of a window that is restored when the window is opened again.
///
/// ```swift
/// struct Browser: View {
///     @SceneStorage("selectedTab") private var tab = "recent"
/// }
/// ```
///
/// The values of a window are kept in a file of the app in the user's state directory (`$XDG_STATE_HOME`, or
/// `~/.local/state`), and found by the window's scene and by how many windows of that scene were open. A file that cannot be
/// read counts as empty. Keep nothing there that would be missed.
@propertyWrapper
@_weakLinked
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let stored: StoredValue<Value>
    /// Set in the copy of the view that is evaluated.
    private var location: StoredLocation<Value>?

    init(_ key: String, _ standard: Value, _ stored: StoredValue<Value>) {
        (self.key, self.standard, self.stored) = (key, standard, stored)
    }

    /// The value now: the first one while the view is not shown.
    public var wrappedValue: Value {
        get { location?.value ?? standard }
        nonmutating set {
            guard let location else { return Self.reportLostValue() }
            location.value = newValue
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return Binding(get: { standard }, set: { _ in Self.reportLostValue() }) }
        return Binding(location)
    }

    private static func reportLostValue() {
        BackgroundLogger(label: "SwiftUI.State").warning(
            "A value written to a SceneStorage of type \(Value.self) is lost, because its view is not shown. Write from the body's actions or from onAppear."
        )
    }
}

extension SceneStorage: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        let store = environment.sceneValues
        location = StoredLocation(StoredKeys.shared.key(key, in: store), stored, standard: standard)
    }
}

extension SceneStorage: ComparableProperty {
    func isSame(as other: SceneStorage) -> Bool { key == other.key && areEqual(standard, other.standard) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
    /// Creates a property for a Boolean value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }

    /// Creates a property for an integer.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }

    /// Creates a property for a floating-point number.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    /// Creates a property for a string.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .string)
    }

    /// Creates a property for a URL.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// Creates a property for a date.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, .date)
    }

    /// Creates a property for data.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }

    /// Creates a property for a value that is stored as its raw value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, .raw(.int)) }

    /// Creates a property for a value that is stored as its raw value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, .raw(.string)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for an optional Boolean value.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StoredValue<Bool>.bool.optional())
    }

    /// Creates a property for an optional integer.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StoredValue<Int>.int.optional())
    }

    /// Creates a property for an optional floating-point number.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StoredValue<Double>.double.optional())
    }

    /// Creates a property for an optional string.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StoredValue<String>.string.optional())
    }

    /// Creates a property for an optional URL.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StoredValue<URL>.url.optional())
    }

    /// Creates a property for an optional date.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Date? {
        self.init(key, nil, StoredValue<Date>.date.optional())
    }

    /// Creates a property for optional data.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StoredValue<Data>.data.optional())
    }
}

extension SceneStorage {
    /// Creates a property for an optional value that is stored as its raw value.
    /// - Parameter key: The key.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, StoredValue<R>.raw(.string).optional())
    }

    /// Creates a property for an optional value that is stored as its raw value.
    /// - Parameter key: The key.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, StoredValue<R>.raw(.int).optional())
    }
}
