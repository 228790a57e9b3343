import CommandSupport
import DesktopBus
import Foundation
import SystemSupport

/// A file or folder that a caller of the share service has passed as a descriptor.
struct ReceivedFile {
    let descriptor: Descriptor
    /// The path at which this process finds the same file; nil where there is none, as for a file that a sandbox alone sees.
    let path: String?
    let name: String

    /// - Throws: ``CallFailure`` for anything that is neither a file nor a folder that can be shared.
    init(_ descriptor: Descriptor) throws {
        self.descriptor = descriptor
        let status = try descriptor.status()
        guard status.isRegularFile || status.isDirectory else {
            throw CallFailure.invalidArguments("One of the descriptors is neither of a file nor of a folder.")
        }
        let path = try descriptor.withPath { try FileManager.default.destinationOfSymbolicLink(atPath: $0) }
        // A sandbox has other file systems: the path may lead nowhere here, or to another file.
        var found = stat()
        self.path = lstat(path, &found) == 0 && found.isSameFile(as: status) ? path : nil
        guard self.path != nil || status.isRegularFile else {
            throw CallFailure.invalidArguments(
                "The folder \(path.quoted) cannot be seen outside of the caller's sandbox: pass its files."
            )
        }
        name = Self.name(ofFileAt: path, isDeleted: status.st_nlink == 0)
    }

    /// The name of a file by the kernel's word for its path.
    private static func name(ofFileAt path: String, isDeleted: Bool) -> String {
        var path = path
        if isDeleted, path.hasSuffix(" (deleted)") { path.removeLast(" (deleted)".count) }
        if path.hasPrefix("/memfd:") { path.removeFirst("/memfd:".count) }
        let name = (path as NSString).lastPathComponent
        return name.isEmpty || name == "/" ? "File" : name
    }
}
