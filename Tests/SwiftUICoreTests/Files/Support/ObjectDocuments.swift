import Foundation
import SwiftUICore
import Synchronization
import TransferTestSupport
import UniformTypeIdentifiers

/// Text in a file, read and written by file wrappers.
@Observable
final class Letter: Document {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    static let writableContentTypes: [UTType] = [.plainText]
    var text: String

    init(_ text: String) { self.text = text }

    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
        FileWrapperDocumentReader(configuration) { file in
            guard let data = file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return text
        }
    }

    func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }

    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
        FileWrapperDocumentWriter(configuration) { text, previous in
            let before = previous?.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
            guard text != "unwritable" else { throw DocumentFault.unwritable }
            return FileWrapper(regularFileWithContents: Data((text == "before" ? before ?? "nothing" : text).utf8))
        }
    }

    func snapshot(contentType: UTType) async throws -> sending String { text }
}

/// Pages in a folder, of which only those are written that have changed.
@Observable
final class Album: Document {
    static let readableContentTypes: [UTType] = [.package, .folder]
    var pages: [String: String]
    let log: WritingLog

    init(_ pages: [String: String] = [:], log: WritingLog) { (self.pages, self.log) = (pages, log) }

    func reader(configuration: sending ReadConfiguration) -> sending AlbumReader { AlbumReader() }

    func apply(snapshot: sending [String: String], previous: sending [String: String]?) async throws {
        pages = snapshot
    }

    func writer(configuration: sending WriteConfiguration) -> sending AlbumWriter { AlbumWriter(log: log) }

    func snapshot(contentType: UTType) async throws -> sending [String: String] { pages }
}

struct AlbumReader: DocumentReader {
    @concurrent
    func read(from source: URL, progress: consuming Subprogress) async throws -> sending [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: source.path).filter { $0.hasSuffix(".txt") }
        let manager = progress.start(totalCount: names.count)
        var pages: [String: String] = [:]
        for name in names {
            pages[name] = try String(contentsOf: source.appendingPathComponent(name), encoding: .utf8)
            manager.complete(count: 1)
        }
        return pages
    }
}

struct AlbumWriter: DocumentWriter {
    let log: WritingLog

    @concurrent
    func write(
        snapshot: [String: String],
        to destination: URL,
        previous: [String: String]?,
        progress: consuming Subprogress
    ) async throws {
        let manager = progress.start(totalCount: 4)
        manager.complete(count: 1)
        try await log.wait()
        try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
        for (name, text) in snapshot.sorted(by: { $0.key < $1.key }) where previous?[name] != text {
            log.add(name)
            try Data(text.utf8).write(to: destination.appendingPathComponent(name))
            if text == "unwritable" { throw DocumentFault.unwritable }
        }
    }
}

/// The output of writers, and a bar that keeps them waiting.
final class WritingLog: Sendable {
    private let state = Mutex<(names: [String], isBarred: Bool)>(([], false))

    var names: [String] { state.withLock { $0.names } }

    /// The names since the last time.
    func take() -> [String] {
        state.withLock { state in
            defer { state.names = [] }
            return state.names
        }
    }

    func add(_ name: String) { state.withLock { $0.names.append(name) } }
    func bar(_ isBarred: Bool) { state.withLock { $0.isBarred = isBarred } }

    func wait() async throws {
        try await waitUntil("the bar to be taken away") { state.withLock { !$0.isBarred } }
    }
}
