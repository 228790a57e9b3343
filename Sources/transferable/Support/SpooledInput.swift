import CLinux
import CommandSupport
import Foundation
import Glibc

/// All of standard input: a short one in memory, a long one in a file that has no name.
struct SpooledInput {
    /// Where the bytes can be read, as often as wanted, for as long as this process lives.
    let url: URL
    /// The beginning, which tells the type.
    let head: Data
    let count: Int

    private static let headSize = 64 << 10

    /// Reads standard input to its end.
    /// - Parameter trimsNewline: Whether a line break at the end is left out.
    /// - Throws: ``CommandFailure``.
    init(trimmingNewline trimsNewline: Bool) throws {
        let spool = try Self.unnamedFile()
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        var head = Data()
        var count = 0
        let meter = TransferMeter()
        while true {
            let read = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw Self.failure("Standard input cannot be read") }
            if read == 0 { break }
            if head.count < Self.headSize {
                head.append(contentsOf: buffer.prefix(min(read, Self.headSize - head.count)))
            }
            try Self.write(buffer.prefix(read), to: spool)
            count += read
            meter?.add(read)
        }
        meter?.end()
        if trimsNewline, count > 0 {
            var last: UInt8 = 0
            if pread(spool, &last, 1, count - 1) == 1, last == UInt8(ascii: "\n") {
                count -= 1
                guard ftruncate(spool, count) == 0 else { throw Self.failure("Standard input cannot be kept") }
                head = head.prefix(count)
            }
        }
        self.head = head
        self.count = count
        url = URL(filePath: "/proc/self/fd/\(spool)", directoryHint: .notDirectory)
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: CInt) throws {
        try bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { throw failure("Standard input cannot be kept in \(directory)") }
                rest = rest.dropFirst(count)
            }
        }
    }

    /// A file that is gone when the process ends, however it does.
    private static func unnamedFile() throws -> CInt {
        var template = Array("\(directory)/transferable-XXXXXX".utf8CString)
        let descriptor = template.withUnsafeMutableBufferPointer { make_temporary_file($0.baseAddress!) }
        guard descriptor >= 0 else { throw failure("Standard input cannot be kept in \(directory)") }
        unlink(template)
        return descriptor
    }

    private static var directory: String { FileManager.default.temporaryDirectory.path }

    private static func failure(_ what: String) -> CommandFailure {
        CommandFailure("\(what): \(String(cString: strerror(errno))).")
    }
}
