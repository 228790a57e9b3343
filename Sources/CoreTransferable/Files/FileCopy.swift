internal import SystemSupport
import UniformTypes

/// Copies of files and folders, made by sharing blocks where the file system can, and never through much memory.
///
/// A file is cloned (`FICLONE`), else copied within the kernel (`copy_file_range`), else through a buffer of fixed size, which is the
/// only way on other systems than Linux.
struct FileCopy {
    /// The greatest depth of nested folders; each level holds a descriptor open.
    static let deepestFolder = 128

    /// Called with the number of bytes copied so far and that of all, for the progress of a single file.
    typealias Report = @Sendable (_ copied: Int64, _ size: Int64) -> Void

    /// The request to stop the copy.
    let cancellation: Cancellation

    /// The bounds of the copy, if it is bounded.
    var allowance: CopyAllowance?

    var report: Report = { _, _ in }

    /// A Boolean value that indicates whether the sockets and pipes in a folder are left out, and named in the log. Otherwise one of
    /// them is an error, and nothing of the folder is copied.
    var leavesOutSpecialFiles = false

    /// The record of copied files, for a copy that replaces the original. Such a copy keeps the original's owner,
    /// permissions, times and extended attributes, as far as the file system and the system's rules permit.
    var record: CopyRecord?

    /// Throws where a file or folder cannot be read, without reading it.
    static func check(_ source: URL) throws {
        guard source.isFileURL else { throw FileError(path: source.absoluteString, reason: .notAFileURL) }
        let status = try Descriptor.reading(source.path).status()
        guard status.isRegularFile || status.isDirectory else {
            throw FileError(path: source.path, reason: .neitherFileNorFolder)
        }
    }

    /// Copies a file or folder into a directory, under the first name that is free.
    ///
    /// - Parameters:
    ///   - source: A file or folder; a symbolic link is followed.
    ///   - directory: An existing directory.
    ///   - name: A sanitized name.
    /// - Returns: The URL of the copy. If an error is thrown, nothing remains there.
    func copy(_ source: URL, into directory: URL, as name: String) throws -> URL {
        guard source.isFileURL else { throw FileError(path: source.absoluteString, reason: .notAFileURL) }
        let input = try Descriptor.reading(source.path)
        return try FileCopy.firstFreeName(name, in: directory) { target in
            try copyItem(input, to: target, depth: 0)
        }
    }

    /// Copies a file, a folder or a symbolic link to a path where nothing is.
    func copyExactly(_ source: String, to target: String) throws {
        let parent = try Descriptor.reading((source as NSString).deletingLastPathComponent)
        try copyEntry((source as NSString).lastPathComponent, of: parent, to: target, depth: 0)
    }

    /// Writes data into a directory, under the first name that is free.
    ///
    /// - Returns: The URL of the file. If an error is thrown, nothing remains there.
    static func write(_ data: Data, into directory: URL, as name: String) throws -> URL {
        try firstFreeName(name, in: directory) { target in
            let output = try Descriptor.creating(target, mode: 0o666)
            do {
                try data.withUnsafeBytes(output.write)
            } catch {
                try? FileSystem.removeFile(target)
                throw error
            }
        }
    }

    /// Creates an item under a name, or under the name with a number if the name is taken.
    ///
    /// - Parameter make: Creates the item at a path. Throws the system's `EEXIST` for a path that is taken.
    static func firstFreeName(
        _ name: String,
        in directory: URL,
        make: (String) throws -> Void
    ) throws -> URL {
        func target(_ number: Int) -> URL {
            directory.appendingPathComponent(number == 1 ? name : FileName.numbered(name, number))
        }
        var number = 1
        // Each further attempt means that another program took the name first.
        for _ in 0..<mostAttempts {
            let target = target(number)
            do {
                try make(target.path)
                return target
            } catch let error as SystemError where error.code == EEXIST && error.subject == target.path {}
            number = FileName.freeNumber(after: number) { number in
                FileSystem.exists(directory.appendingPathComponent(FileName.numbered(name, number)).path)
            }
        }
        throw FileError(path: directory.appendingPathComponent(name).path, reason: .noFreeName)
    }

    private static let mostAttempts = 1_000

    private func copyItem(_ input: Descriptor, to target: String, depth: Int) throws {
        let status = try input.status()
        if status.isRegularFile {
            try copyFile(input, status, to: target, reporting: depth == 0)
        } else if status.isDirectory {
            try copyFolder(input, to: target, depth: depth)
        } else {
            throw FileError(path: input.name, reason: .neitherFileNorFolder)
        }
    }

    private func copyFolder(_ input: Descriptor, to target: String, depth: Int) throws {
        guard depth < FileCopy.deepestFolder else { throw FileError(path: input.name, reason: .nestedTooDeeply) }
        try FileSystem.makeDirectory(target, mode: 0o777)
        do {
            try allowance?.add(input.name, byteCount: 0)
            for name in try input.entryNames() {
                try copyEntry(name, of: input, to: target + "/" + name, depth: depth + 1)
            }
            if let record {
                // Now, as each new entry changed the times.
                let status = try input.status()
                let output = try Descriptor.reading(target)
                output.takeAttributes(of: input, status)
                record.add(input.name, status)
            }
        } catch {
            if depth == 0 { FileCopy.remove(target) }
            throw error
        }
    }

    /// Removes a folder with what is in it, whatever the names are.
    private static func remove(_ folder: String) {
        if let directory = try? Descriptor.reading(folder, followsLink: false), let names = try? directory.entryNames()
        {
            for name in names {
                let path = folder + "/" + name
                let isFolder = (try? FileSystem.status(of: path, followsLink: false))?.isDirectory ?? false
                if isFolder { remove(path) } else { try? FileSystem.removeFile(path) }
            }
        }
        try? FileSystem.removeDirectory(folder)
    }

    private func copyEntry(_ name: String, of directory: Descriptor, to path: String, depth: Int) throws {
        let place = directory.name + "/" + name
        let kind = try FileSystem.status(of: place, followsLink: false).kind
        guard depth == 0 || kind == .file || kind == .directory || kind == .symbolicLink else {
            guard leavesOutSpecialFiles else { throw FileError(path: place, reason: .neitherFileNorFolder) }
            // It has no contents, and is no reason not to copy the rest.
            return BackgroundLogger(label: "CoreTransferable").warning(
                "\(place.printable) is left out of the copy: it is neither a file nor a folder."
            )
        }
        guard let link = try directory.linkDestination(of: name) else {
            return try copyItem(.reading(name, in: directory), to: path, depth: depth)
        }
        try allowance?.add(place, byteCount: 0)
        try FileSystem.makeLink(to: link, at: path)
        if let record {
            let status = try FileSystem.status(of: place, followsLink: false)
            FileSystem.takeTimes(ofLinkAt: path, status)
            record.add(place, status)
        }
    }

    private func copyFile(_ input: Descriptor, _ status: FileStatus, to target: String, reporting: Bool) throws {
        let output = try Descriptor.creating(target, mode: status.permissions | 0o200)
        do {
            // Counts the file after a free name is found, so it counts once.
            try allowance?.add(input.name, byteCount: status.size)
            try copyContents(of: input, to: output) { copied in
                if reporting { report(copied, Int64(status.size)) }
                // A file that keeps growing is not followed, because it may never end.
                guard copied <= status.size else { throw FileError(path: input.name, reason: .changedMeanwhile) }
            }
            guard try input.status().hasSameContents(as: status), try output.status().size == status.size else {
                throw FileError(path: input.name, reason: .changedMeanwhile)
            }
            if let record {
                output.takeAttributes(of: input, status)
                record.add(input.name, status)
            }
        } catch {
            try? FileSystem.removeFile(target)
            throw error
        }
    }

    /// Copies the contents of a file to another.
    func copyContents(
        of input: Descriptor,
        to output: Descriptor,
        report: (Int64) throws -> Void
    ) throws {
        if output.clone(input) { return }
        var copied: Int64 = 0
        func count(_ part: Int) throws {
            copied += Int64(part)
            try report(copied)
            try cancellation.check()
        }
        try cancellation.check()
        while let part = output.copyInKernel(from: input, upTo: FileCopy.chunk) { try count(part) }
        // Copies the rest by reading, for file systems that cannot copy by themselves or report a size of zero for
        // files whose size they do not know.
        try input.readAll(partSize: FileCopy.bufferSize) { part in
            try output.write(part)
            try count(part.count)
        }
    }

    private static let chunk = 64 << 20
    private static let bufferSize = 256 << 10
}
