import Foundation

/// A stream of text that is converted to UTF-8 in parts, as ``WireText/text(_:receivedAs:among:)`` converts it as a whole. Text that needs
/// no change is not kept.
package struct StreamedText {
    /// The end of the bytes so far where a character may be unfinished, or all of them at the beginning.
    private var kept: [UInt8] = []
    /// A Boolean value that indicates whether the bytes so far may be a list of files, or have ends of lines to change.
    private var isBeginning = true
    private let mayHaveForeignLineEnds: Bool
    /// A Boolean value that indicates whether the first line ends in CR and LF; nil as long as it has no end.
    private var hasReturn: Bool?
    private var searched = 0

    /// Longer text passes as it is.
    private static let longestKept = 64 << 20

    /// Creates a stream for the text of a payload.
    /// - Parameters:
    ///   - name: The name under which it is received.
    ///   - names: All names of the offer.
    package init(receivedAs name: String, among names: [String]) {
        mayHaveForeignLineEnds = WireText.hasForeignLineEnds(name, among: names)
    }

    /// Appends bytes to the payload.
    /// - Parameter put: Takes the text of bytes so far, which is there until it returns.
    package mutating func take(
        _ bytes: UnsafeRawBufferPointer,
        _ put: (UnsafeRawBufferPointer) throws -> Void
    ) rethrows {
        guard isBeginning || !kept.isEmpty else { return try pass(bytes, put) }
        kept += bytes
        if isBeginning, mayBeFiles || mayHaveReturns() { return }
        isBeginning = false
        let all = kept
        kept = []
        try all.withUnsafeBytes { try pass($0, put) }
    }

    /// Passes on the remainder at the end of the text.
    package mutating func end(_ put: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        if isBeginning, let files = CopiedFilesText(Data(kept)) { return try files.paths.withUnsafeBytes(put) }
        guard !kept.isEmpty else { return }
        let text = Data(String(decoding: kept, as: UTF8.self).utf8)
        try (hasReturn == true ? WireText.withoutReturns(text) : text).withUnsafeBytes(put)
    }

    /// A Boolean value that indicates whether the bytes so far begin as a list of files, which is short.
    private var mayBeFiles: Bool {
        let mark = CopiedFilesText.mark.utf8
        guard kept.count <= Self.longestKept else { return false }
        return kept.count < mark.count ? mark.starts(with: kept) : kept.starts(with: mark)
    }

    /// Returns whether the first line has not ended, or ends in CR and LF, where that is not what the sender means.
    private mutating func mayHaveReturns() -> Bool {
        guard mayHaveForeignLineEnds, kept.count <= Self.longestKept else { return false }
        if hasReturn == nil, let end = kept[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            hasReturn = end > 0 && kept[end - 1] == UInt8(ascii: "\r")
        }
        searched = kept.count
        return hasReturn ?? true
    }

    private mutating func pass(
        _ bytes: UnsafeRawBufferPointer,
        _ put: (UnsafeRawBufferPointer) throws -> Void
    ) rethrows {
        let whole = UnsafeRawBufferPointer(rebasing: bytes[..<Self.end(ofCharactersIn: bytes)])
        kept = Array(bytes[whole.count...])
        guard !whole.isEmpty else { return }
        if (try? UTF8Span(validating: whole.bindMemory(to: UInt8.self).span)) != nil { return try put(whole) }
        try Array(String(decoding: whole, as: UTF8.self).utf8).withUnsafeBytes(put)
    }

    /// Returns where the last whole character ends.
    private static func end(ofCharactersIn bytes: UnsafeRawBufferPointer) -> Int {
        for length in 1...3 where length <= bytes.count {
            let byte = bytes[bytes.count - length]
            guard byte & 0xC0 != 0x80 else { continue }
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return needed > length ? bytes.count - length : bytes.count
        }
        return bytes.count
    }
}
