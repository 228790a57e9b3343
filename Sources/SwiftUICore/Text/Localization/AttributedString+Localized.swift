import Foundation
import RichText

// Foundation on Linux has no localized strings (Foundation 6.3). A later Foundation's own are preferred where it has them.
@_weakLinked
extension AttributedString {
    /// Creates a string by looking up a key in a bundle's translations and applying the Markdown in the result.
    ///
    /// Nouns agree with numbers in `^[\(count) item](inflect: true)`: in English by its rules, and in other languages
    /// by the plural forms of the translation.
    /// - Parameters:
    ///   - keyAndValue: The text in the language of the source, which is the key of the translation.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle; nil for the app's.
    ///   - locale: The locale in which values are written.
    ///   - comment: A note for translators.
    @_disfavoredOverload
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = keyAndValue.key.attributed(in: bundle, table: table) }

    /// Creates a string by looking up a text as its own key in a bundle's translations and applying the Markdown in the result.
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text where no translation is found.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle; nil for the app's.
    ///   - locale: The locale in which values are written.
    ///   - comment: For translators.
    @_disfavoredOverload
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = defaultValue.key.attributed(in: bundle, table: table, named: "\(key)") }
}
