import CommandSupport
import UniformTypeIdentifiers

/// Declared types in the desktop's terms: a package of the shared MIME-info database.
///
/// See <https://specifications.freedesktop.org/shared-mime-info-spec/>.
package struct MIMEPackage {
    /// The MIME type of one declared type.
    struct Entry {
        let name: String
        let declaration: UTTypeDeclaration
        /// A Boolean value that indicates whether the MIME type is this type's alone. Of one that stands for another type, too,
        /// such as `application/json`, only patterns may be added.
        let isOwn: Bool
        /// The description in other languages, by the name of their locale.
        let translations: [(locale: String, text: String)]
        let aliases: [String]
        let parents: [String]
        let genericIcon: String?
        /// The patterns of file names.
        let globs: [String]
        /// The bytes by which files of the type are known without a name.
        let magic: [FileMagic]

        /// The name of the type's icon in icon themes, as the specification derives it.
        var iconName: String { name.split(separator: "/").joined(separator: "-") }
    }

    let entries: [Entry]
    package let warnings: [String]

    /// Determines the desktop's names for types. It registers the types in this process to find their supertypes.
    package init(_ declarations: [UTTypeDeclaration], translations: Translations) {
        let names = MIMENames(declarations)
        for declaration in declarations { UTType.register(declaration) }
        var entries: [Entry] = []
        var warnings: [String] = []
        var seen: Set<String> = []
        // An imported declaration adds nothing to an exported one of the same type.
        var identifiers: Set<String> = []
        for declaration in declarations where identifiers.insert(declaration.identifier.lowercased()).inserted {
            let type = UTType(importedAs: declaration.identifier)
            let name = names.name(of: declaration)
            if type.conforms(to: .directory) {
                warnings.append(
                    "\(declaration.identifier.quoted) is a type of directories, which desktops call inode/directory "
                        + "whatever their names are."
                )
            }
            entries.append(
                Entry(
                    name: name,
                    declaration: declaration,
                    isOwn: names.isOwn(name, declaration) && seen.insert(name.lowercased()).inserted,
                    translations: declaration.description.map(translations.all) ?? [],
                    aliases: names.aliases(of: declaration),
                    parents: names.parents(of: type).filter { $0.lowercased() != name.lowercased() },
                    genericIcon: GenericIcon.name(for: type),
                    globs: Self.globs(declaration.tags[.filenameExtension] ?? []),
                    magic: declaration.tags[FileMagic.tagClass]?.compactMap(FileMagic.init) ?? []
                )
            )
        }
        self.entries = entries
        self.warnings = warnings
    }

    /// Returns patterns for extensions, without special characters.
    private static func globs(_ extensions: [String]) -> [String] {
        var seen: Set<String> = []
        return extensions.compactMap { text in
            let literal = text.lowercased().map { "*?[".contains($0) ? "[\($0)]" : String($0) }.joined()
            return seen.insert(literal).inserted ? "*.\(literal)" : nil
        }
    }

    /// The MIME types of all declared types.
    package var mimeTypes: [String] { entries.map(\.name) }

    /// The human-readable descriptions of the types.
    package var descriptions: [String] { entries.compactMap(\.declaration.description).filter { !$0.isEmpty } }

    /// A Boolean value that indicates whether no types are declared.
    package var isEmpty: Bool { entries.isEmpty }
}

// MARK: - XML

extension MIMEPackage {
    /// The package as an XML document.
    package var xml: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">"#,
        ]
        for entry in entries {
            lines.append("  <mime-type type=\"\(MarkupText.escaped(entry.name))\">")
            lines += Self.elements(of: entry).map { "    \($0)" }
            lines.append("  </mime-type>")
        }
        lines.append("</mime-info>")
        return lines.joined(separator: "\n")
    }

    private static func elements(of entry: Entry) -> [String] {
        var elements: [String] = []
        if entry.isOwn {
            if let description = entry.declaration.description, !description.isEmpty {
                elements.append("<comment>\(MarkupText.escaped(description))</comment>")
                elements += entry.translations.map { translation in
                    "<comment xml:lang=\"\(translation.locale)\">\(MarkupText.escaped(translation.text))</comment>"
                }
            }
            elements += entry.parents.map { "<sub-class-of type=\"\(MarkupText.escaped($0))\"/>" }
            elements += entry.aliases.map { "<alias type=\"\(MarkupText.escaped($0))\"/>" }
            if let icon = entry.genericIcon { elements.append("<generic-icon name=\"\(icon)\"/>") }
            if !entry.magic.isEmpty {
                elements.append("<magic>")
                elements += entry.magic.map { "  \($0.element)" }
                elements.append("</magic>")
            }
        }
        return elements + entry.globs.map { "<glob pattern=\"\(MarkupText.escaped($0))\"/>" }
    }
}
