import Foundation
import UniformTypes

/// A translation: one text, or one for each form of a number.
enum Translation: Equatable {
    case text(String)
    case plural([String: String])
    /// A text with places `%#@name@`, each of which has forms for one of the values; see ``Substitutions``.
    case substituted(String, [String: Substitution])

    /// The forms that stand in a place of a text.
    struct Substitution: Equatable {
        /// The number of the value, from 1; nil if the place in the text specifies it.
        var argument: Int?
        var forms: [String: String]
    }

    /// Returns the text for values, which may still have places for them.
    /// - Parameters:
    ///   - numbers: The whole numbers among the values, nil for others.
    ///   - rule: The language's rule for plurals.
    func text(for numbers: [Int?], _ rule: PluralRule) -> String? {
        switch self {
        case .text(let text): return text
        case .plural(let forms): return Self.form(of: forms, for: numbers.lazy.compactMap { $0 }.first, rule)
        case .substituted(let text, let substitutions):
            var expansion = Substitutions(substitutions, numbers: numbers, rule)
            return expansion.text(text)
        }
    }

    static func form(of forms: [String: String], for number: Int?, _ rule: PluralRule) -> String? {
        // Apple's tables may have a text for none, in each language.
        if number == 0, let zero = forms["zero"] { return zero }
        let category = number.map(rule.category(of:)) ?? .other
        return forms[category.rawValue] ?? forms["other"]
    }
}

/// The translations in one table of a bundle for the user's language.
///
/// They are in string catalogs (`.xcstrings`), in `.stringsdict` and in `.strings`, which are looked at in this order. A file that
/// cannot be read is left out.
package struct StringTable {
    private let rule: PluralRule
    private let translations: [String: Translation]
    /// A Boolean value that indicates whether the translations are English.
    package let isEnglish: Bool

    /// A Boolean value that indicates whether the table is empty.
    package var isEmpty: Bool { translations.isEmpty }

    /// Creates an empty table.
    package init() { (rule, translations, isEnglish) = (PluralRule(language: "en"), [:], true) }

    /// Reads a table.
    /// - Parameters:
    ///   - name: The name of its files.
    ///   - bundle: The location of the files.
    ///   - languages: The languages of the user, the most wanted first.
    package init(_ name: String, in bundle: Bundle, languages: [String]) {
        var found: [String: Translation] = [:]
        var language: String?
        if let catalog = Self.file(name, "xcstrings", in: bundle, nil).flatMap(StringCatalog.init) {
            let chosen = PreferredLanguage.choose(from: catalog.languages, languages, otherwise: catalog.sourceLanguage)
            language = chosen
            found = chosen.map(catalog.translations) ?? [:]
        }
        let localizations = bundle.localizations.filter { $0 != "Base" }
        // Foundation's developmentLocalization ends a program without an Info.plist.
        let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        let folder = PreferredLanguage.choose(from: localizations, languages, otherwise: development)
        for folder in [folder, "Base"].compactMap({ $0 }) {
            if let file = Self.file(name, "stringsdict", in: bundle, folder) {
                found.merge(Self.plurals(in: file)) { first, _ in first }
            }
            if let file = Self.file(name, "strings", in: bundle, folder) {
                found.merge(Self.texts(in: file)) { first, _ in first }
            }
        }
        translations = found
        let chosen = language ?? folder ?? languages.first ?? "en"
        rule = PluralRule(language: chosen)
        isEnglish = chosen.lowercased().hasPrefix("en")
    }

    /// Returns the text for a key; nil if the table has none.
    package func text(for key: String, _ numbers: [Int?]) -> String? { translations[key]?.text(for: numbers, rule) }

    private static func file(_ name: String, _ type: String, in bundle: Bundle, _ language: String?) -> Data? {
        let folders = language.map { [$0 + ".lproj", $0.lowercased() + ".lproj"] } ?? [""]
        return folders.lazy.compactMap { folder -> Data? in
            guard let resources = bundle.resourceURL else { return nil }
            return try? Data(contentsOf: resources.appending(path: folder).appending(path: "\(name).\(type)"))
        }.first
    }

    /// Returns the texts of a `.strings` file; none where it cannot be read.
    static func texts(in data: Data) -> [String: Translation] {
        let list = try? PropertyList(reading: data)
        return (list?.dictionary ?? [:]).compactMapValues { $0.string.map(Translation.text) }
    }

    /// Returns the texts of a `.stringsdict` file; none where it cannot be read.
    static func plurals(in data: Data) -> [String: Translation] {
        let list = try? PropertyList(reading: data)
        return (list?.dictionary ?? [:]).compactMapValues { entry in
            guard let entry = entry.dictionary, let text = entry["NSStringLocalizedFormatKey"]?.string else {
                return nil
            }
            let substitutions = entry.compactMapValues { forms in
                forms.dictionary.map { Translation.Substitution(forms: $0.compactMapValues(\.string)) }
            }
            return .substituted(text, substitutions)
        }
    }
}

/// The tables that have been read.
package final class StringTables: @unchecked Sendable {
    package static let shared = StringTables()

    private struct Identity: Hashable {
        let path: String
        let name: String
    }

    private let lock = NSLock()
    private var tables: [Identity: StringTable] = [:]

    /// Returns a table in the user's languages, which is read only once.
    package func table(_ name: String, in bundle: Bundle) -> StringTable {
        let identity = Identity(path: bundle.bundlePath, name: name)
        if let known = lock.withLock({ tables[identity] }) { return known }
        let table =
            AppResources.bundles(of: bundle).lazy
            .map { StringTable(name, in: $0, languages: UserLanguages.preferred) }
            .first { !$0.isEmpty } ?? StringTable()
        lock.withLock { tables[identity] = table }
        return table
    }
}
