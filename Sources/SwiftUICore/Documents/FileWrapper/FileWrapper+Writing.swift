import CoreTransferable
import Foundation
import SystemSupport

extension FileWrapper {
    /// Writes the contents of the wrapper, which appear atomically.
    /// - Parameters:
    ///   - url: The place, in an existing folder.
    ///   - replacesExisting: Whether an existing item is replaced.
    /// - Throws: `CocoaError`, which names the path.
    func write(to url: URL, replacesExisting: Bool) throws {
        do {
            if isRegularFile {
                try PlacedFile.place(.data(readContents()), at: url, replacesExisting: replacesExisting)
                applyPermissions(url.path)
            } else {
                try PlacedFile.place(
                    .made { path in try self.make(at: path, for: url) },
                    at: url,
                    replacesExisting: replacesExisting
                )
            }
        } catch let error as SystemError {
            throw CocoaError(writing: url, error)
        }
    }

    private func readContents() throws -> Data {
        try readNow()
        return regularFileContents ?? Data()
    }

    /// Makes the file, folder or link at a path where nothing is.
    /// - Parameter url: The URL in errors.
    private func make(at path: String, for url: URL) throws {
        try readNow()
        switch contents {
        case .regularFile(let data):
            let file = try Descriptor.creating(path, mode: 0o666)
            try data.withUnsafeBytes { bytes in try file.write(bytes) }
            // Some file systems report failed writes only when the file is closed.
            guard file.close() else { throw SystemError(path) }
            applyPermissions(path)
        case .directory(let children):
            guard mkdir(path, 0o777) == 0 else { throw SystemError(path) }
            for (name, child) in children {
                guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F })
                else {
                    throw CocoaError(
                        .fileWriteInvalidFileName,
                        "written",
                        at: url,
                        because: "“\(name.printable)” cannot be the name of a file in it"
                    )
                }
                try child.make(at: path + "/" + name, for: url)
            }
        case .symbolicLink(let destination):
            guard symlink(destination.relativePath, path) == 0 else { throw SystemError(path) }
        case .unread(let url, _):
            throw CocoaError(.fileReadUnknown, "read", at: url, because: "it has changed meanwhile")
        }
    }

    /// Gives a file the permissions that the wrapper's attributes have.
    private func applyPermissions(_ path: String) {
        guard let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] as? NSNumber else { return }
        chmod(path, mode_t(truncatingIfNeeded: permissions.intValue) & 0o777)
    }
}
