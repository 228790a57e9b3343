import Foundation

@testable import AppFiles

extension FuzzTarget {
    /// The files of translations, and the places for values in them.
    static let translations: [FuzzTarget] = [
        FuzzTarget(name: "strings") { data in
            let texts = StringTable.texts(in: data)
            let written = texts.map { key, text in "\(quoted(key)) = \(quoted(text.text));\n" }.joined()
            require(StringTable.texts(in: Data(written.utf8)) == texts, "the texts do not come back")
        },
        FuzzTarget(name: "stringsdict", memory: substituted) { data in
            let plurals = StringTable.plurals(in: data)
            for translation in plurals.values.prefix(16) { requireBounded(translation, data.count) }
        },
        FuzzTarget(name: "xcstrings", memory: substituted) { data in
            guard let catalog = StringCatalog(data) else { return }
            let languages = catalog.languages
            require(languages == languages.sorted() && Set(languages).count == languages.count, "\(languages)")
            require(languages.contains(catalog.sourceLanguage ?? "en"), "the language of the source is missing")
            let chosen = PreferredLanguage.choose(
                from: Array(languages.prefix(3)),
                ["de-AT", "en"],
                otherwise: catalog.sourceLanguage
            )
            require(languages.contains(chosen ?? ""), "a language is chosen that there is not")
            for language in languages.prefix(4) {
                let translations = catalog.translations(into: language)
                guard let again = StringCatalog(json(translations, language)) else {
                    fail("what was written is not read")
                }
                require(again.translations(into: language) == translations, "the texts do not come back")
                for translation in translations.values.prefix(16) { requireBounded(translation, data.count) }
            }
        },
        FuzzTarget(name: "format-string") { data in
            let format = String(decoding: data, as: UTF8.self)
            requireBounded(FormatString.text(format, values), format.utf8.count)
            let scalars = format.unicodeScalars
            let plain = scalars.map { $0 == "%" ? "%%" : String($0) }.joined()
            require(
                FormatString.text(plain, values).unicodeScalars.elementsEqual(scalars),
                "a text without places is changed"
            )
            let halved = scalars.split(separator: "%%".unicodeScalars, omittingEmptySubsequences: false)
            let unfilled = String(String.UnicodeScalarView(halved.joined(separator: "%".unicodeScalars)))
            require(FormatString.text(format, []) == unfilled, "a place is filled without a value")
            var count = 0
            let numbered = FormatString.text(format, values) { index, text in
                require(values.indices.contains(index), "a value that there is not")
                count += 1
                return ""
            }
            require(numbered.utf8.count <= format.utf8.count && count <= format.utf8.count, "there are more places")
        },
    ]

    /// Forms in forms make a text of up to a megabyte, whatever the size of the file.
    private static let substituted = MemoryLimit(
        peak: MemoryLimit.Line(constant: 8 << 20, perByte: 1 << 8),
        total: MemoryLimit.Line(constant: 256 << 20, perByte: 16 << 10)
    )

    /// Values of the kinds that stand in texts.
    private static let values: [any CVarArg & Sendable] = [
        3, "tëxt %@", 1.5, Int.min, UInt64.max, Float(-0.0), Double.infinity, Double.greatestFiniteMagnitude,
        UInt8(255),
    ]

    /// Requires that a translation has a bounded length, for some numbers and with values in it.
    private static func requireBounded(_ translation: Translation, _ count: Int) {
        for language in ["en", "pl", "ar"] {
            let rule = PluralRule(language: language)
            for numbers in [[], [1], [0, 5, 2], [nil, Int.min, Int.max]] as [[Int?]] {
                guard let text = translation.text(for: numbers, rule) else { continue }
                require(
                    text.utf8.count <= 1 << 20 || text.utf8.count <= count * 3,
                    "a text of \(text.utf8.count) bytes"
                )
                if text.utf8.count < 1 << 12 { requireBounded(FormatString.text(text, values), text.utf8.count) }
            }
        }
    }

    /// Requires that a text is at most as long as what was made of so many bytes may be.
    private static func requireBounded(_ text: String, _ count: Int) {
        require(text.utf8.count <= 1 << 10 + count << 8, "\(count) bytes make a text of \(text.utf8.count)")
    }

    /// A text as it stands in a file of strings.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result.unicodeScalars += ["\\", scalar]
            case "\0": result += "\\U0000"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A catalog of translations into one language.
    private static func json(_ translations: [String: Translation], _ language: String) -> Data {
        func forms(_ forms: [String: String]) -> [String: Any] {
            ["plural": forms.mapValues { ["stringUnit": ["value": $0]] }]
        }
        let strings = translations.mapValues { translation -> [String: Any] in
            switch translation {
            case .text(let text): ["stringUnit": ["value": text]]
            case .plural(let plurals): ["variations": forms(plurals)]
            case .substituted(let text, let substitutions):
                [
                    "stringUnit": ["value": text],
                    "substitutions": substitutions.mapValues { substitution -> [String: Any] in
                        var entry: [String: Any] = ["variations": forms(substitution.forms)]
                        entry["argNum"] = substitution.argument
                        return entry
                    },
                ]
            }
        }
        let catalog = ["strings": strings.mapValues { ["localizations": [language: $0]] }]
        guard let data = try? JSONSerialization.data(withJSONObject: catalog) else {
            fail("the catalog is not written")
        }
        return data
    }
}

extension Translation {
    /// The text of a translation that has but one.
    fileprivate var text: String {
        guard case .text(let text) = self else { fail("\(self) has no text") }
        return text
    }
}
