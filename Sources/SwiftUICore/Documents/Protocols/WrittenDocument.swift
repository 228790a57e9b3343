import CoreTransferable
import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// A document that can be saved: the common part of all kinds of documents.
struct WrittenDocument: Sendable {
    /// The types that the document can be saved as, in order of preference.
    let contentTypes: [UTType]
    /// A closure that takes the snapshot for a type. It receives the contents of the file; nil for a new file.
    let snapshot: @MainActor @Sendable (UTType, SavedDocument?) async throws -> DocumentSnapshot
}

/// The snapshot of a document at the start of saving.
struct DocumentSnapshot: Sendable {
    /// A closure that prepares the contents to write, outside of the main actor.
    let prepare: @Sendable () async throws -> PreparedDocument
}

/// The prepared contents of a document.
struct PreparedDocument: Sendable {
    /// The name that the document wants to have; nil for any.
    let filename: String?
    /// A closure that writes it to a place, where it replaces an existing item only if that is permitted, and counts one unit of progress.
    let write: @Sendable (_ url: URL, _ replacesExisting: Bool, ProgressManager) async throws -> SavedDocument
}

/// The contents of a document's file, as they were read or written.
struct SavedDocument: Sendable {
    /// The file as a wrapper; nil for a document that is not read or written by wrappers.
    let file: UncheckedBox<FileWrapper>?
    /// The snapshot from which the file was written; nil for a document whose snapshot is a file wrapper, and for one
    /// that was only read.
    var snapshot: UncheckedBox<Any>?
    /// The location of a file that can be written in part; nil for documents that are always written as a whole.
    var url: URL?

    init(_ file: FileWrapper) { self.file = UncheckedBox(file) }

    init(file: FileWrapper?, snapshot: Any?, url: URL?) {
        self.file = file.map { UncheckedBox($0) }
        self.snapshot = snapshot.map { UncheckedBox($0) }
        self.url = url
    }

    /// Takes over that another program has changed the file, all of which is written the next time.
    mutating func didChangeOutside() { (snapshot, url) = (nil, nil) }
}

// MARK: Documents that are file wrappers

extension WrittenDocument {
    init<Document: FileDocument>(_ document: Document) {
        contentTypes = Document.writableContentTypes
        snapshot = { type, existing in
            DocumentSnapshot(of: type, existing) { try document.fileWrapper(configuration: $0) }
        }
    }

    init<Document: ReferenceFileDocument>(_ document: Document) {
        contentTypes = Document.writableContentTypes
        snapshot = { type, existing in
            let snapshot = UncheckedBox(try document.snapshot(contentType: type))
            return DocumentSnapshot(of: type, existing) {
                try document.fileWrapper(snapshot: snapshot.value, configuration: $0)
            }
        }
    }
}

extension DocumentSnapshot {
    fileprivate init(
        of type: UTType,
        _ existing: SavedDocument?,
        make: @escaping @Sendable (FileDocumentWriteConfiguration) throws -> FileWrapper
    ) {
        prepare = {
            try await blocking { _ in
                let existing = existing?.file?.value
                let file = try make(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
                return PreparedDocument(file)
            }
        }
    }
}

extension PreparedDocument {
    fileprivate init(_ file: FileWrapper) {
        let file = UncheckedBox(file)
        filename = file.value.preferredFilename ?? file.value.filename
        write = { url, replacesExisting, progress in
            try await blocking { _ in try file.value.write(to: url, replacesExisting: replacesExisting) }
            progress.complete(count: 1)
            return SavedDocument(file.value)
        }
    }
}

// MARK: Documents with writers

extension WrittenDocument {
    init<Document: WritableDocument>(_ document: Document) where Document.Writer.Destination == URL {
        contentTypes = Document.writableContentTypes
        let writing = UncheckedBox(DocumentWriting(document))
        snapshot = { type, existing in try await writing.value.snapshot(type, existing) }
    }
}

/// A value that takes the snapshots of a document for its writers.
private struct DocumentWriting<Document: WritableDocument> where Document.Writer.Destination == URL {
    private let document: Document

    init(_ document: Document) { self.document = document }

    @MainActor
    func snapshot(_ type: UTType, _ existing: SavedDocument?) async throws -> DocumentSnapshot {
        let snapshot = try await document.snapshot(contentType: type)
        let lastFile = LastFileWrapper(existing?.file?.value)
        let writer = document.writer(configuration: DocumentWriteConfiguration(contentType: type, lastFile: lastFile))
        let work = UncheckedBox<any DocumentWork>(
            WriterWork(writer: writer, snapshot: snapshot, existing: existing, lastFile: lastFile)
        )
        return DocumentSnapshot {
            PreparedDocument(filename: nil) { try await work.value.write(to: $0, replacesExisting: $1, progress: $2) }
        }
    }
}

/// The writing of a document, outside of the main actor.
private protocol DocumentWork {
    func write(to url: URL, replacesExisting: Bool, progress: ProgressManager) async throws -> SavedDocument
}

private struct WriterWork<Writer: DocumentWriter>: DocumentWork where Writer.Destination == URL {
    let writer: Writer
    let snapshot: Writer.Snapshot
    let existing: SavedDocument?
    let lastFile: LastFileWrapper

    func write(to url: URL, replacesExisting: Bool, progress: ProgressManager) async throws -> SavedDocument {
        let isWhole = writer is any WholeDocumentWriter
        // Only changes are written if the previously saved file still exists.
        let original =
            isWhole ? nil : existing?.url.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
        let previous = isWhole || original != nil ? existing?.snapshot : nil
        let write = UncheckedBox<(URL) async throws -> Void>({
            try await self.write(to: $0, previous: previous, progress)
        })
        do {
            try await PlacedFile.place(at: url, replacesExisting: replacesExisting, beginningWithCopyOf: original) {
                try await write.value($0)
            }
        } catch let error as SystemError {
            throw CocoaError(writing: url, error)
        }
        return SavedDocument(file: lastFile.value, snapshot: snapshot, url: isWhole ? nil : url)
    }

    private func write(to url: URL, previous: UncheckedBox<Any>?, _ progress: ProgressManager) async throws {
        // A document is read and written in turns.
        nonisolated(unsafe) let (writer, snapshot) = (writer, snapshot)
        nonisolated(unsafe) let previous = previous?.value as? Writer.Snapshot
        try await writer.write(
            snapshot: snapshot,
            to: url,
            previous: previous,
            progress: progress.subprogress(assigningCount: 1)
        )
    }
}
