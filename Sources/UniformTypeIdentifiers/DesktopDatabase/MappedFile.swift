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
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        guard size > 0, size <= limit,
            let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: address, count: size)
        isMapped = true
    }

    /// Reads a small regular file into memory.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: Larger files are refused.
    convenience init?(reading path: String, limit: Int) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(status.st_size)
        guard size > 0, size <= limit else { return nil }
        let contents = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(read(descriptor, buffer.baseAddress!, size), 0)
        }
        self.init(contents: contents)
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
