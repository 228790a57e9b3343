import Foundation

// Foundation on Linux has no localized strings (Foundation 6.3). A later Foundation's own are preferred where it has them.
@_weakLinked
extension String {
    /// A text, which may contain interpolated values, that is looked up in an app's translations.
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let key: LocalizedStringKey

        /// Creates a text.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates a string by looking up a text in a bundle's translations.
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
    ) { self = keyAndValue.key.resolved(in: bundle, table: table) }

    /// Creates a string by looking up a separate key in a bundle's translations.
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
    ) { self = defaultValue.key.resolved(in: bundle, table: table, named: "\(key)") }
}
