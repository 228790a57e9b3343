/// The identity of an object or a type, for use as a dictionary key.
///
/// A dictionary hashes its keys so that no input makes it slow, which takes a hundred instructions for each lookup. Addresses are no
/// input: a multiplication spreads them. A row of a list looks some forty up.
package struct AddressKey: Hashable {
    private let bits: UInt

    package init(_ object: AnyObject) { self.init(ObjectIdentifier(object)) }
    package init(_ type: Any.Type) { self.init(ObjectIdentifier(type)) }
    package init(_ identifier: ObjectIdentifier) { bits = UInt(bitPattern: identifier) }
    package init(_ pointer: UnsafeRawPointer) { bits = UInt(bitPattern: pointer) }

    package func hash(into hasher: inout Hasher) { hasher.combine(bits) }

    /// Returns the hash that dictionaries use for these keys. The seed makes it differ between tables, so that copying one into a smaller
    /// table does not take longer.
    package func _rawHashValue(seed: Int) -> Int {
        // 2^64 divided by the golden ratio. Tables take the lower half, which the upper one of the product spreads best.
        let product = (bits ^ UInt(bitPattern: seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(bitPattern: product ^ product >> 32)
    }
}
