import CoreTransferable
import Synchronization
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Sending payloads")
struct SendingTests {
    @Test("makes what is asked for, when it is asked for")
    func lazy() async throws {
        let record = Record()
        let provider = NSItemProvider()
        for type in [UTType.png, .utf8PlainText, .url] {
            provider.registerData(for: type) { _ in
                record.add(type.identifier)
                return Data("http://a".utf8)
            }
        }
        provider.registerFile(for: .note) { _ in
            record.add("file")
            throw Refusal()
        }
        let offer = TransferOffer([provider, provider])
        let incoming = offer.asReceived
        #expect(incoming.contentTypes.contains(.png))
        #expect(record.all == [])
        _ = try await offer.data(for: "image/png")
        #expect(record.all == ["public.png"])
        _ = try await offer.data(for: "application/x-transferable-items")
        #expect(record.all == ["public.png"])
    }

    @Test("of a name that is not offered is an error that names it")
    func notOffered() async {
        await #expect(throws: TransferWireError.notOffered("image/gif")) {
            try await TransferOffer([NSItemProvider(of: "text")]).data(for: "image/gif")
        }
    }

    @Test("takes a name in any case")
    func anyCase() async throws {
        let offer = TransferOffer([NSItemProvider(of: "text")])
        #expect(try await offer.data(for: "TEXT/PLAIN;charset=UTF-8") == Data("text".utf8))
        #expect(try await offer.data(for: "utf8_string") == Data("text".utf8))
    }

    @Test("tells the item's error")
    func failing() async {
        let provider = NSItemProvider()
        provider.registerData(for: .png) { _ in throw Refusal() }
        await #expect {
            try await TransferOffer([provider]).data(for: "image/png")
        } throws: { error in
            error.localizedDescription.contains("public.png")
                && error.localizedDescription.contains("refused by the test")
        }
    }

    @Test("never falls back on a representation that is hidden")
    func hiddenFallback() async throws {
        let provider = NSItemProvider()
        provider.registerData(for: .json, visibility: .ownProcess) { _ in Data("secret".utf8) }
        provider.registerData(for: .json) { _ in Data("public".utf8) }
        #expect(try await TransferOffer([provider]).data(for: "application/json") == Data("public".utf8))
        #expect(
            try await TransferOffer([provider, provider]).data(for: "application/x-transferable-items+public.json")
                == ItemSequence.header(length: 6) + Data("public".utf8) + ItemSequence.header(length: 6)
                + Data("public".utf8)
        )

        let failing = NSItemProvider()
        failing.registerData(for: .json) { _ in throw Refusal() }
        failing.registerData(for: .recipe, visibility: .ownProcess) { _ in Data("secret".utf8) }
        await #expect(throws: (any Error).self) { try await TransferOffer([failing]).data(for: "application/json") }

        let text = NSItemProvider()
        text.registerData(for: .utf8PlainText, visibility: .team) { _ in Data("secret".utf8) }
        text.registerData(for: .plainText) { _ in Data("public".utf8) }
        #expect(try await TransferOffer([text]).data(for: "UTF8_STRING") == Data("public".utf8))

        let url = NSItemProvider()
        url.registerData(for: .url, visibility: .group) { _ in Data("http://secret".utf8) }
        url.registerData(for: .url) { _ in Data("http://public".utf8) }
        #expect(try await TransferOffer([url]).data(for: "UTF8_STRING") == Data("http://public".utf8))
        #expect(
            try await TransferOffer([url]).data(for: "_NETSCAPE_URL") == Data("http://public\nhttp://public".utf8)
        )
    }

    @Test("sends the text of all items, a line each, in the encoding of the name")
    func text() async throws {
        let utf16 = NSItemProvider()
        utf16.registerData(for: .utf16PlainText) { _ in "zwei ß".data(using: .utf16LittleEndian) ?? Data() }
        let offer = TransferOffer([NSItemProvider(of: "one"), NSItemProvider(of: URL(filePath: "/x")), utf16])
        for name in ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT"] {
            #expect(String(decoding: try await offer.data(for: name), as: UTF8.self) == "one\nfile:///x\nzwei ß")
        }
        #expect(try await offer.data(for: "STRING").last == 0xDF)
    }

    @Test("passes on data in parts, without copying it")
    func parts() async throws {
        let data = Data(repeating: 7, count: 3_000_000)
        let provider = NSItemProvider()
        provider.registerData(for: .png) { _ in data }
        let sink = MeasuringSink()
        try await TransferOffer([provider]).send("image/png", to: sink)
        #expect(sink.count == data.count)
        #expect(sink.largestPart == OutgoingBytes.partSize)
        let start = data.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
        #expect(sink.firstAddress == start)
    }

    @Test("streams a file from where it is, and memory does not grow with it, of one item and of two")
    func largeFile() async throws {
        func send(_ itemCount: Int) async throws {
            let scratch = try Scratch()
            let file = try scratch.file("large.examplenote", "")
            let size = 300 << 20
            truncate(file.path, off_t(size))
            let items = (0..<itemCount).map { _ in NSItemProvider(of: NoteFile(file: file)) }
            let sink = MeasuringSink()
            let before = try ProcessUse.current.privateBytes
            try await TransferOffer(items).send(
                itemCount == 1 ? "application/vnd.example.note" : "application/x-transferable-items+com.example.note",
                to: sink
            )
            #expect(sink.count == itemCount * size + (itemCount > 1 ? itemCount * 8 : 0))
            #expect(sink.largestPart == OutgoingBytes.partSize)
            #expect(sink.largestMemory - before < 16 << 20)
        }
        try await inOwnProcess {
            try await send(1)
            try await send(2)
        }
    }

    @Test("notices a file that becomes shorter")
    func shrinkingFile() async throws {
        let scratch = try Scratch()
        let file = try scratch.file("a.examplenote", String(repeating: "a", count: 3_000_000))
        let sink = MeasuringSink()
        sink.everyPart = { truncate(file.path, 0) }
        await #expect(throws: TransferWireError.self) {
            try await TransferOffer([NSItemProvider(of: NoteFile(file: file))]).send(
                "application/vnd.example.note",
                to: sink
            )
        }
    }

    @Test("sends as absent what one of several items cannot make, and fails where none can")
    func failingItem() async throws {
        let failing = NSItemProvider()
        failing.registerData(for: .png) { _ in throw Refusal() }
        let working = NSItemProvider()
        working.registerData(for: .png) { _ in Data("png".utf8) }
        let name = "application/x-transferable-items+public.png"
        #expect(
            try await TransferOffer([failing, working]).data(for: name)
                == ItemSequence.header(length: nil) + ItemSequence.header(length: 3) + Data("png".utf8)
        )
        await #expect(throws: (any Error).self) { try await TransferOffer([failing, failing]).data(for: name) }
    }

    @Test("does not send as a URL what is none")
    func notAURL() async {
        let provider = NSItemProvider()
        provider.registerData(for: .url) { _ in Data("not a url".utf8) }
        await #expect(throws: TransferWireError.self) {
            try await TransferOffer([provider]).data(for: "text/x-moz-url")
        }
    }

    @Test("sends links in the forms of browsers, with their titles")
    func links() async throws {
        let link = NSItemProvider()
        link.suggestedName = "Straße & <Weg>\nzwei"
        link.registerData(for: .url) { _ in Data("http://a/?b=\"c\"&d".utf8.filter { $0 != 34 }) }
        let offer = TransferOffer([link])
        let lines = "http://a/?b=c&d\nStraße & <Weg> zwei"
        #expect(try await offer.data(for: "text/x-moz-url") == lines.data(using: .utf16LittleEndian))
        #expect(try await offer.data(for: "_NETSCAPE_URL") == Data(lines.utf8))
        #expect(try await offer.data(for: "text/plain") == Data("http://a/?b=c&d".utf8))
        let html = String(decoding: try await offer.data(for: "text/html"), as: UTF8.self)
        #expect(html.hasSuffix("<a href=\"http://a/?b=c&amp;d\">Straße &amp; &lt;Weg&gt; zwei</a>"))
        #expect(html.contains("charset=utf-8"))

        let two = TransferOffer([link, link])
        #expect(try await two.data(for: "text/x-moz-url") == "\(lines)\n\(lines)".data(using: .utf16LittleEndian))
        #expect(
            try await two.data(for: "application/x-kde4-urilist") == Data("http://a/?b=c&d\r\nhttp://a/?b=c&d\r\n".utf8)
        )
        #expect(try await two.data(for: "text/plain") == Data("http://a/?b=c&d\nhttp://a/?b=c&d".utf8))
    }

    @Test(
        "sends links that arrive as URLs with their titles",
        arguments: ["text/x-moz-url", "_NETSCAPE_URL", "application/x.public.url"]
    )
    func receivedLinks(name: String) async throws {
        let link = NSItemProvider()
        link.suggestedName = "Title"
        link.registerData(for: .url) { _ in Data("http://a/".utf8) }
        let offer = TransferOffer([link])
        let incoming = IncomingOffer(names: [name, "text/plain"]) { name, sink in try await offer.send(name, to: sink) }
        let item = try #require(await incoming.items().first)
        #expect(item.suggestedName == "Title")
        #expect(try await item.loadTransferable(type: URL.self).absoluteString == "http://a/")
        #expect(incoming.contentTypes.contains(.url))
    }
}

/// Measures what passes.
private final class MeasuringSink: ByteSink, @unchecked Sendable {
    private(set) var count = 0
    private(set) var largestPart = 0
    private(set) var largestMemory = 0
    private(set) var firstAddress: Int?
    var everyPart: () -> Void = {}

    func write(_ bytes: Data) async throws {
        count += bytes.count
        largestPart = max(largestPart, bytes.count)
        largestMemory = max(largestMemory, try ProcessUse.current.privateBytes)
        if firstAddress == nil { firstAddress = bytes.withUnsafeBytes { Int(bitPattern: $0.baseAddress) } }
        everyPart()
    }
}
