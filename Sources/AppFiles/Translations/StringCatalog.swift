import Foundation

/// A string catalog: a file of JSON with all languages.
struct StringCatalog: Decodable {
    struct Unit: Decodable { var value: String? }

    struct Variations: Decodable { var plural: [String: Localization]? }

    struct Substitution: Decodable {
        var argNum: Int?
        var variations: Variations?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Entry: Decodable { var localizations: [String: Localization]? }

    var sourceLanguage: String?
    var strings: [String: Entry]

    /// Reads a catalog; nil for invalid data.
    init?(_ data: Data) {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return nil }
        self = catalog
    }

    /// The languages that the catalog has translations into, and that of the source.
    var languages: [String] {
        let translated = strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] }
        return Array(Set(translated + [sourceLanguage ?? "en"])).sorted()
    }

    /// Returns the translations into a language, by their keys.
    func translations(into language: String) -> [String: Translation] {
        strings.compactMapValues { entry in
            entry.localizations?[language].flatMap(Self.translation)
        }
    }

    private static func translation(_ localization: Localization) -> Translation? {
        if let text = localization.stringUnit?.value {
            guard let substitutions = localization.substitutions else { return .text(text) }
            return .substituted(
                text,
                substitutions.mapValues { Translation.Substitution(argument: $0.argNum, forms: forms($0.variations)) }
            )
        }
        let plurals = forms(localization.variations)
        return plurals.isEmpty ? nil : .plural(plurals)
    }

    private static func forms(_ variations: Variations?) -> [String: String] {
        variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
    }
}
