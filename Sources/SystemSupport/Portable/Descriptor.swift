import Foundation
import Synchronization

/// An open file or directory. It is closed once: by ``close()``, or with the object.
///
/// A file is read and written through Foundation's handle of it, and a directory is its path. Several threads can use a descriptor at
/// once if each call specifies its position. Calls without a position continue where the last one stopped, so only one thread
/// at a time may make them.
package final class Descriptor: Sendable {
    /// The name in errors, which is the path of the file.
    package let name: String
    /// The status of the file when it was opened.
    private let opened: FileStatus
    private let state: Mutex<State>

    private struct State {
        /// The handle; nil for what is no file, and when it is closed.
        var handle: FileHandle?
        /// The place at which calls without a position continue.
        var position: UInt64 = 0
        var lock: FileLock?
        /// A Boolean value that indicates whether the file is removed when it is closed.
        let isTemporary: Bool
    }

    /// Takes a handle over.
    private init(_ path: String, _ status: FileStatus, _ handle: FileHandle?, isTemporary: Bool = false) {
        name = path
        opened = status
        state = Mutex(State(handle: handle, isTemporary: isTemporary))
    }

    deinit { close() }

    // MARK: Opening

    /// Opens a file or directory for reading. What is neither has a status, and no contents.
    package static func reading(_ path: String, followsLink: Bool = true) throws(SystemError) -> Descriptor {
        let status = try FileSystem.status(of: path, followsLink: followsLink)
        if status.isSymbolicLink { throw SystemError(path, ELOOP) }
        guard status.isRegularFile else { return Descriptor(path, status, nil) }
        let handle = try SystemError.reporting(path) { try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) }
        return Descriptor(path, status, handle)
    }

    /// Opens an entry of a directory for reading, and fails where it is a symbolic link.
    package static func reading(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
        try reading(directory.name + "/" + name, followsLink: false)
    }

    /// Makes a new file, and fails where something of that name exists, be it a dangling link.
    package static func creating(_ path: String, mode: FileMode = 0o600) throws(SystemError) -> Descriptor {
        let handle = try create(path, mode)
        return Descriptor(path, try FileSystem.status(of: path), handle)
    }

    /// Makes a file in a directory that is removed when it is closed.
    package static func temporaryFile(in directory: String) throws(SystemError) -> Descriptor {
        let path = directory + "/transfer-" + UUID().uuidString
        let handle = try create(path, 0o600)
        return Descriptor(path, try FileSystem.status(of: path), handle, isTemporary: true)
    }

    private static func create(_ path: String, _ mode: FileMode) throws(SystemError) -> FileHandle {
        if FileSystem.exists(path) { throw SystemError(path, EEXIST) }
        return try SystemError.reporting(path) {
            let url = URL(fileURLWithPath: path)
            try Data().write(to: url, options: .withoutOverwriting)
            // What the system gives to new files is the most that is given; a program may also be executed by those who read it.
            let most = try FileSystem.status(of: path).permissions
            let permissions = mode & (most | (most & 0o444) >> 2)
            if permissions != most {
                try FileManager.default.setAttributes([.posixPermissions: Int(permissions)], ofItemAtPath: path)
            }
            return try FileHandle(forUpdating: url)
        }
    }

    /// Closes the descriptor; further calls do nothing.
    /// - Returns: Whether all bytes were accepted: some file systems report failed writes only now.
    @discardableResult
    package func close() -> Bool {
        state.withLock { state in
            state.lock = nil
            guard let handle = state.handle else { return true }
            state.handle = nil
            let isClosed = (try? handle.close()) != nil
            if state.isTemporary { try? FileManager.default.removeItem(atPath: name) }
            return isClosed
        }
    }

    /// Returns the status of the file. Of a file that no longer has the path, it is that of when it was opened.
    package func status() throws(SystemError) -> FileStatus {
        guard let status = try? FileSystem.status(of: name), status.isSameFile(as: opened) else { return opened }
        return status
    }

    private func withHandle<Result>(
        _ body: (FileHandle, _ position: inout UInt64) throws -> Result
    ) throws(SystemError) -> Result {
        let result: Swift.Result<Result, SystemError> = state.withLock { state in
            guard let handle = state.handle else { return .failure(SystemError(name, EBADF)) }
            do {
                return .success(try body(handle, &state.position))
            } catch {
                return .failure(SystemError(name, error))
            }
        }
        return try result.get()
    }

    // MARK: Reading

    /// Reads the available bytes, up to the size of a buffer.
    /// - Returns: The number of bytes; 0 at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let data = try read(upTo: buffer.count)
        data.copyBytes(to: buffer)
        return data.count
    }

    /// Reads the available bytes, up to a number.
    /// - Returns: The bytes, which are empty at the end.
    package func read(upTo count: Int) throws(SystemError) -> Data {
        try withHandle { handle, position in
            try handle.seek(toOffset: position)
            let data = try handle.read(upToCount: count) ?? Data()
            position += UInt64(data.count)
            return data
        }
    }

    /// Reads until a buffer is full or the file ends.
    /// - Parameter position: The start.
    /// - Returns: The number of bytes.
    package func fill(_ buffer: UnsafeMutableRawBufferPointer, at position: Int = 0) throws(SystemError) -> Int {
        try withHandle { handle, _ in
            try handle.seek(toOffset: UInt64(position))
            var filled = 0
            while filled < buffer.count {
                guard let data = try handle.read(upToCount: buffer.count - filled), !data.isEmpty else { break }
                data.copyBytes(to: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
                filled += data.count
            }
            return filled
        }
    }

    /// Returns the contents of a file that no other program can shorten.
    package func mappedContents() throws(SystemError) -> Data {
        let data = try SystemError.reporting(name) {
            try Data(contentsOf: URL(fileURLWithPath: name), options: .mappedIfSafe)
        }
        return data
    }

    // MARK: Writing

    /// Writes all bytes.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        try withHandle { handle, position in
            try handle.seek(toOffset: position)
            try handle.write(contentsOf: Data(bytes))
            position += UInt64(bytes.count)
        }
    }

    /// Takes over the permissions and times of a file of which this one is a copy, as far as the system lets it.
    /// - Parameters:
    ///   - original: The other file.
    ///   - status: The status of the file.
    ///   - includesTimes: Whether the times are taken over too.
    package func takeAttributes(of original: Descriptor, _ status: FileStatus, includesTimes: Bool = true) {
        var attributes: [FileAttributeKey: Any] = [.posixPermissions: Int(status.permissions)]
        if includesTimes, let modified = status.modified { attributes[.modificationDate] = modified }
        try? FileManager.default.setAttributes(attributes, ofItemAtPath: name)
    }

    /// Writes out the contents of a file. What Foundation has no handle of, a directory, is the system's matter.
    package func writeOut() throws(SystemError) {
        if state.withLock({ $0.handle == nil }) { return }
        try withHandle { handle, _ in try handle.synchronize() }
    }

    /// Leaves to the system when it writes out the files of a directory: Foundation has no such function.
    package func writeOutFileSystem() throws(SystemError) {}

    // MARK: Directories

    /// Returns the destination of an entry of a directory that is a symbolic link; nil for one that is none.
    package func linkDestination(of entry: String) throws(SystemError) -> String? {
        let path = name + "/" + entry
        guard try FileSystem.status(of: path, followsLink: false).isSymbolicLink else { return nil }
        return try SystemError.reporting(path) { try FileManager.default.destinationOfSymbolicLink(atPath: path) }
    }

    /// Returns the names of all entries of an open directory.
    package func entryNames() throws(SystemError) -> [String] { try FileSystem.names(in: name) }

    // MARK: Locks

    /// Locks the file or directory for this opening alone, until it is unlocked or closed; at once or not at all.
    package func lockExclusively() -> Bool {
        state.withLock { state in
            if state.lock != nil { return true }
            state.lock = FileLock(name)
            return state.lock != nil
        }
    }

    /// Gives up a lock.
    package func unlock() { state.withLock { $0.lock = nil } }
}
