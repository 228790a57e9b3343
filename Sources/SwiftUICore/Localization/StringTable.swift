import Foundation
import UniformTypeIdentifiers

/// A translation: one text, or one for each form of a number.
enum Translation: Equatable {
    case text(String)
    case plural([String: String])
    /// A text with places `%#@name@`, each of which has forms for one of the values.
    case substituted(String, [String: Substitution])

    /// The forms that stand in a place of a text.
    struct Substitution: Equatable {
        /// The number of the value, from 1; nil for the place's own position among the places.
        var argument: Int?
        var forms: [String: String]
    }

    /// The text for values, which may still have places for them.
    /// - Parameters:
    ///   - numbers: The whole numbers among the values, nil for others.
    ///   - rule: The language's rule for plurals.
    func text(for numbers: [Int?], _ rule: PluralRule) -> String? {
        switch self {
        case .text(let text): return text
        case .plural(let forms): return Self.form(of: forms, for: numbers.lazy.compactMap { $0 }.first, rule)
        case .substituted(let text, let substitutions):
            var result = text
            var position = 0
            while let start = result.firstRange(of: "%#@"), let end = result[start.upperBound...].firstIndex(of: "@") {
                let name = String(result[start.upperBound..<end])
                position += 1
                guard let substitution = substitutions[name] else { return nil }
                let index = (substitution.argument ?? position) - 1
                let number = numbers.indices.contains(index) ? numbers[index] : nil
                guard let form = Self.form(of: substitution.forms, for: number, rule) else { return nil }
                // The value of a place is the one that it is for, wherever the place stands.
                let placed = form.replacing("%arg", with: "%\(index + 1)$lld")
                result.replaceSubrange(start.lowerBound...end, with: placed)
            }
            return result
        }
    }

    private static func form(of forms: [String: String], for number: Int?, _ rule: PluralRule) -> String? {
        // Apple's tables may have a text for none, in each language.
        if number == 0, let zero = forms["zero"] { return zero }
        let category = number.map(rule.category(of:)) ?? .other
        return forms[category.rawValue] ?? forms["other"]
    }
}

/// The translations of one table of a bundle into the language of the user.
///
/// They are in string catalogs (`.xcstrings`), in `.stringsdict` and in `.strings`, which are looked at in this order. A file that
/// cannot be read is left out.
struct StringTable {
    private let rule: PluralRule
    private let translations: [String: Translation]

    /// Whether there is no translation.
    var isEmpty: Bool { translations.isEmpty }

    /// Creates a table without translations.
    init() { (rule, translations) = (PluralRule(language: "en"), [:]) }

    /// Reads a table.
    /// - Parameters:
    ///   - name: The name of its files.
    ///   - bundle: Where the files are.
    ///   - languages: The languages of the user, the most wanted first.
    init(_ name: String, in bundle: Bundle, languages: [String]) {
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
        rule = PluralRule(language: language ?? folder ?? languages.first ?? "en")
    }

    /// The text for a key; nil where the table has none.
    func text(for key: String, _ numbers: [Int?]) -> String? { translations[key]?.text(for: numbers, rule) }

    private static func file(_ name: String, _ type: String, in bundle: Bundle, _ language: String?) -> Data? {
        let folders = language.map { [$0 + ".lproj", $0.lowercased() + ".lproj"] } ?? [""]
        return folders.lazy.compactMap { folder -> Data? in
            guard let resources = bundle.resourceURL else { return nil }
            return try? Data(contentsOf: resources.appending(path: folder).appending(path: "\(name).\(type)"))
        }.first
    }

    private static func texts(in data: Data) -> [String: Translation] {
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return (list as? [String: String] ?? [:]).mapValues(Translation.text)
    }

    private static func plurals(in data: Data) -> [String: Translation] {
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any], let text = entry["NSStringLocalizedFormatKey"] as? String else {
                return nil
            }
            let substitutions = entry.compactMapValues { forms -> Translation.Substitution? in
                guard let forms = forms as? [String: Any] else { return nil }
                return Translation.Substitution(forms: forms.compactMapValues { $0 as? String })
            }
            // A place may say which value it is for: %1$#@name@.
            return .substituted(text.replacing(/%\d+\$#@/, with: "%#@"), substitutions)
        }
    }
}

/// A string catalog: a file of JSON with all languages.
private struct StringCatalog: Decodable {
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

    init?(_ data: Data) {
        guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data) else { return nil }
        self = catalog
    }

    var languages: [String] {
        let translated = strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] }
        return Array(Set(translated + [sourceLanguage ?? "en"])).sorted()
    }

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

/// The tables that were read so far.
final class StringTables: @unchecked Sendable {
    static let shared = StringTables()

    private struct Identity: Hashable {
        let path: String
        let name: String
    }

    private let lock = NSLock()
    private var tables: [Identity: StringTable] = [:]

    /// A table, in the languages of the user. It is read once.
    func table(_ name: String, in bundle: Bundle) -> StringTable {
        let identity = Identity(path: bundle.bundlePath, name: name)
        if let known = lock.withLock({ tables[identity] }) { return known }
        let table =
            AppResources.bundles(of: bundle).lazy
            .map { StringTable(name, in: $0, languages: Locale.preferredLanguages) }
            .first { !$0.isEmpty } ?? StringTable()
        lock.withLock { tables[identity] = table }
        return table
    }
}
