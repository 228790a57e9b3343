import Foundation

/// The changelog of a Debian package, from the releases of the app.
///
/// See deb-changelog(5).
struct DebianChangelog {
    private let app: BundledApp
    private let maintainer: Maintainer

    init(_ app: BundledApp, _ maintainer: Maintainer) { (self.app, self.maintainer) = (app, maintainer) }

    var text: String {
        app.releases.filter { Self.isVersion($0.version) }.map { release in
            let notes = release.notes.map(ReleaseNotes.plain).filter { !$0.isEmpty }
            let items = (notes.isEmpty ? ["Release \(release.version)."] : notes).map { note in
                ControlFile.wrapped(note, width: 75).enumerated()
                    .map { "  \($0.offset == 0 ? "* " : "  ")\($0.element)" }.joined(separator: "\n")
            }
            return """
                \(app.command) (\(release.version)) unstable; urgency=medium

                \(items.joined(separator: "\n"))

                 -- \(maintainer.text)  \(date(of: release))

                """
        }
        .joined(separator: "\n")
    }

    /// A version with a hyphen would be one of a package that is made from another source.
    private static func isVersion(_ text: String) -> Bool {
        text.first?.isNumber == true
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~".contains($0)) }
    }

    private func date(of release: ReleaseNotes.Release) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        let date = formatter.date(from: release.date) ?? app.date
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss xx"
        return formatter.string(from: date)
    }
}
