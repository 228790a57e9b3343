import Foundation
import SystemSupport

/// A reader of files that are expected to be small, whatever is at their paths.
///
/// A pipe or a device in the place of a file is none: a command would wait for it, or never end.
package enum SmallFile {
    /// Returns the contents of a file; nil if the file can't be read or is larger than a limit.
    package static func contents(_ path: String, upTo limit: Int) -> Data? {
        beginning(of: path, count: limit + 1).flatMap { $0.count <= limit ? $0 : nil }
    }

    /// Returns the first bytes of a file; nil if the file can't be read.
    package static func beginning(of path: String, count: Int) -> Data? {
        guard let file = try? Descriptor.reading(path), let status = try? file.status(), status.isRegularFile,
            let bytes = try? file.bytes(at: 0, count: min(count, max(status.size, 4096)))
        else { return nil }
        return Data(bytes)
    }
}
