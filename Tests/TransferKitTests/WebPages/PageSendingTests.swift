import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Offers for web pages")
struct PageSendingTests {
    private func offer(_ items: [NSItemProvider], _ pageTypes: PageTypes) -> TransferOffer {
        TransferOffer(items, marks: [], writesFiles: true, pageTypes: pageTypes)
    }

    @Test("have a type whose declaration has a name for pages, beside its own names")
    func declared() async throws {
        let offer = TransferOffer([NSItemProvider(of: Sketch(title: "Żółw"))])
        let json = Data(#"{"title":"Żółw"}"#.utf8)
        #expect(offer.names.first == "application/vnd.example.sketch")
        #expect(offer.names.contains("text/plain"))
        #expect(
            try await offer.data(for: RecordedPage.map)
                == Data(#"{"application/vnd.example.sketch+json":"application/web;type=\"custom/format0\""}"#.utf8)
        )
        #expect(try await offer.data(for: RecordedPage.payload(0)) == json)
        #expect(!offer.names.contains(RecordedPage.payload(1)))
        for (name, read) in [
            (RecordedPage.chromium, ChromiumPageData.formats), (RecordedPage.mozilla, MozillaPageData.formats),
        ] {
            let formats = read(try await offer.data(for: name))
            #expect(formats.map(\.name) == ["application/vnd.example.sketch+json"])
            #expect(formats.map { PageText.utf8($0.text) } == [json])
        }
    }

    @Test("have no type that does not say so")
    func undeclared() {
        for item in [NSItemProvider(of: Profile(name: "Ada")), NSItemProvider(of: Recipe(title: "Soup"))] {
            let names = TransferOffer([item]).names
            #expect(!names.contains { $0.hasPrefix("application/web") })
            #expect(!names.contains(RecordedPage.chromium) && !names.contains(RecordedPage.mozilla))
        }
    }

    @Test("have all types of the item where that is asked for")
    func all() async throws {
        let item = NSItemProvider(of: Profile(name: "Ada"))
        item.registerData(for: .png) { _ in RecordedOffer.picture }
        let offer = offer([item], .all)
        let entries = FormatMap.entries(of: try await offer.data(for: RecordedPage.map))
        #expect(entries.map(\.name) == ["application/x.com.example.profile", "text/plain", "image/png"])
        #expect(try await offer.data(for: RecordedPage.payload(1)) == Data("Ada".utf8))
        #expect(try await offer.data(for: RecordedPage.payload(2)) == RecordedOffer.picture)
        // Pages are given text and pictures under the names of all programs.
        let texts = ChromiumPageData.formats(of: try await offer.data(for: RecordedPage.chromium))
        #expect(texts.map(\.name) == ["application/x.com.example.profile"])
    }

    @Test("pass on what a page offered under its names")
    func passedOn() async throws {
        let page = await IncomingOffer([RecordedPage.chromium: RecordedPage.chromiumData]).withPageFormats()
        let item = try #require(await page.items().first)
        let offer = offer([item], .named(page.pageNames))
        #expect(try await offer.data(for: RecordedPage.chromium) == RecordedPage.chromiumData)
        #expect(try await offer.data(for: RecordedPage.mozilla) == RecordedPage.mozillaData)
        let names = FormatMap.entries(of: try await offer.data(for: RecordedPage.map)).map(\.name)
        #expect(names == ["application/vnd.example.profile", "vscode-editor-data"])
    }

    @Test("make nothing to say what there is")
    func laziness() async throws {
        let record = Record()
        let item = NSItemProvider()
        item.registerData(for: .sketch) { _ in
            record.add("sketch")
            return Data("{}".utf8)
        }
        let offer = TransferOffer([item])
        _ = try await offer.data(for: RecordedPage.map)
        #expect(record.all == [])
        _ = try await offer.data(for: RecordedPage.payload(0))
        #expect(record.all == ["sketch"])
    }

    @Test("give pages no bytes as text that are none")
    func binary() async throws {
        let item = NSItemProvider()
        item.registerData(for: .sketch) { _ in Data([0xFF, 0xFE, 0xFD]) }
        let offer = TransferOffer([item])
        await #expect(throws: TransferWireError.self) { try await offer.data(for: RecordedPage.chromium) }
        #expect(try await offer.data(for: RecordedPage.payload(0)) == Data([0xFF, 0xFE, 0xFD]))
    }

    @Test("have no representation that other processes may not see")
    func hidden() {
        let item = NSItemProvider()
        item.registerDataRepresentation(for: .sketch, visibility: .ownProcess) { done in
            done(Data(), nil)
            return nil
        }
        item.registerData(for: .utf8PlainText) { _ in Data() }
        #expect(!TransferOffer([item]).names.contains(RecordedPage.map))
    }

    @Test("are received by programs of this library as without pages")
    func received() async throws {
        let record = Record()
        let offer = TransferOffer([NSItemProvider(of: Sketch(title: "a"))])
        let incoming = IncomingOffer(names: offer.names) { name in
            record.add(name)
            return try await offer.data(for: name)
        }
        #expect(incoming.contentTypes == [.sketch, .utf8PlainText])
        #expect(!incoming.mayHave(anyOf: [.note]))
        let item = try #require(await incoming.items().first)
        #expect(try await item.loadTransferable(type: Sketch.self) == Sketch(title: "a"))
        #expect(!record.all.contains { $0.hasPrefix("application/web") || $0 == RecordedPage.chromium })
    }

    @Test("are received by pages as by programs, whichever container these read")
    func roundTrip() async throws {
        let offer = TransferOffer([NSItemProvider(of: Sketch(title: "🦋"))])
        for container in [RecordedPage.map, RecordedPage.chromium, RecordedPage.mozilla] {
            // As a browser passes them on.
            let names = container == RecordedPage.map ? [container, RecordedPage.payload(0)] : [container]
            let incoming = IncomingOffer(names: names) { name in try await offer.data(for: name) }
            let item = try #require(await incoming.items(for: [.sketch]).first)
            #expect(try await item.loadTransferable(type: Sketch.self) == Sketch(title: "🦋"))
        }
    }

    @Test("are no contents where a browser only looks what there is")
    func contents() {
        #expect(!WireType.isContents(RecordedPage.map))
        #expect(WireType.isContents(RecordedPage.payload(0)) && WireType.isContents(RecordedPage.chromium))
    }
}
