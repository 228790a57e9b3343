import Foundation
import Testing

@testable import UniformTypes

/// The list of test files in the source package of shared-mime-info, which is not part of this repository.
private let listDirectory = ProcessInfo.processInfo.environment["SHARED_MIME_INFO_TESTS"]

@Suite("The test files of shared-mime-info", .enabled(if: listDirectory != nil))
struct SharedMimeInfoListTests {
    private struct Entry {
        let file: String
        let type: String
        /// A Boolean value that indicates whether a lookup by name, by content and by both is expected to fail.
        let fails: (name: Bool, content: Bool, file: Bool)
    }

    private func entries() throws -> [Entry] {
        let list = try String(contentsOfFile: "\(listDirectory!)/list", encoding: .utf8)
        return list.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard words.count >= 2, !line.hasPrefix("#") else { return nil }
            let flags = Array(words.count > 2 ? words[2] : "") + ["o", "o", "o"]
            return Entry(file: words[0], type: words[1], fails: (flags[0] == "x", flags[1] == "x", flags[2] == "x"))
        }
    }

    @Test("Nearly all files are told by name, by content and by both")
    func agreement() throws {
        let database = DesktopDatabase.shared
        try #require(!database.isEmpty)
        var agreed = (name: 0, content: 0, file: 0)
        var wanted = (name: 0, content: 0, file: 0)
        var misses: [String] = []
        let entries = try entries()
        for entry in entries {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(listDirectory!)/\(entry.file)"))
            let start = data.prefix(max(database.magicExtent, 128))
            let type = database.canonical(entry.type).lowercased()
            let byName = database.types(fileName: entry.file)
            let byContent = start.withUnsafeBytes { database.type(content: $0) }
            let byBoth = start.withUnsafeBytes { database.type(fileName: entry.file, content: $0) }
            if !entry.fails.name {
                wanted.name += 1
                if byName.map({ database.canonical($0).lowercased() }).first == type {
                    agreed.name += 1
                } else {
                    misses.append("name \(entry.file): \(byName), not \(type)")
                }
            }
            if !entry.fails.content {
                wanted.content += 1
                if database.canonical(byContent).lowercased() == type {
                    agreed.content += 1
                } else {
                    misses.append("content \(entry.file): \(byContent), not \(type)")
                }
            }
            if !entry.fails.file {
                wanted.file += 1
                if database.canonical(byBoth).lowercased() == type {
                    agreed.file += 1
                } else {
                    misses.append("both \(entry.file): \(byBoth), not \(type)")
                }
            }
        }
        print(
            "shared-mime-info list: \(entries.count) files; by name \(agreed.name) of \(wanted.name), by content \(agreed.content) of \(wanted.content), by both \(agreed.file) of \(wanted.file)"
        )
        for miss in misses { print("  \(miss)") }
        #expect(Double(agreed.file) / Double(wanted.file) > 0.97)
        #expect(Double(agreed.content) / Double(wanted.content) > 0.97)
    }
}
