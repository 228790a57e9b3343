import CoreTransferable
import Foundation
import Glibc
import TransferKit

/// A file that a list on the clipboard leads to.
///
/// It is the user's own, but another program says which: only a regular file is read, and no more than is allowed.
struct LinkedFile {
    private let url: URL
    private let limits: TransferLimits

    private static let partSize = 1 << 20

    init(_ url: URL, limits: TransferLimits) {
        self.url = url
        self.limits = limits
    }

    /// Reads the file part by part.
    /// - Parameter take: Takes the next bytes, which are there until it returns.
    /// - Throws: ``TransferWireError``, or what `take` throws.
    func read(_ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        // A pipe in the file's place is not waited for.
        let descriptor = open(url.path(percentEncoded: false), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.isRegularFile else {
            throw failure("it is no file")
        }
        guard status.st_size <= limits.maximumByteCount else { throw tooLarge }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.partSize, alignment: 16)
        defer { buffer.deallocate() }
        var count = 0
        while true {
            let part = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if part < 0, errno == EINTR { continue }
            guard part >= 0 else { throw failure(String(cString: strerror(errno))) }
            if part == 0 { return }
            count += part
            // It may grow meanwhile.
            guard count <= limits.maximumByteCount else { throw tooLarge }
            try take(UnsafeRawBufferPointer(rebasing: buffer[..<part]))
        }
    }

    /// All bytes, of which a large number is mapped.
    /// - Throws: ``TransferWireError``.
    func data() throws -> Data {
        var buffer = PayloadBuffer(limits: limits)
        try read { try buffer.append(Data($0)) }
        return try buffer.data()
    }

    private var tooLarge: TransferWireError { .tooLarge(limit: limits.maximumByteCount) }

    private func failure(_ reason: String) -> TransferWireError {
        .broken("\(url.path(percentEncoded: false)), which was copied, cannot be read: \(reason)")
    }
}
