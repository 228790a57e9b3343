import Foundation
import SystemSupport

@_weakLinked
extension URL {
    /// Makes a file that the user chose accessible.
    ///
    /// On Linux a file is accessible by its path as long as its permissions allow that. In a sandbox such as Flatpak's,
    /// the URL of a file that the user chose refers to the document portal, which keeps it accessible. Therefore the
    /// call has no effect, and the result indicates whether the file can be read.
    /// - Returns: Whether the file exists and can be read. Call ``stopAccessingSecurityScopedResource()`` afterwards if
    ///   so.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL && access(path, R_OK) == 0 }

    /// Ends the access that ``startAccessingSecurityScopedResource()`` began. It has no effect on Linux.
    public func stopAccessingSecurityScopedResource() {}
}
