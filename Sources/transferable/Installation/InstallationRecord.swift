import CommandSupport
import Foundation

/// The record of the files that were installed for an app, so only these are removed. Paths are relative to the user's
/// directory of data files.
struct InstallationRecord: Codable {
    var files: [String]
    /// Directories that were made for the files, outer ones first.
    var directories: [String]

    /// The directory of all records.
    static let directory = "transferable/declarations"

    /// Returns the record of an app.
    static func path(name: String) -> String { "\(directory)/\(name)/installed.json" }

    /// Returns the copy of an app's `Info.plist`, from which this package's programs learn the types.
    static func propertyListPath(name: String) -> String { "\(directory)/\(name)/Info.plist" }

    /// Reads a record.
    ///
    /// - Throws: ``CommandFailure`` when it is damaged.
    init?(at path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard let record = try? JSONDecoder().decode(InstallationRecord.self, from: data),
            (record.files + record.directories).allSatisfy(Self.isInside)
        else {
            throw CommandFailure("\(path) is damaged: remove by hand what was installed, then that file.")
        }
        self = record
    }

    init(files: [String], directories: [String]) {
        self.files = files
        self.directories = directories
    }

    var encoded: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    private static func isInside(_ path: String) -> Bool {
        // Scalars, not characters: a combining mark after a slash would hide it in a larger character.
        let components = path.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        return components.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }
}
