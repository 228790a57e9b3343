import Foundation
import SystemSupport

/// A value in the user's defaults that a view observes and writes.
///
/// ```swift
/// struct SettingsView: View {
///     @AppStorage("showsHidden") private var showsHidden = false
///
///     var body: some View { Toggle("Show hidden files", isOn: $showsHidden) }
/// }
/// ```
///
/// The value is kept in `UserDefaults.standard` unless the property or ``View/defaultAppStorage(_:)`` names another store. On
/// Linux, that is the file `NAME.plist` in the user's configuration directory, where `NAME` is the executable's name. The file is
/// written in the turn after a change. A view follows changes, too, that other code of the program makes.
@propertyWrapper
@_weakLinked
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let standard: Value
    private let stored: StoredValue<Value>
    private let store: UserDefaults?
    /// Set in the copy of the view that is evaluated.
    private var location: StoredLocation<Value>?

    init(_ key: String, _ standard: Value, _ store: UserDefaults?, _ stored: StoredValue<Value>) {
        (self.key, self.standard, self.store, self.stored) = (key, standard, store, stored)
    }

    /// The value now.
    public var wrappedValue: Value {
        get { location?.value ?? stored.read(store ?? .standard, key) ?? standard }
        nonmutating set {
            if let location { location.value = newValue } else { write(newValue) }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        location.map(Binding.init) ?? Binding(get: { wrappedValue }, set: { write($0) })
    }

    /// Writes the value of a property that no view shows, from any thread.
    private func write(_ value: Value) {
        nonisolated(unsafe) let store = store ?? .standard
        store.set(stored.write(value), forKey: key)
        MainThread.run { [key] in StoredKeys.shared.didWrite(StoredKeys.shared.key(key, in: store)) }
    }

    @MainActor
    private func location(in store: UserDefaults) -> StoredLocation<Value> {
        StoredLocation(StoredKeys.shared.key(key, in: store), stored, standard: standard)
    }
}

extension AppStorage: InstallableProperty {
    mutating func install(slot: inout AnyObject?, environment: EnvironmentValues) {
        location = location(in: store ?? environment.defaultAppStorage ?? .standard)
    }
}

extension AppStorage: ComparableProperty {
    func isSame(as other: AppStorage) -> Bool {
        key == other.key && store === other.store && areEqual(standard, other.standard)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The store of `AppStorage` properties that name none; nil for the standard one.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of the ``AppStorage`` properties of the views inside that name none.
    /// - Parameter store: The store.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension AppStorage {
    /// Creates a property for a Boolean value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, .bool)
    }

    /// Creates a property for an integer.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, .int)
    }

    /// Creates a property for a floating-point number.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, .double)
    }

    /// Creates a property for a string.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .string)
    }

    /// Creates a property for a URL.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .url)
    }

    /// Creates a property for a date.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, .date)
    }

    /// Creates a property for data.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .data)
    }

    /// Creates a property for a value that is stored as its raw value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, store, .raw(.int)) }

    /// Creates a property for a value that is stored as its raw value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, store, .raw(.string)) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property for an optional Boolean value.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, StoredValue<Bool>.bool.optional())
    }

    /// Creates a property for an optional integer.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, StoredValue<Int>.int.optional())
    }

    /// Creates a property for an optional floating-point number.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, StoredValue<Double>.double.optional())
    }

    /// Creates a property for an optional string.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, StoredValue<String>.string.optional())
    }

    /// Creates a property for an optional URL.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, StoredValue<URL>.url.optional())
    }

    /// Creates a property for an optional date.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, StoredValue<Date>.date.optional())
    }

    /// Creates a property for optional data.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, StoredValue<Data>.data.optional())
    }
}

extension AppStorage {
    /// Creates a property for an optional value that is stored as its raw value.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, store, StoredValue<R>.raw(.string).optional())
    }

    /// Creates a property for an optional value that is stored as its raw value.
    /// - Parameters:
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, store, StoredValue<R>.raw(.int).optional())
    }
}
