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
}
