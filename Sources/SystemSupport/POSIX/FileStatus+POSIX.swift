/// The status of a file (stat(2)).
package typealias FileStatus = stat

/// The permissions of a file (chmod(2)).
package typealias FileMode = mode_t

extension stat {
    /// The kind of file; nil for one that POSIX does not define.
    package var kind: FileKind? {
        switch st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFLNK: .symbolicLink
        case S_IFIFO: .namedPipe
        case S_IFSOCK: .socket
        case S_IFCHR: .characterDevice
        case S_IFBLK: .blockDevice
        default: nil
        }
    }

    /// The size in bytes, which is never negative.
    package var size: Int { max(0, Int(st_size)) }

    /// The permissions of the owner, the group and others.
    package var permissions: FileMode { st_mode & 0o777 }

    /// A Boolean value that indicates whether any user may execute the file.
    package var isExecutable: Bool { st_mode & 0o111 != 0 }

    /// A Boolean value that indicates whether the file belongs to the user who runs the process.
    package var belongsToUser: Bool { st_uid == geteuid() }

    /// The attributes that change when the file is replaced or written.
    package var version: FileVersion {
        FileVersion(
            device: UInt64(truncatingIfNeeded: st_dev),
            number: UInt64(truncatingIfNeeded: st_ino),
            size: Int(st_size),
            seconds: Int(st_mtim.tv_sec),
            nanoseconds: Int(st_mtim.tv_nsec)
        )
    }
}
