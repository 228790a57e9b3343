internal import SystemSupport

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
        guard let (file, status) = try? Self.openRegularFile(path, limit: limit) else { return nil }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: status.size, alignment: 8)
        // If the file became shorter meanwhile, the result has the remaining bytes.
        let count = (try? file.fill(buffer)) ?? 0
        bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }

    /// Opens a regular file that is not empty and not larger than a limit.
    /// - Returns: The open file; nil for another kind of file, or another size.
    /// - Throws: `SystemError` where there is none.
    static func openRegularFile(
        _ path: String,
        limit: Int
    ) throws(SystemError) -> (file: Descriptor, status: FileStatus)? {
        let file = try Descriptor.reading(path)
        let status = try file.status()
        return status.isRegularFile && (1...limit).contains(status.size) ? (file, status) : nil
    }

    deinit { bytes.deallocate() }
}
