/// A value whose type was erased, as the type that it has.
///
/// This is `as!` without the runtime's cast, which looks for conversions that there cannot be, and takes about a tenth of
/// what this module adds to the encoding of a small value.
///
/// - Parameters:
///   - value: A value of `Original`, or the program ends, as with `as!`.
///   - type: The type to give it.
func restored<Erased, Original>(_ value: Erased, as type: Original.Type) -> Original {
    Erased.self == Original.self ? unsafeBitCast(value, to: Original.self) : value as! Original
}
