import Foundation

@_weakLinked
extension UserDefaults {
    /// Sets or removes the value for a key, as key-value coding does on Apple's systems.
    /// - Parameters:
    ///   - value: A value of a property list; nil removes the one that is kept.
    ///   - key: The key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value for a key; nil if there is none.
    /// - Parameter key: The key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
