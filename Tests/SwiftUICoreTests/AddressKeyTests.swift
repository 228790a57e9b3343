import Testing

@testable import SwiftUICore

struct AddressKeyTests {
    private final class Object {}

    @Test("A dictionary finds each object by its address, and none that it was not given")
    func findsObjects() {
        let objects = (0..<2000).map { _ in Object() }
        let known = Dictionary(uniqueKeysWithValues: objects.prefix(1000).enumerated().map { (AddressKey($1), $0) })
        for (index, object) in objects.enumerated() {
            #expect(known[AddressKey(object)] == (index < 1000 ? index : nil))
        }
    }

    @Test("Neighbouring addresses are spread over the places of a table")
    func spreadsAddresses() {
        let places = (0..<256).map { AddressKey(UnsafeRawPointer(bitPattern: 0x7F00_0000_1000 + $0 * 64)!) }
            .map { UInt(bitPattern: $0._rawHashValue(seed: 7)) & 511 }
        // At random, 256 keys take some 200 of 512 places.
        #expect(Set(places).count > 150)
    }
}
