import Foundation

/// The lists in which URLs and files travel.
enum URIList {
    /// The most entries that are read from one list.
    static let maximumCount = 100_000

    /// A list of URLs as RFC 2483, section 5, describes it: one a line, each line ended by CR and LF.
    static func encode(_ urls: [URL]) -> Data {
        Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }

    /// Files to copy, as GNOME's file manager reads them from the clipboard: the action, then a URI a line.
    static func encodeGnomeCopiedFiles(_ urls: [URL]) -> Data {
        Data((["copy"] + urls.map(\.absoluteString)).joined(separator: "\n").utf8)
    }

    /// The URLs of a list; lines that are comments or no URLs are passed over, so are lines after a NUL.
    static func decode(_ data: Data) -> [URL] {
        lines(of: data).filter { !$0.hasPrefix("#") }.prefix(maximumCount).compactMap(url)
    }

    /// The URLs of GNOME's list of files.
    static func decodeGnomeCopiedFiles(_ data: Data) -> [URL] {
        lines(of: data).dropFirst().prefix(maximumCount).compactMap(url)
    }

    /// The URL and title that Mozilla's programs send, in UTF-16 of the machine's order.
    static func decodeMozillaURL(_ data: Data) -> (url: URL, title: String?)? {
        let encoding: String.Encoding = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : .utf16LittleEndian
        guard let text = String(data: data, encoding: encoding) else { return nil }
        let lines = text.split(whereSeparator: \.isNewline)
        guard let url = lines.first.flatMap({ url(String($0)) }) else { return nil }
        return (url, lines.dropFirst().first.map(String.init))
    }

    private static func lines(of data: Data) -> [String] {
        String(decoding: data.prefix { $0 != 0 }, as: UTF8.self)
            .split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// A line as a URL. Some programs send paths, and some do not escape what a URL must escape.
    private static func url(_ line: String) -> URL? {
        if line.hasPrefix("/") { return URL(fileURLWithPath: line) }
        guard let url = URL(string: line), let scheme = url.scheme, !scheme.isEmpty else { return nil }
        // A file on another host cannot be opened here; the host's own name and "localhost" mean this machine
        // (freedesktop.org's file-uri-spec).
        if url.isFileURL {
            let host = url.host(percentEncoded: false) ?? ""
            guard ["", "localhost", ProcessInfo.processInfo.hostName].contains(host) else { return nil }
            return URL(fileURLWithPath: url.path(percentEncoded: false))
        }
        return url
    }
}
