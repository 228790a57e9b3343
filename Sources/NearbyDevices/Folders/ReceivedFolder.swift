import CoreTransferable
import Foundation
import SystemSupport

/// An object that makes a folder from the stream of another device. One task at a time uses it.
///
/// Entries are made relative to open folders, never over something that is there, and never through a link, so nothing is
/// written outside of the folder.
final class ReceivedFolder {
    /// The folders that were entered, the outermost first.
    private var open: [Descriptor]
    private var file: Descriptor?
    private var reader = FolderReader()

    /// Makes the folder, in which nothing is.
    /// - Parameter path: A path at which nothing is.
    /// - Throws: `SystemError`
    init(at path: String) throws {
        try FileSystem.makeDirectory(path, mode: 0o777)
        open = [try .reading(path, followsLink: false)]
    }

    /// Takes the next bytes of the stream.
    /// - Throws: ``TransferWireError`` for what is no folder, or `SystemError`.
    func take(_ bytes: Data) throws {
        try reader.read(bytes) { part in
            switch part {
            case .bytes(let bytes): try bytes.withUnsafeBytes { try file?.write($0) }
            case .entry(let entry): try make(entry)
            }
        }
    }

    /// Checks that all of the folder has arrived.
    func finish() throws { try reader.finish() }

    private func make(_ entry: FolderEntry) throws {
        // Some file systems report failed writes only now.
        if let file, !file.close() { throw SystemError(file.name) }
        file = nil
        guard let folder = open.last else { return }
        switch entry {
        case .folder(let name): open.append(try folder.makeFolder(Self.displayable(name)))
        case .file(let name, _, let isExecutable):
            file = try folder.makeFile(Self.displayable(name), mode: isExecutable ? 0o777 : 0o666)
        case .link(let name, let destination): try folder.makeLink(Self.displayable(name), to: destination)
        case .end: open.removeLast()
        }
    }

    /// Returns a name without characters that control terminals or turn the direction of writing. All others stay: other
    /// files of the folder may know the name.
    private static func displayable(_ name: String) -> String {
        guard name.unicodeScalars.contains(where: \.isUnprintable) else { return name }
        return FileName.sanitized(name) ?? "Untitled"
    }
}

extension Descriptor {
    /// Makes a folder in this one, where nothing has the name, and opens it.
    fileprivate func makeFolder(_ entry: String) throws -> Descriptor {
        guard withNumber({ mkdirat($0, entry, 0o777) }) == 0 else { throw SystemError(name + "/" + entry) }
        return try .reading(entry, in: self)
    }

    /// Makes a file in this folder, where nothing has the name.
    fileprivate func makeFile(_ entry: String, mode: FileMode) throws -> Descriptor {
        try .opening(entry, in: self, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode, as: name + "/" + entry)
    }

    /// Makes a symbolic link in this folder, where nothing has the name.
    fileprivate func makeLink(_ entry: String, to destination: String) throws {
        guard withNumber({ symlinkat(destination, $0, entry) }) == 0 else { throw SystemError(name + "/" + entry) }
    }
}
