@_weakLinked
extension URL: Transferable {
    /// A URL and, for a file, also the file URL, as on Apple's systems.
    ///
    /// The URL itself is transferred. Use ``FileRepresentation`` to transfer the contents of a file. A URL is no text; other
    /// programs of a desktop are offered its text all the same.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) { url in
            URLCoding.data(of: url)
        } importing: { data in
            try URLCoding.url(from: data)
        }
        FileURLRepresentation(
            base: DataRepresentation(contentType: .fileURL) { url in
                URLCoding.data(of: url)
            } importing: { data in
                try URLCoding.url(from: data)
            }
        )
        .exportingCondition(\.isFileURL)
    }
}

/// A representation whose bytes are a URL, which transports can read without making the bytes.
@_weakLinked
struct FileURLRepresentation<Base: TransferRepresentation<URL>>: TransferRepresentation {
    typealias Item = URL
    typealias Body = Never

    let base: Base
}

extension FileURLRepresentation {
    func _resolve(into target: _ResolutionTarget) {
        target.resolution.add(base) { $0.fileURL = { item in item as? URL } }
    }
}

/// URLs as bytes, in the forms that Apple's systems write.
enum URLCoding {
    /// The longest URL that is read. Browsers stop at two million characters.
    static let longest = 2 << 20

    /// Returns the text of a URL, which is the contents of `public.url` and `public.file-url`.
    static func data(of url: URL) -> Data {
        Data(url.absoluteString.utf8)
    }

    /// Returns the URL in some bytes: its text, or a property list with the text and its base URL.
    ///
    /// - Parameter data: The bytes, which are untrusted.
    /// - Throws: ``MalformedURL`` if the bytes are not a URL.
    static func url(from data: Data) throws -> URL {
        guard data.count <= longest else { throw MalformedURL(reason: "it is longer than \(longest) bytes") }
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            return try url(fromPropertyList: data)
        }
        let text = try TextEncodings.text(from: data, as: .plainText)
            .trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\0")))
        return try url(text, relativeTo: nil)
    }

    /// Returns an array of the URL's text, the text of its base, and a dictionary of further attributes.
    private static func url(fromPropertyList data: Data) throws -> URL {
        let list: PropertyList
        do {
            list = try PropertyList(reading: data)
        } catch {
            throw MalformedURL(reason: "the property list \(error.reason)")
        }
        switch list {
        case .string(let text):
            return try url(text, relativeTo: nil)
        case .array(let parts):
            guard let text = parts.first?.string else { throw MalformedURL(reason: "the list has no text") }
            let base = parts.dropFirst().first?.string.flatMap { $0.isEmpty ? nil : URL(string: $0) }
            return try url(text, relativeTo: base)
        default:
            throw MalformedURL(reason: "the property list is neither text nor an array")
        }
    }

    private static func url(_ text: String, relativeTo base: URL?) throws -> URL {
        guard !text.isEmpty else { throw MalformedURL(reason: "it is empty") }
        guard let url = URL(string: text, relativeTo: base)?.absoluteURL, url.scheme != nil else {
            throw MalformedURL(reason: "\(text.prefix(200).debugDescription) is not a complete URL")
        }
        return url
    }
}

/// An error for bytes that are not a URL.
struct MalformedURL: LocalizedError {
    let reason: String

    var errorDescription: String? { "the URL cannot be read: \(reason)" }
}
