import Foundation

/// A property wrapper that publishes the values of a property.
///
/// ```swift
/// final class Library: ObservableObject {
///     @Published var books: [Book] = []
/// }
///
/// library.$books.sink { print("\($0.count) books") }
/// ```
///
/// A value is published before it is stored: a subscriber that reads the property finds the value before.
@propertyWrapper
@_weakLinked
public struct Published<Value> {
    private(set) var storage: PublishedStorage<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A publisher that publishes the values of a property.
    public struct Publisher: CombineCore.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.attach(subscriber)
        }
    }

    /// A publisher of the values, starting with the current one.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set {
            guard newValue.storage !== storage else { return }
            if newValue.storage.objectWillChange == nil {
                newValue.storage.objectWillChange = storage.objectWillChange
            }
            storage = newValue.storage
        }
    }

    /// The value. It is available only on classes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    /// Reads and writes the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
}

/// The storage of a published property.
class AnyPublishedStorage {
    fileprivate let lock = NSLock()
    private var storedObjectWillChange: ObservableObjectPublisher?

    /// The publisher of the object that has the property, once something observes that.
    final var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { storedObjectWillChange } }
        set { lock.withLock { storedObjectWillChange = newValue } }
    }
}

final class PublishedStorage<Value>: AnyPublishedStorage {
    private var stored: Value
    private var core: SubjectCore<Value, Never>?
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { stored = value }

    deinit { core?.finish(.finished) }

    var value: Value { lock.withLock { stored } }

    func set(_ value: Value) {
        objectWillChange?.send()
        lock.withLock { core }?.send(value, keepsLatest: true)
        // The value before is released outside of the lock.
        let before = lock.withLock {
            defer { stored = value }
            return stored
        }
        _ = before
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let subscribers = lock.withLock {
            let subscribers = core ?? SubjectCore<Value, Never>()
            core = subscribers
            return subscribers
        }
        subscribers.attach(subscriber) { [self] in value }
    }

    /// Keeps a subscription that writes to the property as long as the property lives.
    func keep(_ cancellable: AnyCancellable) { lock.withLock { kept.append(cancellable) } }
}
