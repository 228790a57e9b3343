import Foundation

/// The list of a page's formats that are payloads of their own, which Chromium has had since version 104. It is a JSON object that maps the
/// page's names to those of the payloads.
///
/// ```json
/// {"application/vnd.example.profile": "application/web;type=\"custom/format0\""}
/// ```
package enum FormatMap {
    /// The maximum size of a map that is read, in bytes, which is enough for a hundred formats with long names.
    package static let longest = 256 << 10

    package struct Entry: Equatable, Sendable {
        /// The page's name for the format.
        let name: String
        /// The name of the payload.
        let payload: String
    }

    /// Returns the name of the payload for a format.
    static func payloadName(_ index: Int) -> String { #"application/web;type="custom/format\#(index)""# }

    /// Returns the payload for the formats, the first of which has the number 0.
    static func encoded(_ names: [String]) throws -> Data {
        let map = Dictionary(names.enumerated().map { ($1, payloadName($0)) }, uniquingKeysWith: { first, _ in first })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(map)
    }

    /// Returns the entries in the order of their payloads' numbers. Entries that do not lead to a format's payload are omitted, and a map
    /// that is damaged or too long has no entries.
    static func entries(of data: Data) -> [Entry] {
        guard data.count <= longest, let map = try? JSONDecoder().decode([String: Value].self, from: data) else {
            return []
        }
        let numbered = map.compactMap { name, value -> (number: Int, entry: Entry)? in
            guard let payload = value.text, let number = number(ofPayload: payload) else { return nil }
            return (number, Entry(name: name, payload: payload))
        }
        return numbered.sorted { ($0.number, $0.entry.name) < ($1.number, $1.entry.name) }.map(\.entry)
    }

    /// Returns the number in a payload's name; nil if the payload is not that of a format.
    private static func number(ofPayload name: String) -> Int? {
        let (start, end) = (#"application/web;type="custom/format"#, #"""#)
        let name = name.lowercased()
        guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
        let digits = name.dropFirst(start.count).dropLast(end.count)
        guard (1...4).contains(digits.count), digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        else { return nil }
        return Int(digits)
    }

    /// A value of the map, which is of no use unless it is text.
    private struct Value: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }
}
