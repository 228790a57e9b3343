/// Returns the types of the running program and its libraries that conform to a protocol.
///
/// Swift's compiler records each conformance in a section of the binary, and the runtime lists the sections of all that is
/// loaded. The layouts are those of Swift's ABI (`include/swift/ABI/Metadata.h`, `TargetProtocolConformanceDescriptor`, and
/// `stdlib/public/runtime/ImageInspectionCommon.h`, `MetadataSections`). Generic types are left out.
/// - Parameter type: The protocol's existential type, such as `(any Equatable).self`.
/// - Complexity: O(*n*), where *n* is the number of conformances in the program.
public func conformingTypes(to type: Any.Type) -> [Any.Type] {
    guard let protocolDescriptor = protocolDescriptor(of: type) else { return [] }
    var types: [Any.Type] = []
    for section in conformanceSections() {
        for offset in stride(from: 0, to: section.count & ~3, by: 4) {
            let entry = section.baseAddress! + offset
            let record = ConformanceRecord(address: entry + Int(entry.load(as: Int32.self)))
            if record.protocolDescriptor == protocolDescriptor, let type = record.conformingType { types.append(type) }
        }
    }
    return types
}

/// Returns the descriptor of the one protocol of an existential type: `TargetExistentialTypeMetadata`.
private func protocolDescriptor(of type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let (kindOfExistentials, countOffset, firstOffset) = (0x303, 12, 16)
    guard metadata.load(as: Int.self) == kindOfExistentials,
        metadata.load(fromByteOffset: countOffset, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: firstOffset, as: UnsafeRawPointer.self)
}

/// One conformance as the compiler records it.
private struct ConformanceRecord {
    // Lifetime: that of the program, in which the compiler has put it.
    let address: UnsafeRawPointer

    /// The first field: relative to itself, and to a pointer where its lowest bit is set.
    var protocolDescriptor: UnsafeRawPointer {
        let offset = Int(address.load(as: Int32.self))
        return offset & 1 == 0 ? address + offset : (address + (offset & ~1)).load(as: UnsafeRawPointer.self)
    }

    var conformingType: Any.Type? {
        let (typeOffset, flagsOffset) = (4, 12)
        let typeField = address + typeOffset
        let target = typeField + Int(typeField.load(as: Int32.self))
        // Bits 3 to 5 of the flags specify the reference: a descriptor, or a pointer to one.
        let descriptor: UnsafeRawPointer
        switch (address.load(fromByteOffset: flagsOffset, as: UInt32.self) >> 3) & 7 {
        case 0: descriptor = target
        case 1:
            guard let pointed = target.load(as: UnsafeRawPointer?.self) else { return nil }
            descriptor = pointed
        default: return nil
        }
        // Classes, structures and enumerations are kinds 16 to 18. Bit 7 marks a generic type.
        let flags = descriptor.load(as: UInt32.self)
        guard (16...18).contains(flags & 0x1F), flags & 0x80 == 0 else { return nil }
        return typeOfDescriptor(descriptor)
    }
}

/// Returns the type that a descriptor describes: that of the mangled name that refers to the descriptor through a
/// pointer.
private func typeOfDescriptor(_ descriptor: UnsafeRawPointer) -> Any.Type? {
    let (referenceLength, pointerOffset) = (5, 8)
    let storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 8)
    defer { storage.deallocate() }
    // 2 begins an indirect reference, whose offset is relative to its own position.
    storage.storeBytes(of: 2, toByteOffset: 0, as: UInt8.self)
    storage.storeBytes(of: Int32(pointerOffset - 1), toByteOffset: 1, as: Int32.self)
    storage.storeBytes(of: descriptor, toByteOffset: pointerOffset, as: UnsafeRawPointer.self)
    return _getTypeByMangledNameInContext(
        storage.baseAddress!.assumingMemoryBound(to: UInt8.self),
        UInt(referenceLength),
        genericContext: nil,
        genericArguments: nil
    )
}

/// Returns the sections of conformances of the program and its libraries.
private func conformanceSections() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { sections in
        enumerateMetadataSections(
            { metadata, context in
                // After a version, three pointers and the range of protocols.
                let (startOffset, lengthOffset) = (48, 56)
                let start = metadata.load(fromByteOffset: startOffset, as: UnsafeRawPointer?.self)
                let length = metadata.load(fromByteOffset: lengthOffset, as: Int.self)
                if let start, length > 0 {
                    context!.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
                        .append(UnsafeRawBufferPointer(start: start, count: length))
                }
                return true
            },
            sections
        )
    }
    return sections
}

@_extern(c, "swift_enumerateAllMetadataSections") private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer?
)
