import Foundation

/// A table of what was recorded: a file of lines with tabs between the columns, of which the first line has the names.
///
/// The tables are beside the tests in `RecordedTests`. A row whose column “otherwise” is empty is what this project does, too. Where it decides otherwise, the
/// column has the reason, and the article on differences from Apple's systems has it for those that write apps.
package struct RecordedTable {
    /// The rows, each by the names of its columns.
    package let rows: [[String: String]]

    /// Reads a table.
    /// - Parameter name: The name of the file in `Tables`, without its extension.
    package init(_ name: String) {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("RecordedTests/Tables/\(name).tsv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            preconditionFailure("There is no table \(file.path).")
        }
        var lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let names = lines.removeFirst().map(String.init)
        rows = lines.map { line in
            precondition(line.count == names.count, "\(name): a line has \(line.count) columns: \(line)")
            return Dictionary(uniqueKeysWithValues: zip(names, line.map(String.init)))
        }
    }
}
