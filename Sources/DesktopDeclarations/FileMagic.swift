import UniformTypeIdentifiers

/// The bytes at the beginning of files by which desktops know a type without the name of the file.
///
/// Apple's systems do not look into files. An `Info.plist` may have tags of any class in `UTTypeTagSpecification`, so these are the
/// tags of a class: `OFFSET:BYTES`, or `FIRST-LAST:BYTES` for bytes that begin at one of several places. `\xHH` stands for any byte,
/// and `\\` for a backslash.
struct FileMagic {
    static let tagClass = UTTagClass(rawValue: "org.freedesktop.magic")

    /// Desktops read this much of a file.
    private static let farthest = 1 << 16
    private static let longest = 256

    /// The places at which the bytes may begin.
    let offsets: ClosedRange<Int>
    let bytes: [UInt8]

    /// - Returns: Nil for a text that is none of these forms, or that looks farther into a file than desktops do.
    init?(_ text: String) {
        let utf8 = Array(text.utf8)
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), let offsets = Self.offsets(utf8[..<colon]),
            let bytes = Self.bytes(utf8[(colon + 1)...]), (1...Self.longest).contains(bytes.count)
        else { return nil }
        (self.offsets, self.bytes) = (offsets, bytes)
    }

    private static func offsets(_ text: ArraySlice<UInt8>) -> ClosedRange<Int>? {
        let numbers = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { digits -> Int? in
            guard (1...6).contains(digits.count), digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
            else { return nil }
            return Int(String(decoding: digits, as: UTF8.self))
        }
        guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, numbers.count <= 2, first <= last,
            last < farthest
        else { return nil }
        return first...last
    }

    private static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "\\"): bytes.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "x"):
                guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
                else { return nil }
                bytes.append(value)
                rest = rest.dropFirst(2)
            default: return nil
            }
        }
        return bytes
    }

    /// The element of the shared MIME-info database. All bytes are escaped unless they are letters and digits.
    var element: String {
        let isPlain = bytes.allSatisfy { byte in
            byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
        }
        let value =
            isPlain
            ? String(decoding: bytes, as: UTF8.self)
            : bytes.map { "\\x\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined()
        let place = offsets.count == 1 ? "\(offsets.lowerBound)" : "\(offsets.lowerBound):\(offsets.upperBound)"
        return "<match type=\"string\" offset=\"\(place)\" value=\"\(value)\"/>"
    }
}
