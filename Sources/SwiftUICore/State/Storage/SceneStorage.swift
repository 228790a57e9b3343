import Foundation
import UniformTypeIdentifiers

/// A value of a window, which lasts when the app ends and the window is opened again.
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

    private init(_ key: String, _ standard: Value, _ stored: StoredValue<Value>) {
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
    /// Creates a property of a truth.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }

    /// Creates a property of a whole number.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }

    /// Creates a property of a number.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    /// Creates a property of a text.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .string)
    }

    /// Creates a property of a URL.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// Creates a property of a moment.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, .date)
    }

    /// Creates a property of bytes.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }

    /// Creates a property of a type that is kept as its raw value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, .raw(.int)) }

    /// Creates a property of a type that is kept as its raw value.
    /// - Parameters:
    ///   - wrappedValue: What counts where nothing is kept.
    ///   - key: The key.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, .raw(.string)) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property of a truth or nothing.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StoredValue<Bool>.bool.optional())
    }

    /// Creates a property of a whole number or nothing.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StoredValue<Int>.int.optional())
    }

    /// Creates a property of a number or nothing.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StoredValue<Double>.double.optional())
    }

    /// Creates a property of a text or nothing.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StoredValue<String>.string.optional())
    }

    /// Creates a property of a URL or nothing.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StoredValue<URL>.url.optional())
    }

    /// Creates a property of a moment or nothing.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Date? {
        self.init(key, nil, StoredValue<Date>.date.optional())
    }

    /// Creates a property of bytes or nothing.
    /// - Parameter key: The key.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StoredValue<Data>.data.optional())
    }
}

extension SceneStorage {
    /// Creates a property of a type that is kept as its raw value, or nothing.
    /// - Parameter key: The key.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, StoredValue<R>.raw(.string).optional())
    }

    /// Creates a property of a type that is kept as its raw value, or nothing.
    /// - Parameter key: The key.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, StoredValue<R>.raw(.int).optional())
    }
}
