import CombineCore
import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// The views that are evaluated again when an observable object that they hold announces a change.
///
/// An object has one subscription, however many views hold it. The object is not retained.
@MainActor
final class ObjectReaders {
    static let shared = ObjectReaders()

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which unneeded ones are removed.
    private var nextSweep = 64

    private struct Reading {
        weak var reader: (any ValueReader)?
    }

    private final class Entry {
        weak var object: AnyObject?
        var readings: [ObjectIdentifier: Reading] = [:]
        var subscription: AnyCancellable?

        init(_ object: AnyObject) { self.object = object }

        var isNeeded: Bool { object != nil && readings.values.contains { $0.reader != nil } }
    }

    /// Notes that the evaluation under way, if there is one, depends on an object.
    nonisolated static func note<Object: ObservableObject>(_ object: Object) {
        nonisolated(unsafe) let object = object
        Evaluation.note { shared.add($0.reader, of: object) }
    }

    private func add<Object: ObservableObject>(_ reader: any ValueReader, of object: Object) {
        let identity = ObjectIdentifier(object)
        if let entry = entries[identity], entry.object === object {
            entry.readings[ObjectIdentifier(reader)] = Reading(reader: reader)
            return
        }
        sweep()
        let entry = Entry(object)
        entry.readings[ObjectIdentifier(reader)] = Reading(reader: reader)
        entries[identity] = entry
        // A weak reference is read on any thread; what it stands for is used on the main one.
        nonisolated(unsafe) weak let told = entry
        entry.subscription = object.objectWillChange.sink { _ in
            Self.reportBackground(of: Object.self)
            let transaction = Transaction.current
            // The main thread alone uses it.
            nonisolated(unsafe) let entry = told
            MainThread.run { transaction.perform { entry.map(Self.shared.objectWillChange) } }
        }
    }

    /// Notes that a reader no longer holds an object.
    func remove(_ reader: any ValueReader, of object: AnyObject) {
        entries[ObjectIdentifier(object)]?.readings[ObjectIdentifier(reader)] = nil
    }

    /// Tells the readers, each of which notes the object anew when it is evaluated.
    private func objectWillChange(of entry: Entry) {
        let readings = entry.readings
        entry.readings = [:]
        guard !readings.isEmpty else {
            entry.subscription = nil
            entries = entries.filter { $0.value !== entry }
            return
        }
        for reading in readings.values { reading.reader?.readValueDidChange() }
    }

    private func sweep() {
        guard entries.count >= nextSweep else { return }
        entries = entries.filter { $0.value.isNeeded }
        nextSweep = max(64, entries.count * 2)
    }

    private nonisolated static func reportBackground(of type: Any.Type) {
        guard !MainThread.isCurrent, ReportedOnce.first("background", of: type) else { return }
        BackgroundLogger(label: "SwiftUI.State").warning(
            "An object of type \(type) that views observe is changed on a thread in the background. Change it on the main actor, or publish with receive(on: DispatchQueue.main): views are evaluated on the main thread, and may read a half of the change."
        )
    }
}

/// The object that a property of a view holds, and the reader that follows it.
final class HeldObject<Object: ObservableObject> {
    private var object: Object?

    /// Follows an object in the evaluation under way, and no longer the one before.
    func follow(_ object: Object?) {
        if let before = self.object, before !== object {
            nonisolated(unsafe) let before = before
            Evaluation.note { ObjectReaders.shared.remove($0.reader, of: before) }
        }
        self.object = object
        if let object { ObjectReaders.note(object) }
    }
}

/// A property of an observable object. What reads it is evaluated again when the object is about to change.
final class ObservedObjectLocation<Object: ObservableObject, Value>: ObjectLocation<Object, Value>,
    @unchecked Sendable
{
    override var value: Value {
        get {
            ObjectReaders.note(object)
            return super.value
        }
        set { super.value = newValue }
    }
}
