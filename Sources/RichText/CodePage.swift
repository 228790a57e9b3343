import Foundation

/// Text in the encodings of Windows and older systems, which RTF numbers.
enum CodePage {
    /// Returns the text of some bytes. Bytes that are not in the code page become replacement characters.
    static func text(from bytes: [UInt8], codePage: Int) -> String {
        if bytes.allSatisfy({ $0 < 0x80 }) || codePage == 65_001 { return String(decoding: bytes, as: UTF8.self) }
        // The table is quicker than Foundation, which takes a microsecond for each text.
        if codePage == 1252 { return latin(bytes) }
        guard let encoding = encodings[codePage] else { return latin(bytes) }
        return String(data: Data(bytes), encoding: encoding) ?? latin(bytes)
    }

    private static func latin(_ bytes: [UInt8]) -> String {
        var result = String.UnicodeScalarView()
        for byte in bytes { result.append(latinScalars[Int(byte)]) }
        return String(result)
    }

    private static let latinScalars: [Unicode.Scalar] = (UInt8.min...UInt8.max).map { byte in
        String(data: Data([byte]), encoding: .windowsCP1252)?.unicodeScalars.first ?? "\u{FFFD}"
    }

    private static let encodings: [Int: String.Encoding] = [
        1250: .windowsCP1250, 1251: .windowsCP1251, 1252: .windowsCP1252, 1253: .windowsCP1253, 1254: .windowsCP1254,
        932: .shiftJIS, 10_000: .macOSRoman, 28_591: .isoLatin1, 28_592: .isoLatin2,
    ]
}
