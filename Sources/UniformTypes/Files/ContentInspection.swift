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
}
