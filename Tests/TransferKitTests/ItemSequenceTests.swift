import CoreTransferable
import Testing

@testable import TransferKit

@Suite("Sequences of items")
struct ItemSequenceTests {
    @Test("keep the parts, and which are absent")
    func roundTrip() throws {
        let parts: [Data?] = [Data("one".utf8), nil, Data(), Data("four".utf8)]
        var data = Data()
        for part in parts { data += ItemSequence.header(length: part?.count) + (part ?? Data()) }
        #expect(data.prefix(8) == Data([0, 0, 0, 0, 0, 0, 0, 3]))
        // A slice, whose indices do not begin at 0.
        let slice = (Data([9, 9]) + data).dropFirst(2)
        #expect(try ItemSequence.parts(of: data).map { $0.map { data.subdata(in: $0) } } == parts)
        #expect(try ItemSequence.parts(of: slice) == ItemSequence.parts(of: data))
        #expect(try ItemSequence.parts(of: Data()) == [])
    }

    @Test("that are cut off are errors")
    func truncated() throws {
        let data = ItemSequence.header(length: 3) + Data("one".utf8)
        for count in 1..<data.count {
            #expect(throws: TransferWireError.self) { try ItemSequence.parts(of: data.prefix(count)) }
        }
    }

    @Test("that promise more than there is are errors", arguments: [4, 1 << 40, Int.max])
    func hugeLengths(length: Int) {
        let data = ItemSequence.header(length: length) + Data("one".utf8)
        #expect(throws: TransferWireError.self) { try ItemSequence.parts(of: data) }
    }

    @Test("of a length beyond what can be counted are errors")
    func lengthBeyondInt() {
        let data = Data([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE]) + Data("one".utf8)
        #expect(throws: TransferWireError.self) { try ItemSequence.parts(of: data) }
    }

    @Test("of too many items are errors")
    func tooMany() {
        let data = Data(repeating: 0xFF, count: 8 * (ItemIndex.maximumCount + 1))
        #expect(throws: TransferWireError.self) { try ItemSequence.parts(of: data) }
    }

    @Test("come with an index that says what the items are")
    func index() throws {
        let index = ItemIndex(items: [
            .init(name: "a", types: ["public.png"], link: nil), .init(name: nil, types: [], link: "x"),
        ])
        #expect(try ItemIndex.decode(index.encoded()) == index)
        for text in ["", "{}", "[{}]", "[1]", "[{\"types\":[1]}]", String(repeating: "[", count: 100_000)] {
            #expect(throws: TransferWireError.self) { try ItemIndex.decode(Data(text.utf8)) }
        }
    }

    @Test("have text that is UTF-8, whatever bytes are sent for it")
    func textInAnotherEncoding() async throws {
        let index = ItemIndex(items: Array(repeating: .init(types: ["public.utf8-plain-text"]), count: 2))
        let texts = [Data("Zoë".utf8), Data([0x5A, 0x6F, 0xEB])]
        let payloads = [
            "application/x-transferable-items": try index.encoded(),
            "application/x-transferable-items+public.utf8-plain-text": texts.reduce(into: Data()) {
                $0 += ItemSequence.header(length: $1.count) + $1
            },
        ]
        let offer = IncomingOffer(names: Array(payloads.keys)) { name, sink in
            try await sink.write(payloads[name] ?? Data())
        }
        let items = await offer.items()
        #expect(items.count == 2)
        for item in items {
            #expect(try await item.loadDataRepresentation(for: .utf8PlainText) == Data("Zoë".utf8))
            #expect(try await item.loadTransferable(type: String.self) == "Zoë")
        }
    }
}

@Suite("What items are")
struct ItemIndexTests {
    @Test("is read as it was written")
    func roundTrip() throws {
        let index = ItemIndex(items: [
            .init(name: "Ada", types: ["public.png"], link: "public.png", isWritten: true), .init(types: []),
        ])
        #expect(try ItemIndex.decode(index.encoded()) == index)
    }

    @Test("is an error where it is too long")
    func bounded() throws {
        let items = ItemIndex(items: Array(repeating: .init(types: []), count: ItemIndex.maximumCount + 1))
        let types = ItemIndex(items: [.init(types: Array(repeating: "public.png", count: 1001))])
        for index in [items, types] {
            let data = try index.encoded()
            #expect(throws: TransferWireError.malformed("the list of items is too long")) {
                try ItemIndex.decode(data)
            }
        }
    }
}
