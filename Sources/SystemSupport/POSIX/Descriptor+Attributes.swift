extension Descriptor {
    /// Copies the owner, permissions, times and extended attributes of the original file, as far as the file system and the system's rules
    /// permit.
    /// - Parameters:
    ///   - original: The other file.
    ///   - status: The status of the file.
    ///   - includesTimes: Whether the times are taken over too.
    package func takeAttributes(of original: Descriptor, _ status: stat, includesTimes: Bool = true) {
        copyExtendedAttributes(of: original)
        // Only a privileged process can give a file to another user, and others only to a group of theirs.
        withNumber { number in
            let isOwned = fchown(number, status.st_uid, status.st_gid) == 0
            if !isOwned { _ = fchown(number, uid_t.max, status.st_gid) }
            // A program that runs as its owner is not to run as another.
            fchmod(number, status.st_mode & (isOwned ? 0o7777 : 0o1777))
            if includesTimes { futimens(number, [status.st_atim, status.st_mtim]) }
        }
    }

    /// Writes the contents of the file, or the names in a directory, to disk (fsync(2)).
    package func writeOut() throws(SystemError) {
        guard withNumber({ fsync($0) }) == 0 else { throw SystemError(name) }
    }
}
