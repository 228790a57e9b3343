import Foundation
import SystemSupport

/// The place of one key in a store: its readers, and the value that they have seen last.
@MainActor
final class StoredKey {
    /// Stores take care of threads themselves.
    nonisolated(unsafe) let store: any ValueStore
    nonisolated let key: String
    private let readers = StateReaders()
    /// The value at the time of the readers' reading.
    private var seen: AnyHashable?

    init(_ store: any ValueStore, _ key: String) {
        (self.store, self.key) = (store, key)
        seen = now
    }

    private var now: AnyHashable? { store.object(forKey: key) as? AnyHashable }

    func add(_ evaluation: Evaluation, isStale: (() -> Bool)?) { readers.add(evaluation, isStale: isStale) }

    /// Tells the readers if something else is kept than they have read.
    func look() {
        let now = now
        guard now != seen else { return }
        seen = now
        readers.valueDidChange()
    }
}

/// The keys in stores that views have read.
///
/// Foundation on Linux posts no notification when defaults change (Foundation 6.3). So the host looks at the keys that views
/// have read each time that its main loop has done something, before it waits.
@MainActor
package final class StoredKeys {
    package static let shared = StoredKeys()

    private struct Identity: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private var keys: [Identity: StoredKey] = [:]
    private var unsaved: [ObjectIdentifier: any ValueStore] = [:]
    private var isSaving = false

    /// Returns the place of a key. It stays as long as the store, which is kept.
    func key(_ key: String, in store: any ValueStore) -> StoredKey {
        let identity = Identity(store: ObjectIdentifier(store), key: key)
        if let known = keys[identity] { return known }
        let new = StoredKey(store, key)
        keys[identity] = new
        return new
    }

    /// Forgets the keys of a store that is no longer used.
    func forget(_ store: any ValueStore) { keys = keys.filter { $0.key.store != ObjectIdentifier(store) } }

    /// Checks for values that code outside of views has written to the defaults.
    package func look() { for key in keys.values { key.look() } }

    /// Tells the readers of a value that a view has written, and has the file written soon.
    func didWrite(_ key: StoredKey) {
        look()
        if let defaults = key.store as? UserDefaults {
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        }
        unsaved[ObjectIdentifier(key.store)] = key.store
        guard !isSaving else { return }
        isSaving = true
        DispatchQueue.main.async { MainActor.assumeIsolated { self.save() } }
    }

    /// Saves the stores that views have changed. Foundation 6.3 writes defaults only on request.
    package func save() {
        isSaving = false
        let stores = unsaved.values
        unsaved = [:]
        for store in stores { store.save() }
    }
}

/// The value of a key in a store.
final class StoredLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let key: StoredKey
    private let stored: StoredValue<Value>
    private let standard: Value

    init(_ key: StoredKey, _ stored: StoredValue<Value>, standard: Value) {
        (self.key, self.stored, self.standard) = (key, stored, standard)
    }

    override var untrackedValue: Value { stored.read(key.store, key.key) ?? standard }

    override var value: Value {
        get {
            Evaluation.note { [key] in key.add($0, isStale: nil) }
            return untrackedValue
        }
        set {
            key.store.set(stored.write(newValue), forKey: key.key)
            let transaction = Transaction.current
            MainThread.run { [key] in transaction.perform { StoredKeys.shared.didWrite(key) } }
        }
    }

    override func noteRead(isStale: @escaping () -> Bool) -> Bool {
        let isStale = UncheckedBox(isStale)
        Evaluation.note { [key] in key.add($0, isStale: isStale.value) }
        return true
    }

    override func isSame(as other: ValueLocation<Value>) -> Bool {
        (other as? StoredLocation).map { $0.key === key && areEqual($0.standard, standard) } ?? false
    }
}
