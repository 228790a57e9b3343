import CommandSupport
import Foundation
import Glibc

/// Where a command writes: standard output, or a file that is there as a whole or not at all.
final class OutputFile {
    private let descriptor: CInt
    /// Where the file will be, and where it is written until it is complete; nil for standard output.
    private var paths: (final: String, partial: String)?

    /// Standard output.
    static var standard: OutputFile { OutputFile(descriptor: STDOUT_FILENO) }

    private init(descriptor: CInt) { self.descriptor = descriptor }

    /// A file that takes the place of another, if there is one, when it is complete.
    /// - Throws: ``CommandFailure``.
    init(replacing path: String) throws {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) {
            guard !isDirectory.boolValue else { throw CommandFailure("\(path.printable) is a folder.") }
            // A pipe or a device is written to, not replaced.
            if Self.isSpecial(path) {
                descriptor = open(path, O_WRONLY | O_CLOEXEC)
                guard descriptor >= 0 else { throw Self.failure(path) }
                return
            }
        }
        // The file is a new one, so that those who read the old one go on reading that.
        var template = Array("\(path).XXXXXX".utf8CString)
        descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
        guard descriptor >= 0 else { throw Self.failure(path) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        fchmod(descriptor, 0o666 & ~Self.mask)
        paths = (path, String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// Writes bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.failure(paths?.final ?? "Standard output") }
            rest = rest.dropFirst(count)
        }
    }

    /// Puts the file where it belongs.
    func finish() throws {
        guard let paths else { return }
        guard close(descriptor) == 0, rename(paths.partial, paths.final) == 0 else {
            let failure = Self.failure(paths.final)
            unlink(paths.partial)
            throw failure
        }
        self.paths = nil
    }

    /// Removes what was written.
    func discard() {
        guard let paths else { return }
        unlink(paths.partial)
        self.paths = nil
    }

    private static var mask: mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }

    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    private static func failure(_ path: String) -> CommandFailure {
        CommandFailure("\(path.printable) cannot be written: \(String(cString: strerror(errno))).")
    }
}
