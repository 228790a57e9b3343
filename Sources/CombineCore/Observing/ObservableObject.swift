import Foundation
@_spi(Reflection) import Swift

/// An object that announces its changes before they happen.
///
/// The publisher is made by itself, and sends before a property with ``Published`` changes.
@_weakLinked
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that publishes before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that publishes before a published property of the object changes. It stays the same for as long as the object exists.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = PublishedProperties.of(type(of: self))
        guard let first = properties.offsets.first else { return LonePublishers.publisher(of: self) }
        return PublishedProperties.lock.withLock {
            let publisher = storage(at: first).objectWillChange ?? ObservableObjectPublisher()
            for offset in properties.offsets {
                let storage = storage(at: offset)
                if storage.objectWillChange !== publisher { storage.objectWillChange = publisher }
            }
            return publisher
        }
    }

    /// Returns the reference to its storage, which is all that a published property is.
    private func storage(at offset: Int) -> AnyPublishedStorage {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) + offset
        return address.assumingMemoryBound(to: AnyPublishedStorage.self).pointee
    }
}

/// A publisher that publishes before an object changes.
@_weakLinked
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let core = SubjectCore<Void, Never>()

    /// Creates a publisher.
    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        core.attach(subscriber, latest: nil)
    }

    /// Announces that the object is about to change.
    public func send() { core.send((), keepsLatest: false) }
}

/// The positions of the published properties in the objects of a class. They are determined once for each class.
private struct PublishedProperties {
    let offsets: [Int]

    /// Held while the publisher of an object is put in place.
    static let lock = NSLock()
    private static let known = KnownClasses()

    static func of(_ type: AnyClass) -> PublishedProperties { known.properties(of: type) }

    // The lock is held where the contents are read or written.
    private final class KnownClasses: @unchecked Sendable {
        private let lock = NSLock()
        private var properties: [ObjectIdentifier: PublishedProperties] = [:]

        func properties(of type: AnyClass) -> PublishedProperties {
            lock.withLock {
                if let known = properties[ObjectIdentifier(type)] { return known }
                var offsets: [Int] = []
                // The option for classes, which the library declares as a variable.
                _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
                    if type is any PublishedProperty.Type { offsets.append(offset) }
                    return true
                }
                let found = PublishedProperties(offsets: offsets)
                properties[ObjectIdentifier(type)] = found
                return found
            }
        }
    }
}

private protocol PublishedProperty {}
extension Published: PublishedProperty {}

/// The publishers of objects without published properties, which have no place for one.
private enum LonePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    // The lock is held where the contents are read or written.
    private final class Table: @unchecked Sendable {
        let lock = NSLock()
        var entries: [ObjectIdentifier: Entry] = [:]
        var nextSweep = 64
    }

    private static let table = Table()

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        table.lock.withLock {
            if let entry = table.entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            let publisher = ObservableObjectPublisher()
            table.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            if table.entries.count > table.nextSweep {
                table.entries = table.entries.filter { $0.value.object != nil }
                table.nextSweep = max(64, table.entries.count * 2)
            }
            return publisher
        }
    }
}
