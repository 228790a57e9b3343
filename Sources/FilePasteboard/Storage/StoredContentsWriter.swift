import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// A writer of an offer's payloads into a pasteboard's directory. They replace the old contents when all are written.
final class StoredContentsWriter: Sendable {
    let token: Token

    private let directory: OpenDirectory
    private let file: Descriptor
    private let isInPlace = Atomic(false)

    private var fileName: String { PasteboardDirectory.incomingPrefix + token.text }

    /// Begins to write.
    init(in directory: OpenDirectory) throws {
        self.directory = directory
        directory.removeAbandoned()
        (token, file) = try Self.lockedFile(in: directory)
    }

    /// Removes the written files, unless they have replaced the contents.
    deinit {
        guard !isInPlace.load(ordering: .relaxed) else { return }
        directory.removeFile(fileName)
        directory.removeDirectory(filesName)
    }

    /// Creates a file whose lock shows that its writer lives, and the token that names it.
    private static func lockedFile(in directory: OpenDirectory) throws -> (Token, Descriptor) {
        for _ in 0..<100 {
            let token = Token.random()
            let name = PasteboardDirectory.incomingPrefix + token.text
            guard let file = try directory.openFile(name, O_RDWR | O_CREAT | O_EXCL) else { break }
            // Another may have taken it for abandoned before it was locked. That one has the lock until it has removed the
            // file, so the next try has another name.
            if file.lock(LOCK_EX), let status = directory.status(of: name), try file.status().isSameFile(as: status) {
                return (token, file)
            }
        }
        throw PasteboardError.busy(path: directory.path)
    }

    // MARK: Payloads

    /// Writes an offer and replaces the contents with it.
    ///
    /// A payload that cannot be made is omitted, so the others are available. If none can be made, that is an error.
    /// - Throws: `PasteboardError`, or an error of the items. In that case the old contents are unchanged.
    func write(_ offer: TransferOffer) async throws {
        let files = ExportedFiles { [self] item, type in try await keep(item, as: type) }
        let sink = StoreSink(file, position: StoredHeader.size)
        var places: [Key: StoredIndex.Place?] = [:]
        var index = StoredIndex()
        var failure: (any Error)?
        var hasContents = false
        for name in offer.names.prefix(StoredIndex.maximumCount) {
            guard let payload = offer.payload(name), let form = offer.storedForm(of: payload) else { continue }
            let isLatin1 = payload == .text && name == WireType.latin1Text && !sink.textIsASCII
            let key = Key(payload: payload, isLatin1: isLatin1)
            if places[key] == nil {
                do {
                    places[key] = try await store(payload, in: form, as: name, of: offer, files: files, to: sink)
                    if payload.isContents { hasContents = true }
                } catch {
                    try Task.checkCancellation()
                    if let failure = sink.failure ?? Self.storageFailure(error, in: directory) { throw failure }
                    failure = failure ?? error
                    places[key] = .some(nil)
                }
            }
            if let place = places[key] ?? nil { index.entries.append(StoredIndex.Entry(name: name, place: place)) }
        }
        if !hasContents, let failure { throw failure }
        index.hasFiles = keptFiles.withLock { $0.directory != nil }
        index.isForOnce = offer.marks.contains(.once)
        try await putInPlace(index, at: sink.position)
    }

    private struct Key: Hashable {
        let payload: TransferOffer.Payload
        /// A Boolean value that indicates whether text is written for receivers that take Latin-1 only; else all names for text
        /// lead to the same bytes.
        let isLatin1: Bool
    }

    private func store(
        _ payload: TransferOffer.Payload,
        in form: TransferOffer.StoredForm,
        as name: String,
        of offer: TransferOffer,
        files: ExportedFiles,
        to sink: StoreSink
    ) async throws -> StoredIndex.Place {
        sink.begin(isText: payload == .text)
        switch form {
        case .bytes:
            try await offer.send(payload, as: name, to: sink, files: files)
        case .unlinkedSequence(let type):
            try await offer.sendSequence(of: type, to: sink) { !$0.isLinkedFile(type) }
        case .file(let type):
            return place(of: try await files.url(of: offer.sentItems[0].provider, as: type))
        }
        return sink.end()
    }

    /// Returns the error of a file system that took no more, where that is why a file could not be kept.
    private static func storageFailure(_ error: any Error, in directory: OpenDirectory) -> PasteboardError? {
        if let error = error as? PasteboardError { return error }
        guard let code = (error as? TransferError)?.systemErrorCode, [ENOSPC, EDQUOT, EFBIG, EIO].contains(code) else {
            return nil
        }
        return .system(directory.path, code)
    }

    // MARK: Files

    private var filesName: String { PasteboardDirectory.filesPrefix + token.text }
    private let keptFiles = Mutex<(directory: OpenDirectory?, count: Int)>((nil, 0))

    /// Keeps a file that would be removed with this process. The sender's own files stay in their place.
    private func keep(_ item: NSItemProvider, as type: UTType) async throws -> ExportedFiles.Exported {
        let received = try await item.loadFile(for: type, openInPlace: true) { [self] in
            URL(filePath: try makeDirectoryForFile().path, directoryHint: .isDirectory)
        }
        if !received.isOriginalFile {
            var status = stat()
            // Others than this user could not reach it anyway, but its mode need not say so.
            if stat(received.file.path, &status) == 0 { chmod(received.file.path, status.st_mode & 0o700) }
        }
        return ExportedFiles.Exported(url: received.file)
    }

    /// Returns a new directory for one file, in that of all files of these contents.
    private func makeDirectoryForFile() throws -> OpenDirectory {
        try keptFiles.withLock { state in
            let files = try state.directory ?? makeDirectoryForFiles()
            state.directory = files
            state.count += 1
            guard let directory = try files.directory(String(state.count), isMade: true) else {
                throw PasteboardError.system(files.path, ENOENT)
            }
            return directory
        }
    }

    private func makeDirectoryForFiles() throws -> OpenDirectory {
        for _ in 0..<100 {
            // Another may take it for abandoned before it is locked.
            if let files = try directory.directory(filesName, isMade: true), files.file.lock(LOCK_SH),
                let status = directory.status(of: filesName), try files.file.status().isSameFile(as: status)
            {
                return files
            }
        }
        throw PasteboardError.busy(path: directory.path)
    }

    private func place(of file: URL) -> StoredIndex.Place {
        let path = file.path
        let prefix = directory.path + "/" + filesName + "/"
        guard path.hasPrefix(prefix) else { return .reference(path: path) }
        let parts = path.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let number = Int(parts[0]) else { return .reference(path: path) }
        return .kept(number: number, name: String(parts[1]))
    }

    // MARK: Taking the place

    private func write(_ bytes: [UInt8], at position: Int) throws {
        try PasteboardError.reporting {
            try bytes.withUnsafeBytes { try file.write($0, at: position) }
        }
    }

    private func putInPlace(_ index: StoredIndex, at position: Int) async throws {
        let bytes = index.encoded()
        try write(bytes, at: position)
        guard file.withNumber({ ftruncate($0, off_t(position + bytes.count)) }) == 0 else {
            throw PasteboardError.system(directory.path)
        }
        try await directory.withLock { last in
            let replacesSecrets = directory.hasSecrets()
            let header = StoredHeader(
                changeCount: last + 1,
                token: token,
                indexOffset: position,
                indexCount: bytes.count
            )
            try write(header.encoded(), at: 0)
            let isMoved = directory.file.withNumber {
                renameat($0, fileName, $0, PasteboardDirectory.current) == 0
            }
            guard isMoved else {
                let current = directory.path + "/" + PasteboardDirectory.current
                throw errno == EISDIR
                    ? PasteboardError.damaged(path: current, reason: "is a directory") : .system(current)
            }
            isInPlace.store(true, ordering: .relaxed)
            directory.removeFiles(except: token, keepsPrevious: !replacesSecrets)
        }
    }
}

extension TransferOffer.Payload {
    /// A Boolean value that indicates whether this is something to receive, rather than a word about it.
    fileprivate var isContents: Bool {
        switch self {
        case .index, .groupAddress, .mark, .formatMap: false
        default: true
        }
    }
}

/// A sink that writes payloads one after another into a file.
private final class StoreSink: ByteSink, @unchecked Sendable {
    private let file: Descriptor
    private var start: Int
    /// The position of the next byte.
    private(set) var position: Int
    /// The error of a failed write.
    private(set) var failure: PasteboardError?
    /// A Boolean value that indicates whether all text so far is the same in UTF-8 and in Latin-1.
    private(set) var textIsASCII = true
    private var isText = false

    init(_ file: Descriptor, position: Int) {
        self.file = file
        self.position = position
        start = position
    }

    /// Begins a payload.
    func begin(isText: Bool) {
        // The bytes of a payload that failed are overwritten.
        position = start
        self.isText = isText
    }

    /// Ends a payload.
    func end() -> StoredIndex.Place {
        defer { start = position }
        return .inside(offset: start, count: position - start)
    }

    func write(_ bytes: Data) async throws {
        try Task.checkCancellation()
        if isText, textIsASCII { textIsASCII = bytes.allSatisfy { $0 < 0x80 } }
        do {
            try PasteboardError.reporting { try bytes.withUnsafeBytes { try file.write($0, at: position) } }
        } catch let error as PasteboardError {
            failure = error
            throw error
        }
        position += bytes.count
    }
}
