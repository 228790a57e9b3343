import CommandSupport
import UniformTypeIdentifiers

/// The desktop entry of an app: with it file managers start the app with files, and browsers with URLs.
///
/// See <https://specifications.freedesktop.org/desktop-entry-spec/>.
struct DesktopEntry {
    let name: String
    /// The name in other languages, by the name of their locale.
    let translations: [(locale: String, text: String)]
    let program: AppProgram
    /// The name of the icon; nil for none.
    var icon: String?
    let categories: [String]
    /// The MIME types that the app opens.
    let mimeTypes: [String]
    /// A Boolean value that indicates whether the app opens URLs beside files.
    let opensURLs: Bool

    /// The entry as a file.
    var text: String {
        var lines = ["[Desktop Entry]", "Type=Application", "Version=1.0", "Name=\(Self.value(name))"]
        lines += translations.map { "Name[\($0.locale)]=\(Self.value($0.text))" }
        // Files are given by their paths, unless there are URLs too.
        lines.append("Exec=\(Self.value(Self.argument(program.command))) \(opensURLs ? "%U" : "%F")")
        if let icon { lines.append("Icon=\(Self.value(icon))") }
        lines += ["Terminal=false", "StartupNotify=true", "StartupWMClass=\(Self.value(program.name))"]
        if !categories.isEmpty { lines.append("Categories=\(categories.map { "\($0);" }.joined())") }
        if !mimeTypes.isEmpty { lines.append(Self.mimeTypeLine(mimeTypes)) }
        return lines.joined(separator: "\n")
    }

    /// Returns the line with the MIME types that an app opens.
    static func mimeTypeLine(_ mimeTypes: [String]) -> String {
        var seen: Set<String> = []
        return "MimeType=" + mimeTypes.filter { seen.insert($0).inserted }.map { "\($0);" }.joined()
    }

    /// Returns a text as the value of a key.
    private static func value(_ text: String) -> String {
        var value = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": value += "\\\\"
            case " " where value.isEmpty: value += "\\s"
            case "\u{0}"..<" ", "\u{7F}": value += " "
            default: value.unicodeScalars.append(scalar)
            }
        }
        return value
    }

    /// Returns the program as a command, in which characters that are special to shells are quoted. It has no field
    /// codes; see ``AppProgram``.
    private static func argument(_ text: String) -> String {
        let isPlain = text.allSatisfy { character in
            character.isASCII && (character.isLetter || character.isNumber || "/._-+,:@".contains(character))
        }
        guard !isPlain else { return text }
        return "\"" + text.map { "\"`$\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }
}

extension DesktopEntry {
    /// Returns the main categories of menus for those of Apple's.
    static func categories(for category: String?) -> [String] {
        let prefix = "public.app-category."
        guard let category, category.hasPrefix(prefix) else { return [] }
        let name = String(category.dropFirst(prefix.count))
        return categoryTable[name] ?? (name.hasSuffix("games") ? ["Game"] : [])
    }

    private static let categoryTable: [String: [String]] = [
        "business": ["Office"], "developer-tools": ["Development"], "education": ["Education"],
        "entertainment": ["AudioVideo"], "finance": ["Office", "Finance"], "graphics-design": ["Graphics"],
        "lifestyle": ["Utility"], "medical": ["Science", "MedicalSoftware"], "music": ["AudioVideo", "Audio"],
        "news": ["Network", "News"], "photography": ["Graphics", "Photography"], "productivity": ["Office"],
        "reference": ["Education"], "social-networking": ["Network"], "utilities": ["Utility"],
        "video": ["AudioVideo", "Video"],
    ]
}
