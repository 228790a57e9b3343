import Foundation

/// The storage form of values of one type in defaults and in the state of a scene.
struct StoredValue<Value> {
    /// The value that something kept stands for; nil if there is none, or it is of another kind.
    let read: (any ValueStore, String) -> Value?
    /// A closure that returns the stored form of a value: a type of a property list; nil for none.
    let write: (Value) -> Any?
}

/// Something that keeps values of property lists by their keys.
protocol ValueStore: AnyObject {
    /// Returns the stored object for a key.
    func object(forKey key: String) -> Any?
    /// Keeps a value, or nothing.
    func set(_ value: Any?, forKey key: String)
    /// Writes changes to permanent storage.
    func save()
}

extension UserDefaults: ValueStore {
    func save() { synchronize() }
}

extension StoredValue {
    /// Creates the form of a value that is stored unchanged, and read from convertible objects.
    private init(_ read: @escaping (Any) -> Value?) {
        self.init(
            read: { store, key in store.object(forKey: key).flatMap(read) },
            write: { $0 }
        )
    }

    /// Returns the same for an optional, of which nil is not kept.
    func optional() -> StoredValue<Value?> {
        StoredValue<Value?>(read: { .some(read($0, $1)) }, write: { $0.flatMap(write) })
    }
}

extension StoredValue where Value == Bool {
    /// A truth, also from a number and from a text as programs for the command line set them.
    static var bool: Self {
        Self { stored in
            if let value = stored as? Bool { return value }
            if let number = number(stored) { return number != 0 }
            return switch (stored as? String)?.lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0": false
            default: nil
            }
        }
    }
}

extension StoredValue where Value == Int {
    /// A whole number.
    static var int: Self {
        Self { stored in (stored as? Int) ?? number(stored).flatMap { Int(exactly: $0.rounded(.towardZero)) } }
    }
}

extension StoredValue where Value == Double {
    /// A number.
    static var double: Self { Self(number) }
}

/// Returns a number in any of the forms that a property list has for one.
private func number(_ stored: Any) -> Double? {
    switch stored {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value)
    default: nil
    }
}

extension StoredValue where Value == String {
    /// A text, also from a number.
    static var string: Self {
        Self { stored in (stored as? String) ?? number(stored).map { _ in "\(stored)" } }
    }
}

extension StoredValue where Value == Data {
    /// Bytes.
    static var data: Self { Self { $0 as? Data } }
}

extension StoredValue where Value == Date {
    /// A moment.
    static var date: Self { Self { $0 as? Date } }
}

extension StoredValue where Value == URL {
    /// A URL as its text. Foundation's own functions for defaults keep only the path of a URL here (Foundation 6.3).
    static var url: Self {
        Self(
            read: { store, key in
                guard let text = store.object(forKey: key) as? String else { return nil }
                return text.hasPrefix("/") || text.hasPrefix("~")
                    ? URL(fileURLWithPath: (text as NSString).expandingTildeInPath) : URL(string: text)
            },
            write: \.absoluteString
        )
    }
}

extension StoredValue where Value: RawRepresentable {
    /// Returns a value that is kept as its raw value.
    static func raw(_ stored: StoredValue<Value.RawValue>) -> Self {
        Self(
            read: { store, key in stored.read(store, key).flatMap(Value.init) },
            write: { stored.write($0.rawValue) }
        )
    }
}
