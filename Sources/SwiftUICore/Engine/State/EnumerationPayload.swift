/// A value that reaches the payload of an enumeration's value where it is, through the functions that the runtime has for each type of
/// enumeration (swift/include/swift/ABI/ValueWitness.def, MetadataValues.h).
struct EnumerationPayload {
    /// The payload of a case.
    struct Payload {
        // Lifetime: that of the call to which the payload is passed.
        let address: UnsafeMutableRawPointer
        let type: Any.Type
    }

    private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

    // Lifetime: the runtime never releases what describes a type.
    private let metadata: UnsafeRawPointer
    /// The description of the type that all its generic versions share.
    private var descriptor: UnsafeRawPointer { metadata.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self) }
    private static let word = MemoryLayout<UnsafeRawPointer>.stride

    /// - Returns: Nil for a type that is no enumeration.
    init?(of type: Any.Type) {
        metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kind = TypeKind(of: type)
        guard kind == .enumeration || kind == .optional else { return nil }
        let flags = witnesses.load(fromByteOffset: 10 * Self.word, as: UInt32.self)
        let hasEnumerationFunctions: UInt32 = 0x0020_0000
        guard flags & hasEnumerationFunctions != 0 else { return nil }
    }

    /// Returns the type that an optional type wraps, which is the first of its generic arguments.
    static func wrapped(byOptional type: Any.Type) -> Any.Type {
        precondition(TypeKind(of: type) == .optional, "\(type) is no optional")
        return unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 2 * word, as: Any.Type.self)
    }

    /// Runs a closure with the case of a value and its payload, which may be changed.
    /// - Parameters:
    ///   - address: The address of the value.
    ///   - body: Called with the number of the case; the payload is nil for a case that has none, or keeps it elsewhere.
    func withPayload(at address: UnsafeMutableRawPointer, _ body: (_ tag: Int, _ payload: Payload?) -> Void) {
        let tag = function(0, as: GetTag.self)(address, metadata)
        guard let type = payloadType(of: tag) else { return body(Int(tag), nil) }
        // The number of the case may be kept in bits that the payload does not need: they are taken out and put back.
        function(1, as: Project.self)(address, metadata)
        body(Int(tag), Payload(address: address, type: type))
        function(2, as: Inject.self)(address, tag, metadata)
    }

    // MARK: Metadata

    /// The functions and sizes of the type.
    private var witnesses: UnsafeRawPointer { metadata.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self) }

    /// Returns one of the functions for enumerations, which follow the entries of all types: eight functions, the size,
    /// the stride, and two numbers of half a word.
    private func function<Function>(_ index: Int, as type: Function.Type) -> Function {
        unsafeBitCast(witnesses.load(fromByteOffset: (11 + index) * Self.word, as: UnsafeRawPointer.self), to: type)
    }

    /// Returns the type of a case's payload; nil if it has none, or keeps it in a box that other values may share.
    private func payloadType(of tag: UInt32) -> Any.Type? {
        // Flags, the parent, the name and the access function precede the reference to the fields.
        guard let fields = Self.target(of: descriptor + 16) else { return nil }
        let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        guard tag < fields.load(fromByteOffset: 12, as: UInt32.self) else { return nil }
        let record = fields + 16 + Int(tag) * recordSize
        let isIndirect = record.load(as: UInt32.self) & 1 != 0
        guard !isIndirect, let name = Self.target(of: record + 4) else { return nil }
        return _getTypeByMangledNameInContext(
            name.assumingMemoryBound(to: UInt8.self),
            UInt(Self.length(ofMangledName: name)),
            genericContext: descriptor,
            genericArguments: metadata + 2 * Self.word
        )
    }

    /// Returns the target of a relative reference.
    private static func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = reference.load(as: Int32.self)
        return offset == 0 ? nil : reference + Int(offset)
    }

    /// Returns the length of a name in which some bytes announce references of four bytes, and others of a word.
    private static func length(ofMangledName name: UnsafeRawPointer) -> Int {
        var length = 0
        while true {
            switch name.load(fromByteOffset: length, as: UInt8.self) {
            case 0: return length
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 1 + word
            default: length += 1
            }
        }
    }
}
