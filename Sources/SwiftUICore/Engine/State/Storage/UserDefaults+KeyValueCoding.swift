import Foundation

@_weakLinked
extension UserDefaults {
    /// Keeps a value for a key, or nothing: what key-value coding does on Apple's systems.
    /// - Parameters:
    ///   - value: A value of a property list; nil removes the one that is kept.
    ///   - key: The key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value that is kept for a key; nil for none.
    /// - Parameter key: The key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
