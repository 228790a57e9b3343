import Foundation
import SystemSupport

/// A reader of files and folders for wrappers.
struct FileWrapperReader {
    let options: FileWrapper.ReadingOptions
    var depth = 0

    /// The greatest depth of nested folders.
    private static let deepestFolder = 128
    private static let partSize = 256 << 10

    /// Returns the contents of a URL, and its attributes.
    func contents(of url: URL) throws -> (FileWrapper.Contents, [String: Any]) {
        guard url.isFileURL else {
            throw CocoaError(.fileReadUnsupportedScheme, "read", at: url, because: "it is not the URL of a file")
        }
        guard depth < Self.deepestFolder else {
            throw CocoaError(.fileReadTooLarge, "read", at: url, because: "folders are nested too deeply")
        }
        var status = stat()
        guard lstat(url.path, &status) == 0 else { throw CocoaError(reading: url, SystemError(url.path)) }
        let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
        return (
            try contents(of: url, status),
            Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
        )
    }

    private func contents(of url: URL, _ status: stat) throws -> FileWrapper.Contents {
        let isImmediate = options.contains(.immediate)
        if status.isSymbolicLink {
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            return .symbolicLink(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        }
        if status.isDirectory {
            return isImmediate ? .directory(try children(of: url)) : .unread(url, isDirectory: true)
        }
        guard status.isRegularFile else {
            throw CocoaError(.fileReadUnknown, "read", at: url, because: "it is neither a file nor a folder")
        }
        return isImmediate ? .regularFile(try data(of: url)) : .unread(url, isDirectory: false)
    }

    /// Returns the contents of a folder.
    func children(of url: URL) throws -> [String: FileWrapper] {
        let inner = FileWrapperReader(options: options, depth: depth + 1)
        var children: [String: FileWrapper] = [:]
        do {
            for name in try Descriptor.reading(url.path).entryNames() {
                let place = url.appendingPathComponent(name)
                let child = FileWrapper(regularFileWithContents: Data())
                (child.filename, child.preferredFilename) = (name, name)
                let (contents, attributes) = try inner.contents(of: place)
                (child.contents, child.fileAttributes) = (contents, attributes)
                children[name] = child
            }
        } catch let error as SystemError {
            throw CocoaError(reading: url, error)
        }
        return children
    }

    /// Returns the bytes of a file.
    func data(of url: URL) throws -> Data {
        do {
            let file = try Descriptor.reading(url.path)
            let status = try file.status()
            // The file may have been replaced by an item without end.
            guard status.isRegularFile else {
                throw CocoaError(.fileReadUnknown, "read", at: url, because: "it is not a file any more")
            }
            var data = Data(capacity: status.size)
            try file.readAll(partSize: Self.partSize) { data.append(contentsOf: $0) }
            return data
        } catch let error as SystemError {
            throw CocoaError(reading: url, error)
        }
    }
}
