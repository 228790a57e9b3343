import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Several profiles together: a table for spreadsheets, or a file with all that the catalog knows.
struct ProfilesArchive: Hashable {
    var profiles: [Profile]

    /// A Boolean value that indicates whether the profiles can be a table, which needs a line at least.
    var supportsCSV: Bool { !profiles.isEmpty }
}

extension UTType {
    /// Profiles with their portraits as this app writes them; declared in `Resources/Info.plist`.
    static let profilesArchive = UTType(exportedAs: "com.example.profiles-archive")
}

extension ProfilesArchive: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        // The table, which other programs open.
        DataRepresentation(contentType: .commaSeparatedText) { archive in
            archive.convertToCSV()
        } importing: { data in
            try ProfilesArchive(csvData: data)
        }
        .suggestedFileName("Scientists.csv")
        .exportingCondition { $0.supportsCSV }
        // All of it, the portraits that the user brought included.
        FileRepresentation(contentType: .profilesArchive) { archive in
            SentTransferredFile(try archive.writeToFile())
        } importing: { received in
            let data = try Data(contentsOf: received.file)
            return ProfilesArchive(profiles: try JSONDecoder().decode([Profile].self, from: data))
        }
        .suggestedFileName("Scientists.scientists")
        // The lines of the table, for editors of text.
        ProxyRepresentation { archive in
            String(decoding: archive.convertToCSV(), as: UTF8.self)
        }
        .exportingCondition { $0.supportsCSV }
    }

    /// Writes the file that is handed on. Each process has one, in place of the one before.
    private func writeToFile() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("catalog-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Scientists.scientists")
        try JSONEncoder().encode(profiles).write(to: file, options: .atomic)
        return file
    }
}

// MARK: The table

extension ProfilesArchive {
    /// A column's value of a profile, and the way in which a profile takes it.
    private struct Column: Sendable {
        let title: String
        let text: @Sendable (Profile) -> String
        let read: @Sendable (String, inout Profile) -> Void
    }

    private static let columns = [
        Column(title: "Name", text: \.name) { $1.name = $0 },
        Column(title: "Field", text: \.field) { $1.field = $0 },
        Column(title: "Years", text: \.years) { $1.years = $0 },
        Column(title: "Biography", text: \.biography) { $1.biography = $0 },
        Column(
            title: "Fun Facts",
            text: { $0.funFacts.joined(separator: "\n") },
            read: { text, profile in profile.funFacts = text.split(whereSeparator: \.isNewline).map(String.init) }
        ),
        // A table contains only pictures that are included in the app, by name.
        Column(
            title: "Portrait",
            text: { $0.portrait.includedName ?? "" },
            read: { text, profile in profile.portrait = text.isEmpty ? .missing : .included(text) }
        ),
        Column(
            title: "Video",
            text: { $0.video ?? "" },
            read: { text, profile in profile.video = text.isEmpty ? nil : text }
        ),
        Column(title: "Colour", text: \.accent) { text, profile in if !text.isEmpty { profile.accent = text } },
        Column(title: "Identifier", text: \.id.uuidString) { text, profile in
            if let id = UUID(uuidString: text) { profile.id = id }
        },
    ]

    /// The table: RFC 4180, a line for each person under a line of titles.
    func convertToCSV() -> Data {
        let lines = [Self.columns.map(\.title)] + profiles.map { profile in Self.columns.map { $0.text(profile) } }
        return CommaSeparatedText.data(lines)
    }

    /// Reads a table with titles in its first line. Columns can be in any order, and all but the name can be missing.
    init(csvData: Data) throws {
        let lines = try CommaSeparatedText.lines(of: csvData)
        let columns = (lines.first ?? []).map { title in Self.columns.first { $0.title == title } }
        guard columns.contains(where: { $0?.title == "Name" }) else {
            throw TableError("The table has no column “Name”.")
        }
        profiles = lines.dropFirst().map { line in
            var profile = Profile.unknown
            for (column, text) in zip(columns, line) { column?.read(text, &profile) }
            return profile
        }
    }
}
