/// A stroke or filled area of a symbol.
package struct SymbolMark: Equatable, Sendable {
    /// The way in which the mark is drawn along its path.
    package enum Pen: Equatable, Sendable {
        case stroke, fill, strokeAndFill
    }

    /// The colours that symbols use in the multicolour mode.
    package enum Color: Int, Sendable {
        case red = 1
        case orange, yellow, green, mint, blue, purple, pink, brown, gray, white, black
    }

    package var path: SymbolPath
    package var pen: Pen
    /// A Boolean value that indicates whether the mark erases what earlier marks of all layers painted, instead of painting.
    package var clears = false
    /// The colour layer, from 1, the most important, to 3.
    package var level = 1
    package var color: Color?
    /// The variable value above which the mark is fully drawn; nil for marks that do not depend on it.
    package var threshold: Double?
    /// The opacity during a motion, from 0 to 1.
    package var opacity = 1.0
    /// A factor of the stroke's width.
    var factor = 1.0
    /// The addition to the stroke's width, in units of the grid: the gap around a part over another.
    var gap = 0.0

    /// Returns the width of the stroke in units of the grid.
    /// - Parameter stroke: That of the symbol's weight.
    package func strokeWidth(_ stroke: Double) -> Double { stroke * factor + gap }

    /// The least rectangle around what the mark paints.
    func bounds(_ stroke: Double) -> SymbolBounds? {
        pen == .fill ? path.bounds : path.bounds?.grown(by: strokeWidth(stroke) / 2)
    }

    /// The mark at another place.
    func placed(_ placement: SymbolPlacement, factor: Double = 1) -> SymbolMark {
        var mark = self
        mark.path = path.mapping { placement($0) }
        mark.factor *= factor
        return mark
    }
}

extension [SymbolMark] {
    /// Returns the smallest rectangle that contains the ink.
    package func bounds(_ stroke: Double) -> SymbolBounds? {
        lazy.filter { !$0.clears }.compactMap { $0.bounds(stroke) }.reduce(nil) { $0?.union($1) ?? $1 }
    }

    func placed(_ placement: SymbolPlacement, factor: Double = 1) -> [SymbolMark] {
        map { $0.placed(placement, factor: factor) }
    }

    /// The marks one layer further back.
    func behind() -> [SymbolMark] {
        map { mark in
            var mark = mark
            mark.level = Swift.min(mark.level + 1, 3)
            return mark
        }
    }

    /// The marks that clear what these marks paint, with a gap around.
    func clearing() -> [SymbolMark] {
        filter { !$0.clears }.map { mark in
            var mark = mark
            mark.clears = true
            if mark.pen == .fill {
                mark.pen = .strokeAndFill
                mark.factor = 0
            }
            mark.gap = 2 * SymbolGrid.gap
            return mark
        }
    }

    /// Returns these marks in a body that they are cut out of, with painted and cleared parts exchanged.
    func inverted() -> [SymbolMark] {
        map { mark in
            var mark = mark
            mark.clears.toggle()
            return mark
        }
    }
}

/// The measures of the grid on which symbols are drawn. Data/Symbols/README.md explains how they are chosen.
package enum SymbolGrid {
    /// The width and height of the grid.
    package static let side = 24.0
    /// The stroke width of the regular weight.
    package static let regularStroke = 1.7
    /// The clear gap between a part and the part over it.
    static let gap = 1.3
    static let center = SymbolPoint(12, 12)

    /// The widths of strokes, from the ultralight weight to black.
    private static let strokes = [0.7, 0.95, 1.3, 1.7, 1.95, 2.25, 2.55, 2.85, 3.15]

    /// Returns the stroke width for a font weight.
    /// - Parameter weight: The weight as CSS counts it, from 100 to 900.
    package static func stroke(weight: Double) -> Double {
        let position = min(max(weight / 100 - 1, 0), Double(strokes.count - 1))
        let index = min(Int(position), strokes.count - 2)
        return strokes[index] + (strokes[index + 1] - strokes[index]) * (position - Double(index))
    }
}
