/// The recognition of contents by their bytes, without a database.
enum ContentInspection {
    /// Types that use each other's extensions, with the bytes that distinguish their contents.
    private static let variants: [(identifier: String, offset: Int, bytes: [UInt8])] = [
        // The form type of the file's chunk: Apple's AIFF-C specification of 1991, “The Form AIFC Chunk”.
        ("public.aiff-audio", 8, Array("AIFF".utf8)), ("public.aifc-audio", 8, Array("AIFC".utf8)),
    ]

    private static let types = variants.map { (type: UTType($0.identifier), offset: $0.offset, bytes: $0.bytes) }

    /// Returns the number of bytes that distinguish a type from the types that use its extensions; 0 if there are none.
    static func extent(ofVariantsOf type: UTType) -> Int {
        types.lazy.filter { $0.type == type }.map { $0.offset + $0.bytes.count }.max() ?? 0
    }

    /// Returns the type of a content among types that use each other's extensions.
    static func variant(_ content: UnsafeRawBufferPointer) -> UTType? {
        types.first { content.dropFirst($0.offset).starts(with: $0.bytes) }?.type
    }

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
