import CommandSupport
import Foundation

/// The user's own part of the shared MIME-info database.
struct MIMEDatabase {
    /// The directory of packages, relative to the user's directory of data files.
    static let packages = "mime/packages"

    /// The files that update-mime-database creates beside a directory for each media type.
    private static let generatedFiles = [
        "XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache", "subclasses",
        "treemagic", "types", "version",
    ]

    private let directory: String
    private let updater: Program

    /// - Throws: ``CommandFailure`` when the program that builds the database is missing.
    init(in data: UserDataDirectory) throws {
        directory = data.path(of: "mime")
        guard let updater = Program(named: "update-mime-database") else {
            throw CommandFailure(
                "The program update-mime-database is missing: install your distribution's package shared-mime-info."
            )
        }
        self.updater = updater
    }

    /// Builds the database from its packages.
    func update(_ steps: Steps) throws {
        try steps.run(updater, [directory])
    }

    /// Removes the database when it has no packages left, and so nothing to say.
    static func removeIfEmpty(_ data: UserDataDirectory) {
        guard rmdir(data.path(of: packages)) == 0 else { return }
        let directory = data.path(of: "mime")
        for file in generatedFiles { unlink("\(directory)/\(file)") }
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
            rmdir("\(directory)/\(entry)")
        }
        rmdir(directory)
    }
}
