// A file's name is bytes to the system. Those that are not UTF-8 stand in text as characters for private use, and become bytes
// again where text is given to the system, so every name can be opened, copied and moved.

extension String {
    /// Creates a string from the bytes of a file name or path.
    package init(fileName bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // What is text already, and has none of the characters for bytes itself.
        if !text.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || $0.isByteOfFileName }) {
            self = text
            return
        }
        var scalars = String.UnicodeScalarView()
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let (scalar, length) = Self.character(in: bytes[position...])
            for byte in bytes[position...].prefix(length) where scalar == nil {
                scalars.append(Unicode.Scalar(0x10_F700 + UInt32(byte)) ?? "\u{FFFD}")
            }
            if let scalar { scalars.append(scalar) }
            position = bytes.index(position, offsetBy: length)
        }
        self = String(scalars)
    }

    /// Returns the character that some bytes begin with, or none, and the number of bytes.
    private static func character(in bytes: some Collection<UInt8>) -> (Unicode.Scalar?, length: Int) {
        for length in 1...4 {
            let head = bytes.prefix(length)
            guard head.count == length, let text = String(validating: head, as: UTF8.self) else { continue }
            let scalar = text.unicodeScalars.first
            return (scalar.flatMap { $0.isByteOfFileName ? nil : $0 }, length)
        }
        return (nil, 1)
    }

    /// The bytes of a file name or path. For a string that was not created with ``init(fileName:)``, they are its UTF-8 bytes.
    package var fileNameBytes: [UInt8] {
        guard hasBytesOfFileName else { return Array(utf8) }
        return unicodeScalars.flatMap { scalar in
            scalar.isByteOfFileName ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
        }
    }

    /// The path for the functions of the C library.
    package var systemPath: [CChar] {
        hasBytesOfFileName ? fileNameBytes.map { CChar(bitPattern: $0) } + [0] : Array(utf8CString)
    }

    /// A Boolean value that indicates whether a name or path contains bytes that are not UTF-8.
    package var hasBytesOfFileName: Bool {
        // The first byte of all such characters in UTF-8.
        utf8.contains(0xF4) && unicodeScalars.contains(where: \.isByteOfFileName)
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the character represents a byte of a file name.
    package var isByteOfFileName: Bool { (0x10_F780...0x10_F7FF).contains(value) }
}
