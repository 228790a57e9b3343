/// The variants in which a symbol is drawn.
@_weakLinked
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String, Hashable, Sendable {
        case circle, square, rectangle
    }

    private var enclosure: Enclosure?
    private var isSlashed = false
    private var isFilled = false

    private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// The symbol without a variant.
    public static let none = SymbolVariants()
    /// The variant in a circle.
    public static let circle = none.circle
    /// The variant in a square.
    public static let square = none.square
    /// The variant in a rectangle.
    public static let rectangle = none.rectangle
    /// The filled variant.
    public static let fill = none.fill
    /// The variant with a slash.
    public static let slash = none.slash

    /// These variants, in a circle.
    public var circle: SymbolVariants { changing { $0.enclosure = .circle } }
    /// These variants, in a square.
    public var square: SymbolVariants { changing { $0.enclosure = .square } }
    /// These variants, in a rectangle.
    public var rectangle: SymbolVariants { changing { $0.enclosure = .rectangle } }
    /// These variants, filled.
    public var fill: SymbolVariants { changing { $0.isFilled = true } }
    /// These variants, with a slash.
    public var slash: SymbolVariants { changing { $0.isSlashed = true } }

    /// Returns a Boolean value that indicates whether these variants include all of the others.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isSlashed || isSlashed)
            && (!other.isFilled || isFilled)
    }

    /// Returns the forms of a view in one that has others.
    func union(_ inner: SymbolVariants) -> SymbolVariants {
        changing {
            $0.enclosure = inner.enclosure ?? enclosure
            $0.isSlashed = isSlashed || inner.isSlashed
            $0.isFilled = isFilled || inner.isFilled
        }
    }

    /// Returns the name of a symbol in these forms.
    func name(of symbol: String) -> String {
        let parts = Set(symbol.split(separator: ".").map(String.init))
        var name = symbol
        let endsFilled = name.hasSuffix(".fill")
        if endsFilled { name.removeLast(".fill".count) }
        if let enclosure, !parts.contains(enclosure.rawValue) { name += "." + enclosure.rawValue }
        if isSlashed, !parts.contains("slash") { name += ".slash" }
        return endsFilled || isFilled ? name + ".fill" : name
    }
}

extension Image.Source {
    /// Returns the source of a symbol in other forms.
    func with(_ variants: SymbolVariants) -> Image.Source {
        guard variants != .none, case .symbol(let name) = self else { return self }
        return .symbol(variants.name(of: name))
    }
}

extension View {
    /// Sets the variants in which symbols in this view are drawn.
    /// - Parameter variant: The forms, which are added to those of the views around.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
}
