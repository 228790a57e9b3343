import Foundation
import RichText

// Foundation on Linux has no localized strings (Foundation 6.3). A later Foundation's own are preferred where it has them.
@_weakLinked
extension AttributedString {
    /// Looks a text up in a bundle's translations, and gives it the looks of its Markdown.
    ///
    /// Nouns agree with numbers where `^[\(count) item](inflect: true)` says so: in English by its rules, and in other languages by the
    /// plural forms of the translation.
    /// - Parameters:
    ///   - keyAndValue: The text in the language of the source, by which the translation is found.
    ///   - table: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle; nil for the app's.
    ///   - locale: The locale in which values are written.
    ///   - comment: For translators.
    @_disfavoredOverload
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = keyAndValue.key.attributed(in: bundle, table: table) }

    /// Looks a text up in a bundle's translations by a key of its own, and gives it the looks of its Markdown.
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
