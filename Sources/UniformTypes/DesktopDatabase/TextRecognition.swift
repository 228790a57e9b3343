/// The recognition of text by its bytes, which no rule of the database has.
enum TextRecognition {
    /// Returns whether a content looks like text: it has no control characters among its first 128 bytes, as the shared
    /// MIME-info specification proposes, or begins with a byte order mark.
    static func looksLikeText(_ content: UnsafeRawBufferPointer) -> Bool {
        if content.starts(with: [0xFE, 0xFF]) || content.starts(with: [0xFF, 0xFE]) { return true }
        return content.prefix(128).allSatisfy { byte in
            switch byte {
            case 0x09, 0x0A, 0x0C, 0x0D, 0x1B: true
            case 0..<0x20, 0x7F: false
            default: true
            }
        }
    }
}
