import DesktopDeclarations
import UniformTypeIdentifiers

/// The description of an app for software centers.
///
/// See <https://www.freedesktop.org/software/appstream/docs/>.
struct AppStreamData {
    private let app: BundledApp

    init(_ app: BundledApp) { self.app = app }

    /// The description as a file.
    var xml: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<component type="desktop-application">"#,
            Self.element("id", app.identifier),
            // The licence of this file, which has no more than facts.
            Self.element("metadata_license", "CC0-1.0"), Self.element("project_license", app.license),
            Self.element("name", app.name),
        ]
        lines += Self.translated("name", app.declaration.nameTranslations)
        lines.append(Self.element("summary", app.summary))
        lines += Self.translated("summary", app.summaryTranslations)
        if let developer = app.developer {
            let domain = app.identifier.split(separator: ".").dropLast().joined(separator: ".")
            lines += [
                "  <developer id=\"\(MarkupText.escaped(domain))\">", "  " + Self.element("name", developer),
                "  </developer>",
            ]
        }
        lines.append("  <description>")
        lines += app.description.map { "  " + Self.element("p", $0) }
        lines.append("  </description>")
        lines.append("  <launchable type=\"desktop-id\">\(MarkupText.escaped(app.identifier)).desktop</launchable>")
        if let homepage = app.declaration.desktop.homepage {
            lines.append("  <url type=\"homepage\">\(MarkupText.escaped(homepage))</url>")
        }
        lines += screenshots
        lines += ["  <provides>", "  " + Self.element("binary", app.command)]
        var seen: Set<String> = []
        lines += app.mimeTypes.filter { !$0.hasPrefix("x-scheme-handler/") && seen.insert($0).inserted }
            .map { "  " + Self.element("mediatype", $0) }
        lines += ["  </provides>", "  <content_rating type=\"oars-1.1\"/>", "  <releases>"]
        for release in app.releases.prefix(ReleaseNotes.most) { lines += self.lines(of: release) }
        lines += ["  </releases>", "</component>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var screenshots: [String] {
        let addresses = app.declaration.desktop.screenshots
        guard !addresses.isEmpty else { return [] }
        let pictures = addresses.enumerated().map { position, address in
            let kind = position == 0 ? " type=\"default\"" : ""
            return "    <screenshot\(kind)><image>\(MarkupText.escaped(address))</image></screenshot>"
        }
        return ["  <screenshots>"] + pictures + ["  </screenshots>"]
    }

    private func lines(of release: ReleaseNotes.Release) -> [String] {
        let start =
            "    <release version=\"\(MarkupText.escaped(release.version))\" date=\"\(MarkupText.escaped(release.date))\""
        let notes = release.notes.map(ReleaseNotes.plain).filter { !$0.isEmpty }
        guard !notes.isEmpty else { return [start + "/>"] }
        return [start + ">", "      <description>", "        <ul>"]
            + notes.map { "        " + Self.element("li", $0) } + [
                "        </ul>", "      </description>", "    </release>",
            ]
    }

    private static func element(_ name: String, _ text: String) -> String {
        "  <\(name)>\(MarkupText.escaped(text))</\(name)>"
    }

    private static func translated(_ name: String, _ texts: [(locale: String, text: String)]) -> [String] {
        texts.map {
            "  <\(name) xml:lang=\"\(MarkupText.escaped($0.locale))\">\(MarkupText.escaped($0.text))</\(name)>"
        }
    }
}
