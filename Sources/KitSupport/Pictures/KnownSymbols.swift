import SymbolDrawings

/// The symbols that there are drawings of.
enum KnownSymbols {
    /// Returns whether a symbol has a name.
    static func contains(_ name: String) -> Bool { Symbol(name) != nil }
}
