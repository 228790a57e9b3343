import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// The application groups and the developer team that a program declares in its `Info.plist`.
///
/// ```xml
/// <key>com.apple.security.application-groups</key>
/// <array><string>group.com.example.drawing</string></array>
/// <key>com.apple.developer.team-identifier</key>
/// <string>A1B2C3D4E5</string>
/// ```
///
/// The keys are those of the entitlements on Apple's systems. The file is looked for where that with the declarations of
/// types is: see ``UniformTypeIdentifiers/UTTypeDeclaration``.
package struct Membership: Equatable, Sendable {
    package var groups: Set<String> = []
    package var team: String?

    private static let groupsKey = "com.apple.security.application-groups"
    private static let teamKey = "com.apple.developer.team-identifier"
    private static let largestPropertyList = 4 << 20

    package var isEmpty: Bool { groups.isEmpty && team == nil }

    /// The membership of this program, whose executable is the one at the first access.
    package static let own: Membership = {
        guard let executable = Executable.ofThisProcess else { return Membership() }
        return Membership(of: executable, trusting: .ownersLikeThisProgram)
    }()

    package init(groups: Set<String> = [], team: String? = nil) {
        self.groups = groups
        self.team = team
    }

    /// Creates the membership that a program declares. It is empty if an untrusted user could have changed the
    /// program's files.
    package init(of executable: Executable, trusting trust: Trust) {
        guard trust.includes(executable.path, as: executable.status) else { return }
        for path in ApplicationDeclarations.propertyLists(forExecutableAt: executable.path) {
            guard let resolved = Executable.resolve(path), let file = try? Self.open(resolved),
                let status = try? file.status(), status.isRegularFile, status.size <= Self.largestPropertyList,
                trust.includes(resolved, as: status),
                let bytes = try? file.bytes(at: 0, count: status.size)
            else { continue }
            read(Data(bytes))
        }
    }

    /// Adds the declarations of a property list. Malformed entries are skipped.
    package mutating func read(_ propertyList: Data) {
        guard let root = try? PropertyList(reading: propertyList).dictionary else { return }
        let groups = (root[Self.groupsKey]?.array ?? []).compactMap(\.string)
        self.groups.formUnion(groups.filter { !$0.isEmpty })
        if let team = root[Self.teamKey]?.string, !team.isEmpty { self.team = self.team ?? team }
    }

    /// Returns whether a program of another membership may see items for the group of this one.
    package func sharesGroup(with other: Membership) -> Bool { !groups.isDisjoint(with: other.groups) }

    /// Returns whether a program of another membership may see items for the team of this one. A group is within a
    /// team.
    package func sharesTeam(with other: Membership) -> Bool {
        (team != nil && team == other.team) || sharesGroup(with: other)
    }

    private static func open(_ path: String) throws -> Descriptor {
        try .reading(path, followsLink: false)
    }
}

/// The users whose files count as declarations of a program.
///
/// A declaration is as trustworthy as it is hard to make. If root installed this program, another program belongs to
/// its group only if root installed it, too. Otherwise a program in the user's home could declare that it belongs to
/// the group. If this program is the user's own, as during development, the user's other programs count.
package struct Trust: Sendable {
    private let owners: Set<uid_t>

    /// Root, and the user where this program is the user's.
    package static let ownersLikeThisProgram: Trust = {
        let isOwn = Executable.ofThisProcess?.status.st_uid == geteuid()
        return Trust(owners: isOwn ? [0, geteuid()] : [0])
    }()

    package init(owners: Set<uid_t>) { self.owners = owners }

    /// Returns whether only trusted users could have put a file where it is.
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
