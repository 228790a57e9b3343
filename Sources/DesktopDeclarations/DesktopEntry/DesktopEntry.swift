import CommandSupport
import UniformTypeIdentifiers

/// The desktop entry of an app, with which file managers start the app with files, and browsers with URLs.
///
/// See <https://specifications.freedesktop.org/desktop-entry-spec/>.
package struct DesktopEntry {
    let name: String
    /// The name in other languages, by the name of their locale.
    let translations: [(locale: String, text: String)]
    let program: AppProgram
    /// The name of the icon; nil for none.
    package var icon: String?
    /// A one-line description of the app; nil for none.
    package var comment: String?
    /// The description in other languages.
    package var commentTranslations: [(locale: String, text: String)] = []
    let categories: [String]
    /// The MIME types that the app opens.
    let mimeTypes: [String]
    /// A Boolean value that indicates whether the app opens URLs beside files.
    let opensURLs: Bool
    /// The window class of the app; nil for the name of the program.
    package var windowClass: String?
    /// A Boolean value that indicates whether the app is started by the message bus.
    package var isActivatedByBus = false
    /// The places for shared items, and their names in other languages.
    var shareTargets: [(target: ShareDeclaration, translations: [(locale: String, text: String)])] = []

    /// The entry as the text of a file.
    package var text: String {
        var lines = ["[Desktop Entry]", "Type=Application", "Version=1.0", "Name=\(Self.value(name))"]
        lines += Self.lines("Name", translations)
        if let comment { lines.append("Comment=\(Self.value(comment))") }
        lines += Self.lines("Comment", commentTranslations)
        // Files are given by their paths, unless there are URLs too.
        lines.append("Exec=\(Self.value(Self.argument(program.command))) \(opensURLs ? "%U" : "%F")")
        if let icon { lines.append("Icon=\(Self.value(icon))") }
        lines += ["Terminal=false", "StartupNotify=true", "StartupWMClass=\(Self.value(windowClass ?? program.name))"]
        if isActivatedByBus { lines.append("DBusActivatable=true") }
        if !categories.isEmpty { lines.append("Categories=\(categories.map { "\($0);" }.joined())") }
        if !mimeTypes.isEmpty { lines.append(Self.mimeTypeLine(mimeTypes)) }
        if !shareTargets.isEmpty {
            lines.append("X-Transferable-ShareTargets=\(shareTargets.map { "\($0.target.identifier);" }.joined())")
        }
        for (target, translations) in shareTargets { lines += group(of: target, translations) }
        return lines.joined(separator: "\n")
    }

    /// Returns the group of a share target, which an empty line precedes.
    private func group(of target: ShareDeclaration, _ translations: [(locale: String, text: String)]) -> [String] {
        var lines = ["", "[X-Transferable-ShareTarget \(target.identifier)]"]
        if let name = target.name { lines.append("Name=\(Self.value(name))") }
        lines += Self.lines("Name", translations)
        // A per cent sign begins a field code.
        let arguments = target.arguments.map { Self.argument($0.replacing("%", with: "%%")) }
        let command = [Self.argument(program.command)] + arguments
        lines.append("Exec=\(Self.value(command.joined(separator: " "))) \(target.takesURLs ? "%U" : "%F")")
        lines.append("Types=\(target.types.map { "\($0);" }.joined())")
        if target.takesItems { lines.append("TakesItems=true") }
        if target.mostOfTypes.contains(where: { $0 != nil }) {
            // No type has more than none, so nought stands for any number.
            lines.append("MaxCounts=\(target.mostOfTypes.map { "\($0 ?? 0);" }.joined())")
        }
        if let least = target.least { lines.append("MinCount=\(least)") }
        if let most = target.most { lines.append("MaxCount=\(most)") }
        return lines
    }

    private static func lines(_ key: String, _ translations: [(locale: String, text: String)]) -> [String] {
        translations.map { "\(key)[\($0.locale)]=\(value($0.text))" }
    }

    /// Returns the line with the MIME types that an app opens.
    package static func mimeTypeLine(_ mimeTypes: [String]) -> String {
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
    /// Returns the main menu categories that correspond to Apple's category.
    package static func categories(for category: String?) -> [String] {
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
