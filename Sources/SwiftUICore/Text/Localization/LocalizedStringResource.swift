import Foundation

// Foundation on Linux has no such type (Foundation 6.3). With one that has it, build with the condition
// FOUNDATION_HAS_LOCALIZED_STRING_RESOURCE, and all below and around uses Foundation's.
#if !FOUNDATION_HAS_LOCALIZED_STRING_RESOURCE
    import Foundation

    /// A reference to a text that is looked up in translations when it is displayed.
    @_weakLinked
    public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
        public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

        /// The location of the translations.
        public enum BundleDescription: Equatable, Sendable {
            /// The app's bundle.
            case main
            /// The bundle of a class. It is the app's bundle, because classes have no bundles of their own on Linux.
            case forClass(AnyClass)
            /// The bundle at a URL.
            case atURL(URL)

            public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
                switch (first, second) {
                case (.main, .main): true
                case (.forClass(let first), .forClass(let second)): first == second
                case (.atURL(let first), .atURL(let second)): first == second
                default: false
                }
            }

            fileprivate var bundle: Bundle? {
                switch self {
                case .main, .forClass: .main
                case .atURL(let url): Bundle(url: url)
                }
            }
        }

        /// The key of the translation.
        public let key: String
        /// The default text if no translation is found.
        public let defaultValue: String.LocalizationValue
        /// The name of the translation table; nil for `Localizable`.
        public let table: String?
        /// The locale of the text. The translations are those for the program's languages.
        public var locale: Locale
        /// The location of the translations.
        public let bundle: BundleDescription

        private init(
            key: String,
            _ defaultValue: String.LocalizationValue,
            _ table: String?,
            _ locale: Locale,
            _ bundle: BundleDescription
        ) {
            (self.key, self.defaultValue, self.table) = (key, defaultValue, table)
            (self.locale, self.bundle) = (locale, bundle)
        }

        /// Creates a resource from a text that is its own key.
        /// - Parameters:
        ///   - keyAndValue: The text in the language of the source.
        ///   - table: The name of the table; nil for `Localizable`.
        ///   - locale: The locale of the text.
        ///   - bundle: The location of the translations.
        ///   - comment: For translators.
        public init(
            _ keyAndValue: String.LocalizationValue,
            table: String? = nil,
            locale: Locale = .current,
            bundle: BundleDescription = .main,
            comment: StaticString? = nil
        ) { self.init(key: keyAndValue.key.key, keyAndValue, table, locale, bundle) }

        /// Creates a resource from a text that is its own key.
        /// - Parameters:
        ///   - keyAndValue: The text in the language of the source.
        ///   - table: The name of the table; nil for `Localizable`.
        ///   - locale: The locale of the text.
        ///   - bundle: The bundle with the translations.
        ///   - comment: For translators.
        public init(
            _ keyAndValue: String.LocalizationValue,
            table: String? = nil,
            locale: Locale = .current,
            bundle: Bundle,
            comment: StaticString? = nil
        ) { self.init(key: keyAndValue.key.key, keyAndValue, table, locale, .atURL(bundle.bundleURL)) }

        /// Creates a resource with a separate key.
        /// - Parameters:
        ///   - key: The key.
        ///   - defaultValue: The text where no translation is found.
        ///   - table: The name of the table; nil for `Localizable`.
        ///   - locale: The locale of the text.
        ///   - bundle: The location of the translations.
        ///   - comment: For translators.
        public init(
            _ key: StaticString,
            defaultValue: String.LocalizationValue,
            table: String? = nil,
            locale: Locale = .current,
            bundle: BundleDescription = .main,
            comment: StaticString? = nil
        ) { self.init(key: "\(key)", defaultValue, table, locale, bundle) }

        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
        public init(stringInterpolation: StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }

        fileprivate var text: String { defaultValue.key.resolved(in: bundle.bundle, table: table, named: key) }

        /// The text with the looks that its Markdown and its values have.
        var styledText: Text { defaultValue.key.text(in: bundle.bundle, table: table, named: key) }
    }

    @_weakLinked
    extension String {
        /// Creates a string by looking up a resource in translations.
        /// - Parameter resource: The text, and where its translations are.
        public init(localized resource: LocalizedStringResource) { self = resource.text }
    }
#else
    import Foundation

    extension LocalizedStringResource {
        /// The text with the looks that its Markdown and its values have.
        var styledText: Text { Text(AttributedString(localized: self)) }
    }
#endif

extension Text {
    /// Creates text from a resource that is looked up in translations.
    /// - Parameter resource: The text, and where its translations are.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { self = resource.styledText }
}
