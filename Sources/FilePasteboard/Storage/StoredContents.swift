import Foundation
import Synchronization
import SystemSupport
import TransferKit

/// Contents of an embedded pasteboard, opened: they can be read to the end, also when others have taken their place.
final class StoredContents: Sendable {
    let token: Token
    let changeCount: Int
    /// The names of the payloads, in the sender's order.
    var names: [String] { index.entries.map(\.name) }

    /// A Boolean value that indicates whether the first receiver takes the contents away.
    var isForOnce: Bool { index.isForOnce }

    private let index: StoredIndex
    private let directory: OpenDirectory
    /// A Boolean value that indicates whether this receiver has taken away contents that are for one.
    private let isTaken = Mutex(false)
    private let file: Descriptor
    /// The directory of the kept files, locked so that it stays while this object does.
    private let files: OpenDirectory?
    private let filesPath: String

    /// Opens the current contents of a pasteboard's directory, unless they have expired.
    /// - Returns: nil if there are none.
    /// - Throws: `PasteboardError/damaged(path:reason:)`, or an error of the system.
    static func current(in directory: OpenDirectory) throws -> StoredContents? {
        guard let contents = try opened(in: directory) else { return nil }
        guard try SecretLife.isOver(contents.names, in: contents.file) else { return contents }
        _ = try directory.takeContents(contents.token)
        return nil
    }

    /// Opens the contents that are in a pasteboard's directory now, however long they have been.
    static func opened(in directory: OpenDirectory) throws -> StoredContents? {
        // A turn is lost only because another program completed one, so some program always advances.
        for _ in 0..<1000 {
            guard let file = try directory.openFile(PasteboardDirectory.current) else { return nil }
            let (header, index) = try read(file)
            guard index.hasFiles else {
                return StoredContents(header, index, file, files: nil, in: directory)
            }
            let files = try directory.directory(PasteboardDirectory.filesPrefix + header.token.text, isMade: false)
            if let files, files.file.lock(LOCK_SH) {
                return StoredContents(header, index, file, files: files, in: directory)
            }
            // The files are removed together with the contents, or separately.
            if try file.status().isSameFile(as: directory.status(of: PasteboardDirectory.current) ?? stat()),
                files == nil
            {
                return StoredContents(header, index, file, files: nil, in: directory)
            }
            usleep(100)
        }
        throw PasteboardError.busy(path: directory.path)
    }

    private init(
        _ header: StoredHeader,
        _ index: StoredIndex,
        _ file: Descriptor,
        files: OpenDirectory?,
        in directory: OpenDirectory
    ) {
        token = header.token
        changeCount = header.changeCount
        self.index = index
        self.file = file
        self.files = files
        self.directory = directory
        filesPath = directory.path + "/" + PasteboardDirectory.filesPrefix + header.token.text
    }

    // MARK: Payloads

    /// A payload that can be read.
    struct Payload: Sendable {
        fileprivate let file: Descriptor
        fileprivate let offset: Int
        let count: Int

        /// Reads the bytes from a position on, as many as fit.
        /// - Throws: `TransferWireError/broken(_:)` where the file has become shorter.
        func read(into buffer: UnsafeMutableRawBufferPointer, at position: Int) throws {
            guard try file.fill(buffer, at: offset + position) == buffer.count else {
                throw TransferWireError.broken("\(file.name) became shorter while it was read")
            }
        }
    }

    /// Removes contents for a single receiver, which keeps all their payloads. Other receivers get none.
    /// - Parameter name: The payload that is about to be received. A look at the list of payloads does not remove them.
    /// - Throws: `TransferWireError/broken(_:)` if another receiver was faster, or `PasteboardError`.
    func takeIfForOnce(_ name: String) throws {
        guard isForOnce, WireType.isContents(name) else { return }
        try isTaken.withLock { isTaken in
            guard try isTaken || directory.takeContents(token) else {
                throw TransferWireError.broken("the contents were for one paste, and are no longer there")
            }
            isTaken = true
        }
    }

    /// Opens a payload that is no larger than allowed.
    /// - Throws: `TransferWireError`, or `PasteboardError`.
    func payload(_ name: String, limits: TransferLimits) throws -> Payload {
        let payload = try payload(name)
        guard payload.count <= limits.maximumByteCount else {
            throw TransferWireError.tooLarge(limit: limits.maximumByteCount)
        }
        return payload
    }

    private func payload(_ name: String) throws -> Payload {
        let lowercased = name.lowercased()
        guard let entry = index.entries.first(where: { $0.name == name || $0.name.lowercased() == lowercased }) else {
            throw TransferWireError.notOffered(name)
        }
        switch entry.place {
        case .inside(let offset, let count):
            return Payload(file: file, offset: offset, count: count)
        case .kept(let number, let name):
            guard let file = try files?.directory(String(number), isMade: false)?.openFile(name) else {
                throw PasteboardError.damaged(path: "\(filesPath)/\(number)/\(name)", reason: "is no longer there")
            }
            return Payload(file: file, offset: 0, count: try file.status().size)
        case .reference(let path):
            return try Self.reference(path)
        }
    }

    /// Opens a file of the user, by the path that it was copied from.
    private static func reference(_ path: String) throws -> Payload {
        let (file, status): (Descriptor, stat)
        do throws(SystemError) {
            file = try .reading(path)
            status = try file.status()
        } catch {
            throw TransferWireError.broken("\(path), which was copied, cannot be read: \(error.reason)")
        }
        guard status.isRegularFile else {
            throw TransferWireError.broken("\(path), which was copied, is no longer a file")
        }
        return Payload(file: file, offset: 0, count: status.size)
    }

    /// Sends a payload part by part.
    /// - Throws: `TransferWireError/tooLarge(limit:)` before anything of a payload that is too large is read, or as
    ///   ``payload(_:)``.
    func send(_ name: String, to sink: any ByteSink, limits: TransferLimits = TransferLimits()) async throws {
        let payload = try payload(name, limits: limits)
        try takeIfForOnce(name)
        var position = 0
        while position < payload.count {
            try Task.checkCancellation()
            var part = Data(count: min(payload.count - position, OutgoingBytes.partSize))
            try part.withUnsafeMutableBytes { try payload.read(into: $0, at: position) }
            try await sink.write(part)
            position += part.count
        }
    }

    // MARK: Parsing

    /// Returns the header of stored contents; nil if there is no file.
    static func header(of file: Descriptor?) throws -> StoredHeader? {
        guard let file else { return nil }
        let bytes = try file.bytes(at: 0, count: StoredHeader.size)
        guard let header = StoredHeader(bytes, fileOf: try file.status().size) else {
            throw PasteboardError.damaged(path: file.name, reason: "has no valid header")
        }
        return header
    }

    private static func read(_ file: Descriptor) throws -> (StoredHeader, StoredIndex) {
        guard let header = try header(of: file) else { throw PasteboardError.system(file.name, ENOENT) }
        let bytes = try file.bytes(at: header.indexOffset, count: header.indexCount)
        guard let index = StoredIndex(bytes, payloads: StoredHeader.size..<header.indexOffset) else {
            throw PasteboardError.damaged(path: file.name, reason: "has no valid list of payloads")
        }
        return (header, index)
    }
}
