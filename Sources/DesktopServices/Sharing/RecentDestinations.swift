import Foundation
import TransferKit

/// The destinations that the user chose last, in any program of this user's.
enum RecentDestinations {
    /// More are forgotten.
    private static let limit = 3

    /// A line for each, the last first; in the directory for state that outlives a program but is not worth a backup (XDG
    /// Base Directory Specification).
    private static var file: URL {
        let environment = ProcessInfo.processInfo.environment["XDG_STATE_HOME"]
        let directory = environment.flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        return (directory ?? .homeDirectory.appending(path: ".local/state"))
            .appending(path: "swift-transferable/share-destinations")
    }

    private static var ids: [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return Array(text.split(separator: "\n").map(String.init).prefix(limit))
    }

    /// Returns the destinations, beginning with the last chosen ones.
    static func inOrder(_ destinations: [ShareDestination]) -> [ShareDestination] {
        let recent = ids.compactMap { id in destinations.first { $0.id == id } }
        return recent + destinations.filter { !recent.contains($0) }
    }

    /// Notes that a destination was chosen. Where that cannot be written, it is not remembered.
    static func add(_ destination: ShareDestination) {
        let lines = ([destination.id] + ids.filter { $0 != destination.id }).prefix(limit)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file, options: .atomic)
    }
}
