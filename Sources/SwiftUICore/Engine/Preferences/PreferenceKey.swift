/// A key for a value that views pass up to their ancestors.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///     static let defaultValue: CGFloat = 0
///     static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
/// }
/// ```
@_weakLinked
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The default value of the environment key.
    static var defaultValue: Value { get }

    /// Combines the values of several views in order.
    /// - Parameters:
    ///   - value: The value of the views before.
    ///   - nextValue: Gives the value of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value, which is nil.
    public static var defaultValue: Value { nil }
}

/// The preferences of the views at one place.
struct PreferenceValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The functions that combine two values of a key, one for each key of ``values``.
    private var combine: [ObjectIdentifier: (Any, Any) -> Any] = [:]
    /// The keys of which a value has a place that no layout has given yet.
    private var withoutPlaces: Set<ObjectIdentifier> = []

    var isEmpty: Bool { values.isEmpty }

    /// The value for a key.
    subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            combine[ObjectIdentifier(key)] = { first, second in
                guard var value = first as? Key.Value, let next = second as? Key.Value else { return first }
                Key.reduce(value: &value) { next }
                return value
            }
        }
    }

    /// Notes that the value for a key contains the place of a view that is not laid out yet.
    mutating func waitForPlace<Key: PreferenceKey>(_ key: Key.Type) { withoutPlaces.insert(ObjectIdentifier(key)) }

    /// Returns whether the value for a key contains the place of a view that is not laid out yet.
    func waitsForPlace<Key: PreferenceKey>(_ key: Key.Type) -> Bool {
        !withoutPlaces.isEmpty && withoutPlaces.contains(ObjectIdentifier(key))
    }

    /// Adds the preferences of the views that follow.
    mutating func append(_ next: PreferenceValues) {
        if values.isEmpty {
            self = next
            return
        }
        if !next.withoutPlaces.isEmpty { withoutPlaces.formUnion(next.withoutPlaces) }
        for (key, value) in next.values {
            values[key] = values[key].flatMap { combine[key]?($0, value) } ?? value
            combine[key] = next.combine[key]
        }
    }
}
