import Foundation
import UniformTypes

@_weakLinked
extension FileManager {
    /// Returns the folder that the apps of a group share.
    ///
    /// It has the name of the group, is in the data that programs keep for the user (`XDG_DATA_HOME`), and is created if it isn't
    /// there. Each program of the user can read it, so every group is one to which the app belongs.
    /// - Parameter groupIdentifier: The name of the group, such as `group.org.example.recipes`.
    /// - Returns: The folder; nil if the name can't be that of a folder, or the folder can't be created.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.hasPrefix("."), groupIdentifier.utf8.count < 256,
            !groupIdentifier.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
        else { return nil }
        let folder = URL.applicationSupportDirectory.appending(path: groupIdentifier, directoryHint: .isDirectory)
        // It is the user's own, as the folder around it.
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        do {
            try createDirectory(at: folder, withIntermediateDirectories: true, attributes: attributes)
        } catch {
            return nil
        }
        return folder
    }
}
