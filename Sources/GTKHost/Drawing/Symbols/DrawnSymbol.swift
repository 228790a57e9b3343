import SwiftUICore
import SymbolDrawings

/// A symbol of the library's own set, with the measures that places need. It is kept by its name.
@MainActor
struct DrawnSymbol {
    let symbol: Symbol
    let name: String
    /// The room that the symbol takes at the regular weight, in units of its grid.
    let frame: CGSize
    /// A Boolean value that indicates whether it points the other way where the layout runs from right to left.
    let isMirrored: Bool

    /// The room of a symbol that does not reach out of it, in units. The grid has a margin, so this is less than its side.
    static let side = 22.8
    /// The free margin around ink that extends beyond the place, in units.
    private static let margin = 0.3

    private static var known: [String: DrawnSymbol?] = [:]
    /// The greatest number of cached names: more than an app has, unless it makes them up.
    private static let mostKnown = 2000

    /// The symbol of a name; nil where the name is not known.
    static func named(_ name: String) -> DrawnSymbol? {
        if let found = known[name] { return found }
        if known.count >= mostKnown { known.removeAll() }
        let symbol = Symbol(name).map { DrawnSymbol($0, name: name) }
        known[name] = symbol
        return symbol
    }

    private init(_ symbol: Symbol, name: String) {
        (self.symbol, self.name) = (symbol, name)
        isMirrored = symbol.isMirrored
        let middle = SymbolGrid.side / 2
        // The middle of the grid is the middle of the place, so that symbols stand in one column and on one line.
        func extent(_ low: Double, _ high: Double) -> Double {
            max(Self.side, 2 * (max(high - middle, middle - low) + Self.margin))
        }
        let ink = symbol.bounds()
        frame = CGSize(
            width: extent(ink?.minX ?? middle, ink?.maxX ?? middle),
            height: extent(ink?.minY ?? middle, ink?.maxY ?? middle)
        )
    }

    /// Logs once that a name is unknown.
    static func reportMissing(_ name: String) {
        guard missing.count < mostKnown, missing.insert(name).inserted else { return }
        let nearest = Symbol.names(like: name)
        let advice = nearest.isEmpty ? "" : " The nearest names are \(nearest.joined(separator: ", "))."
        hostLogger.warning(
            "There is no symbol “\(name)”, so its place is empty.\(advice) Use another, or add a picture to the app's resources."
        )
    }

    private static var missing: Set<String> = []
}
