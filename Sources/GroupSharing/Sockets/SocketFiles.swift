import Foundation
import Synchronization
import TransferKit

/// The files of the sockets on which this process listens. Those that are left when the process exits are removed: the objects that
/// listen may live until then.
final class SocketFiles: Sendable {
    static let shared = SocketFiles()

    private let directories = Mutex<[String: OpenDirectory]>([:])

    private init() {
        atexit { SocketFiles.shared.removeAll() }
    }

    func add(_ name: String, in directory: OpenDirectory) { directories.withLock { $0[name] = directory } }

    func remove(_ name: String) {
        directories.withLock { $0.removeValue(forKey: name) }?.removeFile(name)
    }

    private func removeAll() {
        let all = directories.withLock { $0 }
        for (name, directory) in all { directory.removeFile(name) }
    }
}
