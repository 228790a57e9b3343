/// One conformance as the compiler records it.
///
/// Swift's compiler records each conformance in a section of the binary, and the runtime lists the sections of all that is
/// loaded. The layouts are those of Swift's ABI (`include/swift/ABI/Metadata.h`, `TargetProtocolConformanceDescriptor`, and
/// `stdlib/public/runtime/ImageInspectionCommon.h`, `MetadataSections`).
struct ConformanceRecord {
    // Lifetime: that of the program, in which the compiler has put it.
    private let address: UnsafeRawPointer

    /// Runs a closure with each conformance to a protocol.
    /// - Parameter type: The protocol's existential type.
    /// - Returns: The number of sections that were looked through.
    @discardableResult
    static func forEach(of type: Any.Type, _ body: (ConformanceRecord) -> Void) -> Int {
        guard let protocolDescriptor = protocolDescriptor(of: type) else { return 0 }
        let sections = ConformanceSections.all
        for section in sections {
            for offset in stride(from: 0, to: section.count & ~3, by: 4) {
                let entry = section.baseAddress! + offset
                let record = ConformanceRecord(address: entry + Int(entry.load(as: Int32.self)))
                if record.protocolDescriptor == protocolDescriptor { body(record) }
            }
        }
        return sections.count
    }

    /// The first field: relative to itself, and to a pointer where its lowest bit is set.
    private var protocolDescriptor: UnsafeRawPointer {
        let offset = Int(address.load(as: Int32.self))
        return offset & 1 == 0 ? address + offset : (address + (offset & ~1)).load(as: UnsafeRawPointer.self)
    }

    /// The declaration of the type that conforms; nil for a conformance of another kind.
    var declaration: TypeDeclaration? {
        let (typeOffset, flagsOffset) = (4, 12)
        let typeField = address + typeOffset
        let target = typeField + Int(typeField.load(as: Int32.self))
        // Bits 3 to 5 of the flags specify the reference: a descriptor, or a pointer to one.
        switch (address.load(fromByteOffset: flagsOffset, as: UInt32.self) >> 3) & 7 {
        case 0: return TypeDeclaration(address: target)
        case 1: return target.load(as: UnsafeRawPointer?.self).flatMap { TypeDeclaration(address: $0) }
        default: return nil
        }
    }

    /// Returns whether a type is the existential type of one protocol.
    static func isOfOneProtocol(_ type: Any.Type) -> Bool { protocolDescriptor(of: type) != nil }

    /// Returns the descriptor of the one protocol of an existential type: `TargetExistentialTypeMetadata`.
    private static func protocolDescriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let (kindOfExistentials, countOffset, firstOffset) = (0x303, 12, 16)
        guard metadata.load(as: Int.self) == kindOfExistentials,
            metadata.load(fromByteOffset: countOffset, as: UInt32.self) == 1
        else { return nil }
        return metadata.load(fromByteOffset: firstOffset, as: UnsafeRawPointer.self)
    }
}

/// A class, a structure or an enumeration as the compiler describes it, which all versions of a generic type share.
struct TypeDeclaration {
    // Lifetime: that of the program, in which the compiler has put it.
    let address: UnsafeRawPointer

    /// - Returns: Nil for what is no type, such as a protocol.
    init?(address: UnsafeRawPointer) {
        // Classes, structures and enumerations are kinds 16 to 18.
        guard (16...18).contains(address.load(as: UInt32.self) & 0x1F) else { return nil }
        self.address = address
    }

    /// The declaration of a structure or an enumeration.
    /// - Returns: Nil for another type, and for an optional.
    init?(ofValue type: Any.Type) {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let (structure, enumeration, descriptorOffset) = (0x200, 0x201, 8)
        let kind = metadata.load(as: Int.self)
        guard kind == structure || kind == enumeration else { return nil }
        self.init(address: metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer.self))
    }

    private var flags: UInt32 { address.load(as: UInt32.self) }
    var isGeneric: Bool { flags & 0x80 != 0 }
    /// A Boolean value that indicates whether no other descriptor stands for the type. C's types have one in each module.
    var isUnique: Bool { flags & 0x40 != 0 }
}

/// The sections of conformances of the program and its libraries.
enum ConformanceSections {
    static var count: Int {
        var count = 0
        withUnsafeMutablePointer(to: &count) { count in
            enumerateMetadataSections(
                { metadata, context in
                    if section(of: metadata) != nil { context!.assumingMemoryBound(to: Int.self).pointee += 1 }
                    return true
                },
                count
            )
        }
        return count
    }

    static var all: [UnsafeRawBufferPointer] {
        var sections: [UnsafeRawBufferPointer] = []
        withUnsafeMutablePointer(to: &sections) { sections in
            enumerateMetadataSections(
                { metadata, context in
                    if let section = section(of: metadata) {
                        context!.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(section)
                    }
                    return true
                },
                sections
            )
        }
        return sections
    }
}

/// Returns the section of one binary; nil if it is empty.
private func section(of metadata: UnsafeRawPointer) -> UnsafeRawBufferPointer? {
    // After a version, three pointers and the range of protocols.
    let (startOffset, lengthOffset) = (48, 56)
    let start = metadata.load(fromByteOffset: startOffset, as: UnsafeRawPointer?.self)
    let length = metadata.load(fromByteOffset: lengthOffset, as: Int.self)
    guard let start, length > 0 else { return nil }
    return UnsafeRawBufferPointer(start: start, count: length)
}

@_extern(c, "swift_enumerateAllMetadataSections") private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?
)
