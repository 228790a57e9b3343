internal import SystemSupport

/// The contents of files as data. Large files are not read into memory.
enum FileContents {
    /// Up to this size a file is read; a larger one is mapped.
    static let largestRead = 256 << 10

    /// Returns the contents of a file.
    ///
    /// A large file is mapped through a private copy (a clone if the file system supports it). A direct mapping of a
    /// file that its owner shortens would end the process when the missing part is accessed.
    static func data(of url: URL, cancellation: Cancellation) throws -> Data {
        guard url.isFileURL else { throw FileError(path: url.absoluteString, reason: .notAFileURL) }
        let input = try Descriptor.reading(url.path)
        let status = try input.status()
        guard !status.isDirectory else { throw FileError(path: url.path, reason: .isAFolder) }
        guard status.isRegularFile else { throw FileError(path: url.path, reason: .neitherFileNorFolder) }
        if status.size <= largestRead {
            let data = try read(input, count: status.size)
            guard data.count == status.size, try input.status().hasSameContents(as: status) else {
                throw FileError(path: url.path, reason: .changedMeanwhile)
            }
            return data
        }
        let directory = try PrivateDirectory()
        defer { directory.remove() }
        return try mapped(try FileCopy(cancellation: cancellation).copy(url, into: directory.url, as: "contents"))
    }

    /// Returns the contents of a file that no other program can shorten; it may be removed afterwards.
    static func mapped(_ url: URL) throws -> Data {
        try Data(contentsOf: url, options: .alwaysMapped)
    }

    /// Reads one byte more than expected, to notice a file that grew.
    private static func read(_ input: Descriptor, count: Int) throws -> Data {
        var data = Data(count: count + 1)
        let filled = try data.withUnsafeMutableBytes { try input.fill($0) }
        return data.prefix(filled)
    }
}
