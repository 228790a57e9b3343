import Foundation

/// The copyright file of a Debian package.
///
/// See <https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/>.
struct CopyrightFile {
    private let app: BundledApp

    init(_ app: BundledApp) { self.app = app }

    var text: String {
        var lines = [
            "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/", "Upstream-Name: \(app.name)",
            "",
            "Files: *", "Copyright: \(holder)", "License: \(app.license)", "Comment:",
            " The program has parts of these in it, under the Apache License 2.0, those of",
            " Swift with the Runtime Library Exception: the Swift standard library,",
            " Foundation and libdispatch, and swift-transferable. It also has parts of",
            " libstdc++ (GPL-3 with the GCC Runtime Library Exception) and of ICU (Unicode",
            " license).", "", "License: \(app.license)",
        ]
        if let place = LicenseFile.commonFile(app.license) {
            lines.append(" On Debian systems, the text of this license is in \(place).")
        } else if let text = app.licenseText {
            lines += text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
                let isEmpty = line.allSatisfy(\.isWhitespace)
                return isEmpty ? " ." : " \(line)"
            }
        } else {
            lines.append(" Ask its developer.")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The year and the name, without the words and the sign before them.
    private var holder: String {
        let text = app.copyright.replacing(/^(?i)(copyright|\(c\)|©|\s)+/, with: "")
        return text.isEmpty ? app.name : text
    }
}
