import CoreTransferable
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// The mistakes that were already logged, which a program would otherwise repeat at each update.
enum ReportedOnce {
    private struct Key: Hashable {
        let mistake: String
        let type: ObjectIdentifier?
    }

    private static let keys = Mutex<Set<Key>>([])

    /// Returns whether this is the first call with a key, on any thread.
    static func first(_ key: String) -> Bool { isFirst(Key(mistake: key, type: nil)) }

    /// Returns whether this is the first call for a mistake with a type, on any thread.
    ///
    /// Several types may have one name, as private types of different files do.
    static func first(_ mistake: String, of type: Any.Type) -> Bool {
        isFirst(Key(mistake: mistake, type: ObjectIdentifier(type)))
    }

    private static func isFirst(_ key: Key) -> Bool { keys.withLock { $0.insert(key).inserted } }
}

let transferLogger = BackgroundLogger(label: "SwiftUI.Transfer")
