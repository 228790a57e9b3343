import Foundation

/// The manual page of an app, which Debian expects of each command.
///
/// See mdoc(7).
struct ManualPage {
    private let app: BundledApp

    init(_ app: BundledApp) { self.app = app }

    /// The page as a file.
    var text: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "MMMM d, yyyy"
        var lines = [
            ".Dd \(formatter.string(from: app.date))", ".Dt \(Self.plain(app.command.uppercased())) 1", ".Os",
            ".Sh NAME", ".Nm \(Self.plain(app.command))",
            ".Nd \(Self.plain(app.summary))", ".Sh SYNOPSIS", ".Nm",
        ]
        if app.opensContents { lines.append(".Op Ar file ...") }
        lines.append(".Sh DESCRIPTION")
        lines += Array(app.description.map(Self.sentences).joined(separator: [".Pp"]))
        if app.opensContents { lines += [".Pp", "The files are opened, each in a window."] }
        if let homepage = app.declaration.desktop.homepage { lines += [".Sh SEE ALSO", ".Lk \(Self.plain(homepage))"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the lines of a paragraph, each of which begins with a sentence, as mdoc(7) wants it.
    private static func sentences(_ text: String) -> [String] {
        text.replacing(/([.!?]) +(?=\p{Lu})/) { "\($0.1)\n" }.split(separator: "\n").map { plain(String($0)) }
    }

    /// Returns a text in which nothing is a request or an escape.
    private static func plain(_ text: String) -> String {
        let line = text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : String($0) }.joined()
        let escaped = line.replacing("\\", with: "\\e").replacing("\"", with: "\\(dq")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }
}
