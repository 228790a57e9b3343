import Foundation
import SystemSupport
import TransferKit

/// The destinations that the user chose last, in any program of this user's.
enum RecentDestinations {
    /// More are forgotten.
    private static let limit = 3

    /// The file, with a line for each, beginning with the last.
    private static var file: URL {
        BaseDirectory.state.url.appending(path: "swift-transferable/share-destinations")
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
