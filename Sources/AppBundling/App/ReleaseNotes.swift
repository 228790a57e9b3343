import Foundation

/// The releases of an app, as the headings of its `CHANGELOG.md` name them.
///
/// A heading of a release has its version and its date, such as `## [1.2.0] - 2026-05-01`, `## 1.2.0 (2026-05-01)` or
/// `## v1.2.0 — 2026-05-01`. The items of lists below it are the notes, up to the next such heading.
struct ReleaseNotes: Equatable {
    /// More releases than software centers show.
    static let most = 20
    /// More notes than anybody reads in a software center.
    private static let mostNotes = 50

    struct Release: Equatable {
        let version: String
        /// The day, in the form `2026-05-01`.
        let date: String
        var notes: [String] = []
    }

    private(set) var releases: [Release] = []

    init() {}

    /// Reads the text of the file. What is no release is passed over.
    init(_ text: String) {
        // Whether the last line belongs to an item.
        var isInNote = false
        var isInRelease = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.hasPrefix("## ") || line.hasPrefix("# ") {
                guard releases.count < Self.most else { return }
                isInRelease = false
                if let release = Self.release(line) {
                    releases.append(release)
                    isInRelease = true
                }
                isInNote = false
                continue
            }
            guard isInRelease else { continue }
            let content = line.drop(while: \.isWhitespace)
            let isItem = ["- ", "* ", "+ "].contains { content.hasPrefix($0) }
            if isItem, releases[releases.count - 1].notes.count < Self.mostNotes {
                releases[releases.count - 1].notes.append(String(content.dropFirst(2)))
                isInNote = true
            } else if content.isEmpty || content.hasPrefix("#") || isItem {
                isInNote = false
            } else if isInNote {
                releases[releases.count - 1].notes[releases[releases.count - 1].notes.count - 1] += " \(content)"
            }
        }
    }

    private static func release(_ heading: Substring) -> Release? {
        let expression =
            /^#+ +\[?v?(?<version>[0-9][0-9A-Za-z.+~-]*)\]?(?:\([^)]*\))?[ (–—:-]+(?<date>\d{4}-\d{2}-\d{2})\)?/
        guard heading.count < 200, let match = heading.firstMatch(of: expression) else { return nil }
        return Release(version: String(match.version), date: String(match.date))
    }

    /// The notes without marks of Markdown.
    static func plain(_ text: String) -> String {
        text.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
            .replacing(/\*\*([^*]+)\*\*/) { String($0.1) }
            .replacing(/`([^`]*)`/) { String($0.1) }
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
