import Foundation
import UniformTypeIdentifiers

/// Reads the list of files that programs opened lately.
///
/// See <https://www.freedesktop.org/wiki/Specifications/desktop-bookmark-spec/>. Only the addresses and the times are read, by their
/// attributes.
enum RecentFiles {
    private static let mostBytes = 16 << 20
    private static let mostFiles = 500

    /// Returns the pictures and films of a list that are there, the last used first.
    static func files(in list: URL?, _ typing: inout MediaTyping) -> [MediaFile] {
        guard let list, let date = MediaScan.changeDate(ofFileAt: list.path), date != .distantPast,
            let handle = try? FileHandle(forReadingFrom: list),
            let data = try? handle.read(upToCount: mostBytes)
        else { return [] }
        let used = bookmarks(in: String(decoding: data, as: UTF8.self)).sorted { $0.date > $1.date }
        var files: [MediaFile] = []
        for bookmark in used where files.count < mostFiles {
            guard let type = typing.type(ofFileNamed: bookmark.url.lastPathComponent),
                MediaScan.changeDate(ofFileAt: bookmark.url.path) != nil
            else { continue }
            files.append(MediaFile(url: bookmark.url, contentType: type, date: bookmark.date, isRecent: true))
        }
        return files
    }

    struct Bookmark: Equatable {
        let url: URL
        let date: Date
    }

    /// Returns the files of this machine that a list names, and when each was used.
    static func bookmarks(in text: String) -> [Bookmark] {
        text.split(separator: "<bookmark ").dropFirst().compactMap { element in
            let start = element.prefix { $0 != ">" }
            guard let address = attribute("href", of: start), let url = URL(string: address), url.isFileURL,
                url.host() ?? "" == "" || url.host() == "localhost", !url.path.isEmpty
            else { return nil }
            let time = attribute("visited", of: start) ?? attribute("modified", of: start)
            // The times have fractions of a second or none, and are all in UTC.
            let date = time.flatMap { try? Date($0.prefix(19) + "Z", strategy: .iso8601) }
            return Bookmark(url: URL(filePath: url.path), date: date ?? .distantPast)
        }
    }

    private static func attribute(_ name: String, of start: Substring) -> String? {
        guard let beginning = start.firstRange(of: "\(name)=\"")?.upperBound else { return nil }
        let value = start[beginning...].prefix { $0 != "\"" }
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return entities.reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
    }
}
