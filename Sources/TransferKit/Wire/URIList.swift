import Foundation
import SystemSupport

/// The lists in which URLs and files travel between programs.
package enum URIList {
    /// The most entries that are read from one list.
    static let maximumCount = 100_000
    /// The longest line that is read, in bytes. Browsers stop at two million characters.
    private static let longestLine = 2 << 20
    /// The longest path of bytes that are not UTF-8, escaped, of which systems take 4,096.
    private static let longestPath = 16 << 10

    /// Returns a list of URLs as RFC 2483, section 5, describes it: one URL per line, each line ended by CR and LF.
    package static func encode(_ urls: [URL]) -> Data {
        Data(urls.map { line($0) + "\r\n" }.joined().utf8)
    }

    /// Returns a URL as a line of a list. As with GLib and Qt, the name of a folder has no trailing slash, because KDE's file managers
    /// would then copy the contents of the folder.
    private static func line(_ url: URL) -> String {
        let filePath = url.isFileURL ? url.path(percentEncoded: false) : ""
        let line = filePath.hasBytesOfFileName ? "file://" + escaped(filePath) : url.absoluteString
        guard url.isFileURL, line.hasPrefix("file://") else { return line }
        // The first slash of the path stays: it is that of the root.
        let path = line.dropFirst("file://".count).drop { $0 != "/" }
        var end = line.endIndex
        while !path.isEmpty, line.index(after: path.startIndex) < end, line[line.index(before: end)] == "/" {
            end = line.index(before: end)
        }
        return String(line[..<end])
    }

    /// Returns a path in which all bytes that have a meaning in a URL or are not ASCII are escaped.
    private static func escaped(_ path: String) -> String {
        path.fileNameBytes.map { byte in
            let character = Character(Unicode.Scalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "/-_.~".contains(character) {
                return String(character)
            }
            return "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Returns the bytes of a URL.
    ///
    /// Foundation's `dataRepresentation` is not used: on Linux it loses escapes, so a file named `a#b` becomes `a`.
    static func text(of url: URL) -> Data { Data(url.absoluteString.utf8) }

    /// Returns the URL that an item of this process supplies as bytes; nil if they are not a URL.
    static func url(of data: Data) -> URL? {
        let text = String(validating: data, as: UTF8.self)?.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = text.flatMap({ URL(string: $0) }), url.scheme != nil else { return nil }
        return url.absoluteURL
    }

    /// Returns the files to copy or move as GNOME's file manager reads them from the clipboard: the action, then one URI per line.
    static func encodeGnomeCopiedFiles(_ urls: [URL], _ operation: TransferOperation = .copy) -> Data {
        Data(([operation.gnomeAction] + urls.map(line)).joined(separator: "\n").utf8)
    }

    /// Returns the URLs of a list. It may be GNOME's list, whose first line is an action.
    ///
    /// Comments and lines without a URL are skipped, and so are the text after a NUL and the files whose names are not UTF-8,
    /// which Foundation cannot open.
    package static func decode(_ data: Data) -> [URL] {
        decodeAll(data).filter { !$0.isFileURL || !$0.path(percentEncoded: false).hasBytesOfFileName }
    }

    /// Returns the URLs of a list, including those of files whose names are not UTF-8. Only this package's functions open such files; see
    /// `String.init(fileName:)`.
    package static func decodeAll(_ data: Data) -> [URL] {
        var urls: [URL] = []
        for line in data.prefix(while: { $0 != 0 }).lazy.split(whereSeparator: { $0 == 10 || $0 == 13 })
        where urls.count < maximumCount && line.count <= longestLine && line.first != UInt8(ascii: "#") {
            let text =
                String(validating: line, as: UTF8.self) ?? (line.count <= longestPath ? String(fileName: line) : nil)
            if let url = text.flatMap(url) { urls.append(url) }
        }
        return urls
    }

    /// Returns the URLs of a list, or the single URL of a link.
    /// - Parameter name: The name under which they were received.
    package static func decode(_ data: Data, receivedAs name: String) -> [URL] {
        WireType.isLink(name) ? decodeMozillaURL(data).map { [$0.url] } ?? [] : decodeAll(data)
    }

    /// Returns the URL and title that Mozilla programs send. They are in UTF-16, not always with a byte order mark; some other programs
    /// send UTF-8.
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

    /// Returns the URL on a line. Some programs send paths, and some omit necessary escapes.
    private static func url(_ line: String) -> URL? {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.utf8.starts(with: "//".utf8) { return nil }
        if line.utf8.first == UInt8(ascii: "/") { return file(line) }
        guard let url = URL(string: line), let scheme = url.scheme, !scheme.isEmpty else { return nil }
        guard url.isFileURL else { return url }
        // A file on another host cannot be opened here (freedesktop.org's file-uri-spec).
        guard isThisMachine(url.host(percentEncoded: false) ?? ""),
            let path = unescaped(url.path(percentEncoded: true))
        else { return nil }
        guard url.query != nil || url.fragment != nil, let whole = wholePath(line), whole != path else {
            return file(path)
        }
        // Some programs leave “?” and “#” in names as they are. Without them the path of such a file is that of its folder.
        return path.hasSuffix("/") || FileSystem.exists(whole) ? file(whole) : file(path)
    }

    /// Returns the path of a file URL in which nothing is a query or a fragment.
    private static func wholePath(_ line: String) -> String? {
        let rest = line.drop { $0 != ":" }.dropFirst()
        let path = rest.hasPrefix("//") ? rest.dropFirst(2).drop { $0 != "/" } : rest
        return unescaped(String(path))
    }

    /// Returns a path with its escapes decoded, some of which may stand for bytes that are not UTF-8.
    private static func unescaped(_ path: String) -> String? {
        if let text = path.removingPercentEncoding { return text }
        var bytes: [UInt8] = []
        var rest = path.fileNameBytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"), rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            else {
                bytes.append(byte)
                continue
            }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return bytes.count <= longestPath ? String(fileName: bytes) : nil
    }

    /// Returns the file at a path. A path with a NUL is rejected because the system would cut it off there, and so is one that is not
    /// absolute.
    private static func file(_ path: String) -> URL? {
        guard path.utf8.first == UInt8(ascii: "/"), !path.utf8.contains(0) else { return nil }
        return URL(filePath: path, directoryHint: .inferFromPath)
    }

    /// Returns a Boolean value that indicates whether a host is this machine, which may be named by nothing, by `localhost` or by its own
    /// name.
    private static func isThisMachine(_ host: String) -> Bool {
        let host = host.lowercased()
        if host.isEmpty || host == "localhost" { return true }
        return HostName.current?.lowercased() == host
    }
}
