import CoreTransferable
import Foundation
import SystemSupport

/// Takes the bytes of a payload, part by part.
public protocol ByteSink: Sendable {
    /// Takes the next bytes and returns when there is room for more.
    /// - Throws: An error if the receiver no longer exists.
    func write(_ bytes: Data) async throws
}

/// The contents of one representation on its way out: bytes, or a file that is read part by part.
package enum OutgoingBytes: Sendable {
    case data(Data)
    case file(Descriptor, count: Int)

    /// The size of the parts: few bytes enough for memory, and many enough that the wait for the receiver between them does
    /// not count.
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
