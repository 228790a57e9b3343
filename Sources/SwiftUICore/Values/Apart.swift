/// A property wrapper that stores a large value outside of its container. It is for values that few instances have.
///
/// A text is copied a dozen times on its way to the screen, and few have an image among their characters. A place for one would be
/// most of what is copied.
@propertyWrapper
package struct Apart<Value> {
    fileprivate final class Storage {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    private var storage: Storage?

    package init(wrappedValue: Value?) { storage = wrappedValue.map { Storage($0) } }

    /// A Boolean value that indicates whether there is a value.
    package var isThere: Bool { storage != nil }

    package var wrappedValue: Value? {
        get { storage?.value }
        set { storage = newValue.map { Storage($0) } }
    }
}

extension Apart: Equatable where Value: Equatable {
    package static func == (first: Apart, second: Apart) -> Bool {
        first.storage === second.storage || first.wrappedValue == second.wrappedValue
    }
}

extension Apart.Storage: Sendable where Value: Sendable {}
extension Apart: Sendable where Value: Sendable {}
