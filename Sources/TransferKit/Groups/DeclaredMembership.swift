import Foundation
import SystemSupport
import UniformTypeIdentifiers

extension Membership {
    private static let largestPropertyList = 4 << 20

    /// The membership of this program, determined from its executable at the time of the first access.
    package static let own: Membership = {
        guard let executable = Executable.ofThisProcess else { return Membership() }
        return Membership(of: executable, trusting: .ownersLikeThisProgram)
    }()

    /// Creates the membership that a program declares. It is empty if a user who is not trusted could have changed the program's files.
    package init(of executable: Executable, trusting trust: Trust) {
        self.init()
        guard trust.includes(executable.path, as: executable.status) else { return }
        for path in ApplicationDeclarations.propertyLists(forExecutableAt: executable.path) {
            guard let resolved = FileSystem.resolve(path), let file = try? Self.open(resolved),
                let status = try? file.status(), status.isRegularFile, status.size <= Self.largestPropertyList,
                trust.includes(resolved, as: status),
                let bytes = try? file.bytes(at: 0, count: status.size)
            else { continue }
            read(Data(bytes))
        }
    }

    private static func open(_ path: String) throws -> Descriptor {
        try .reading(path, followsLink: false)
    }
}

/// The users whose files are accepted as declarations of a program.
///
/// A declaration is as trustworthy as it is hard to make. If root installed this program, another program belongs to
/// its group only if root installed it, too. Otherwise a program in the user's home could declare that it belongs to
/// the group. If this program is the user's own, as during development, the user's other programs count.
package struct Trust: Sendable {
    private let owners: Set<uid_t>

    /// Root, and the current user if this program belongs to that user.
    package static let ownersLikeThisProgram: Trust = {
        let isOwn = Executable.ofThisProcess?.status.st_uid == geteuid()
        return Trust(owners: isOwn ? [0, geteuid()] : [0])
    }()

    package init(owners: Set<uid_t>) { self.owners = owners }

    /// Returns a Boolean value that indicates whether only trusted users could have put a file where it is.
    /// - Parameters:
    ///   - path: An absolute path without links.
    ///   - status: The status of the file.
    package func includes(_ path: String, as status: stat) -> Bool {
        guard isTrusted(status, isDirectory: false) else { return false }
        // Scalars, not characters: a combining mark after a slash would hide it, and a directory, in a larger character.
        var parent = Substring(path).unicodeScalars
        while let slash = parent.lastIndex(of: "/") {
            parent = parent[..<slash]
            var status = stat()
            guard lstat(parent.isEmpty ? "/" : String(parent), &status) == 0, status.isDirectory,
                isTrusted(status, isDirectory: true)
            else { return false }
        }
        return true
    }

    private func isTrusted(_ status: stat, isDirectory: Bool) -> Bool {
        guard owners.contains(status.st_uid) else { return false }
        // In a sticky directory a user cannot remove another user's entries.
        if isDirectory, status.st_mode & S_ISVTX != 0 { return true }
        // Many distributions give each user a group with no other member, and let it write.
        let isOwnGroup = status.st_gid == getegid() && status.st_uid == geteuid()
        return status.st_mode & S_IWOTH == 0 && (status.st_mode & S_IWGRP == 0 || isOwnGroup)
    }
}
