import CoreTransferable
import Foundation

/// Writes documents of one kind.
///
/// Use ``FileWrapperDocumentWriter`` unless the file is written by something that takes its URL.
@_weakLinked
public protocol DocumentWriter<Snapshot> {
    /// What is written of a document.
    associatedtype Snapshot
    /// Where documents are written.
    associatedtype Destination = URL

    /// Writes a document, outside of the main actor.
    ///
    /// What is written takes the place of the document's file when the method returns. Where it throws, the file stays as it was.
    /// - Parameters:
    ///   - snapshot: What the document was.
    ///   - destination: Where it is written. A copy of the file as it was saved is there where `previous` is not nil, so that only what
    ///     has changed in a folder needs to be written; nothing is there otherwise.
    ///   - previous: What the file was written from the last time; nil for the first.
    ///   - progress: Counts how much is written.
    /// - Throws: Why it cannot be written.
    @concurrent
    func write(
        snapshot: sending Snapshot,
        to destination: sending Destination,
        previous: sending Snapshot?,
        progress: consuming Subprogress
    ) async throws
}

/// A writer that writes all of a document and leaves nothing as it was.
protocol WholeDocumentWriter {}

/// Writes documents by file wrappers.
@_weakLinked
public struct FileWrapperDocumentWriter<Snapshot> {
    /// Where documents are written.
    public typealias Destination = URL
    /// What documents are written for.
    public typealias WriteConfiguration = DocumentWriteConfiguration

    private let configuration: WriteConfiguration
    private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

    /// Creates a writer.
    /// - Parameters:
    ///   - configuration: What the document was given.
    ///   - makeFileWrapper: Makes the wrapper of the file from the snapshot, and from the wrapper that the document was read from or
    ///     written by the last time.
    public init(
        _ configuration: sending WriteConfiguration,
        makeFileWrapper: @escaping (Snapshot, FileWrapper?) async throws -> FileWrapper
    ) {
        (self.configuration, self.makeFileWrapper) = (configuration, makeFileWrapper)
    }
}

extension FileWrapperDocumentWriter: DocumentWriter, WholeDocumentWriter {
    @concurrent
    public func write(
        snapshot: sending Snapshot,
        to destination: sending URL,
        previous: sending Snapshot?,
        progress: consuming Subprogress
    ) async throws {
        let manager = progress.start(totalCount: 2)
        let url = destination
        nonisolated(unsafe) let (snapshot, previousFile) = (snapshot, configuration.lastFile.value)
        let file = UncheckedBox(try await makeFileWrapper(snapshot, previousFile))
        manager.complete(count: 1)
        try await PlacedFile.waiting { try file.value.write(to: url, replacesExisting: true) }
        configuration.lastFile.set(file.value)
        manager.complete(count: 1)
    }
}
