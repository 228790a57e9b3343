import Foundation
import SystemSupport

@_weakLinked
extension URL {
    /// Makes a file that the user chose accessible.
    ///
    /// On Linux a file is accessible by its path as long as its permissions allow that. In a sandbox such as Flatpak's, the URL of
    /// a file that the user chose leads to the document portal, which keeps it accessible. So nothing has to be made, and the
    /// result says whether the file can be read.
    /// - Returns: Whether the file is there and can be read. Call ``stopAccessingSecurityScopedResource()`` afterwards if so.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL && access(path, R_OK) == 0 }

    /// Ends what ``startAccessingSecurityScopedResource()`` began. On Linux there is nothing to end.
    public func stopAccessingSecurityScopedResource() {}
}
