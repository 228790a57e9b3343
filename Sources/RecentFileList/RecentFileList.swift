import Foundation
import UniformTypes

/// A file that a program opened.
package struct RecentFile: Hashable, Sendable {
    /// The location of the file, which may no longer exist.
    package let url: URL
    /// The time of its last use; the distant past if the list does not specify it.
    package let date: Date
}

/// The list of recently opened files that the desktop's programs share.
///
/// See <https://www.freedesktop.org/wiki/Specifications/desktop-bookmark-spec/>. The addresses and the times alone are read, by their
/// attributes.
package enum RecentFileList {
    /// The maximum number of entries to read. GTK keeps a few hundred.
    package static let mostEntries = 20_000

    /// Returns the local files in a list, in order.
    /// - Parameter text: The list.
    package static func files(in text: String) -> [RecentFile] {
        var text = text
        return text.withUTF8 { bytes in
            var scanner = MarkupScanner(UnsafeRawBufferPointer(bytes))
            var (files, count): ([RecentFile], Int) = ([], 0)
            while count < mostEntries, let event = try? scanner.next() {
                guard case .start("bookmark", let attributes, _) = event else { continue }
                count += 1
                if let file = file(attributes) { files.append(file) }
            }
            return files
        }
    }

    private static func file(_ attributes: [String: String]) -> RecentFile? {
        guard let path = attributes["href"].flatMap(path(ofFileAt:)) else { return nil }
        let time = attributes["visited"] ?? attributes["modified"]
        // The times have fractions of a second or none, and are all in UTC.
        let date = time.flatMap { try? Date($0.prefix(19) + "Z", strategy: .iso8601) }
        // Files with dates that nobody has seen yet would stand before all others.
        return RecentFile(
            url: URL(filePath: path),
            date: date.flatMap { $0 < .distantFuture ? $0 : nil } ?? .distantPast
        )
    }

    /// Returns the path of a local file from its address (RFC 8089).
    ///
    /// `URL` takes the escapes of an address that also has letters beyond ASCII for letters.
    private static func path(ofFileAt address: String) -> String? {
        guard address.prefix(5).lowercased() == "file:" else { return nil }
        var rest = address.dropFirst(5)
        if rest.hasPrefix("//") {
            let host = rest.dropFirst(2).prefix { $0 != "/" }
            guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
            rest = rest[host.endIndex...]
        }
        let path = rest.prefix { $0 != "?" && $0 != "#" }.removingPercentEncoding
        return path.flatMap { $0.utf8.first == UInt8(ascii: "/") && !$0.utf8.contains(0) ? $0 : nil }
    }
}
