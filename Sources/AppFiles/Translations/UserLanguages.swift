import Foundation

/// The languages that the user wants, the most wanted first.
package enum UserLanguages {
    /// The languages in the environment of the process, or Foundation's if the environment has none.
    package static let preferred: [String] = {
        let languages = named(by: { ProcessInfo.processInfo.environment[$0] })
        return languages.isEmpty ? Locale.preferredLanguages : languages
    }()

    /// Returns the languages of the variables that gettext reads, as identifiers that Foundation knows: `LANGUAGE` is a
    /// list, which counts where a locale other than `C` is set.
    /// - Parameter value: Gives the value of a variable.
    package static func named(by value: (String) -> String?) -> [String] {
        guard let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(value).first(where: { !$0.isEmpty }) else {
            return []
        }
        guard let language = identifier(of: locale) else { return [] }
        let list = value("LANGUAGE")?.split(separator: ":").compactMap { identifier(of: String($0)) } ?? []
        return list + [language]
    }

    /// Returns the language of a locale's name, as `sr-Latn-RS` of `sr_RS.UTF-8@latin`; nil for the locale of programs.
    private static func identifier(of locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        guard !name.isEmpty, name != "C", name != "POSIX" else { return nil }
        var parts = name.split(separator: "_").map(String.init)
        let modifier = locale.split(separator: "@").dropFirst().first?.lowercased()
        if let script = modifier.flatMap({ scripts[$0] }) { parts.insert(script, at: min(1, parts.count)) }
        return parts.joined(separator: "-")
    }

    /// The scripts that locales name.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
}

/// The language that the app is shown in.
package enum AppLanguage {
    /// A Boolean value that indicates whether the language is written from right to left.
    package static let isRightToLeft: Bool = {
        let folders = AppResources.bundles(of: .main)
        let localizations = Set(folders.flatMap(\.localizations)).subtracting(["Base"]).sorted()
        return isRightToLeft(UserLanguages.preferred, localizations: localizations)
    }()

    /// Returns whether the best available language of an app is written from right to left.
    ///
    /// As on Apple's systems, an app with translations, but without one into the user's language, appears in another
    /// language and in its direction. An app without translations follows the user: its texts may come from anywhere.
    /// - Parameters:
    ///   - wanted: The languages of the user, in order of preference.
    ///   - localizations: The languages of the app's translations.
    package static func isRightToLeft(_ wanted: [String], localizations: [String]) -> Bool {
        let chosen = PreferredLanguage.choose(from: localizations, wanted, otherwise: nil) ?? wanted.first
        return chosen.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
    }
}
