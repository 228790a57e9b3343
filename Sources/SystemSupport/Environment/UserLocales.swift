/// The locales of the user for texts, as the environment variables that gettext reads name them.
package enum UserLocales {
    /// Returns the names of the locales in order of preference, such as `sr_RS.UTF-8@latin`. They may have a language alone.
    ///
    /// `LANGUAGE` is a list that is used if a locale other than that of programs (`C`) is set.
    /// - Parameter environment: Returns the value of an environment variable.
    package static func names(in environment: (String) -> String? = ProcessEnvironment.variable) -> [String] {
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
        guard let locale = variables.lazy.compactMap(environment).first(where: { !$0.isEmpty }), hasLanguage(locale)
        else { return [] }
        let list = environment("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        return list.filter(hasLanguage) + [locale]
    }

    /// Returns a Boolean value that indicates whether a locale has a language. It compares bytes, because characters take tables that the
    /// first look-up of a type does not need.
    private static func hasLanguage(_ locale: String) -> Bool {
        let name = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
        return !name.isEmpty && !name.elementsEqual("C".utf8) && !name.elementsEqual("POSIX".utf8)
    }
}
