import Foundation

/// Finds marks in the beginning and the end of a file, where metadata is.
enum FileMarks {
    /// The number of bytes at either end that are read.
    private static let extent = 128 << 10

    /// Returns whether one of some marks is at either end of a file; false for one that cannot be read.
    static func contains(_ marks: [String], in file: URL) -> Bool {
        // A pipe or a device is not read, and opening it does not wait.
        let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return withExtendedLifetime(handle) {
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
            let size = Int(status.st_size)
            let beginnings = Set([0, max(0, size - extent)])
            return beginnings.contains { start in
                let data = bytes(of: descriptor, from: start)
                return marks.contains { data.range(of: Data($0.utf8)) != nil }
            }
        }
    }

    private static func bytes(of descriptor: CInt, from start: Int) -> Data {
        var data = Data(count: extent)
        let count = data.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, off_t(start)) }
        return data.prefix(max(0, count))
    }
}
