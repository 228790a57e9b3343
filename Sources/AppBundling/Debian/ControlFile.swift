/// The control file of a Debian package.
///
/// See the Debian Policy Manual, chapter 5.
struct ControlFile {
    private let app: BundledApp
    private let maintainer: Maintainer
    let architecture: String
    /// The size of the installed files in KiB.
    private let size: Int
    private let dependencies: String

    init(_ app: BundledApp, _ maintainer: Maintainer, architecture: String, size: Int, dependencies: String) {
        (self.app, self.maintainer, self.architecture) = (app, maintainer, architecture)
        (self.size, self.dependencies) = (size, dependencies)
    }

    /// The control file of a source package of the app, which dpkg's programs read.
    static func source(_ app: BundledApp, _ maintainer: Maintainer) -> String {
        "Source: \(app.command)\nMaintainer: \(maintainer.text)\n\nPackage: \(app.command)\nArchitecture: any\n"
    }

    var text: String {
        var lines = [
            "Package: \(app.command)", "Version: \(app.version)", "Architecture: \(architecture)",
            "Maintainer: \(maintainer.text)", "Installed-Size: \(size)",
        ]
        if !dependencies.isEmpty { lines.append("Depends: \(dependencies)") }
        lines += ["Section: \(section)", "Priority: optional"]
        if let homepage = app.declaration.desktop.homepage { lines.append("Homepage: \(homepage)") }
        lines.append("Description: \(Self.synopsis(app.summary))")
        lines += app.description.map { Self.wrapped($0, width: 77).map { " \($0)" } }.joined(separator: [" ."])
        return lines.joined(separator: "\n") + "\n"
    }

    /// The part of the archive that apps of a category are in.
    private var section: String {
        let category = app.declaration.root["LSApplicationCategoryType"]?.string ?? ""
        let name = category.split(separator: ".").last.map(String.init) ?? ""
        return Self.sections[name] ?? (name.hasSuffix("games") ? "games" : "utils")
    }

    private static let sections = [
        "developer-tools": "devel", "education": "education", "graphics-design": "graphics", "medical": "science",
        "music": "sound", "news": "news", "photography": "graphics", "productivity": "editors",
        "social-networking": "net", "video": "video",
    ]

    /// Returns a description in one line of 80 characters at most.
    private static func synopsis(_ text: String) -> String {
        text.count <= 80 ? text : wrapped(text, width: 79)[0] + "…"
    }

    /// Returns the lines of a paragraph. A word that is longer than a line has one of its own.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.isEmpty ? ["."] : lines
    }
}
