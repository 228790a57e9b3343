import CoreTransferable
import Foundation

/// A type that reads documents of one kind.
///
/// Use ``FileWrapperDocumentReader`` unless the file is read by something that takes its URL.
@_weakLinked
public protocol DocumentReader<Snapshot> {
    /// The type of snapshot that the reader reads.
    associatedtype Snapshot
    /// The type of source.
    associatedtype Source = URL

    /// Reads a document outside of the main actor.
    /// - Parameters:
    ///   - source: The file.
    ///   - progress: Counts how much is read.
    /// - Returns: The snapshot for the document.
    /// - Throws: The reason why the file cannot be read.
    @concurrent
    func read(from source: sending Source, progress: consuming Subprogress) async throws -> sending Snapshot
}

/// A reader that reads documents from file wrappers.
@_weakLinked
public struct FileWrapperDocumentReader<Snapshot> {
    /// The type of source.
    public typealias Source = URL
    /// The configuration for reading documents.
    public typealias ReadConfiguration = DocumentReadConfiguration

    private let configuration: ReadConfiguration
    private let makeSnapshot: (FileWrapper) async throws -> sending Snapshot

    /// Creates a reader.
    /// - Parameters:
    ///   - configuration: The configuration that the document received.
    ///   - makeSnapshot: Reads the wrapper of the file, all of which is in memory.
    public init(
        _ configuration: sending ReadConfiguration,
        makeSnapshot: @escaping (FileWrapper) async throws -> sending Snapshot
    ) {
        (self.configuration, self.makeSnapshot) = (configuration, makeSnapshot)
    }
}

extension FileWrapperDocumentReader: DocumentReader {
    @concurrent
    public func read(from source: sending URL, progress: consuming Subprogress) async throws -> sending Snapshot {
        let url = source
        let file = try await blocking { _ in
            UncheckedBox(try FileWrapper(url: url, options: .immediate))
        }
        configuration.lastFile.set(file.value)
        let manager = progress.start(totalCount: 1)
        defer { manager.complete(count: 1) }
        // A document is read and written in turns.
        nonisolated(unsafe) let wrapper = file.value
        return try await makeSnapshot(wrapper)
    }
}
