import Foundation
import SystemSupport

/// The user's languages in order of preference.
package enum UserLanguages {
    /// The languages in the process's environment, or those of Foundation if the environment has none.
    package static let preferred: [String] = {
        let languages = named(by: ProcessEnvironment.variable)
        return languages.isEmpty ? Locale.preferredLanguages : languages
    }()

    /// Returns the languages of the user's locales, as identifiers that Foundation knows.
    /// - Parameter environment: Returns the value of an environment variable.
    package static func named(by environment: (String) -> String?) -> [String] {
        UserLocales.names(in: environment).map(identifier)
    }

    /// Returns the language in a locale's name, such as `sr-Latn-RS` in `sr_RS.UTF-8@latin`.
    private static func identifier(of locale: String) -> String {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        var parts = name.split(separator: "_").map(String.init)
        let modifier = locale.split(separator: "@").dropFirst().first?.lowercased()
        if let script = modifier.flatMap({ scripts[$0] }) { parts.insert(script, at: min(1, parts.count)) }
        return parts.joined(separator: "-")
    }

    /// The scripts that locales name.
    private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
}

/// The language in which the app is shown.
package enum AppLanguage {
    /// A Boolean value that indicates whether the language is written from right to left.
    package static let isRightToLeft: Bool = {
        let folders = AppResources.bundles(of: .main)
        let localizations = Set(folders.flatMap(\.localizations)).subtracting(["Base"]).sorted()
        return isRightToLeft(UserLanguages.preferred, localizations: localizations)
    }()

    /// Returns a Boolean value that indicates whether the best available language of an app is written from right to left.
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
