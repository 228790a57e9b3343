import Foundation
import Synchronization

/// An open file or directory. It is closed once, either by ``close()`` or when the object is released. Later calls fail with the code
/// `EBADF`.
///
/// A file is read and written through Foundation's handle of it, and a directory is its path. Several threads can use a descriptor at
/// once if each call specifies its position. Calls without a position continue where the last one stopped, so only one thread
/// at a time may make them.
package final class Descriptor: Sendable {
    /// The name for error messages, which is the path of the file.
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
        var isClosed = false
    }

    /// Takes a handle over.
    private init(_ path: String, _ status: FileStatus, _ handle: FileHandle?, isTemporary: Bool = false) {
        name = path
        opened = status
        state = Mutex(State(handle: handle, isTemporary: isTemporary))
    }

    deinit { close() }

    // MARK: Opening

    /// Opens a file or directory for reading. Other items have a status but no contents.
    package static func reading(_ path: String, followsLink: Bool = true) throws(SystemError) -> Descriptor {
        let status = try FileSystem.status(of: path, followsLink: followsLink)
        if status.isSymbolicLink { throw SystemError(path, ELOOP) }
        guard status.isRegularFile else { return Descriptor(path, status, nil) }
        let handle = try SystemError.reporting(path) { try FileHandle(forReadingFrom: URL(fileURLWithPath: path)) }
        return Descriptor(path, status, handle)
    }

    /// Opens a directory entry for reading, and fails if it is a symbolic link.
    package static func reading(_ name: String, in directory: Descriptor) throws(SystemError) -> Descriptor {
        try reading(directory.openPath() + "/" + name, followsLink: false)
    }

    /// Creates a file, and fails if the name is in use, even by a dangling link.
    package static func creating(_ path: String, mode: FileMode = 0o600) throws(SystemError) -> Descriptor {
        let handle = try create(path, mode)
        return Descriptor(path, try FileSystem.status(of: path), handle)
    }

    /// Creates a file in a directory that is removed when it is closed.
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

    /// Closes the descriptor. Further calls do nothing.
    /// - Returns: Whether all bytes were accepted: some file systems report failed writes only now.
    @discardableResult
    package func close() -> Bool {
        state.withLock { state in
            state.lock = nil
            state.isClosed = true
            guard let handle = state.handle else { return true }
            state.handle = nil
            let isClosed = (try? handle.close()) != nil
            if state.isTemporary { try? FileManager.default.removeItem(atPath: name) }
            return isClosed
        }
    }

    /// Returns the path, by which Foundation knows the file.
    /// - Throws: `SystemError`, with the code `EBADF` if the descriptor is closed.
    func openPath() throws(SystemError) -> String {
        if state.withLock({ $0.isClosed }) { throw SystemError(name, EBADF) }
        return name
    }

    /// Returns the status of the file. If the file no longer has its path, this is its status at the time when it was opened.
    package func status() throws(SystemError) -> FileStatus {
        let path = try openPath()
        guard let status = try? FileSystem.status(of: path), status.isSameFile(as: opened) else { return opened }
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

    /// Reads available bytes, up to the size of a buffer.
    /// - Returns: The number of bytes; 0 at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let data = try read(upTo: buffer.count)
        data.copyBytes(to: buffer)
        return data.count
    }

    /// Reads up to a number of available bytes.
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
        let path = try openPath()
        return try SystemError.reporting(path) {
            try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        }
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

    /// Copies the permissions and times of the original file, as far as the system permits.
    /// - Parameters:
    ///   - original: The other file.
    ///   - status: The status of the file.
    ///   - includesTimes: Whether the times are taken over too.
    package func takeAttributes(of original: Descriptor, _ status: FileStatus, includesTimes: Bool = true) {
        var attributes: [FileAttributeKey: Any] = [.posixPermissions: Int(status.permissions)]
        if includesTimes, let modified = status.modified { attributes[.modificationDate] = modified }
        guard let path = try? openPath() else { return }
        try? FileManager.default.setAttributes(attributes, ofItemAtPath: path)
    }

    /// Writes the contents of the file to disk. For a directory, of which Foundation has no handle, it does nothing.
    package func writeOut() throws(SystemError) {
        if state.withLock({ $0.handle == nil && !$0.isClosed }) { return }
        try withHandle { handle, _ in try handle.synchronize() }
    }

    /// Does nothing, because Foundation has no function that writes the files of a directory to disk.
    package func writeOutFileSystem() throws(SystemError) {}

    // MARK: Directories

    /// Returns the destination of a directory entry that is a symbolic link; nil for other entries.
    package func linkDestination(of entry: String) throws(SystemError) -> String? {
        let path = try openPath() + "/" + entry
        guard try FileSystem.status(of: path, followsLink: false).isSymbolicLink else { return nil }
        return try SystemError.reporting(path) { try FileManager.default.destinationOfSymbolicLink(atPath: path) }
    }

    /// Returns the names of all entries of an open directory.
    package func entryNames() throws(SystemError) -> [String] { try FileSystem.names(in: openPath()) }

    // MARK: Locks

    /// Locks the file or directory exclusively for this opening, until it is unlocked or closed. Returns without a lock if it is not
    /// available immediately.
    package func lockExclusively() -> Bool {
        state.withLock { state in
            if state.isClosed { return false }
            if state.lock != nil { return true }
            state.lock = FileLock(name)
            return state.lock != nil
        }
    }

    /// Releases a lock.
    package func unlock() { state.withLock { $0.lock = nil } }
}
