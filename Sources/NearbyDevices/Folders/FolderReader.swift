import Foundation
import TransferKit

/// A reader of the stream of a folder, which arrives in parts of any size.
///
/// What it gives is safe to be made: each name is that of one entry, each link stays in the folder, each end belongs to a
/// folder, and nothing follows the last one.
package struct FolderReader {
    /// A part of the stream.
    package enum Part: Equatable {
        case entry(FolderEntry)
        /// The next bytes of the most recent file.
        case bytes(Data)
    }

    /// The maximum depth of nested folders. Each of them is an open file.
    package static let deepest = 128
    /// The maximum number of entries in a folder, including those of its subfolders.
    package static let mostEntries = 1_000_000

    private var buffer = Data()
    /// The bytes of the latest file that are missing.
    private var missing = 0
    private var depth = 0
    private var count = 0
    private var isOver = false

    package init() {}

    /// Reads the next bytes.
    /// - Parameter take: Takes a part.
    /// - Throws: ``TransferWireError/malformed(_:)`` where they are no part of a folder, or what `take` throws.
    package mutating func read(_ bytes: Data, _ take: (Part) throws -> Void) throws {
        buffer += bytes
        while !buffer.isEmpty {
            guard !isOver else { throw TransferWireError.malformed("something follows the folder") }
            if missing > 0 {
                let part = buffer.prefix(missing)
                missing -= part.count
                buffer.removeFirst(part.count)
                try take(.bytes(part))
            } else {
                guard let entry = try next() else { break }
                try count(entry)
                try take(.entry(entry))
            }
        }
        // Slices keep the bytes before them.
        buffer = Data(buffer)
    }

    /// Checks that the folder is complete.
    /// - Throws: ``TransferWireError/broken(_:)``
    package func finish() throws {
        guard isOver else { throw TransferWireError.broken("the folder is not complete") }
    }

    /// Takes the next record from the buffer; nil if not all of it is there.
    private mutating func next() throws -> FolderEntry? {
        guard buffer.count >= 2 else { return nil }
        let start = buffer.startIndex
        let size = Int(buffer[start]) | Int(buffer[start + 1]) << 8
        guard size <= FolderEntry.longest else { throw TransferWireError.malformed("an entry of a folder is too long") }
        guard buffer.count >= 2 + size else { return nil }
        let record = buffer[start + 2..<start + 2 + size]
        guard let entry = FolderEntry(record) else {
            throw TransferWireError.malformed("the folder has an entry that cannot be")
        }
        buffer.removeFirst(2 + size)
        return entry
    }

    private mutating func count(_ entry: FolderEntry) throws {
        count += 1
        // A folder has an end of its own.
        guard count <= 2 * Self.mostEntries else {
            throw TransferWireError.malformed("the folder has too many entries")
        }
        switch entry {
        case .folder:
            depth += 1
            guard depth <= Self.deepest else { throw TransferWireError.malformed("folders are nested too deeply") }
        case .file(_, let size, _): missing = size
        case .link(let name, let destination):
            guard FolderEntry.isInside(destination, depth: depth) else {
                throw TransferWireError.malformed("the link \(name) leads out of the folder")
            }
        case .end:
            isOver = depth == 0
            depth -= 1
        }
    }
}
