// The synchronous coding of small values. The methods are generic because closures would take and return items whose
// type is erased, which are copied to the heap.

/// A type that makes bytes of an item without waiting.
protocol ImmediateEncoding: Sendable {
    /// Returns the bytes of an item, which has the type of this encoding.
    func data<Value: Sendable>(of item: Value) throws -> Data
}

/// A type that makes an item of bytes without waiting.
protocol ImmediateDecoding: Sendable {
    /// Returns an item of the type of this decoding.
    func item<Value: Sendable>(_ type: Value.Type, from data: Data) throws -> Value
}

/// A value that encodes the value that stands in for an item.
struct ConvertedEncoding<Original: Transferable, Proxy: Transferable>: ImmediateEncoding {
    let base: any ImmediateEncoding
    let convert: @Sendable (Original) throws -> Proxy

    func data<Value: Sendable>(of item: Value) throws -> Data {
        try base.data(of: try convert(restored(item, as: Original.self)))
    }
}

/// A value that decodes the value that an item is made from.
struct ConvertedDecoding<Original: Transferable, Proxy: Transferable>: ImmediateDecoding {
    let base: any ImmediateDecoding
    let convert: @Sendable (Proxy) throws -> Original

    func item<Value: Sendable>(_ type: Value.Type, from data: Data) throws -> Value {
        restored(try convert(try base.item(Proxy.self, from: data)), as: Value.self)
    }
}

/// Returns a value as the type that it has.
///
/// This is `as!` without the runtime's cast, which looks for conversions that there cannot be.
///
/// - Parameters:
///   - value: A value of `Original`, or the program ends, as with `as!`.
///   - type: The type to give it.
func restored<Erased, Original>(_ value: Erased, as type: Original.Type) -> Original {
    Erased.self == Original.self ? unsafeBitCast(value, to: Original.self) : value as! Original
}
