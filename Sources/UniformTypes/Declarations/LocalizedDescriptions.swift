import Foundation

/// The translations of type descriptions beside an `Info.plist`.
///
/// As on Apple's systems, the `InfoPlist.strings` in a `LANGUAGE.lproj` directory translates the texts of the property
/// list.
enum LocalizedDescriptions {
    /// Declarations with their descriptions in the user's language, where there is a translation.
    ///
    /// - Parameters:
    ///   - declarations: The declarations of a property list.
    ///   - directory: The directory of the property list.
    ///   - languages: The user's languages, the most wanted first.
    static func translated(
        _ declarations: [UTTypeDeclaration],
        directory: URL,
        languages: [String]
    ) -> [UTTypeDeclaration] {
        guard declarations.contains(where: { $0.description != nil }) else { return declarations }
        for language in languages {
            // Apple writes `pt-BR` where the locale is called `pt_BR`.
            for name in [language, language.replacing("_", with: "-")] {
                guard let strings = strings(directory.appendingPathComponent("\(name).lproj")) else { continue }
                return declarations.map { declaration in
                    var declaration = declaration
                    declaration.description = declaration.description.map { strings[$0] ?? $0 }
                    return declaration
                }
            }
        }
        return declarations
    }

    private static func strings(_ directory: URL) -> [String: String]? {
        let url = directory.appendingPathComponent("InfoPlist.strings")
        guard let data = try? UTTypeDeclaration.contents(of: url),
            let plist = try? PropertyList(reading: data)
        else { return nil }
        return plist.dictionary?.compactMapValues(\.string)
    }
}
