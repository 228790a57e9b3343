/// Packs bytes five bits a character over the alphabet of dynamic identifiers.
enum PackedText {
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

    /// The value of each character, 255 for those outside the alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.enumerated() {
            values[Int(character)] = UInt8(value)
        }
        return values
    }()

    /// The packed form of some bytes, most significant bits first, the last character padded with zeros.
    static func pack(_ bytes: some Collection<UInt8>) -> String {
        var packed: [UInt8] = []
        packed.reserveCapacity((bytes.count * 8 + 4) / 5)
        var buffer: UInt32 = 0
        var bits = 0
        for byte in bytes {
            buffer = buffer << 8 | UInt32(byte)
            bits += 8
            while bits >= 5 {
                bits -= 5
                packed.append(alphabet[Int(buffer >> UInt32(bits) & 31)])
            }
        }
        if bits > 0 {
            packed.append(alphabet[Int(buffer << UInt32(5 - bits) & 31)])
        }
        return String(decoding: packed, as: UTF8.self)
    }

    /// The bytes of a packed form, or `nil` when it has characters outside the alphabet or its padding is not zero.
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
