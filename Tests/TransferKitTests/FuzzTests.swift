import CoreTransferable
import Testing
import TransferTestSupport

@testable import TransferKit

/// Bytes as they may come from a hostile program: valid payloads with changes, and noise. The seeds make failures repeatable.
@Suite("Hostile bytes")
struct FuzzTests {
    private static let rounds = 4000

    private func payload(_ seeds: [Data], _ generator: inout SeededGenerator) -> Data {
        guard Int.random(in: 0..<8, using: &generator) > 0, var data = seeds.randomElement(using: &generator) else {
            return Data(
                (0..<Int.random(in: 0..<64, using: &generator)).map { _ in .random(in: 0...255, using: &generator) }
            )
        }
        for _ in 0..<Int.random(in: 0..<6, using: &generator) where !data.isEmpty {
            let position = Int.random(in: 0..<data.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: data[position] = .random(in: 0...255, using: &generator)
            case 1: data = Data(data.prefix(position))
            case 2: data.insert([0, 0xFF, 0x0A, 0x25, 0x2F].randomElement(using: &generator) ?? 0, at: position)
            default: data.append(contentsOf: data.prefix(position))
            }
        }
        // Payloads may be slices, whose indices do not begin at 0.
        return Bool.random(using: &generator) ? (Data([1, 2, 3]) + data).dropFirst(3) : data
    }

    @Test(
        "make no list of URLs but of absolute ones and of this machine's files",
        arguments: 1...4 as ClosedRange<UInt64>
    )
    func uriList(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let seeds = [
            "file:///tmp/a%20b\r\nhttp://swift.org/?a#b\r\n", "copy\nfile://localhost/%C3%BC\nfile://other/x",
            "#c\r\n/tmp/x\0",
            "file:///%00%FF\r\nmailto:a@b\r\n",
        ].map { Data($0.utf8) }
        for _ in 0..<Self.rounds {
            let data = payload(seeds, &generator)
            for url in URIList.decode(data) {
                #expect(url.scheme?.isEmpty == false)
                if url.isFileURL {
                    #expect(url.path.hasPrefix("/") && !url.path.utf8.contains(0))
                    #expect((url.host() ?? "").isEmpty)
                }
            }
            #expect(URIList.decode(Data(data)) == URIList.decode(data))
        }
    }

    @Test("make no link of Mozilla's but an absolute one", arguments: 1...4 as ClosedRange<UInt64>)
    func mozilla(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = "http://swift.org/\nTitle 😀\n"
        let seeds = try [
            #require(text.data(using: .utf16LittleEndian)), #require(text.data(using: .utf16)), Data(text.utf8),
        ]
        for _ in 0..<Self.rounds {
            let data = payload(seeds, &generator)
            if let (url, _) = URIList.decodeMozillaURL(data) { #expect(url.scheme?.isEmpty == false) }
        }
    }

    @Test("make no parts that are not in the sequence", arguments: 1...4 as ClosedRange<UInt64>)
    func itemSequence(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let seeds = [
            ItemSequence.header(length: 3) + Data("abc".utf8) + ItemSequence.header(length: nil)
                + ItemSequence.header(length: 0),
            ItemSequence.header(length: .max), ItemSequence.header(length: nil),
        ]
        for _ in 0..<Self.rounds {
            let data = payload(seeds, &generator)
            guard let parts = try? ItemSequence.parts(of: data) else { continue }
            #expect(
                parts.compactMap { $0 }.allSatisfy {
                    (0...data.count).contains($0.lowerBound) && $0.upperBound <= data.count
                }
            )
            // Taken whole: headers and parts are all there is.
            #expect(parts.reduce(0) { $0 + 8 + ($1?.count ?? 0) } == data.count)
        }
    }

    @Test("make text that is UTF-8, and nothing of good text is changed", arguments: 1...4 as ClosedRange<UInt64>)
    func text(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let names = [
            "UTF8_STRING", "STRING", "TEXT", "text/plain", "text/plain;charset=utf-16", "text/plain;charset=utf-16be",
            "text/plain;charset=utf-32", "text/plain;charset=shift_jis", "text/plain;charset=", "text/plain;charset=\0",
        ]
        let seeds = try [Data("Grüße 😀\0".utf8), #require("Grüße 😀\0".data(using: .utf16)), Data([0xFF, 0xFE, 0x00])]
        for _ in 0..<Self.rounds {
            let data = payload(seeds, &generator)
            let name = names.randomElement(using: &generator) ?? ""
            #expect(String(validating: WireText.utf8(data, receivedAs: name), as: UTF8.self) != nil)
            let good = String(decoding: data.filter { $0 != 0 && $0 < 0x80 }, as: UTF8.self)
            #expect(WireText.utf8(Data(good.utf8), receivedAs: "UTF8_STRING") == Data(good.utf8))
        }
    }

    @Test(
        "make names that lead to a type or to nothing, and types that lead back",
        arguments: 1...4 as ClosedRange<UInt64>
    )
    func names(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let seeds = [
            "application/x.com.example.profile", "application/x.dyn.age80g5dm", "text/plain;charset=utf-8",
            "image/png;a=b",
            "application/x-transferable-items+public.png",
        ].map { Data($0.utf8) }
        for _ in 0..<Self.rounds {
            let name = String(decoding: payload(seeds, &generator), as: UTF8.self)
            _ = WireType.sequenceType(for: name)
            guard let type = WireType.contentType(for: name) else { continue }
            #expect(!WireType.names(for: type).isEmpty || type.isGenericURL)
        }
    }

    @Test("make formats of pages that are within the container", arguments: 1...4 as ClosedRange<UInt64>)
    func pages(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let seeds = [RecordedPage.chromiumData, RecordedPage.mozillaData, try FormatMap.encoded(["a/b", "c/d"])]
        for _ in 0..<Self.rounds {
            let data = payload(seeds, &generator)
            for container in [RecordedPage.map, RecordedPage.chromium, RecordedPage.mozilla] {
                var formats = PageFormats()
                formats.add(data, of: container, among: (0..<4).map(FormatMap.payloadName))
                for name in formats.names {
                    guard case .text(let text)? = formats.source(of: name) else { continue }
                    #expect(text.startIndex >= data.startIndex && text.endIndex <= data.endIndex)
                    #expect(String(validating: PageText.utf8(text), as: UTF8.self) != nil)
                }
            }
        }
    }

    @Test("make items whose payloads are had or are errors", arguments: 1...2 as ClosedRange<UInt64>)
    func offers(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let offer = TransferOffer([
            NSItemProvider(of: Profile(name: "Ada")), NSItemProvider(of: try #require(URL(string: "http://a"))),
        ])
        var payloads: [String: Data] = [:]
        for name in offer.names { payloads[name] = try await offer.data(for: name) }
        for _ in 0..<100 {
            var changed: [String: Data] = [:]
            for name in offer.names { changed[name] = payload([payloads[name] ?? Data()], &generator) }
            let hostile = IncomingOffer(names: offer.names) { [changed] name in changed[name] ?? Data() }
            for item in await hostile.items().prefix(10) {
                for type in item.registeredContentTypes { _ = try? await item.loadDataRepresentation(for: type) }
            }
        }
    }
}
