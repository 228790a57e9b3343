import Foundation

/// The permissions of a file, as POSIX numbers. Systems without them separate the files of users in other ways.
package typealias FileMode = UInt32

/// The status of a file, as far as Foundation reports it.
package struct FileStatus: Sendable {
    /// The kind of file; nil for one that Foundation does not know.
    package let kind: FileKind?
    /// The size in bytes.
    package let size: Int
    /// The permissions of the owner, the group and others.
    package let permissions: FileMode
    /// A Boolean value that indicates whether the file belongs to the user who runs the process.
    package let belongsToUser: Bool
    /// The attributes that change when the file is replaced or written.
    package let version: FileVersion
    /// The time of the last change.
    let modified: Date?

    /// A Boolean value that indicates whether any user may execute the file.
    package var isExecutable: Bool { permissions & 0o111 != 0 }

    init(_ attributes: [FileAttributeKey: Any]) {
        kind = (attributes[.type] as? FileAttributeType).flatMap { Self.kinds[$0] }
        size = max(0, (attributes[.size] as? NSNumber)?.intValue ?? 0)
        permissions = (attributes[.posixPermissions] as? NSNumber)?.uint32Value ?? 0o600
        // A system that tells no owner has no files of others here.
        belongsToUser = (attributes[.ownerAccountName] as? String).map { $0 == NSUserName() } ?? true
        modified = attributes[.modificationDate] as? Date
        let seconds = (modified ?? .distantPast).timeIntervalSince1970
        version = FileVersion(
            device: (attributes[.systemNumber] as? NSNumber)?.uint64Value ?? 0,
            number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
            size: size,
            seconds: Int(seconds.rounded(.down)),
            nanoseconds: Int((seconds - seconds.rounded(.down)) * 1e9)
        )
    }

    private static let kinds: [FileAttributeType: FileKind] = [
        .typeRegular: .file, .typeDirectory: .directory, .typeSymbolicLink: .symbolicLink, .typeSocket: .socket,
        .typeCharacterSpecial: .characterDevice, .typeBlockSpecial: .blockDevice,
    ]
}
