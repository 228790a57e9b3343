import SystemSupport

/// The executable file of a process.
package struct Executable: Sendable {
    /// The absolute path, with all links resolved.
    package let path: String
    let status: stat

    package static let ofThisProcess: Executable? = {
        guard let process = try? ProcessDirectory(getpid()) else { return nil }
        return try? process.executable()
    }()
}

/// The directory of a process in `/proc`. It keeps referring to that process even if its number is reused.
package struct ProcessDirectory {
    private let file: Descriptor

    package init(_ process: pid_t) throws {
        let path = "/proc/\(process)"
        guard let file = try? Descriptor.opening(path, O_RDONLY | O_DIRECTORY) else {
            throw UnknownExecutable(reason: "\(path) cannot be opened")
        }
        self.file = file
    }

    /// Returns the file that the process runs.
    /// - Throws: ``UnknownExecutable`` also where another file, or none, is at its path now: as after an
    ///   update, or where the process sees other file systems than this one does.
    package func executable() throws -> Executable {
        var running = stat()
        guard file.withNumber({ fstatat($0, "exe", &running, 0) }) == 0 else {
            throw UnknownExecutable(reason: "\(file.name)/exe cannot be read")
        }
        let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer -> String? in
            let count = file.withNumber { readlinkat($0, "exe", buffer.baseAddress!, buffer.count) }
            guard count > 0, count < buffer.count else { return nil }
            return String(validating: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
        }
        var status = stat()
        guard let path, path.utf8.first == UInt8(ascii: "/"), lstat(path, &status) == 0,
            status.isSameFile(as: running)
        else { throw UnknownExecutable(reason: "the executable of \(file.name) has been replaced or removed") }
        return Executable(path: path, status: running)
    }
}

/// An error that gives the reason why the executable of a process is unknown.
package struct UnknownExecutable: Error {
    package let reason: String
}
