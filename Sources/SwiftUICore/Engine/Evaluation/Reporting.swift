import CoreTransferable
import Foundation
import Synchronization
import UniformTypeIdentifiers

/// The mistakes that were already logged, which a program would otherwise repeat at each update.
enum ReportedOnce {
    private static let keys = Mutex<Set<String>>([])

    /// Returns whether this is the first call with a key, on any thread.
    static func first(_ key: String) -> Bool { keys.withLock { $0.insert(key).inserted } }
}

let transferLogger = BackgroundLogger(label: "SwiftUI.Transfer")
