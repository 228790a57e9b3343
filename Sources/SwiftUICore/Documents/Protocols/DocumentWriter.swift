import CoreTransferable
import Foundation

/// A type that writes documents of one kind.
///
/// Use ``FileWrapperDocumentWriter`` unless the file is written by something that takes its URL.
@_weakLinked
public protocol DocumentWriter<Snapshot> {
    /// The type of snapshot that the writer writes.
    associatedtype Snapshot
    /// The type of destination.
    associatedtype Destination = URL

    /// Writes a document outside of the main actor.
    ///
    /// The written file replaces the document's file when the method returns. If it throws an error, the file is
    /// unchanged.
    /// - Parameters:
    ///   - snapshot: The snapshot of the document.
    ///   - destination: The place to write to. If `previous` is not nil, a copy of the saved file is there, so only the
    ///     changed parts of a folder need to be written. Otherwise there is no file.
    ///   - previous: The snapshot of the last writing; nil for the first.
    ///   - progress: The progress of the writing.
    /// - Throws: The reason for a failure.
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

/// A writer that writes documents as file wrappers.
@_weakLinked
public struct FileWrapperDocumentWriter<Snapshot> {
    /// The type of destination.
    public typealias Destination = URL
    /// The configuration for writing documents.
    public typealias WriteConfiguration = DocumentWriteConfiguration

    private let configuration: WriteConfiguration
    private let makeFileWrapper: (Snapshot, FileWrapper?) async throws -> FileWrapper

    /// Creates a writer.
    /// - Parameters:
    ///   - configuration: The configuration that the document received.
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
        // A document is read and written in turns.
        nonisolated(unsafe) let (snapshot, previousFile) = (snapshot, configuration.lastFile.value)
        let file = UncheckedBox(try await makeFileWrapper(snapshot, previousFile))
        manager.complete(count: 1)
        try await blocking { _ in try file.value.write(to: url, replacesExisting: true) }
        configuration.lastFile.set(file.value)
        manager.complete(count: 1)
    }
}
