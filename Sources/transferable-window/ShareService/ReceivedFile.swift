import CommandSupport
import DesktopBus
import Foundation
import SystemSupport

/// A file or folder that a caller of the share service has passed as a descriptor.
///
/// What is shared is what the descriptor stands for. A path tells its name alone: the caller can put another file there, or a link to
/// one that it cannot read itself.
struct ReceivedFile {
    let descriptor: Descriptor
    let name: String
    let isFolder: Bool

    /// - Throws: ``CallFailure`` for anything that is neither a file nor a folder that the caller can read.
    init(_ descriptor: Descriptor) throws {
        self.descriptor = descriptor
        guard descriptor.isOpenForReading else {
            throw CallFailure.invalidArguments(
                "One of the descriptors is not open for reading: open the file with O_RDONLY."
            )
        }
        let status = try descriptor.status()
        guard status.isRegularFile || status.isDirectory, !descriptor.isOfKernel else {
            throw CallFailure.invalidArguments("One of the descriptors is neither of a file nor of a folder.")
        }
        isFolder = status.isDirectory
        let path = try descriptor.withPath { try FileManager.default.destinationOfSymbolicLink(atPath: $0) }
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
