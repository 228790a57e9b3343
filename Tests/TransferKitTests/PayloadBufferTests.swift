import CoreTransferable
import Testing

@testable import TransferKit

@Suite("Payloads that arrive in parts")
struct PayloadBufferTests {
    @Test("are put together, in memory or in a file", arguments: [0, 1, 5, 40])
    func parts(count: Int) throws {
        let part = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        var buffer = PayloadBuffer()
        for _ in 0..<count { try buffer.append(part) }
        #expect(buffer.count == count * part.count)
        let data = try buffer.data()
        #expect(data.count == count * part.count)
        #expect((0..<count).allSatisfy { data[$0 * part.count..<($0 + 1) * part.count] == part })
    }

    @Test("are errors beyond the limit")
    func limit() throws {
        var buffer = PayloadBuffer(limits: TransferLimits(maximumByteCount: 10))
        try buffer.append(Data(count: 10))
        var failure: (any Error)?
        do { try buffer.append(Data(count: 1)) } catch { failure = error }
        #expect(failure as? TransferWireError == .tooLarge(limit: 10))
    }
}
