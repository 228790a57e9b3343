import Foundation

/// A file mapped into memory, or bytes that stand for one, read-only, for as long as the object lives.
final class MappedFile: @unchecked Sendable {
    // Unchecked because of the pointer: the mapping is private, never written and unmapped only on release.

    /// The contents.
    let bytes: UnsafeRawBufferPointer

    private let isMapped: Bool

    /// Maps a regular file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: Larger files are refused.
    init?(path: String, limit: Int) {
        guard let (descriptor, size) = Self.openRegularFile(path, limit: limit) else { return nil }
        defer { close(descriptor) }
        guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED else {
            return nil
        }
        bytes = UnsafeRawBufferPointer(start: address, count: size)
        isMapped = true
    }

    /// Reads a small regular file into memory.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: Larger files are refused.
    convenience init?(reading path: String, limit: Int) {
        guard let (descriptor, size) = Self.openRegularFile(path, limit: limit) else { return nil }
        defer { close(descriptor) }
        let contents = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(read(descriptor, buffer.baseAddress!, size), 0)
        }
        self.init(contents: contents)
    }

    /// Opens a regular file that is neither empty nor larger than a limit; the caller closes it.
    private static func openRegularFile(_ path: String, limit: Int) -> (descriptor: CInt, size: Int)? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            status.st_size <= limit
        else {
            close(descriptor)
            return nil
        }
        return (descriptor, Int(status.st_size))
    }

    /// Copies bytes that stand for a file.
    init(contents: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(contents.count, 1), alignment: 8)
        copy.copyBytes(from: contents)
        bytes = UnsafeRawBufferPointer(rebasing: copy[..<contents.count])
        isMapped = false
    }

    deinit {
        if isMapped {
            munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count)
        } else {
            bytes.deallocate()
        }
    }
}

/// What changes when a file is replaced or written.
struct FileVersion: Equatable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }

    /// The present version of a file, or `nil` if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
