import Foundation
import UniformTypeIdentifiers

/// The translations of the texts of an `Info.plist`, from the `InfoPlist.strings` files in `LANGUAGE.lproj` directories.
package struct Translations {
    /// More languages than any app has.
    private static let maximumLanguages = 200

    /// The translations by the name of a locale, as desktops call it.
    private let tables: [String: [String: String]]

    /// Reads the translations beside an `Info.plist` and in `Resources` there or above.
    ///
    /// A file that cannot be read is passed over.
    init(beside propertyList: URL) {
        let directory = propertyList.deletingLastPathComponent().path
        var tables: [String: [String: String]] = [:]
        for place in ["", "/Resources", "/../Resources"].map({ directory + $0 }) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            for name in names.sorted() where name.hasSuffix(".lproj") && tables.count < Self.maximumLanguages {
                let url = URL(fileURLWithPath: "\(place)/\(name)/InfoPlist.strings")
                guard let locale = Self.locale(String(name.dropLast(6))), tables[locale] == nil,
                    let root = try? UTTypeDeclaration.propertyList(at: url).root.dictionary
                else { continue }
                tables[locale] = root.compactMapValues(\.string)
            }
        }
        self.tables = tables
    }

    /// Returns a text in every language that has it, sorted by language.
    package func all(_ text: String) -> [(locale: String, text: String)] {
        tables.compactMap { locale, table in table[text].map { (locale, $0) } }.sorted { $0.locale < $1.locale }
    }

    /// Names for locales that Apple distinguishes by script, and desktops by country.
    private static let scripts = ["zh_Hans": "zh_CN", "zh_Hant": "zh_TW"]

    /// Returns the desktop's name for a language of Apple, such as `pt_BR` for `pt-BR`; `nil` for an invalid language.
    private static func locale(_ language: String) -> String? {
        let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" })
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLowercase),
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return nil }
        let name = parts.joined(separator: "_")
        return scripts[name] ?? name
    }
}
