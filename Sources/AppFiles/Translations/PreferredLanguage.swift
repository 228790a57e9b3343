import Foundation

/// The choice among the languages for which there are translations.
///
/// `Bundle.preferredLocalizations(from:forPreferences:)` of Foundation for Linux returns the first language, regardless
/// of the preferences.
package enum PreferredLanguage {
    /// Returns the language that best suits a user.
    /// - Parameters:
    ///   - available: The languages of the translations.
    ///   - wanted: The languages of the user, the most wanted first.
    ///   - standard: The language to use if the user wants none of those available. If it is not available itself, English
    ///     is used, or else the first.
    /// - Returns: One of those available; nil if there are none.
    package static func choose(from available: [String], _ wanted: [String], otherwise standard: String?) -> String? {
        for language in wanted {
            if let found = match(language, in: available) { return found }
        }
        return [standard, "en"].lazy.compactMap { $0.flatMap { match($0, in: available) } }.first ?? available.first
    }

    /// Returns the language itself, or else a language that it is a variety of, or else another variety in the same script.
    private static func match(_ language: String, in available: [String]) -> String? {
        let candidates = available.map { (name: $0, parts: parts(of: $0)) }
        var wanted = parts(of: language)
        let whole = script(of: wanted)
        while !wanted.isEmpty {
            let found = candidates.first { $0.parts == wanted && script(of: $0.parts) == whole }
            if let found { return found.name }
            wanted.removeLast()
        }
        return candidates.first { script(of: $0.parts) == whole }?.name
    }

    private static func parts(of language: String) -> [String] {
        // The name of a locale may have an encoding, as de_DE.UTF-8 has.
        let name = language.lowercased().prefix { $0 != "." && $0 != "@" }
        return name.split { $0 == "-" || $0 == "_" }.map(String.init)
    }

    /// Returns the language and its script, such as `zh-Hant` for `zh-TW`.
    private static func script(of parts: [String]) -> [String] {
        let full = Locale.Language(identifier: parts.joined(separator: "-")).maximalIdentifier
        return full.lowercased().split(separator: "-").prefix(2).map(String.init)
    }
}
