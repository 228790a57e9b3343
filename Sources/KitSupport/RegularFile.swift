import Foundation
import SystemSupport

/// The contents of files that a path of the app's or of another program's names. What is read to its end without end, or waits for
/// another program, such as a named pipe or a device, has none.
package enum RegularFile {
    /// Opens a file for reading.
    /// - Throws: `CocoaError` for a URL that names no file; `SystemError` where it cannot be read, and for what is no regular file.
    package static func open(_ url: URL) throws -> Descriptor {
        guard url.isFileURL else {
            throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])
        }
        let file = try Descriptor.reading(url.path)
        let status = try file.status()
        if status.isDirectory { throw SystemError(url.path, EISDIR) }
        guard status.isRegularFile else { throw SystemError(url.path, EINVAL) }
        return file
    }

    /// Returns the contents of a file; nil if it cannot be read.
    package static func contents(of url: URL) -> Data? {
        // By the descriptor that was looked at: the path may lead to another file meanwhile.
        guard let file = try? open(url) else { return nil }
        var data = Data()
        return (try? file.readAll(partSize: 1 << 18) { data.append(contentsOf: $0) }).map { data }
    }

    /// Returns the first bytes of a file; nil if it cannot be read.
    package static func head(of url: URL, count: Int) -> [UInt8]? { try? open(url).bytes(at: 0, count: count) }
}
