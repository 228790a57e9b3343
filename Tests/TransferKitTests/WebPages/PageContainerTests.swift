import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Containers of a web page's formats")
struct PageContainerTests {
    @Test("of Chromium and Mozilla are read as browsers write them")
    func recorded() {
        for formats in [
            ChromiumPageData.formats(of: RecordedPage.chromiumData),
            MozillaPageData.formats(of: RecordedPage.mozillaData),
        ] {
            #expect(formats.map(\.name) == ["application/vnd.example.profile", "vscode-editor-data"])
            #expect(formats.map { PageText.utf8($0.text) } == [Data(RecordedPage.profile.utf8), Data("{}".utf8)])
        }
    }

    @Test("of Chromium and Mozilla are written as browsers write them")
    func written() throws {
        let texts = try [("application/vnd.example.profile", RecordedPage.profile), ("vscode-editor-data", "{}")].map {
            try #require(PageText(name: $0, utf8: Data($1.utf8)))
        }
        #expect(ChromiumPageData.encoded(texts) == RecordedPage.chromiumData)
        #expect(MozillaPageData.encoded(texts) == RecordedPage.mozillaData)
    }

    @Test("of Chromium before 2022 are read, which count in 64 bits")
    func olderChromium() {
        var payload = RecordedPage.chromiumData.dropFirst(4)
        payload.insert(contentsOf: [0, 0, 0, 0], at: payload.startIndex + 4)
        let data = Data(number: payload.count) + payload
        #expect(ChromiumPageData.formats(of: data) == ChromiumPageData.formats(of: RecordedPage.chromiumData))
    }

    @Test("that end too early have nothing", arguments: 1...100)
    func cut(count: Int) {
        #expect(ChromiumPageData.formats(of: RecordedPage.chromiumData.dropLast(count)).isEmpty)
        guard count > 4 else { return }
        let formats = MozillaPageData.formats(of: RecordedPage.mozillaData.dropLast(count))
        // The list may end after a format.
        #expect(formats.isEmpty || formats.count == 1 && count == 56)
    }

    @Test("that claim more than they have are refused without an allocation of that size")
    func claims() {
        let most = Data([0xFF, 0xFF, 0xFF, 0xFF])
        for data in [most, Data(number: 4) + most, Data(number: 8) + Data(number: 1) + most, Data(number: 100) + most] {
            #expect(ChromiumPageData.formats(of: data).isEmpty)
        }
        for data in [most, Data([0, 0, 0, 1]) + most, Data([0, 0, 0, 1, 0, 0, 0, 2, 0x61, 0]) + most] {
            #expect(MozillaPageData.formats(of: data).isEmpty)
        }
    }

    @Test("have a hundred formats at most")
    func count() throws {
        for (count, isRead) in [(100, true), (101, false)] {
            let texts = try (0..<count).map { try #require(PageText(name: "a/\($0)", utf8: Data("x".utf8))) }
            #expect(ChromiumPageData.formats(of: ChromiumPageData.encoded(texts)).isEmpty == !isRead)
            #expect(MozillaPageData.formats(of: MozillaPageData.encoded(texts)).isEmpty == !isRead)
        }
        let names = (0..<150).map { "a/\($0)" }
        var formats = PageFormats()
        formats.add(try FormatMap.encoded(names), of: RecordedPage.map, among: (0..<150).map(FormatMap.payloadName))
        #expect(formats.names == names.prefix(100).map { "web \($0)" })
    }

    @Test("may have text of any length, with halves of characters replaced")
    func longText() {
        for count in [(1 << 19) - 1, 1 << 19, 1 << 20] {
            let text = String(repeating: "x", count: count) + "🦋" + String(repeating: "ż", count: 9)
            #expect(PageText.utf8(PageText.utf16(text)) == Data(text.utf8))
        }
        #expect(PageText.utf8(Data([0x3E, 0xD8])) == Data("\u{FFFD}".utf8))
        #expect(PageText.utf8(Data([0x8B, 0xDD, 0x61, 0])) == Data("\u{FFFD}a".utf8))
    }

    // MARK: Maps

    @Test("as maps lead from names to payloads, in the order of the payloads")
    func map() {
        let json = """
            {"b/b": "application/web;type=\\"custom/format1\\"", "a/a": "application/web;type=\\"custom/format10\\"",
             "c/c": "APPLICATION/WEB;type=\\"custom/format0\\""}
            """
        #expect(FormatMap.entries(of: Data(json.utf8)).map(\.name) == ["c/c", "b/b", "a/a"])
    }

    @Test(
        "as maps lead to nothing else",
        arguments: [
            "", "[]", "{", "{\"a/b\": 1}", "{\"a/b\": null}", "{\"a/b\": \"text/uri-list\"}",
            "{\"a/b\": \"application/web;type=\\\"custom/formatmap\\\"\"}",
            "{\"a/b\": \"application/web;type=\\\"custom/format\\\"\"}",
            "{\"a/b\": \"application/web;type=\\\"custom/format-1\\\"\"}",
            "{\"a/b\": \"application/web;type=\\\"custom/format99999\\\"\"}",
            "{\"a/b\": {\"a/b\": \"application/web;type=\\\"custom/format0\\\"\"}}",
        ]
    )
    func damagedMap(json: String) { #expect(FormatMap.entries(of: Data(json.utf8)).isEmpty) }

    @Test("as maps keep what is well formed beside what is not")
    func partlyDamagedMap() {
        let json = #"{"a/a": 7, "b/b": "application/web;type=\"custom/format0\""}"#
        #expect(FormatMap.entries(of: Data(json.utf8)).map(\.name) == ["b/b"])
        let long = #"{"a": "\#(String(repeating: "x", count: FormatMap.longest))"}"#
        #expect(FormatMap.entries(of: Data(long.utf8)).isEmpty)
    }

    // MARK: Names

    @Test("name formats as pages do, and only those whose payloads are offered")
    func names() throws {
        let map = try FormatMap.encoded(["application/vnd.example.profile", "text/csv", "image/svg+xml"])
        var formats = PageFormats()
        formats.add(map, of: RecordedPage.map, among: [RecordedPage.payload(0), RecordedPage.payload(2), "text/plain"])
        #expect(formats.names == ["web application/vnd.example.profile", "web image/svg+xml"])
        #expect(formats.source(of: "web Image/SVG+xml") == .payload(RecordedPage.payload(2)))
        #expect(formats.source(of: "image/svg+xml") == nil)
        // Of two containers the first counts.
        formats.add(RecordedPage.chromiumData, of: RecordedPage.chromium, among: [])
        #expect(formats.names.last == "web vscode-editor-data")
        #expect(formats.source(of: "web application/vnd.example.profile") == .payload(RecordedPage.payload(0)))
    }

    @Test("have no formats whose names are empty, long or invisible")
    func badNames() throws {
        let names = [
            "", "a\nb/c", "a/\u{1B}[2J", "a/\u{202E}b", "a/\u{2028}", "a/" + String(repeating: "x", count: 1023),
        ]
        for name in names {
            for data in [
                ChromiumPageData.encoded([try #require(PageText(name: name, utf8: Data()))]),
                MozillaPageData.encoded([try #require(PageText(name: name, utf8: Data()))]),
            ] {
                var formats = PageFormats()
                formats.add(data, of: RecordedPage.chromium, among: [])
                formats.add(data, of: RecordedPage.mozilla, among: [])
                #expect(formats.names.isEmpty)
            }
        }
    }

    @Test(
        "have types, and none that means more than data",
        arguments: [
            ("web image/png", UTType.png), ("web text/html", .html), ("web TEXT/plain", .utf8PlainText),
            ("web application/vnd.example.note", .note), ("web application/x.com.example.profile", .profile),
            ("web application/vnd.example.sketch+json", .sketch), ("web application/vnd.example.sketch", .sketch),
            ("web text/uri-list", nil), ("web x-special/gnome-copied-files", nil), ("web text/x-moz-url", nil),
            ("web application/x-transferable-items", nil), ("web application/x-transferable-private", nil),
            ("web application/x-transferable-items+public.png", nil), ("web application/vnd.portal.filetransfer", nil),
            ("web application/x.public.url", nil), ("web application/x.public.file-url", nil),
            ("web application/x.org.nspasteboard.concealedtype", nil), ("web application/x-kde-cutselection", nil),
            ("web web image/png", nil), ("web chromium/x-web-custom-data", nil),
            (#"web application/web;type="custom/formatmap""#, nil),
            ("web a/" + String(repeating: "b", count: 300), nil),
            (RecordedPage.map, nil), (RecordedPage.payload(0), nil), (RecordedPage.chromium, nil),
            (RecordedPage.mozilla, nil),
        ] as [(String, UTType?)]
    )
    func types(name: String, type: UTType?) {
        #expect(WireType.contentType(for: name) == type)
        #expect(!WireType.isList(name) || type == nil)
        #expect(OfferMarks(names: [name]).isEmpty)
    }

    @Test("have dynamic types for names that are no MIME types")
    func dynamicTypes() {
        #expect(WireType.contentType(for: "web vscode-editor-data")?.isDynamic == true)
        #expect(WireType.contentType(for: "web application/vnd.example.unknown")?.isDynamic == true)
    }
}
