import CommandSupport
import DesktopDeclarations
import Foundation
import UniformTypeIdentifiers

/// Everything that packages specify about an app.
package struct BundledApp {
    /// The app's identifier, which is the name of its files on desktops.
    let identifier: String
    /// The name of the app for people.
    let name: String
    /// The name of the program's file, from the build.
    let program: String
    /// The name of the command that starts the app, and of the Debian package.
    let command: String
    let version: String
    /// The day and time that files of the packages have.
    let date: Date
    let license: String
    let licenseText: String?
    let releases: [ReleaseNotes.Release]
    /// A Boolean value that indicates whether the message bus starts the app.
    let isActivatedByBus: Bool
    /// The `Info.plist`.
    let declaration: DeclarationFile
    /// The types that the app declares.
    let types: MIMEPackage
    /// The MIME types that the app opens.
    let mimeTypes: [String]
    /// Hints for the developer.
    package private(set) var warnings: [String]

    /// The facts that are not in the `Info.plist`.
    struct Origin {
        /// The name of the program's file.
        var program: String
        /// The texts of `CHANGELOG.md` and of the file with the licence.
        var changelog: String?
        var license: String?
        /// The version, if the `Info.plist` has none.
        var version: String?
        var date: Date
        /// A Boolean value that indicates whether the sources of the app have a scene of documents, whose app is one process.
        var hasDocuments = false
    }

    /// Collects the facts.
    /// - Throws: ``CommandFailure`` for a name that packages cannot have, or without a version.
    init(_ declaration: DeclarationFile, _ origin: Origin) throws {
        self.declaration = declaration
        let root = declaration.root
        identifier = try Self.identifier(root["CFBundleIdentifier"]?.string)
        program = try Self.program(origin.program)
        name = declaration.appName ?? program
        command = try Self.command(program)
        date = origin.date

        let notes = origin.changelog.map { ReleaseNotes($0) } ?? ReleaseNotes()
        version = try Self.version(
            root["CFBundleShortVersionString"]?.string ?? origin.version ?? notes.releases.first?.version
        )
        let day = date.formatted(.iso8601.year().month().day())
        if let position = notes.releases.firstIndex(where: { [version] in $0.version == version }) {
            releases = Array(notes.releases[position...])
        } else {
            releases = [ReleaseNotes.Release(version: version, date: day)] + notes.releases
        }

        let file = origin.license.map(LicenseFile.init)
        licenseText = file?.text
        var warnings = declaration.warnings
        if let named = declaration.desktop.license ?? file?.identifier {
            license = named
        } else {
            license = "LicenseRef-proprietary"
            warnings.append(
                "The licence is not known, so packages call it proprietary: name it as License in LinuxDesktop."
            )
        }
        types = MIMEPackage(declaration.declarations, translations: declaration.translations)
        let opened = declaration.openedMIMETypes(MIMENames(declaration.declarations))
        // An app that opens nothing may declare what it drags.
        mimeTypes = declaration.opened.isEmpty ? [] : opened.mimeTypes
        warnings += types.warnings + opened.warnings
        // The app takes its name on the bus where the Info.plist is that of the program.
        let isOneProcess = origin.hasDocuments && !declaration.opened.isEmpty
        let isNamed = root["CFBundleExecutable"]?.string == program
        isActivatedByBus = declaration.desktop.isActivatedByBus ?? (isOneProcess && isNamed)
        if isOneProcess, !isNamed {
            warnings.append(
                "CFBundleExecutable is not \(program.quoted), so each start of the app is a process with documents of its own."
            )
        }
        if declaration.desktop.summary == nil {
            warnings.append(
                "There is no Summary in LinuxDesktop of the Info.plist, so software centres show the name alone."
            )
        }
        self.warnings = warnings
    }

    mutating func warn(_ text: String) { warnings.append(text) }

    // MARK: Texts

    /// A description in one line.
    var summary: String {
        let text = declaration.desktop.summary ?? name
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }

    var summaryTranslations: [(locale: String, text: String)] {
        declaration.desktop.summary.map(declaration.translations.all) ?? []
    }

    /// The description in paragraphs.
    var description: [String] {
        guard let text = declaration.desktop.description else {
            let kinds = types.descriptions
            let first = "\(name): \(summary)."
            return kinds.isEmpty ? [first] : [first, "Its files: \(kinds.joined(separator: ", "))."]
        }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .split { $0.allSatisfy(\.isWhitespace) }
            .map { $0.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    /// A Boolean value that indicates whether the app opens files or URLs.
    var opensContents: Bool { !declaration.opened.isEmpty }

    var developer: String? { declaration.desktop.developer }

    var copyright: String {
        declaration.root["NSHumanReadableCopyright"]?.string?
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
            ?? "\(Calendar(identifier: .gregorian).component(.year, from: date)) \(developer ?? "the authors of \(name)")"
    }

    // MARK: Names

    /// Checks an identifier by the rules of D-Bus, AppStream and Flatpak, of which Flatpak has the narrowest.
    private static func identifier(_ text: String?) throws -> String {
        guard let text, !text.isEmpty else {
            throw CommandFailure("The Info.plist has no CFBundleIdentifier, by which desktops know the app.")
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let areValid = parts.enumerated().allSatisfy { position, part in
            guard let first = part.first, !first.isNumber else { return false }
            let isLast = position == parts.count - 1
            return part.allSatisfy { isPlain($0) || $0 == "_" || ($0 == "-" && isLast) }
        }
        guard parts.count >= 3, areValid, text.utf8.count <= 255 else {
            throw CommandFailure(
                """
                The CFBundleIdentifier \(text.quoted) can be no name on Linux desktops: it needs three parts or more, as \
                com.example.Notes has, of letters, digits and underscores (hyphens in the last part only), of which none \
                begins with a digit.
                """
            )
        }
        return text
    }

    private static func program(_ name: String) throws -> String {
        let isPlain = name.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && $0.value != 0x7F && !"/=%".contains(Character($0))
        }
        guard isPlain, !name.isEmpty, name != ".", name != "..", name.utf8.count <= 100 else {
            throw CommandFailure("\(name.quoted) can be no program of a package: rename the product.")
        }
        return name
    }

    /// Returns the name of the command: lowercase letters, digits, and what Debian allows between them.
    private static func command(_ program: String) throws -> String {
        let name = program.lowercased().map { isPlain($0) || "+.".contains($0) ? $0 : "-" }
        let trimmed = name.drop { !isPlain($0) }.reversed().drop { $0 == "-" }.reversed()
        guard trimmed.count >= 2, trimmed.contains(where: \.isLetter) else {
            throw CommandFailure(
                "\(program.quoted) gives no name for a command: rename the product so that it has two Latin letters or digits."
            )
        }
        return String(trimmed)
    }

    private static func version(_ text: String?) throws -> String {
        guard let text else {
            throw CommandFailure(
                """
                The version is not known: put CFBundleShortVersionString into the Info.plist, or a heading such as \
                “## 1.0.0 - 2026-05-01” into CHANGELOG.md.
                """
            )
        }
        guard text.first?.isNumber == true, text.allSatisfy({ isPlain($0) || ".+~".contains($0) }), text.count <= 50
        else {
            throw CommandFailure(
                "\(text.quoted) can be no version of a package: it begins with a digit, as 1.0.0 does."
            )
        }
        return text
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}
