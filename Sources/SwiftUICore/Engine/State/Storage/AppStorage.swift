import Foundation
import SystemSupport

/// A property wrapper for a value in the user defaults, which a view reads, writes and observes.
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

    /// The current value.
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

// Stores take care of threads themselves.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension View {
    /// Sets the default store for ``AppStorage`` properties in this view that specify none.
    /// - Parameter store: The store.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
