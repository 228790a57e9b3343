import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// An `Info.plist` whose type declarations are valid.
package struct DeclarationFile {
    package let url: URL
    package let data: Data
    /// All values of the file.
    package let root: [String: PropertyList]
    /// The name under which the file's types are installed, which is the identifier of the app.
    package let name: String
    package let declarations: [UTTypeDeclaration]
    /// The contents that the app opens.
    package let opened: OpenedContents
    /// The information that only Linux desktops need.
    package let desktop: LinuxDesktopKeys
    /// The share targets.
    let shareTargets: [ShareDeclaration]
    /// A Boolean value that indicates whether the app has a scene for shared items.
    package var receivesSharedItems: Bool { shareTargets.contains(where: \.takesItems) }
    /// The descriptions of the types in other languages.
    package let translations: Translations
    /// Possible mistakes.
    package let warnings: [String]

    /// Reads and validates the file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - requiresTypes: Whether an app that neither declares nor opens a type is a mistake.
    /// - Throws: ``CommandFailure``, which lists every mistake.
    package init(path: String, requiresTypes: Bool = true) throws {
        let url = URL(fileURLWithPath: path)
        let (declarations, problems) = try UTTypeDeclaration.declarationsAndProblems(inPropertyListAt: url)
        let (data, root) = try Self.read(url)
        desktop = LinuxDesktopKeys(root)
        let shareExtension = ShareExtension(root)
        let mistakes =
            problems + desktop.mistakes + shareExtension.mistakes + DeclarationCheck.mistakes(in: root)
            + DeclarationCheck.mistakes(in: declarations)
            + OpenedContents.mistakes(in: root)
        guard mistakes.isEmpty else {
            let list = mistakes.map { "  \($0.printable)" }.joined(separator: "\n")
            throw CommandFailure("\(path.printable) has mistakes, so nothing was done:\n\(list)")
        }
        opened = OpenedContents(root)
        // The target of the scene is first: no more than some are offered.
        shareTargets = [shareExtension.target].compactMap(\.self) + desktop.shareTargets
        guard !requiresTypes || !declarations.isEmpty || !opened.isEmpty || shareExtension.target != nil else {
            throw CommandFailure(
                """
                \(path.printable) declares no types: it has neither UTExportedTypeDeclarations nor \
                UTImportedTypeDeclarations. “transferable help declare” shows a declaration.
                """
            )
        }
        self.url = url
        self.root = root
        self.data = data
        self.declarations = declarations
        name = Self.name(root, declarations)
        translations = Translations(beside: url)
        warnings = shareExtension.warnings + DeclarationCheck.warnings(about: declarations)
    }

    /// Returns the desktop entry of the app.
    /// - Parameters:
    ///   - path: The program that the user names; nil for the one in the `Info.plist`.
    ///   - names: The MIME types of the declared types.
    /// - Returns: The entry and the warnings; no entry if there is no program, or the app opens no types.
    /// - Throws: ``CommandFailure`` if no entry can contain the program.
    package func desktopEntry(
        program path: String?,
        _ names: MIMENames
    ) throws -> (entry: DesktopEntry?, warnings: [String]) {
        guard path != nil || !opened.isEmpty || !shareTargets.isEmpty else { return (nil, []) }
        let named = root["CFBundleExecutable"]
        guard let program = try path.map({ try AppProgram($0) }) ?? AppProgram(named: named, beside: url) else {
            return (
                nil, ["The app's program is not known, so it gets no desktop entry. Name the program with --program."]
            )
        }
        let (mimeTypes, warnings) = openedMIMETypes(names)
        return (desktopEntry(program, opening: mimeTypes), warnings)
    }

    /// Returns the desktop entry of the app.
    /// - Parameters:
    ///   - program: The program of the app.
    ///   - mimeTypes: The MIME types that the app opens.
    package func desktopEntry(_ program: AppProgram, opening mimeTypes: [String]) -> DesktopEntry {
        var entry = DesktopEntry(
            name: appName ?? program.name,
            translations: nameTranslations,
            program: program,
            categories: DesktopEntry.categories(for: root["LSApplicationCategoryType"]?.string),
            mimeTypes: mimeTypes,
            opensURLs: !opened.schemes.isEmpty
        )
        entry.comment = desktop.summary
        entry.commentTranslations = desktop.summary.map(translations.all) ?? []
        entry.shareTargets = shareTargets.map { ($0, $0.name.map(translations.all) ?? []) }
        return entry
    }

    private static let nameKeys = ["CFBundleDisplayName", "CFBundleName"]

    /// The name of the app as shown to people; nil if the file has none.
    package var appName: String? { Self.nameKeys.lazy.compactMap { root[$0]?.string }.first { !$0.isEmpty } }

    /// The name of the app in other languages, by locale name.
    package var nameTranslations: [(locale: String, text: String)] {
        Self.nameKeys.lazy.map(translations.all).first { !$0.isEmpty } ?? []
    }

    /// Returns the icons of the app itself, under its installed name.
    package func appIcons() -> [DeclaredIcon] {
        let names = ["CFBundleIconFile", "CFBundleIconName"].compactMap { root[$0]?.string }
        return DeclaredIcon.icons(named: Array(names.prefix(1)), beside: url, as: name, context: "apps")
    }

    /// Returns the MIME types that the app opens: those of its documents, or else all declared types. Types without a MIME type
    /// are returned as warnings.
    package func openedMIMETypes(_ names: MIMENames) -> (mimeTypes: [String], warnings: [String]) {
        guard !opened.isEmpty else {
            return (declarations.map { names.name(of: $0) }, [])
        }
        var (mimeTypes, warnings): ([String], [String]) = ([], [])
        for (text, type) in opened.types.map({ ($0, UTType($0)) })
            + opened.extensions.map({ (".\($0)", UTType(filenameExtension: $0)) })
        {
            if let name = type.flatMap({ names.name(of: $0) }) {
                mimeTypes.append(name)
            } else {
                warnings.append("\(text.quoted) has no MIME type, so the desktop does not know that the app opens it.")
            }
        }
        mimeTypes += opened.mimeTypes + opened.schemes.map { "x-scheme-handler/\($0)" }
        return (mimeTypes, warnings)
    }

    /// Returns the name of the files installed for a property list, even if the list has become invalid.
    package static func name(ofPropertyListAt path: String) throws -> String {
        let url = URL(fileURLWithPath: path)
        let declarations = try UTTypeDeclaration.declarationsAndProblems(inPropertyListAt: url).declarations
        return name(try read(url).root, declarations)
    }

    /// Returns a Boolean value that indicates whether a text is a valid name.
    package static func isName(_ text: String) -> Bool { name(text) == text }

    private static func read(_ url: URL) throws -> (data: Data, root: [String: PropertyList]) {
        let (data, root) = try UTTypeDeclaration.propertyList(at: url)
        return (data, root.dictionary ?? [:])
    }

    private static func name(_ root: [String: PropertyList], _ declarations: [UTTypeDeclaration]) -> String {
        let candidates = [root["CFBundleIdentifier"]?.string, declarations.first?.identifier]
        return candidates.lazy.compactMap { $0.flatMap(name) }.first ?? "types"
    }

    /// Returns a text as the name of a file: without characters that mean something in paths and shells.
    private static func name(_ text: String) -> String? {
        let safe = text.prefix(200).map { character in
            character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
                ? character : "_"
        }
        guard let first = safe.first else { return nil }
        return first == "." || first == "-" ? "_" + String(safe.dropFirst()) : String(safe)
    }
}
