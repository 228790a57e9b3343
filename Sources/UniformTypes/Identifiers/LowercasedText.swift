/// Lowercases short texts on the stack, for lookups that ignore case.
enum LowercasedText {
    /// Calls a closure with the lowercased UTF-8 bytes of a text.
    ///
    /// - Parameters:
    ///   - text: Any text; that beyond ASCII is lowercased by Unicode's rules.
    ///   - limit: The greatest number of bytes to look at.
    ///   - body: Is given the bytes, which are valid only while it runs.
    /// - Returns: The result of the closure, or `nil` if the text is empty or longer than the limit.
    @inline(__always)
    static func with<Result>(
        _ text: String,
        limit: Int,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result?
    ) -> Result? {
        let fast = text.utf8.withContiguousStorageIfAvailable { bytes -> Result?? in
            guard !bytes.isEmpty, bytes.count <= limit else { return .some(nil) }
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { lowercased -> Result?? in
                var union: UInt8 = 0
                for position in 0..<bytes.count {
                    let byte = bytes[position]
                    union |= byte
                    lowercased.initializeElement(at: position, to: byte.asciiLowercased)
                }
                guard union < 0x80 else { return nil }
                return .some(body(UnsafeBufferPointer(lowercased)))
            }
        }
        if case .some(.some(let result)) = fast { return result }
        guard !text.isEmpty, text.utf8.count <= limit else { return nil }
        var lowercased = text.lowercased()
        return lowercased.withUTF8 { body($0) }
    }
}
