import Foundation

/// A file that a program opened.
package struct RecentFile: Hashable, Sendable {
    /// The file, which may no longer be there.
    package let url: URL
    /// The time of its last use; the distant past if the list does not tell.
    package let date: Date
}

/// The list of the files that programs opened lately, which a desktop's programs have in common.
///
/// See <https://www.freedesktop.org/wiki/Specifications/desktop-bookmark-spec/>. The addresses and the times alone are read, by their
/// attributes.
package enum RecentFileList {
    /// The most entries that are read. GTK keeps some hundred.
    package static let mostEntries = 20_000

    /// Returns the files of this machine that a list names, in its order.
    /// - Parameter text: The list.
    package static func files(in text: String) -> [RecentFile] {
        let parts = text.split(separator: "<bookmark ", maxSplits: mostEntries + 1, omittingEmptySubsequences: false)
        return parts.dropFirst().prefix(mostEntries).compactMap {
            let attributes = Self.attributes(of: $0.prefix { $0 != ">" })
            guard let path = attributes["href"].flatMap({ path(ofFileAt: decoded($0)) }) else { return nil }
            let time = attributes["visited"] ?? attributes["modified"]
            // The times have fractions of a second or none, and are all in UTC.
            let date = time.flatMap { try? Date($0.prefix(19) + "Z", strategy: .iso8601) }
            // Files with dates that nobody has seen yet would stand before all others.
            return RecentFile(
                url: URL(filePath: path),
                date: date.flatMap { $0 < .distantFuture ? $0 : nil } ?? .distantPast
            )
        }
    }

    /// Returns the path of a file of this machine (RFC 8089).
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

    /// Returns the attributes of an element.
    /// - Parameter start: What is between the name of the element and its end.
    private static func attributes(of start: Substring) -> [Substring: Substring] {
        var attributes: [Substring: Substring] = [:]
        var rest = start
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
            rest = rest[equals...].dropFirst()
            guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { break }
            if attributes[name] == nil { attributes[name] = rest[..<end] }
            rest = rest[end...].dropFirst()
        }
        return attributes
    }

    /// Returns the text that the value of an attribute stands for.
    private static func decoded(_ value: Substring) -> String {
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return entities.reduce(String(value)) { $0.replacing($1.0, with: $1.1) }
    }
}
