import CoreTransferable
import Foundation
import Glibc
import SystemSupport
import TransferKit

/// A file that a list on the clipboard refers to.
///
/// It belongs to the user, but another program names it: only a regular file is read, and only up to the limit.
struct LinkedFile {
    private let url: URL
    private let limits: TransferLimits

    private static let partSize = 1 << 20

    init(_ url: URL, limits: TransferLimits) {
        self.url = url
        self.limits = limits
    }

    /// Reads the file in parts.
    /// - Parameter take: Takes the next bytes, which are valid until it returns.
    /// - Throws: ``TransferWireError``, or what `take` throws.
    func read(_ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        let (file, status): (Descriptor, stat)
        do throws(SystemError) {
            // A pipe in the file's place is not waited for.
            file = try .reading(url.path(percentEncoded: false))
            status = try file.status()
        } catch {
            throw failure(error.reason)
        }
        guard status.isRegularFile else { throw failure("it is no file") }
        guard status.size <= limits.maximumByteCount else { throw tooLarge }
        var count = 0
        do {
            try file.readAll(partSize: Self.partSize) { part in
                count += part.count
                // It may grow meanwhile.
                guard count <= limits.maximumByteCount else { throw tooLarge }
                try take(part)
            }
        } catch let error as SystemError where error.subject == file.name {
            throw failure(error.reason)
        }
    }

    /// Returns all bytes, of which a large number is mapped.
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
