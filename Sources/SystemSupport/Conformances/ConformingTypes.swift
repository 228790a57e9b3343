/// Returns the types of the running program and its libraries that conform to a protocol. Generic types are left out.
/// - Parameter type: The protocol's existential type, such as `(any Equatable).self`.
/// - Complexity: O(*n*), where *n* is the number of conformances in the program.
public func conformingTypes(to type: Any.Type) -> [Any.Type] {
    var types: [Any.Type] = []
    ConformanceRecord.forEach(of: type) { if let type = $0.conformingType { types.append(type) } }
    return types
}

extension ConformanceRecord {
    /// The type that conforms; nil for one that is generic.
    fileprivate var conformingType: Any.Type? {
        guard let declaration, !declaration.isGeneric else { return nil }
        return typeOfDescriptor(declaration.address)
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
