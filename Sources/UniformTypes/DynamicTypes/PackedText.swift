/// Packs bytes five bits a character over the alphabet of dynamic identifiers.
enum PackedText {
    private static let alphabet: StaticString = "abcdefghkmnpqrstuvwxyz0123456789"

    /// The value of each character, 255 for those outside the alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for value in 0..<alphabet.utf8CodeUnitCount {
            values[Int(alphabet.utf8Start[value])] = UInt8(value)
        }
        return values
    }()

    /// Returns the packed form of some bytes, most significant bits first, the last character padded with zeros.
    static func pack(_ bytes: some Collection<UInt8>) -> String {
        // Writes directly into the text: the storage of an array of bytes has a type that the runtime creates at its
        // first use.
        String(unsafeUninitializedCapacity: (bytes.count * 8 + 4) / 5) { packed in
            var count = 0
            func append(_ value: UInt32) {
                packed.initializeElement(at: count, to: alphabet.utf8Start[Int(value & 31)])
                count += 1
            }
            var buffer: UInt32 = 0
            var bits = 0
            for byte in bytes {
                buffer = buffer << 8 | UInt32(byte)
                bits += 8
                while bits >= 5 {
                    bits -= 5
                    append(buffer >> UInt32(bits))
                }
            }
            if bits > 0 { append(buffer << UInt32(5 - bits)) }
            return count
        }
    }

    /// Returns the bytes of a packed form, or `nil` when it has characters outside the alphabet or its padding is not
    /// zero.
    static func unpack(_ packed: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(packed.count * 5 / 8)
        var buffer: UInt32 = 0
        var bits = 0
        for character in packed {
            let value = values[Int(character.asciiLowercased)]
            guard value < 32 else { return nil }
            buffer = (buffer << 5 | UInt32(value)) & 0xFFFF
            bits += 5
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        guard bits < 5, buffer & (1 << UInt32(bits) - 1) == 0 else { return nil }
        return bytes
    }
}
