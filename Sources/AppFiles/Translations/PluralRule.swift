/// The form of a word for a number, by the Unicode CLDR plural rules for integers.
package enum PluralCategory: String {
    case zero, one, two, few, many, other
}

/// The plural rule of a language.
package struct PluralRule {
    private let category: (Int) -> PluralCategory

    /// Returns the plural category of a number.
    package func category(of number: Int) -> PluralCategory {
        category(number.magnitude > UInt(Int.max) ? 0 : abs(number))
    }

    /// Creates the rule for a language: the one of most European languages if the table has none.
    /// - Parameter language: An identifier, such as `pt-BR`.
    package init(language: String) {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        let whole = parts.prefix(2).joined(separator: "-")
        let rule =
            Self.rules.first { $0.languages.contains(whole) }
            ?? Self.rules.first { $0.languages.contains(String(parts.first ?? "")) }
        category = rule?.category ?? { $0 == 1 ? .one : .other }
    }

    private struct Row: Sendable {
        let languages: Set<String>
        let category: @Sendable (Int) -> PluralCategory
    }

    /// The languages whose rules differ from “one” for 1 and “other” for the rest.
    private static let rules: [Row] = [
        Row(languages: ["ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yue"]) { _ in .other },
        Row(languages: ["pt-pt"]) { $0 == 1 ? .one : .other },
        Row(languages: ["fr", "pt", "hy", "kab", "ff", "hi", "bn", "fa", "gu", "kn", "zu", "am", "as"]) {
            $0 <= 1 ? .one : .other
        },
        Row(languages: ["ru", "uk", "be"]) { number in
            switch (number % 10, number % 100) {
            case (1, let hundred) where hundred != 11: .one
            case (2...4, let hundred) where !(12...14).contains(hundred): .few
            default: .many
            }
        },
        Row(languages: ["sr", "hr", "bs", "sh"]) { number in
            switch (number % 10, number % 100) {
            case (1, let hundred) where hundred != 11: .one
            case (2...4, let hundred) where !(12...14).contains(hundred): .few
            default: .other
            }
        },
        Row(languages: ["pl"]) { number in
            if number == 1 { return .one }
            return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .many
        },
        Row(languages: ["cs", "sk"]) { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other },
        Row(languages: ["lt"]) { number in
            if (11...19).contains(number % 100) { return .other }
            return number % 10 == 1 ? .one : number % 10 > 1 ? .few : .other
        },
        Row(languages: ["lv"]) { number in
            if number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
            return number % 10 == 1 && number % 100 != 11 ? .one : .other
        },
        Row(languages: ["ro", "mo"]) { number in
            if number == 1 { return .one }
            return number == 0 || (1...19).contains(number % 100) ? .few : .other
        },
        Row(languages: ["sl"]) { number in
            switch number % 100 {
            case 1: .one
            case 2: .two
            case 3...4: .few
            default: .other
            }
        },
        Row(languages: ["ar"]) { number in
            switch (number, number % 100) {
            case (0, _): .zero
            case (1, _): .one
            case (2, _): .two
            case (_, 3...10): .few
            case (_, 11...99): .many
            default: .other
            }
        },
        Row(languages: ["he", "iw"]) { $0 == 1 ? .one : $0 == 2 ? .two : .other },
        Row(languages: ["cy"]) { number in
            switch number {
            case 0: .zero
            case 1: .one
            case 2: .two
            case 3: .few
            case 6: .many
            default: .other
            }
        },
        Row(languages: ["ga"]) { number in
            switch number {
            case 1: .one
            case 2: .two
            case 3...6: .few
            case 7...10: .many
            default: .other
            }
        },
        Row(languages: ["is", "mk"]) { $0 % 10 == 1 && $0 % 100 != 11 ? .one : .other },
    ]
}
