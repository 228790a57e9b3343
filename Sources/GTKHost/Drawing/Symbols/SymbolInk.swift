import SwiftUICore
import SymbolDrawings

/// The way in which a symbol is painted into pixels.
struct SymbolInk: Hashable {
    /// A part of the marks, which is painted by itself; the others cover it.
    enum Part: Hashable {
        /// The marks of one layer.
        case layer(Int)
        /// The marks that have a colour themselves.
        case ownColors
        /// The marks in the foreground style.
        case foreground
    }

    /// The colour of each layer, from the first to the third.
    var layers: [RGBA]
    /// A Boolean value that indicates whether layers lie over one another, or are cut out of each other.
    var isLayered = false
    /// The colours that marks have themselves; none where they have those of their layer.
    var ownColors: [SymbolMark.Color: RGBA] = [:]
    /// The value that the symbol shows, from 0 to 1; nil for one that is drawn whole.
    var variableValue: Double?
    /// The painted part; nil for all.
    var part: Part?

    /// The opacity of the parts beyond the value.
    private static let faint = 0.3

    /// All layers in one colour.
    static func plain(_ variableValue: Double?) -> SymbolInk {
        SymbolInk(layers: [white, white, white], variableValue: variableValue)
    }

    /// The layers in opacities of one colour.
    static func hierarchical(_ variableValue: Double?) -> SymbolInk {
        let layers = [1, 0.5, 0.25].map { RGBA(red: 1, green: 1, blue: 1, alpha: $0) }
        return SymbolInk(layers: layers, isLayered: true, variableValue: variableValue)
    }

    private static let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)

    /// The ink of a part in white, to be filled with a style.
    func part(_ part: Part) -> SymbolInk {
        var ink = self
        ink.part = part
        if part != .ownColors { ink.layers = [Self.white, Self.white, Self.white] }
        return ink
    }

    /// The colour of a mark.
    func color(of mark: SymbolMark) -> RGBA {
        var color = mark.color.flatMap { ownColors[$0] } ?? layers[min(mark.level, layers.count) - 1]
        if let value = variableValue, let threshold = mark.threshold, value <= threshold { color.alpha *= Self.faint }
        color.alpha *= mark.opacity
        return color
    }

    /// Returns whether a mark is of the painted part.
    func paints(_ mark: SymbolMark) -> Bool {
        switch part {
        case nil: true
        case .layer(let level): mark.level == level
        case .ownColors: mark.color.flatMap { ownColors[$0] } != nil
        case .foreground: mark.color.flatMap { ownColors[$0] } == nil
        }
    }
}
