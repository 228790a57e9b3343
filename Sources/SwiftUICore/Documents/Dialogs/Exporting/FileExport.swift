import CoreTransferable
import Foundation
import Synchronization
import SystemSupport
import UniformTypeIdentifiers

/// Writes exported items.
@MainActor
package enum FileExport {
    /// Writes a document to the place that the user chose.
    static func write(_ document: WrittenDocument, to choice: FileDialogChoice) async throws -> URL {
        let (url, replacesExisting) = (choice.urls[0], choice.replacesExisting)
        let prepared = try await document.snapshot(choice.contentType ?? .data, nil).prepare()
        _ = try await prepared.write(url, replacesExisting, ProgressManager(totalCount: 1))
        return url
    }

    /// Writes documents to a folder, all or none of them.
    static func write(_ documents: [WrittenDocument], as types: [UTType], in folder: URL) async throws -> [URL] {
        // All are taken before anything is written.
        var snapshots: [(snapshot: DocumentSnapshot, type: UTType)] = []
        for document in documents {
            let type = types.first { document.contentTypes.contains($0) } ?? types.first ?? document.contentTypes.first
            snapshots.append((try await document.snapshot(type ?? .data, nil), type ?? .data))
        }
        var files: [(document: PreparedDocument, name: String)] = []
        for (snapshot, type) in snapshots {
            let document = try await snapshot.prepare()
            files.append((document, fileName(document.filename, type)))
        }
        let written = WrittenFiles()
        for file in files {
            try await written.add(file.name, in: folder) {
                _ = try await file.document.write($0, false, ProgressManager(totalCount: 1))
            }
        }
        return written.keep()
    }

    /// Writes an item to the place that the user chose.
    static func write<Item: Transferable>(_ item: Item, to choice: FileDialogChoice) async throws -> URL {
        let (url, replacesExisting) = (choice.urls[0], choice.replacesExisting)
        try await item.withExportedFile(contentType: choice.contentType) { file in
            try await blocking { _ in try copy(file, to: url, replacesExisting: replacesExisting) }
        }
        return url
    }

    /// Writes items to a folder, all or none of them.
    static func write<Item: Transferable>(_ items: [Item], as types: [UTType], in folder: URL) async throws -> [URL] {
        let written = WrittenFiles()
        for item in items {
            let exported = item.exportedContentTypes()
            let type = types.first { type in exported.contains { $0.conforms(to: type) } } ?? types.first
            try await item.withExportedFile(contentType: type) { file in
                try await written.add(file.lastPathComponent, in: folder) { url in
                    try await blocking { _ in try copy(file, to: url, replacesExisting: false) }
                }
            }
        }
        return written.keep()
    }

    /// Copies files and folders into a folder, all or none of them. One whose name is taken gets a number.
    /// - Returns: The copies.
    package static func copy(_ files: [URL], into folder: URL) async throws -> [URL] {
        let written = WrittenFiles()
        for file in files {
            try await written.add(file.lastPathComponent, in: folder) { url in
                try await blocking { _ in try copy(file, to: url, replacesExisting: false) }
            }
        }
        return written.keep()
    }

    /// Returns a safe name with the extension of a type.
    nonisolated static func fileName(_ suggestion: String?, _ type: UTType?) -> String {
        let name = suggestion.flatMap(FileName.sanitized) ?? "Untitled"
        return type.map { FileName.extended(name, existing: nil, contentType: $0) } ?? name
    }

    nonisolated private static func copy(_ file: URL, to url: URL, replacesExisting: Bool) throws {
        do {
            try PlacedFile.place(.copy(of: file), at: url, replacesExisting: replacesExisting)
        } catch let error as SystemError {
            throw CocoaError(writing: url, error)
        }
    }
}

/// Files that are written together into a folder. They are removed with the object unless they are kept.
private final class WrittenFiles: Sendable {
    private let urls = Mutex<[URL]>([])
    /// Each further attempt is one that another program was faster at.
    private static let mostAttempts = 100

    /// Writes a file under a name, or under the name with a number where that is taken.
    func add(_ name: String, in folder: URL, write: @Sendable (URL) async throws -> Void) async throws {
        for attempt in 1...Self.mostAttempts {
            let free = FileName.firstFree(name) { name in
                var status = stat()
                return lstat(folder.appendingPathComponent(name).path, &status) == 0
            }
            let url = folder.appendingPathComponent(free)
            do {
                try await write(url)
                return urls.withLock { $0.append(url) }
            } catch let error as CocoaError where error.code == .fileWriteFileExists && attempt < Self.mostAttempts {}
        }
    }

    /// Lets the files stay.
    func keep() -> [URL] {
        urls.withLock { urls in
            defer { urls = [] }
            return urls
        }
    }

    deinit { for url in keep() { try? FileManager.default.removeItem(at: url) } }
}
