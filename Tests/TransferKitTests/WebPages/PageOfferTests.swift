import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Offers of browsers for their pages")
struct PageOfferTests {
    private static let profileData = Data(#"{"name":"Ada"}"#.utf8)

    /// An offer as Chromium makes it for `navigator.clipboard.write`.
    private func mapped(
        _ formats: [String] = ["application/x.com.example.profile", "application/vnd.example.other"],
        beside others: [String] = ["UTF8_STRING", "text/html"],
        record: Record = Record()
    ) throws -> IncomingOffer {
        let map = try FormatMap.encoded(formats)
        let names = others + [RecordedPage.map] + formats.indices.map(RecordedPage.payload)
        return IncomingOffer(names: names) { name in
            record.add(name)
            if name == RecordedPage.map { return map }
            return name.hasPrefix("application/web") ? Self.profileData : Data("text".utf8)
        }
    }

    @Test("are received as the types that the page named, in the order of a careful sender")
    func values() async throws {
        let record = Record()
        let offer = try mapped(record: record)
        let item = try #require(await offer.items().first)
        #expect(item.registeredContentTypes.prefix(3) == [.profile, .html, .utf8PlainText])
        #expect(record.all == [RecordedPage.map])
        #expect(try await item.loadTransferable(type: Profile.self) == Profile(name: "Ada"))
        #expect(record.all == [RecordedPage.map, RecordedPage.payload(0)])
    }

    @Test("are received byte for byte")
    func bytes() async throws {
        let data = Data([0x7B, 0, 0xFF, 0x80, 0x0A])
        let offer = IncomingOffer([
            RecordedPage.map: try FormatMap.encoded(["application/vnd.example.note"]), RecordedPage.payload(0): data,
        ])
        let item = try #require(await offer.items(for: [.note]).first)
        #expect(try await item.loadDataRepresentation(for: .note) == data)
        let opened = await offer.withPageFormats()
        #expect(opened.names.last == "web application/vnd.example.note")
        #expect(try await opened.data(for: "web application/vnd.example.note") == data)
        let sink = BufferSink()
        try await opened.receive("web application/vnd.example.note", to: sink)
        #expect(try sink.data() == data)
    }

    @Test(
        "of the older forms are received as text",
        arguments: [
            (RecordedPage.chromium, RecordedPage.chromiumData), (RecordedPage.mozilla, RecordedPage.mozillaData),
        ]
    )
    func olderForms(name: String, data: Data) async throws {
        let record = Record()
        let offer = IncomingOffer(["UTF8_STRING": Data("plain".utf8), name: data], record: record)
        let type = try #require(UTType(mimeType: "application/vnd.example.profile"))
        #expect(offer.mayHave(anyOf: [type]))
        #expect(!offer.surelyHas(anyOf: [type]))
        #expect(await offer.has(anyOf: [type]))
        #expect(!(await offer.has(anyOf: [.note])))
        let item = try #require(await offer.items(for: [type]).first)
        #expect(try await item.loadDataRepresentation(for: type) == Data(RecordedPage.profile.utf8))
        #expect(record.all == [name])
    }

    @Test("have their map read once, and only for receivers that may want a page's format")
    func laziness() async throws {
        let record = Record()
        let offer = try mapped(record: record)
        #expect(offer.mayHave(anyOf: [.profile]) && offer.mayHave(anyOf: [.note]))
        #expect(!offer.mayHave(anyOf: [.url]))
        #expect(offer.surelyHas(anyOf: [.html]))
        _ = await offer.items(for: String.importedContentTypes())
        _ = await offer.items(for: [.html, .utf8PlainText])
        _ = await offer.items(for: [.rtf])
        #expect(record.all == [])
        #expect(await offer.has(anyOf: [.profile]))
        #expect(!offer.mayHave(anyOf: [.note]))
        #expect(offer.contentTypes.contains(.profile))
        _ = await offer.items()
        _ = await offer.items(for: [.note])
        #expect(record.all == [RecordedPage.map])
    }

    @Test("have their map asked for again where it was not given out")
    func unreadable() async throws {
        let record = Record()
        let offer = IncomingOffer(["text/html": Data("<b>".utf8), RecordedPage.map: nil], record: record)
        #expect(await offer.items().first?.registeredContentTypes == [.html])
        #expect(await offer.items().first?.registeredContentTypes == [.html])
        #expect(record.all == [RecordedPage.map, RecordedPage.map])
    }

    @Test("have a map no longer than one is")
    func longMap() async throws {
        let long = Data(repeating: 0x20, count: FormatMap.longest) + Data("{}".utf8)
        let offer = IncomingOffer([RecordedPage.map: long])
        await #expect(throws: PayloadError.self) { try await offer.data(for: RecordedPage.map) }
        #expect(await offer.items().isEmpty)
    }

    @Test("give no list of files, and mark nothing, by a page's format")
    func nothingMore() async throws {
        let names = [
            "text/uri-list", "x-special/gnome-copied-files", "application/x-transferable-items",
            "application/x.org.nspasteboard.concealedtype", "application/x.public.file-url",
        ]
        let file = Data("file:///etc/passwd\r\n".utf8)
        let texts = try names.map { try #require(PageText(name: $0, utf8: file)) }
        for (name, data) in [
            (RecordedPage.chromium, ChromiumPageData.encoded(texts)),
            (RecordedPage.mozilla, MozillaPageData.encoded(texts)),
        ] {
            let offer = await IncomingOffer([name: data]).withPageFormats()
            #expect(offer.names.count == 6)
            #expect(await offer.items().isEmpty)
            #expect(try await offer.copiedFiles() == nil)
            #expect(offer.marks.isEmpty && offer.contentTypes.isEmpty)
        }
    }

    @Test("are let go when nobody has them")
    func lifetime() async throws {
        weak var offer: IncomingOffer?
        weak var opened: IncomingOffer?
        do {
            let strong = try mapped()
            (offer, opened) = (strong, await strong.withPageFormats())
            #expect(opened != nil)
            _ = await strong.items()
        }
        #expect(offer == nil && opened == nil)
    }

    @Test("are read by a program that reads without tasks")
    func blocking() throws {
        let reader = ReaderOfPayloads([
            "UTF8_STRING": Data("plain".utf8),
            RecordedPage.map: try FormatMap.encoded(["application/vnd.example.note"]),
            RecordedPage.payload(0): Data([0, 1, 2]), RecordedPage.chromium: RecordedPage.chromiumData,
        ])
        let pages = try #require(PageFormatReader(reader, among: reader.names(), limits: TransferLimits()))
        let names = pages.names(limits: TransferLimits())
        #expect(
            names.suffix(3) == [
                "web application/vnd.example.note", "web application/vnd.example.profile", "web vscode-editor-data",
            ]
        )
        var bytes: [String: Data] = [:]
        for name in names.suffix(3) + ["UTF8_STRING"] {
            try pages.receive(name, limits: TransferLimits()) { bytes[name, default: Data()].append(contentsOf: $0) }
        }
        #expect(bytes["web application/vnd.example.note"] == Data([0, 1, 2]))
        #expect(bytes["web application/vnd.example.profile"] == Data(RecordedPage.profile.utf8))
        #expect(bytes["UTF8_STRING"] == Data("plain".utf8))
        // A page's format is requested as the page calls it.
        let choices = PayloadChoice.requested(named: "application/vnd.example.note", among: names)
        #expect(choices?.all == [.bytes(name: "web application/vnd.example.note")])
        #expect(PayloadChoice.requested(.note, among: names).first?.name == "web application/vnd.example.note")
        #expect(PageFormatReader(reader, among: ["UTF8_STRING"], limits: TransferLimits()) == nil)
    }

    private struct ReaderOfPayloads: BlockingClipboardReader {
        let payloads: [String: Data]

        init(_ payloads: [String: Data]) { self.payloads = payloads }

        func names() -> [String] { payloads.keys.sorted() }

        func names(limits: TransferLimits) -> [String] { names() }

        func receive(
            _ name: String,
            limits: TransferLimits,
            _ take: (UnsafeRawBufferPointer) throws -> Void
        ) throws {
            guard let data = payloads[name] else { throw TransferWireError.notOffered(name) }
            try data.withUnsafeBytes(take)
        }
    }
}
