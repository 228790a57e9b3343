internal import SystemSupport

/// Places files, folders and symbolic links atomically, as documents are saved.
///
/// The item is created beside its place, written to the disk, and then renamed. If a step fails, the previous item is
/// still complete in its place, and no other files remain.
package enum PlacedFile {
    /// The item to place.
    package enum Contents {
        /// A file with these bytes.
        case data(Data)
        /// A copy of a file or of a folder with all that is in it.
        case copy(of: URL)
        /// An item that a closure creates at a path that does not exist yet.
        case made(by: (_ path: String) throws -> Void)
    }

    /// Places a file, a folder or a symbolic link.
    ///
    /// The new file takes over the owner, permissions and extended attributes of the file that it replaces. If the
    /// place is a symbolic link, the link stays.
    ///
    /// - Parameters:
    ///   - contents: The item to place.
    ///   - url: The place, in an existing directory.
    ///   - replacesExisting: Whether a file, a folder or a link in the place is replaced. Otherwise the error has the
    ///     code `EEXIST`. A device, a pipe or a socket is never replaced.
    /// - Throws: `SystemError` or another error that names the path, or what the closure throws.
    package static func place(_ contents: Contents, at url: URL, replacesExisting: Bool) throws {
        guard url.isFileURL else { throw FileError(path: url.absoluteString, reason: .notAFileURL) }
        let place = try Place(url.absoluteURL.path, replacesExisting: replacesExisting)
        switch contents {
        case .data(let data):
            try place.takeFile { output in try data.withUnsafeBytes { bytes in try output.write(bytes) } }
        case .copy(let source):
            try FileCopy.check(source)
            let input = try Descriptor.reading(source.path)
            let copy = FileCopy(cancellation: Cancellation())
            if try input.status().isDirectory {
                try place.takeItem { path in try copy.copyExactly(source.resolvingSymlinksInPath().path, to: path) }
            } else {
                try place.takeFile { output in try copy.copyContents(of: input, to: output) { _ in } }
            }
        case .made(let make):
            try place.takeItem(make)
        }
    }

    /// Places an item that asynchronous work creates.
    ///
    /// - Parameters:
    ///   - url: The place, in an existing directory.
    ///   - replacesExisting: Whether a file, a folder or a link in the place is replaced. Otherwise the error has the
    ///     code `EEXIST`. A device, a pipe or a socket is never replaced.
    ///   - original: An item that is copied to the working place before the work begins; nil for none.
    ///   - make: Creates the item at a URL that has the name of the place.
    /// - Throws: `SystemError` or another error that names the path, or what the closure throws.
    package static func place(
        at url: URL,
        replacesExisting: Bool,
        beginningWithCopyOf original: URL? = nil,
        _ make: @Sendable (URL) async throws -> Void
    ) async throws {
        guard url.isFileURL else { throw FileError(path: url.absoluteString, reason: .notAFileURL) }
        let item = try await blocking { _ in
            let place = try Place(url.absoluteURL.path, replacesExisting: replacesExisting)
            try place.checkPermission()
            let item = try UnplacedItem(for: place)
            if let original {
                let copy = FileCopy(cancellation: Cancellation())
                try copy.copyExactly(original.resolvingSymlinksInPath().path, to: item.path)
            }
            return item
        }
        try await make(URL(fileURLWithPath: item.path))
        try await blocking { _ in
            try item.checkKind()
            try item.takePlace()
        }
    }
}

/// The place of a file or folder, and the item that is there now.
private struct Place: Sendable {
    let path: String
    let existing: FileStatus?
    private let replacesExisting: Bool

    var directory: String { (path as NSString).deletingLastPathComponent }
    var name: String { (path as NSString).lastPathComponent }

    init(_ path: String, replacesExisting: Bool) throws {
        // The destination of a link is replaced, not the link. A link without a destination is itself the existing
        // item.
        let resolved = FileSystem.resolve(path) ?? path
        (self.path, self.replacesExisting) = (resolved, replacesExisting)
        guard ![".", "..", "/", ""].contains((resolved as NSString).lastPathComponent) else {
            throw SystemError(path, EISDIR)
        }
        existing = try Self.existingStatus(resolved, named: path)
        if let existing {
            guard replacesExisting else { throw SystemError(path, EEXIST) }
            // The superuser can write to the directory of devices.
            guard existing.canBeReplaced else { throw FileError(path: path, reason: .isNoFile) }
        }
    }

    /// Returns the status of what is at a path; nil if there is nothing. The error may concern the name itself.
    private static func existingStatus(_ resolved: String, named path: String) throws(SystemError) -> FileStatus? {
        do throws(SystemError) {
            return try FileSystem.statusIfPresent(resolved)
        } catch {
            throw SystemError(path, error.code)
        }
    }

    /// Throws if the existing file is not writable: replacing it would circumvent its permissions.
    func checkPermission() throws {
        guard let existing, !existing.isSymbolicLink, !existing.isDirectory else { return }
        try FileSystem.checkWritable(path)
    }

    /// Puts a new file in the place.
    func takeFile(_ write: (Descriptor) throws -> Void) throws {
        if let existing, existing.isDirectory { throw SystemError(path, EISDIR) }
        try checkPermission()
        let file = try UnplacedFile(in: directory)
        try write(file.descriptor)
        if let existing, existing.isRegularFile, let original = try? Descriptor.reading(path) {
            file.descriptor.takeAttributes(of: original, existing, includesTimes: false)
        }
        try file.descriptor.writeOut()
        try file.take(path, replacesExisting: existing != nil)
        try Descriptor.reading(directory).writeOut()
    }

    /// Puts an item that a closure creates in the place.
    func takeItem(_ make: (String) throws -> Void) throws {
        let item = try UnplacedItem(for: self)
        try make(item.path)
        try item.takePlace()
    }

    /// Replaces the existing item, which is removed with the partial directory.
    func replace(with new: String, keepingIn partial: PartialDirectory) throws {
        do {
            try exchange(new, with: path)
        } catch  where [EINVAL, ENOSYS].contains(error.code) {
            let old = partial.path + "/.replaced"
            try FileSystem.rename(path, old)
            do throws(SystemError) {
                try FileSystem.rename(new, path)
            } catch {
                try? FileSystem.rename(old, path)
                throw SystemError(path, error.code)
            }
        }
    }
}

/// A file, a folder or a symbolic link in a hidden directory beside its place. One thread at a time uses it.
private final class UnplacedItem: @unchecked Sendable {
    /// The path at which the item is created.
    let path: String
    private let place: Place
    private let partial: PartialDirectory

    init(for place: Place) throws {
        PartialDirectory.removeAbandoned(in: place.directory)
        self.place = place
        partial = try PartialDirectory(in: place.directory)
        path = partial.path + "/" + place.name
    }

    /// Throws if no item was created, or if a file would replace a folder. A file takes over the attributes that the
    /// replaced file passes on.
    func checkKind() throws {
        guard let status = try? FileSystem.status(of: path, followsLink: false) else {
            throw SystemError(place.path, ENOENT)
        }
        guard let existing = place.existing else { return }
        guard status.isDirectory || !existing.isDirectory else { throw SystemError(place.path, EISDIR) }
        if status.isRegularFile, existing.isRegularFile, let original = try? Descriptor.reading(place.path) {
            try Descriptor.reading(path).takeAttributes(of: original, existing, includesTimes: false)
        }
    }

    /// Puts it in its place.
    func takePlace() throws {
        try partial.synchronize()
        if place.existing == nil {
            try renameWithoutReplacing(path, place.path)
        } else {
            try place.replace(with: path, keepingIn: partial)
        }
        try Descriptor.reading(place.directory).writeOut()
        // Nothing of it is left when the call ends, however long a task keeps this object.
        partial.remove()
    }
}

/// A file beside its place that has no name yet, or a hidden file on file systems without unnamed files.
private final class UnplacedFile {
    let descriptor: Descriptor
    private let directory: String
    private var hiddenPath: String?

    init(in directory: String) throws {
        self.directory = directory
        if let file = try? Descriptor.unnamedFile(in: directory, 0o666) {
            descriptor = file
        } else {
            let path = Self.hiddenPath(in: directory)
            do {
                descriptor = try Descriptor.creating(path, mode: 0o666)
            } catch {
                // The hidden name means nothing to the user.
                throw SystemError(directory, error.code)
            }
            hiddenPath = path
        }
    }

    deinit { if let hiddenPath { try? FileSystem.removeFile(hiddenPath) } }

    private static func hiddenPath(in directory: String) -> String {
        "\(directory)/.transferable-saving-\(UUID().uuidString)"
    }

    /// Gives the file its name.
    func take(_ path: String, replacesExisting: Bool) throws {
        guard replacesExisting else {
            guard let hiddenPath else { return try descriptor.giveName(path) }
            try renameWithoutReplacing(hiddenPath, path)
            self.hiddenPath = nil
            return
        }
        let hidden = hiddenPath ?? Self.hiddenPath(in: directory)
        if hiddenPath == nil { try descriptor.giveName(hidden) }
        hiddenPath = hidden
        do throws(SystemError) { try FileSystem.rename(hidden, path) } catch { throw SystemError(path, error.code) }
        hiddenPath = nil
    }
}
