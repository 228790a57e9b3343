import Foundation
internal import SystemSupport

/// A `mime.cache` file of the shared MIME-info database, as it was when it was opened.
///
/// Its layout is described in the Shared MIME-info Database specification, “The mime.cache files”: big-endian numbers of
/// 32 bits, strings that end with a NUL, and offsets from the beginning of the file. Every read is checked against the
/// bounds of the file, and the file itself is read: one that is damaged, or that a program overwrites or shortens later, gives
/// wrong or no answers, never a fault. All operations may be called from any thread.
final class MimeCache: Sendable {
    /// Larger files are refused; the largest in the field has about 150 KiB.
    static let maximumSize = 64 << 20

    typealias Table = MimeCacheReader.Table

    /// The `mime` directory that has the cache; nil for a cache in memory.
    let directory: String?

    /// The contents.
    private let file: PartlyReadFile

    /// Reads the contents.
    let reader: MimeCacheReader

    /// The patterns of file names that are not literal and not an asterisk with a suffix.
    ///
    /// They are not an array, because the runtime would have to create the type of its storage, and not objects, which
    /// take longer to iterate.
    nonisolated(unsafe) let globs: UnsafeBufferPointer<Glob>

    /// The magic rules, prepared at the first use.
    let magic = MagicProgram.Lazy()

    /// Returns the path of the cache in a `mime` directory.
    static func path(inDirectory directory: String) -> String { "\(directory)/mime.cache" }

    /// Opens the cache in a `mime` directory.
    /// - Returns: No cache when there is no file or it is of a version that is not understood; no version when there is none.
    static func open(directory: String) -> (cache: MimeCache?, version: FileVersion?) {
        let path = path(inDirectory: directory)
        do throws(SystemError) {
            if let file = try PartlyReadFile(path: path, limit: maximumSize) {
                return (MimeCache(file: file, directory: directory), file.version)
            }
        } catch  where error.code == ENOENT {
            return (nil, nil)
        } catch {}
        return (nil, FileVersion(path: path))
    }

    /// Reads contents that are in memory.
    convenience init?(contents: [UInt8]) {
        self.init(file: PartlyReadFile(contents: contents), directory: nil)
    }

    private init?(file: PartlyReadFile, directory: String?) {
        self.directory = directory
        self.file = file
        reader = MimeCacheReader(file)
        guard let version = reader.number(at: 0), version >> 16 == 1, (1...2).contains(version & 0xFFFF) else {
            return nil
        }
        globs = Self.readGlobs(reader)
    }

    deinit { globs.deallocate() }
}
