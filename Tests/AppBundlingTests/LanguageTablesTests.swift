import CommandSupport
import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("Tables of languages")
struct LanguageTablesTests {
    @Test(
        "Tables of other languages are left out, and those of none are kept",
        arguments: [
            ("icudt76l/de.res", true), ("icudt76l/lang/de_AT.res", true), ("icudt76l/fr.res", false),
            ("icudt76l/curr/yue_Hans.res", false), ("icudt76l/root.res", true), ("icudt76l/pool.res", true),
            ("icudt76l/supplementalData.res", true), ("icudt76l/brkitr/cjdict.dict", false),
            ("icudt76l/uts46.nrm", true),
            ("icudt76l/translit/root.res", true), ("", true),
        ]
    )
    func names(path: String, isKept: Bool) {
        #expect(LanguageTables.isKept(path, ["de"]) == isKept)
    }

    @Test(
        "Encodings of one byte and Shift JIS are kept where the others are left out",
        arguments: [
            ("icudt76l/ibm-5347_P100-1998.cnv", 3_000, false), ("icudt76l/euc-tw-2014.cnv", 545_632, true),
            ("icudt76l/ibm-943_P15A-2003.cnv", 90_992, false), ("icudt76l/brkitr/cjdict.dict", 2_000_000, false),
        ]
    )
    func encodings(path: String, byteCount: Int, isLarge: Bool) {
        #expect(LanguageTables.isLargeEncoding(path, byteCount: byteCount) == isLarge)
    }

    /// Tables with a header of 32 bytes, and some items.
    private func tables(_ items: [(String, String)]) -> Data {
        func number(_ value: Int) -> Data { withUnsafeBytes(of: UInt32(value).littleEndian) { Data($0) } }
        var (entries, names, contents) = (Data(), Data(), Data())
        let start = 4 + items.count * 8
        let length = items.reduce(0) { $0 + $1.0.utf8.count + 1 }
        for (name, text) in items {
            entries += number(start + names.count) + number(start + length + contents.count)
            names += Data(name.utf8) + [0]
            contents += Data(text.utf8)
        }
        return Data([32, 0, 0xDA, 0x27]) + Data(count: 28) + number(items.count) + entries + names + contents
    }

    @Test("What is kept is as it was, and keeping it again changes nothing")
    func keeping() throws {
        let all = tables([
            ("d/de.res", "German"), ("d/en.res", "English"), ("d/fr.res", "French"), ("d/root.res", "root"),
        ])
        let kept = try LanguageTables(data: all, symbol: "icudt_dat").keeping(["de"])
        let text = String(decoding: kept, as: UTF8.self)
        #expect(text.contains("German") && text.contains("English") && text.contains("root") && !text.contains("fr"))
        #expect(try LanguageTables(data: kept, symbol: "icudt_dat").keeping(["de"]) == kept)
    }

    @Test("Tables that end too early are an error")
    func hostile() throws {
        let all = tables([("d/de.res", "German"), ("d/en.res", "English")])
        // The last item has no length of its own.
        for count in 0..<(all.count - "English".count) {
            #expect(throws: CommandFailure.self) {
                try LanguageTables(data: all.prefix(count), symbol: "icudt_dat").keeping(["de"])
            }
        }
    }

    @Test("A program with the tables of German formats dates in German and in English, and is smaller")
    func program() async throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "dates", targets: [.executableTarget(name: "Dates")])
            """,
            to: "dates/Package.swift"
        )
        try directory.write(
            """
            import Foundation

            let formatter = DateFormatter()
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            for language in ["de_AT", "en_US", "fr_FR"] {
                formatter.locale = Locale(identifier: language)
                formatter.setLocalizedDateFormatFromTemplate("dMMMMy")
                print(formatter.string(from: Date(timeIntervalSince1970: 31_000_000)))
            }
            """,
            to: "dates/Sources/Dates/main.swift"
        )
        let source = try SourcePackage(at: directory.file("dates"))
        var build = AppBuild(package: source, program: "Dates")
        build.languages = ["de"]
        let path = try build.run()
        let lines = try await run(path).standardOutput.lines
        #expect(lines.prefix(2) == ["25. Dezember 1970", "December 25, 1970"])
        // French has no tables, so the root's are taken.
        #expect(lines.count == 3 && !lines[2].contains("décembre"))
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        #expect(try #require(size) < 40_000_000)
    }
}
