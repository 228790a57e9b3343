import Foundation

/// The contents of a small file, for as long as the object lives. Like a ``PartlyReadFile`` it is read rather than mapped.
final class FileBytes: @unchecked Sendable {
    // Unchecked because of the pointer: nothing writes to the memory once it is filled.

    /// The contents.
    let bytes: UnsafeRawBufferPointer

    /// Reads a regular file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - limit: Larger files are refused.
    init?(path: String, limit: Int) {
        guard let (descriptor, status) = Self.openRegularFile(path, limit: limit) else { return nil }
        defer { close(descriptor) }
        let size = Int(status.st_size)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
        var count = 0
        while count < size {
            let part = read(descriptor, buffer.baseAddress! + count, size - count)
            if part < 0, errno == EINTR { continue }
            // If the file became shorter meanwhile, the result has the remaining bytes.
            if part <= 0 { break }
            count += part
        }
        bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }

    /// Opens a regular file that is not empty and not larger than a limit. The caller closes it.
    static func openRegularFile(_ path: String, limit: Int) -> (descriptor: CInt, status: stat)? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            status.st_size <= limit
        else {
            close(descriptor)
            return nil
        }
        return (descriptor, status)
    }

    deinit { bytes.deallocate() }
}

/// The attributes that change when a file is replaced or written.
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

    /// Creates the present version of a file, or `nil` if there is none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
