import Foundation

/// The addresses that links of formatted text lead to.
enum LinkAddress {
    /// The longest address that is read, in bytes.
    private static let longest = 131_072

    /// Returns the URL of an address; nil where it is none, leads nowhere by itself, or would run a script.
    ///
    /// - Parameter base: The URL that a relative address counts from.
    static func url(_ address: String, relativeTo base: URL? = nil) -> URL? {
        guard address.utf8.count < longest else { return nil }
        let address = escaped(address, relativeTo: base)
        // An empty address is that of the document, without the place in it.
        let url = address.isEmpty ? base?.withoutFragment : URL(string: address, relativeTo: base)?.absoluteURL
        guard let url, let scheme = url.scheme?.lowercased(), !scripts.contains(scheme) else { return nil }
        return url
    }

    /// Returns an address with escapes for what no URL has, and those that it has as they are.
    ///
    /// Foundation escapes the signs of escapes as well as soon as one other character is missing an escape. As in browsers (URL
    /// standard, section 4.4), the space around an address and line breaks in it do not count.
    private static func escaped(_ address: String, relativeTo base: URL?) -> String {
        var bytes = Array(address.utf8)
        let first = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
        let last = bytes.lastIndex { $0 > 0x20 } ?? first
        bytes = bytes[first..<min(last + 1, bytes.count)].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        if hasPath(bytes, relativeTo: base) {
            let end = bytes.firstIndex { "?#".utf8.contains($0) } ?? bytes.endIndex
            for index in bytes[..<end].indices where bytes[index] == UInt8(ascii: "\\") {
                bytes[index] = UInt8(ascii: "/")
            }
        }
        let authority = authority(in: bytes)
        let fragment = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            let isMeant =
                switch byte {
                case UInt8(ascii: "%"): isEscape(bytes, index)
                case UInt8(ascii: "#"): index == fragment
                // In an address of the sixth version of the protocol.
                case UInt8(ascii: "["), UInt8(ascii: "]"): authority.contains(index)
                default: allowed.contains(byte) || byte >= 0x80 && authority.contains(index)
                }
            if isMeant { result.append(byte) } else { result += escape(byte) }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns whether an address has names of folders, between which a backslash means a slash, as Windows writes it.
    private static func hasPath(_ bytes: [UInt8], relativeTo base: URL?) -> Bool {
        let head = bytes.prefix { !":/?#\\".utf8.contains($0) }
        let hasScheme = head.endIndex < bytes.endIndex && bytes[head.endIndex] == UInt8(ascii: ":")
        let scheme = hasScheme ? String(decoding: head, as: UTF8.self) : base?.scheme ?? ""
        return ["http", "https", "ftp", "file"].contains(scheme.lowercased())
    }

    /// Returns the bytes of the host, which Foundation writes with the letters that hosts have.
    private static func authority(in bytes: [UInt8]) -> Range<Int> {
        let head = bytes.prefix { !"?#".utf8.contains($0) }
        guard
            let slashes = head.indices.dropLast().first(where: {
                head[$0] == UInt8(ascii: "/") && head[$0 + 1] == UInt8(ascii: "/")
            }), slashes == 0 || head[slashes - 1] == UInt8(ascii: ":")
        else { return 0..<0 }
        let start = slashes + 2
        let end = head[start...].firstIndex(of: UInt8(ascii: "/")) ?? head.endIndex
        return start..<end
    }

    private static func isEscape(_ bytes: [UInt8], _ index: Int) -> Bool {
        guard index + 2 < bytes.count else { return false }
        return bytes[(index + 1)...(index + 2)].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private static func escape(_ byte: UInt8) -> [UInt8] {
        Array("%".utf8) + (byte < 0x10 ? Array("0".utf8) : []) + Array(String(byte, radix: 16, uppercase: true).utf8)
    }

    /// The characters that stand in URLs as they are (RFC 3986, section 2), without those that depend on the place.
    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=".utf8
    )

    private static let scripts: Set = ["javascript", "vbscript"]
}

extension URL {
    /// The URL without the place in the document that it leads to.
    fileprivate var withoutFragment: URL? {
        guard fragment != nil, let end = absoluteString.firstIndex(of: "#") else { return self }
        return URL(string: String(absoluteString[..<end]))
    }
}
