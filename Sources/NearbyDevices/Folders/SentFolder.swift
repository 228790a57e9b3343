import CoreTransferable
import Foundation
import SystemSupport
import TransferKit

/// A folder that is sent to another device, entry by entry.
struct SentFolder: Sendable {
    private let directory: Descriptor

    /// The contents of a folder, as they were counted.
    struct Contents: Equatable, Sendable {
        /// The bytes of all files.
        var byteCount = 0
        /// The number of files, folders and links.
        var entryCount = 0
        /// The paths in the folder of what cannot be sent: links that lead out of it, pipes, sockets and devices.
        var leftOut: [String] = []
    }

    /// - Parameter directory: An open folder.
    init(_ directory: Descriptor) { self.directory = directory }

    /// Counts what is in the folder, before anything is sent.
    /// - Throws: An error that names what cannot be read, or too many entries.
    func contents() async throws -> Contents {
        try await blocking { _ in
            var contents = Contents()
            try Self.count(directory, path: "", depth: 0, in: &contents)
            return contents
        }
    }

    private static func count(
        _ directory: Descriptor,
        path: String,
        depth: Int,
        in contents: inout Contents
    ) throws {
        for name in try directory.entryNames() {
            guard let entry = try entry(name, of: directory, depth: depth) else {
                contents.leftOut.append(path + name)
                continue
            }
            contents.entryCount += 1
            guard contents.entryCount <= FolderReader.mostEntries else {
                throw NearbyError.declined("the folder has more than \(FolderReader.mostEntries) entries")
            }
            switch entry {
            case .folder:
                let folder = try Descriptor.reading(name, in: directory)
                try count(folder, path: path + name + "/", depth: depth + 1, in: &contents)
            case .file(_, let size, _): contents.byteCount += size
            case .link, .end: break
            }
        }
    }

    /// Sends the folder.
    /// - Parameter progress: Called with the number of bytes of files that were sent.
    func send(to sink: any ByteSink, progress: @escaping @Sendable (Int) -> Void) async throws {
        try await Self.send(directory, depth: 0, to: sink, FileProgress(sink: sink, progress: progress))
    }

    private static func send(
        _ directory: Descriptor,
        depth: Int,
        to sink: any ByteSink,
        _ files: FileProgress
    ) async throws {
        for name in try directory.entryNames().sorted() {
            guard let entry = try entry(name, of: directory, depth: depth) else { continue }
            switch entry {
            case .folder:
                let folder = try Descriptor.reading(name, in: directory)
                try await sink.write(entry.encoded)
                try await send(folder, depth: depth + 1, to: sink, files)
            case .file(_, _, let isExecutable):
                let file = try Descriptor.reading(name, in: directory)
                let size = try file.status().size
                try await sink.write(FolderEntry.file(name: name, size: size, isExecutable: isExecutable).encoded)
                try await files.write(.file(file, count: size))
            case .link, .end: try await sink.write(entry.encoded)
            }
        }
        try await sink.write(FolderEntry.end.encoded)
    }

    /// Returns the record of an entry; nil for one that is not sent.
    private static func entry(_ name: String, of directory: Descriptor, depth: Int) throws -> FolderEntry? {
        var status = stat()
        guard directory.withNumber({ fstatat($0, name, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
            throw SystemError(directory.name + "/" + name)
        }
        switch status.kind {
        case .directory:
            guard depth < FolderReader.deepest else {
                throw NearbyError.declined("\((directory.name + "/" + name).quotation) is nested too deeply")
            }
            return .folder(name: name)
        case .file: return .file(name: name, size: status.size, isExecutable: status.isExecutable)
        case .symbolicLink:
            guard let destination = try directory.linkDestination(of: name),
                FolderEntry.isInside(destination, depth: depth)
            else { return nil }
            return .link(name: name, destination: destination)
        default: return nil
        }
    }
}

/// A sink that passes on the bytes of files and reports them.
private struct FileProgress: ByteSink {
    let sink: any ByteSink
    let progress: @Sendable (Int) -> Void

    func write(_ bytes: Data) async throws {
        try await sink.write(bytes)
        progress(bytes.count)
    }
}
