import Foundation
import SystemSupport
import TransferKit

// The changes of a pasteboard's directory, which one process makes at a time.
extension OpenDirectory {
    /// Changes the contents of the directory while no other process does, and counts the change.
    /// - Parameter change: A closure that receives the last change count. The next count is one more.
    /// - Throws: `PasteboardError/busy(path:)`, or what `change` throws.
    func withLock<Result>(_ change: (_ last: Int) throws -> Result) async throws -> Result {
        let lock = try lockFile()
        var patience = ChangePatience(count: try Self.lastCount(lock))
        while try !isLocked(lock, &patience) { try await OwnThreads.pause(for: .milliseconds(2)) }
        return try counting(lock, change)
    }

    /// Changes the contents of the directory as ``withLock(_:)`` does, on a thread that may block.
    func withLockWaiting<Result>(_ change: (_ last: Int) throws -> Result) throws -> Result {
        let lock = try lockFile()
        var patience = ChangePatience(count: try Self.lastCount(lock))
        while try !isLocked(lock, &patience) { usleep(2000) }
        return try counting(lock, change)
    }

    private func lockFile() throws -> Descriptor {
        guard let lock = try openFile(PasteboardDirectory.lock, O_RDWR | O_CREAT) else {
            throw PasteboardError.system(path, ENOENT)
        }
        return lock
    }

    /// Tries to lock, once.
    /// - Throws: `PasteboardError/busy(path:)` where another has the lock and the time is over.
    private func isLocked(_ lock: Descriptor, _ patience: inout ChangePatience) throws -> Bool {
        if lock.lock(LOCK_EX) { return true }
        guard !patience.isOver(count: try Self.lastCount(lock)) else { throw PasteboardError.busy(path: lock.name) }
        return false
    }

    /// Makes a change while the lock is held, and gives it up.
    private func counting<Result>(_ lock: Descriptor, _ change: (_ last: Int) throws -> Result) throws -> Result {
        defer { lock.unlock() }
        let current = try? StoredContents.header(of: openFile(PasteboardDirectory.current))?.changeCount
        let last = max(current ?? 0, try Self.lastCount(lock))
        var next = UInt64(last + 1).littleEndian
        // Counted before the change: a process that is killed in between has counted one too many, not one too few.
        try PasteboardError.reporting {
            try withUnsafeBytes(of: &next) { try lock.write(UnsafeRawBufferPointer($0), at: 0) }
        }
        return try change(last)
    }

    /// Removes the contents, and all files of those before.
    func removeContents() async throws {
        try await withLock { _ in
            guard removes(PasteboardDirectory.current) || errno == ENOENT else {
                throw PasteboardError.system(path + "/" + PasteboardDirectory.current)
            }
            removeFiles(except: nil, keepsPrevious: false)
        }
        removeAbandoned()
    }

    /// Removes the contents, so no process can open them. A process that has them open reads on.
    /// - Returns: Whether they were there still.
    func takeContents(_ token: Token) throws -> Bool {
        try withLockWaiting { _ in try unlinkContents(token) }
    }

    /// Removes contents, unless they are already removed.
    func removeContents(_ token: Token) async throws {
        guard hasContents(token) else { return }
        _ = try await withLock { _ in try unlinkContents(token) }
    }

    /// Returns whether contents are there still.
    func hasContents(_ token: Token) -> Bool {
        (try? StoredContents.header(of: openFile(PasteboardDirectory.current)))?.token == token
    }

    private func unlinkContents(_ token: Token) throws -> Bool {
        guard hasContents(token) else { return false }
        guard removes(PasteboardDirectory.current) else {
            throw PasteboardError.system(path + "/" + PasteboardDirectory.current)
        }
        removeFiles(except: nil, keepsPrevious: false)
        return true
    }

    private func removes(_ name: String) -> Bool { file.withNumber { unlinkat($0, name, 0) == 0 } }

    /// Removes the remains of processes that were killed while they wrote.
    func removeAbandoned() {
        let prefix = PasteboardDirectory.incomingPrefix
        for name in (try? names()) ?? [] where name.hasPrefix(prefix) {
            // A file that can be locked has no living writer.
            guard let file = try? openFile(name) else {
                // Something else than a file is nothing that a writer made.
                if status(of: name)?.isSymbolicLink == true { removeFile(name) }
                continue
            }
            withExtendedLifetime(file) {
                guard file.lock(LOCK_EX) else { return }
                removeFile(name)
                let files = PasteboardDirectory.filesPrefix + name.dropFirst(prefix.count)
                if status(of: files) != nil { removeDirectory(files) }
            }
        }
    }

    /// Returns whether the contents that are there now are to leave nothing behind.
    func hasSecrets() -> Bool {
        guard let contents = try? StoredContents.opened(in: self) else { return false }
        return contents.isForOnce || !OfferMarks(names: contents.names).isEmpty
    }

    /// The most directories with files of earlier contents that are kept for their readers.
    private static let maximumReadCount = 8

    /// Removes the files of all contents but the current ones, unless a program reads them or just received their URIs.
    ///
    /// It runs while the lock is held, so no contents are replaced meanwhile. The files of the preceding contents stay
    /// until the next change, because a program with their URIs may not have read them.
    /// - Parameters:
    ///   - token: The token of the current contents; nil for none.
    ///   - keepsPrevious: Whether the files of the preceding contents stay.
    func removeFiles(except token: Token?, keepsPrevious: Bool) {
        let prefix = PasteboardDirectory.filesPrefix
        var earlier: [(name: String, status: stat)] = []
        for name in (try? names()) ?? [] where name.hasPrefix(prefix) && name != token.map({ prefix + $0.text }) {
            let incoming = PasteboardDirectory.incomingPrefix + name.dropFirst(prefix.count)
            guard let status = status(of: name), self.status(of: incoming) == nil else { continue }
            if status.isDirectory { earlier.append((name, status)) } else { removeFile(name) }
        }
        earlier.sort { $0.status.isChangedLater(than: $1.status) }
        for (position, (name, _)) in earlier.enumerated() {
            if position == 0, keepsPrevious { continue }
            let files = try? directory(name, isMade: false)
            // Its reader has locked it.
            if position < Self.maximumReadCount, let files, !files.file.lock(LOCK_EX) { continue }
            withExtendedLifetime(files) { removeDirectory(name) }
        }
    }
}

extension stat {
    /// Returns whether something was last changed after something else.
    func isChangedLater(than other: stat) -> Bool {
        (st_mtim.tv_sec, st_mtim.tv_nsec) > (other.st_mtim.tv_sec, other.st_mtim.tv_nsec)
    }
}
