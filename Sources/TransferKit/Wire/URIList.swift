import Foundation
import SystemSupport

/// The lists in which URLs and files travel.
package enum URIList {
    /// The most entries that are read from one list.
    static let maximumCount = 100_000
    /// The longest line that is read, in bytes. Browsers stop at two million characters.
    private static let longestLine = 2 << 20

    /// Returns a list of URLs as RFC 2483, section 5, describes it: one a line, each line ended by CR and LF.
    package static func encode(_ urls: [URL]) -> Data {
        Data(urls.map { line($0) + "\r\n" }.joined().utf8)
    }

    /// Returns a URL as a line of a list. The name of a folder has no slash at its end, as with GLib and Qt: with a
    /// slash, KDE's file managers copy the contents of the folder.
    private static func line(_ url: URL) -> String {
        let line = url.absoluteString
        guard url.isFileURL, line.hasPrefix("file://") else { return line }
        // The first slash of the path stays: it is that of the root.
        let path = line.dropFirst("file://".count).drop { $0 != "/" }
        var end = line.endIndex
        while !path.isEmpty, line.index(after: path.startIndex) < end, line[line.index(before: end)] == "/" {
            end = line.index(before: end)
        }
        return String(line[..<end])
    }

    /// Returns a URL as bytes.
    ///
    /// Foundation's `dataRepresentation` is not used: on Linux it loses escapes, so a file named `a#b` becomes `a`.
    static func text(of url: URL) -> Data { Data(url.absoluteString.utf8) }

    /// Returns the URL that an item of this process gives as bytes; nil if they are none.
    static func url(of data: Data) -> URL? {
        let text = String(validating: data, as: UTF8.self)?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = text.flatMap({ URL(string: $0) }), url.scheme != nil else { return nil }
        return url.absoluteURL
    }

    /// Files to copy or move, as GNOME's file manager reads them from the clipboard: the action, then a URI a line.
    static func encodeGnomeCopiedFiles(_ urls: [URL], _ operation: TransferOperation = .copy) -> Data {
        Data(([operation.gnomeAction] + urls.map(line)).joined(separator: "\n").utf8)
    }

    /// Returns the URLs of a list, including a list of GNOME, whose first line is an action.
    ///
    /// Comments and lines without a URL are skipped, and so is the text after a NUL.
    package static func decode(_ data: Data) -> [URL] {
        var urls: [URL] = []
        for line in data.prefix(while: { $0 != 0 }).lazy.split(whereSeparator: { $0 == 10 || $0 == 13 })
        where urls.count < maximumCount && line.count <= longestLine && line.first != UInt8(ascii: "#") {
            if let url = String(validating: line, as: UTF8.self).flatMap(url) { urls.append(url) }
        }
        return urls
    }

    /// Returns the URLs of a list, or the one of a link.
    /// - Parameter name: The name under which they were received.
    package static func decode(_ data: Data, receivedAs name: String) -> [URL] {
        WireType.isLink(name) ? decodeMozillaURL(data).map { [$0.url] } ?? [] : decode(data)
    }

    /// Returns the URL and title that Mozilla's programs send: in UTF-16, of which not all programs write the byte
    /// order mark, and that some others send in UTF-8.
    static func decodeMozillaURL(_ data: Data) -> (url: URL, title: String?)? {
        let head = data.prefix(2)
        // A URL begins with an ASCII letter, so the first two bytes determine the encoding.
        let isUTF16 = head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || head.contains(0)
        let text =
            isUTF16
            ? WireText.utf16(data.prefix(longestLine), bigEndian: head.first == 0)
            : String(decoding: data.prefix(longestLine), as: UTF8.self)
        let lines = text.prefix { $0 != "\0" }.split(whereSeparator: \.isNewline)
        guard let url = lines.first.flatMap({ url(String($0)) }) else { return nil }
        return (url, lines.dropFirst().first.map(String.init))
    }

    /// Returns the URL of a line. Some programs send paths, and some omit the necessary escapes.
    private static func url(_ line: String) -> URL? {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.utf8.starts(with: "//".utf8) { return nil }
        if line.utf8.first == UInt8(ascii: "/") { return file(line) }
        guard let url = URL(string: line), let scheme = url.scheme, !scheme.isEmpty else { return nil }
        guard url.isFileURL else { return url }
        // A file on another host cannot be opened here (freedesktop.org's file-uri-spec).
        guard isThisMachine(url.host(percentEncoded: false) ?? ""),
            let path = url.path(percentEncoded: true).removingPercentEncoding
        else { return nil }
        return file(path)
    }

    /// Returns the file at a path. A path with a NUL would be another to the system, and one that is not absolute leads
    /// anywhere.
    private static func file(_ path: String) -> URL? {
        guard path.utf8.first == UInt8(ascii: "/"), !path.utf8.contains(0) else { return nil }
        return URL(filePath: path, directoryHint: .inferFromPath)
    }

    /// Returns whether a host is this machine: by no name, by `localhost`, or by its own.
    private static func isThisMachine(_ host: String) -> Bool {
        let host = host.lowercased()
        if host.isEmpty || host == "localhost" { return true }
        return HostName.current?.lowercased() == host
    }
}
