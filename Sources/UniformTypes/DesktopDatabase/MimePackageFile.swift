import Foundation

/// The contents of the database's XML file for one MIME type: descriptions and patterns, in the order of their author.
struct MimePackageFile: Sendable {
    /// Larger files are not read; those in the field have some kilobytes.
    private static let maximumSize = 1 << 20

    /// The descriptions by language; the key of the one for all others is empty.
    private(set) var comments: [String: String] = [:]

    /// The patterns of file names, such as `*.gpx`.
    private(set) var globs: [String] = []

    /// Reads `TYPE.xml` in a `mime` directory; `nil` when there is no such file.
    ///
    /// - Parameters:
    ///   - directory: A `mime` directory.
    ///   - type: The MIME type.
    ///   - languages: The languages of the descriptions to read beside the one for all others.
    init?(directory: String, type: String, languages: [String]) {
        guard Self.isSafe(type), let file = FileBytes(path: "\(directory)/\(type).xml", limit: Self.maximumSize)
        else {
            return nil
        }
        defer { withExtendedLifetime(file) {} }
        self.init(contents: file.bytes, languages: languages)
    }

    /// Reads the elements `comment` and `glob` of a document.
    init(contents: UnsafeRawBufferPointer, languages: [String]) {
        var scanner = MarkupScanner(contents)
        var language: String?
        while let event = try? scanner.next() {
            switch event {
            case .start(let name, let attributes, _):
                language = nil
                if name == "comment" {
                    let text = attributes["xml:lang"] ?? ""
                    if text.isEmpty || languages.contains(text) { language = text }
                } else if name == "glob", let pattern = attributes["pattern"], globs.count < 256 {
                    globs.append(pattern)
                }
            case .text where event.isBlank: continue
            case .text(let text):
                if let language, comments[language] == nil {
                    comments[language] = text
                }
            case .end:
                language = nil
            }
        }
    }

    /// The filename extensions of the patterns that are an asterisk and an extension.
    var extensions: [String] {
        globs.compactMap { glob in
            guard glob.hasPrefix("*.") else { return nil }
            let text = glob.dropFirst(2)
            let isPlain = !text.isEmpty && !text.contains(where: { "*?[".contains($0) })
            return isPlain ? String(text) : nil
        }
    }

    /// Returns the description in the first of some languages that has one.
    func comment(languages: [String]) -> String? {
        for language in languages {
            if let comment = comments[language] { return comment }
        }
        return comments[""]
    }

    /// Returns whether a MIME type can be the name of a file two levels below a directory, and nowhere else.
    private static func isSafe(_ type: String) -> Bool {
        let parts = type.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
    }
}
