import CommandSupport
import CoreTransferable
import Foundation
import Glibc
import SystemSupport

/// The output of a command: standard output, or a file that appears only when it is complete.
final class OutputFile {
    private let descriptor: Descriptor
    /// The path for messages; nil for standard output.
    private let path: String?
    /// The file that is written; nil if the bytes go to something that is there already.
    private var new: NewFile?

    /// A file in its directory that has not been put into its place.
    private struct NewFile {
        /// The final path of the file.
        let final: String
        /// The current path; nil while it has no name, so nothing remains of it however the process ends.
        var partial: String?
        /// The status of the file that it replaces.
        let replaced: stat?
    }

    /// Standard output.
    static var standard: OutputFile { OutputFile(.standardOutput, path: nil) }

    private init(_ descriptor: Descriptor, path: String?) { (self.descriptor, self.path) = (descriptor, path) }

    /// Creates a file that replaces another, if there is one, when it is complete. Programs that are reading the old
    /// file continue to read it.
    ///
    /// It has the permissions of the old one. A symbolic link stays, and its destination is replaced. A pipe, a device
    /// or a similar file is written to.
    /// - Throws: ``CommandFailure``.
    init(replacing path: String) throws {
        self.path = path
        var status = stat()
        let isThere = stat(path, &status) == 0
        if isThere, status.isDirectory { throw CommandFailure("\(path.printable) is a folder.") }
        // This process's own output by a name, such as /dev/stdout, is one that was chosen already.
        if isThere, Self.isStandardOutput(status) {
            descriptor = .standardOutput
            return
        }
        guard let final = Self.withoutLinks(path) else { throw Self.failure(path) }
        if isThere, !status.isRegularFile || Self.isOfProcess(final) {
            descriptor = try Self.failing(path) { () throws(SystemError) in
                try .opening(path, O_WRONLY | O_TRUNC | O_NOCTTY)
            }
            return
        }
        let directory = Self.directory(of: final)
        var partial: String?
        if let unnamed = try? Descriptor.unnamedFile(in: directory, 0o666) {
            descriptor = unnamed
        } else {
            // Not all file systems have files without names.
            let (file, name) = try Self.failing(path) { () throws(SystemError) in
                try Descriptor.namedTemporaryFile("\(directory)/\(Self.partialPrefix)")
            }
            file.withNumber { _ = fchmod($0, 0o666 & ~Self.mask) }
            (descriptor, partial) = (file, name)
        }
        new = NewFile(final: final, partial: partial, replaced: isThere ? status : nil)
    }

    /// A Boolean value that indicates whether the output appears on a terminal.
    var isTerminal: Bool { descriptor.withNumber { isatty($0) } == 1 }

    /// Writes bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws {
        try Self.failing(path ?? descriptor.name) { () throws(SystemError) in try descriptor.write(bytes) }
    }

    /// Puts the file into its place.
    func finish() throws {
        guard let new else { return }
        var partial = new.partial
        do {
            if let replaced = new.replaced {
                // Only a privileged process can give a file to another user, and others only to a group of theirs.
                let isAllowed = descriptor.withNumber { number in
                    _ = fchown(number, replaced.st_uid, replaced.st_gid)
                    _ = fchown(number, uid_t.max, replaced.st_gid)
                    return fchmod(number, replaced.st_mode & 0o777) == 0
                }
                guard isAllowed else { throw Self.failure(new.final) }
            }
            if partial == nil {
                partial = try named(new.final)
                self.new?.partial = partial
            }
            // Some file systems report failed writes only when the file is closed.
            guard descriptor.close() else { throw Self.failure(new.final) }
            if let partial, rename(partial, new.final) != 0 { throw Self.failure(new.final) }
        } catch {
            discard()
            throw error
        }
        self.new = nil
    }

    /// Removes the written file.
    func discard() {
        if let partial = new?.partial { unlink(partial) }
        new = nil
    }

    // MARK: Names

    /// The beginning of a name that is there for a moment. It is short, as the file's own may be as long as names can be.
    private static let partialPrefix = ".paste-"

    /// Gives the file without a name its own where no other has that, else one under which it can take the other's place.
    /// - Returns: The other name; nil if it has its own.
    private func named(_ final: String) throws -> String? {
        if new?.replaced == nil, (try? descriptor.giveName(final)) != nil { return nil }
        let directory = Self.directory(of: final)
        for _ in 0..<100 {
            let partial = "\(directory)/\(Self.partialPrefix)\(String(UInt32.random(in: 0 ... .max), radix: 16))"
            do throws(SystemError) {
                try descriptor.giveName(partial)
                return partial
            } catch {
                guard error.code == EEXIST else { throw Self.failure(final, error.code) }
            }
        }
        throw Self.failure(final, EEXIST)
    }

    private static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path to which the symbolic links at a path's end lead, of which the last may lead to nothing.
    /// - Returns: nil, and the reason in `errno`, where they lead in a circle.
    private static func withoutLinks(_ path: String) -> String? {
        var path = path
        // The number of links that the system follows (path_resolution(7)).
        for _ in 0..<40 {
            var status = stat()
            guard lstat(path, &status) == 0, status.isSymbolicLink, !isOfProcess(path),
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            else { return path }
            path = target.hasPrefix("/") ? target : "\(directory(of: path))/\(target)"
        }
        errno = ELOOP
        return nil
    }

    /// Returns whether a path is that of a process's open file, regardless of the file's own path (proc(5)).
    private static func isOfProcess(_ path: String) -> Bool {
        guard let directory = realpath(directory(of: path), nil) else { return false }
        defer { free(directory) }
        return String(cString: directory).hasPrefix("/proc/")
    }

    private static func isStandardOutput(_ status: stat) -> Bool {
        var own = stat()
        return fstat(STDOUT_FILENO, &own) == 0 && own.isSameFile(as: status)
    }

    private static var mask: mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }

    private static func failing<Value>(_ path: String, _ work: () throws(SystemError) -> Value) throws -> Value {
        do { return try work() } catch { throw failure(path, error.code) }
    }

    private static func failure(_ path: String, _ code: CInt = errno) -> CommandFailure {
        CommandFailure("\(path.printable) cannot be written: \(String(cString: strerror(code))).")
    }
}

/// The output for the results of commands.
enum StandardOutput {
    /// Writes text at once, in which names of files have the bytes that they have on disk.
    /// - Throws: ``CommandFailure`` when it cannot be written, such as on a full disk.
    static func write(_ text: String) throws {
        try text.fileNameBytes.withUnsafeBytes { try OutputFile.standard.write($0) }
    }
}
