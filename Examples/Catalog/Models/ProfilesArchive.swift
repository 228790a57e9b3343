import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Several profiles as a table, to be opened in a spreadsheet.
struct ProfilesArchive: Transferable {
    var profiles: [Profile]

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { archive in
            archive.convertToCSV()
        }
        .suggestedFileName("Scientists.csv")
        ProxyRepresentation { archive in
            String(decoding: archive.convertToCSV(), as: UTF8.self)
        }
    }

    /// The table: RFC 4180, a line for each person under a line of titles.
    func convertToCSV() -> Data {
        let lines =
            [["Name", "Field", "Years", "Biography"]] + profiles.map { [$0.name, $0.field, $0.years, $0.biography] }
        let text = lines.map { $0.map(quoted).joined(separator: ",") + "\r\n" }.joined()
        return Data(text.utf8)
    }

    private func quoted(_ value: String) -> String {
        "\"" + value.replacingOccurrences(of: "\"", with: "\"\"") + "\""
    }
}
