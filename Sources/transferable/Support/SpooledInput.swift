import CommandSupport
import Foundation
import SystemSupport

/// All of standard input: a short one in memory, a long one in a file that has no name.
struct SpooledInput {
    /// A file from which the bytes can be read repeatedly, as long as this process lives.
    let url: URL
    /// The beginning, which determines the type.
    let head: Data
    let count: Int

    private static let headSize = 64 << 10

    /// Reads standard input to its end.
    /// - Parameter trimsNewline: Whether a line break at the end is left out.
    /// - Throws: ``CommandFailure``.
    init(trimmingNewline trimsNewline: Bool) throws {
        let directory = FileManager.default.temporaryDirectory.path
        do {
            // The file is removed when the process ends in any way. It stays open until then, because the copied data
            // is read by its URL.
            let spool = try Descriptor.temporaryFile(in: directory)
            _ = Unmanaged.passRetained(spool)
            url = spool.withPath { URL(filePath: $0, directoryHint: .notDirectory) }
            var head = Data()
            var count = 0
            let meter = TransferMeter()
            try Descriptor.standardInput.readAll(partSize: 256 << 10) { part in
                if head.count < Self.headSize { head.append(contentsOf: part.prefix(Self.headSize - head.count)) }
                try spool.write(part)
                count += part.count
                meter?.add(part.count)
            }
            meter?.end()
            if trimsNewline, count > 0, try spool.bytes(at: count - 1, count: 1) == [UInt8(ascii: "\n")] {
                count -= 1
                guard spool.withNumber({ ftruncate($0, count) }) == 0 else { throw SystemError(spool.name) }
                head = head.prefix(count)
            }
            self.head = head
            self.count = count
        } catch let error as SystemError {
            throw CommandFailure(
                error.subject == Descriptor.standardInput.name
                    ? "Standard input cannot be read: \(error.reason)."
                    : "Standard input cannot be kept in \(directory): \(error.reason)."
            )
        }
    }
}
