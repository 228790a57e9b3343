/// The last component of a path, as bytes, for matching with patterns and extensions.
///
/// It is valid only while the closure runs that it is given to.
struct MatchedName {
    /// Longer names are cut to their end; file systems allow 255 bytes.
    private static let maximumLength = 1024

    /// The name in UTF-8.
    // Lifetime: that of the call to which the value is given.
    let bytes: UnsafeRawBufferPointer

    /// The name in lowercase; the very same memory if it is in lowercase.
    // Lifetime: as the name's.
    let lowercased: UnsafeRawBufferPointer

    /// Calls a closure with a name.
    @inline(__always)
    static func with<Result>(_ name: String, _ body: (MatchedName) -> Result) -> Result {
        var name = name
        return name.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).suffix(maximumLength))
            guard !bytes.isEmpty else { return body(MatchedName(bytes: bytes, lowercased: bytes)) }
            return withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 1) { buffer in
                var union: UInt8 = 0
                var isLowercase = true
                for position in 0..<bytes.count {
                    let byte = bytes[position]
                    let lowercase = byte.asciiLowercased
                    union |= byte
                    if lowercase != byte { isLowercase = false }
                    buffer[position] = lowercase
                }
                if union >= 0x80 {
                    var text = String(decoding: bytes, as: UTF8.self).lowercased()
                    return text.withUTF8 { lowercased in
                        let lowercased = UnsafeRawBufferPointer(lowercased)
                        let isSame = lowercased.elementsEqual(bytes)
                        return body(MatchedName(bytes: bytes, lowercased: isSame ? bytes : lowercased))
                    }
                }
                return body(MatchedName(bytes: bytes, lowercased: isLowercase ? bytes : UnsafeRawBufferPointer(buffer)))
            }
        }
    }

    /// The characters after the last full stop, in lowercase, unless that begins or ends the name.
    var filenameExtension: UnsafeRawBufferPointer? {
        var stop = lowercased.count - 1
        while stop > 0, lowercased[stop] != UInt8(ascii: ".") { stop -= 1 }
        guard stop > 0, stop < lowercased.count - 1 else { return nil }
        return UnsafeRawBufferPointer(rebasing: lowercased[(stop + 1)...])
    }
}
