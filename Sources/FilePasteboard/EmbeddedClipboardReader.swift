import Foundation
import TransferKit

/// A reader of an embedded pasteboard that uses only system calls, on the calling thread.
package struct EmbeddedClipboardReader: BlockingClipboardReader {
    private let contents: StoredContents?

    /// Opens the current contents of a pasteboard, which remain readable after other contents replace them.
    /// - Throws: `PasteboardError`.
    package init(name: String, in runtime: RuntimeDirectory = .current) throws {
        contents = try PasteboardDirectory(name: name, in: runtime).open(isMade: false)
            .flatMap(StoredContents.current)
    }

    /// A Boolean value that indicates whether the contents are removed once they have been received.
    package var isForOnce: Bool { contents?.isForOnce ?? false }

    package func names(limits: TransferLimits = TransferLimits()) -> [String] { contents?.names ?? [] }

    package func receive(
        _ name: String,
        limits: TransferLimits,
        _ take: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        guard let contents, case let payload = try contents.payload(name, limits: limits) else {
            throw TransferWireError.notOffered(name)
        }
        try contents.takeIfForOnce(name)
        let size = min(payload.count, OutgoingBytes.partSize)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { buffer.deallocate() }
        var position = 0
        while position < payload.count {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(payload.count - position))
            try payload.read(into: part, at: position)
            try take(UnsafeRawBufferPointer(part))
            position += part.count
        }
    }
}
