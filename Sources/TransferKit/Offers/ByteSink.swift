import CoreTransferable
import Foundation
import SystemSupport

/// A destination for the bytes of a payload, which arrive in parts.
public protocol ByteSink: Sendable {
    /// Writes the next bytes and returns when there is room for more.
    /// - Throws: An error if the receiver no longer exists.
    func write(_ bytes: Data) async throws
}

/// The contents of a representation being sent: bytes, or a file that is read in parts.
package enum OutgoingBytes: Sendable {
    case data(Data)
    case file(Descriptor, count: Int)

    /// The size of the parts: small enough for memory, and large enough that waiting for the receiver between them takes little time.
    package static let partSize = 1 << 20
    /// The size of the first part of a file. The next are as large as all before them, up to ``partSize``: a receiver that
    /// asks and never reads costs little memory, and after a megabyte all parts are whole ones.
    static let firstPartSize = 64 << 10

    package init(_ payload: NSItemProvider.SentPayload) throws {
        switch payload {
        case .data(let data):
            self = .data(data)
        case .file(let url):
            let file = try Descriptor.reading(url.path(percentEncoded: false))
            self = .file(file, count: try file.status().size)
        }
    }

    /// The number of bytes.
    var count: Int {
        switch self {
        case .data(let data): data.count
        case .file(_, let count): count
        }
    }
}

extension ByteSink {
    /// Writes all parts.
    /// - Throws: An error of the sink, or one for a file that changed meanwhile.
    package func write(_ bytes: OutgoingBytes) async throws {
        switch bytes {
        case .data(let data):
            try await announce(data.count, isInMemory: true)
            var start = data.startIndex
            while start < data.endIndex {
                let end = data.index(start, offsetBy: OutgoingBytes.partSize, limitedBy: data.endIndex) ?? data.endIndex
                try await write(data[start..<end])
                start = end
            }
        case .file(let file, let count):
            try await announce(count, isInMemory: false)
            var rest = count
            while rest > 0 {
                try Task.checkCancellation()
                let size = min(max(count - rest, OutgoingBytes.firstPartSize), OutgoingBytes.partSize)
                let part = try file.read(upTo: min(rest, size))
                guard !part.isEmpty else {
                    throw TransferWireError.broken("the file became shorter while it was sent")
                }
                try await write(part)
                rest -= part.count
            }
        }
    }
}

extension ByteSink {
    fileprivate func announce(_ byteCount: Int, isInMemory: Bool) async throws {
        guard byteCount > OutgoingBytes.partSize, let sink = self as? any AnnouncedSink else { return }
        try await sink.announce(byteCount, isInMemory: isInMemory)
    }
}

/// A sink that learns of a large payload before its first part arrives, so that a receiver that never reads costs little.
package protocol AnnouncedSink: ByteSink {
    /// Announces a payload and returns when the receiver wants the first part.
    /// - Parameters:
    ///   - byteCount: The size of the payload, which is more than a part.
    ///   - isInMemory: Whether the whole payload is in memory until it is written.
    /// - Throws: An error if the receiver no longer exists.
    func announce(_ byteCount: Int, isInMemory: Bool) async throws
}
