import CommandSupport
import Foundation

/// The user's own desktop entries, and the cache in which desktops look for the programs that open a type.
struct DesktopEntryCache {
    /// The directory of desktop entries, relative to the user's directory of data files.
    static let entries = "applications"
    private static let cache = "mimeinfo.cache"

    private let directory: String
    private let updater: Program

    /// - Throws: ``CommandFailure`` when the program that builds the cache is missing.
    init(in data: UserDataDirectory) throws {
        directory = data.path(of: Self.entries)
        guard let updater = Program(named: "update-desktop-database") else {
            throw CommandFailure(
                "The program update-desktop-database is missing: install your distribution's package desktop-file-utils."
            )
        }
        self.updater = updater
    }

    /// Returns the path of an app's entry, relative to the user's directory of data files.
    static func path(name: String) -> String { "\(entries)/\(name).desktop" }

    /// Builds the cache from the entries.
    func update(_ steps: Steps) throws {
        try steps.run(updater, [directory])
    }

    /// Removes the cache when there are no entries left.
    static func removeIfEmpty(_ data: UserDataDirectory) {
        let directory = data.path(of: entries)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        if names == [cache] { unlink("\(directory)/\(cache)") }
    }
}
