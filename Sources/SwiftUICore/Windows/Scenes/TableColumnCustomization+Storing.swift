import Foundation

extension StoredValue where Value: Codable {
    /// A value that is kept as JSON.
    fileprivate static var json: Self {
        Self(
            read: { store, key in
                (store.object(forKey: key) as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
            },
            write: { try? JSONEncoder().encode($0) }
        )
    }
}

extension AppStorage {
    /// Creates a property for the column customization of a table.
    /// - Parameters:
    ///   - wrappedValue: The value to use if no value is stored.
    ///   - key: The key.
    ///   - store: The store; nil for that of the views around, or the standard one.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, wrappedValue, store, .json)
    }
}

extension SceneStorage {
    /// Creates a property for the column customization of a table.
    /// - Parameters:
    ///   - wrappedValue: The value to use if no value is stored.
    ///   - key: The key.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, wrappedValue, .json)
    }
}
