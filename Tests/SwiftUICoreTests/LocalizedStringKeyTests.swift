import Foundation
import Testing
import TransferableTesting

@testable import AppFiles
@testable import SwiftUICore

@Suite("Keys of translations")
struct LocalizedStringKeyTests {
    @Test("have a place for each value, and the values beside them")
    func interpolation() {
        let key: LocalizedStringKey = "\(3) of \("all") are 100%, not \(1.5)"
        #expect(key.key == "%lld of %@ are 100%%, not %@")
        #expect(key.arguments.map(\.text) == ["3", "all", "1.5"])
        #expect(key.resolved() == "3 of all are 100%, not 1.5")
        #expect(key == "\(3) of \("all") are 100%, not \(1.5)")
        #expect(key != "\(4) of \("all") are 100%, not \(1.5)")
    }

    @Test("keep numbers that no format has room for")
    func largeNumbers() {
        let key: LocalizedStringKey = "\(UInt64.max)"
        #expect(key.resolved() == "18446744073709551615")
    }

    /// As swift-custom-dump reads a key: its text comes first, and its arguments third, each a value and a formatter.
    @Test("are read by reflection as on Apple's systems")
    func reflection() throws {
        let children = Array(Mirror(reflecting: "\(3) of \("all")" as LocalizedStringKey).children)
        #expect(children.map(\.label) == ["key", "hasFormatting", "arguments"])
        let format = try #require(children[0].value as? String)
        let arguments = try Mirror(reflecting: children[2].value).children.map { argument in
            let parts = Array(Mirror(reflecting: argument.value).children)
            #expect(parts.prefix(2).map(\.label) == ["value", "formatter"])
            #expect(parts[1].value as? Formatter == nil)
            return try #require(parts[0].value as? any CVarArg)
        }
        #expect(String(format: format, arguments: arguments) == "3 of all")
    }

    @Test("write values as their specifiers and formats say")
    func formats() {
        #expect(("\(1.5, specifier: "%.2f") m" as LocalizedStringKey).resolved() == "1.50 m")
        #expect(("\(255, specifier: "%x")" as LocalizedStringKey).resolved() == "ff")
        let percent: LocalizedStringKey = "\(0.5, format: .percent.locale(Locale(identifier: "en_US")))"
        #expect(percent.resolved() == "50%")
        #expect(("a \(Text("bold").bold())" as LocalizedStringKey).resolved() == "a bold")
    }

    @Test("are read in a time that grows with their length, whatever is in them")
    func longPlaces() {
        // A time that grew with the square of the length would be minutes.
        for part in ["0", "-", "9", "%", "%1$", "%0", "l"] {
            let format = "%" + String(repeating: part, count: 200_000)
            #expect(FormatString.text(format, []).utf8.count >= 100_000)
        }
    }

    @Test("have no place where a character stands that is none of one")
    func noPlaces() {
        for text in ["%", "a % b", "%0$@", "%9$@", "%99999999999999999999$@", "%٣d", "%5", "%.d", "% "] {
            #expect(FormatString.text(text, ["x"]) == text)
        }
        #expect(FormatString.text("%%d %%%@ %d%\u{301}", ["x", 1]) == "%d %x 1%\u{301}")
        #expect(FormatString.text("%2$@ %1$@ %@", ["x", "y"]) == "y x x")
    }

    @Test("write a whole number as one with fractions where a place asks for that")
    func wholeNumbers() { #expect(FormatString.text("%.1f %5.2f %f %d", [3, 4, 5, 6]) == "3.0  4.00 5 6") }

    @Test("write dates and numbers as formatters do")
    func formatters() {
        let years = DateFormatter()
        years.dateFormat = "yyyy"
        years.timeZone = TimeZone(secondsFromGMT: 0)
        let year: LocalizedStringKey = "in \(Date(timeIntervalSince1970: 0), formatter: years)"
        #expect(year.resolved() == "in 1970")
        let hundredths = NumberFormatter()
        hundredths.locale = Locale(identifier: "en_US")
        (hundredths.minimumFractionDigits, hundredths.maximumFractionDigits) = (2, 2)
        let key: LocalizedStringKey = "\(NSNumber(value: 1.5), formatter: hundredths) m"
        #expect(key.resolved() == "1.50 m")
    }
}

@Suite("Tables of translations")
struct StringTableTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func table(_ name: String = "Localizable", languages: [String]) throws -> StringTable {
        StringTable(name, in: try #require(Bundle(path: folder.path)), languages: languages)
    }

    @Test("are empty where a file is no property list of texts")
    func brokenFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for list in hostilePropertyLists {
            for type in ["strings", "stringsdict"] {
                try write("de.lproj/Localizable.\(type)", "")
                try list.write(to: folder.appending(path: "de.lproj/Localizable.\(type)"))
            }
            #expect(try table(languages: ["de"]).isEmpty)
        }
        // What is no text stands beside those that are.
        try write("de.lproj/Mixed.strings", #"{ a = b; c = (d); }"#)
        let table = try table("Mixed", languages: ["de"])
        #expect(table.text(for: "a", []) == "b" && table.text(for: "c", []) == nil)
    }

    @Test("are read of catalogs, with plurals and substitutions")
    func catalog() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "%lld files": {"localizations": {"de": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld Datei"}}, "other": {"stringUnit": {"value": "%lld Dateien"}}}}},
                "pl": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld plik"}}, "few": {"stringUnit": {"value": "%lld pliki"}},
                "many": {"stringUnit": {"value": "%lld plików"}}, "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
              "%lld of %lld": {"localizations": {"de": {
                "stringUnit": {"value": "%#@a@ in %#@b@"},
                "substitutions": {
                  "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg Bild"}}, "other": {"stringUnit": {"value": "%arg Bilder"}}}}},
                  "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"value": "%arg Album"}}, "other": {"stringUnit": {"value": "%arg Alben"}}}}}
                }}}}
            }}
            """
        )
        let german = try table(languages: ["de-AT", "en"])
        #expect(german.text(for: "Hello", []) == "Hallo")
        #expect(german.text(for: "unknown", []) == nil)
        #expect(german.text(for: "%lld files", [1]) == "%lld Datei")
        #expect(german.text(for: "%lld files", [3]) == "%lld Dateien")
        let both = try #require(german.text(for: "%lld of %lld", [1, 2]))
        #expect(FormatString.text(both, [1, 2]) == "1 Bild in 2 Alben")
        let polish = try table(languages: ["pl"])
        #expect(
            [1, 3, 5, 22].map { polish.text(for: "%lld files", [$0]) } == [
                "%lld plik", "%lld pliki", "%lld plików", "%lld pliki",
            ]
        )
        #expect(try table(languages: ["en"]).text(for: "Hello", []) == nil)
    }

    @Test("are read of folders of languages, with plurals in their own files")
    func folders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("en.lproj/Other.strings", #""Key" = "English";"#)
        try write("de.lproj/Other.strings", #""Key" = "Deutsch"; "Two" = "%2$@ vor %1$@";"#)
        try write(
            "de.lproj/Other.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>noch %#@days@</string>
            <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>heute</string><key>one</key><string>%lld Tag</string>
            <key>other</key><string>%lld Tage</string></dict></dict></dict></plist>
            """
        )
        let german = try table("Other", languages: ["de"])
        #expect(german.text(for: "Key", []) == "Deutsch")
        #expect(try table("Other", languages: ["en"]).text(for: "Key", []) == "English")
        #expect(
            [0, 1, 2].map { FormatString.text(german.text(for: "%lld days", [$0]) ?? "", [$0]) } == [
                "noch heute", "noch 1 Tag", "noch 2 Tage",
            ]
        )
        #expect(FormatString.text(german.text(for: "Two", []) ?? "", ["a", "b"]) == "b vor a")
    }

    // MARK: Substitutions

    /// The text that a `.stringsdict` has for values.
    private func text(
        _ format: String,
        _ forms: [String: [String: String]],
        for values: [any CVarArg]
    ) throws -> String? {
        defer { try? FileManager.default.removeItem(at: folder) }
        var entry: [String: Any] = forms.mapValues { forms in
            forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d"]) {
                $1
            }
        }
        entry["NSStringLocalizedFormatKey"] = format
        let list = try PropertyListSerialization.data(fromPropertyList: ["key": entry], format: .xml, options: 0)
        try write("en.lproj/Localizable.stringsdict", String(decoding: list, as: UTF8.self))
        return try table(languages: ["en"]).text(for: "key", values.map { $0 as? Int })
            .map { FormatString.text($0, values) }
    }

    private static let forms = [
        "files": ["one": "%d file", "other": "%d files"], "folders": ["one": "%d folder", "other": "%d folders"],
    ]

    @Test(
        "put each value into the place that is for it",
        arguments: [
            ("%#@files@ in %#@folders@", [1, 2], "1 file in 2 folders"),
            ("%2$#@folders@ with %1$#@files@", [1, 2], "2 folders with 1 file"),
            ("%2$#@folders@ with %1$#@files@, or %2$d", [3, 1], "1 folder with 3 files, or 1"),
            ("%d of %#@files@", [1, 2], "1 of 2 files"), ("%#@files@, %d%%", [1, 20], "1 file, 20%"),
            ("%2$#@files@, %#@folders@", [1, 2], "2 files, 1 folder"),
        ]
    )
    func positions(_ format: String, _ values: [Int], _ expected: String) throws {
        #expect(try text(format, Self.forms, for: values) == expected)
    }

    @Test("put forms into forms, each for its value, and texts beside them")
    func nested() throws {
        let forms = [
            "all": ["one": "%d file in %2$#@folders@", "other": "%d files in %2$#@folders@"],
            "folders": ["one": "%d folder of %@", "other": "%d folders of %@"],
        ]
        #expect(try text("%#@all@", forms, for: [2, 1, "Ada"]) == "2 files in 1 folder of Ada")
        #expect(try text("%@ has %#@files@", Self.forms, for: ["Ada", 1]) == "Ada has 1 file")
    }

    @Test("are none where a form has itself in it, is missing, or makes too long a text")
    func endless() throws {
        #expect(try text("%#@n@", ["n": ["other": "x %#@n@"]], for: [1]) == nil)
        #expect(try text("%#@a@", ["a": ["other": "%#@b@"], "b": ["other": "%#@a@"]], for: [1]) == nil)
        #expect(try text("%#@a@", ["b": ["other": "b"]], for: [1]) == nil)
        // Each form has the next ten times in it.
        let forms = Dictionary(
            uniqueKeysWithValues: (0..<20).map { number in
                ("n\(number)", ["other": String(repeating: "%1$#@n\(number + 1)@", count: 10)])
            }
        )
        #expect(try text("%#@n0@", forms.merging(["n20": ["other": "x"]]) { $1 }, for: [1]) == nil)
        // Each has the next in it, without end but for the last.
        let chain = Dictionary(uniqueKeysWithValues: (0..<900).map { ("n\($0)", ["other": "%1$#@n\($0 + 1)@"]) })
        #expect(try text("%#@n0@", chain.merging(["n900": ["other": "x"]]) { $1 }, for: [1]) == nil)
        let long = ["n": ["other": String(repeating: "x", count: 1 << 16)]]
        #expect(try text(String(repeating: "%1$#@n@", count: 20), long, for: [1]) == nil)
    }

    @Test("make no text longer than people read of a width or a precision")
    func widths() {
        #expect(FormatString.text("%999999999d|%-5d|%05.1f", [7, 8, 1.25]).hasSuffix("7|8    |001.2"))
        #expect(FormatString.text("%999999999d", [7]).count == 1000)
        #expect(FormatString.text("%.999999999f", [0.5]).count == 1002)
        #expect(FormatString.text("%99999999999999999999d", [7]).count == 1000)
        #expect(FormatString.text("%99999999999999999999$d %0$d", [7]) == "%99999999999999999999$d %0$d")
    }

    @Test(
        "are in the language that suits the user best",
        arguments: [
            (["de", "en", "pl"], ["pl"], "pl"), (["de", "en"], ["de-AT", "en"], "de"),
            (["pt-BR", "en"], ["pt"], "pt-BR"),
            (["zh-Hans", "zh-Hant"], ["zh-TW"], "zh-Hant"), (["de", "en"], ["fr", "de"], "de"),
            (["de", "en-GB"], ["en-US"], "en-GB"), (["de", "en"], ["de_DE.UTF-8"], "de"),
            (["de", "en", "fr"], ["pl"], "fr"),
            (["de", "en"], ["C"], "en"), (["de", "it"], ["pl"], "de"),
        ]
    )
    func language(available: [String], wanted: [String], chosen: String) {
        #expect(PreferredLanguage.choose(from: available, wanted, otherwise: "fr") == chosen)
    }

    @Test("that are broken count as empty")
    func broken() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Localizable.xcstrings", "{")
        try write("en.lproj/Localizable.strings", "no table")
        #expect(try table(languages: ["en"]).text(for: "Key", []) == nil)
    }

    @Test("give strings, too")
    @MainActor func strings() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("en.lproj/Names.strings", #""greeting" = "Hello, %@!";"#)
        let bundle = try #require(Bundle(path: folder.path))
        #expect(
            String(localized: "greeting", defaultValue: "Hi, \("Ada")", table: "Names", bundle: bundle) == "Hello, Ada!"
        )
        #expect(String(localized: "No \(2)", bundle: bundle) == "No 2")
        let resource = LocalizedStringResource(
            "greeting",
            defaultValue: "Hi, \("Ada")",
            table: "Names",
            bundle: .atURL(bundle.bundleURL)
        )
        #expect(resource.key == "greeting")
        #expect(String(localized: resource) == "Hello, Ada!")
        let window = TestWindow(size: .small) {
            Text(resource)
            Label(resource, systemImage: "star")
            Text("plain \(1)")
        }
        #expect(window.texts == ["Hello, Ada!", "Hello, Ada!", "plain 1"])
    }

    @Test("know the forms of languages")
    func rules() {
        func forms(_ language: String, _ numbers: [Int]) -> [String] {
            numbers.map { PluralRule(language: language).category(of: $0).rawValue }
        }
        #expect(forms("en", [0, 1, 2, -1]) == ["other", "one", "other", "one"])
        #expect(forms("fr", [0, 1, 2]) == ["one", "one", "other"])
        #expect(forms("ru", [1, 2, 5, 11, 21, 112]) == ["one", "few", "many", "many", "one", "many"])
        #expect(forms("ar", [0, 1, 2, 5, 11, 100]) == ["zero", "one", "two", "few", "many", "other"])
        #expect(forms("ja", [1]) == ["other"] && forms("pt-PT", [0]) == ["other"] && forms("pt-BR", [0]) == ["one"])
    }
}
