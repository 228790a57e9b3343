import Foundation
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

    package var isEmpty: Bool { groups.isEmpty && team == nil }

    package init(groups: Set<String> = [], team: String? = nil) {
        self.groups = groups
        self.team = team
    }

    /// Adds the groups and the team that a property list declares, skipping malformed entries.
    package mutating func read(_ propertyList: Data) {
        guard let root = try? PropertyList(reading: propertyList).dictionary else { return }
        let groups = (root[Self.groupsKey]?.array ?? []).compactMap(\.string)
        self.groups.formUnion(groups.filter { !$0.isEmpty })
        if let team = root[Self.teamKey]?.string, !team.isEmpty { self.team = self.team ?? team }
    }

    /// Returns a Boolean value that indicates whether a program with another membership may see items for this one's group.
    package func sharesGroup(with other: Membership) -> Bool { !groups.isDisjoint(with: other.groups) }

    /// Returns a Boolean value that indicates whether a program with another membership may see items for this one's team. A group is part
    /// of a team.
    package func sharesTeam(with other: Membership) -> Bool {
        (team != nil && team == other.team) || sharesGroup(with: other)
    }
}
