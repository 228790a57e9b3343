/// A symbol named by an app. It consists of vector marks, drawn for this project, in the weight of the adjacent text.
///
/// A symbol has no colours of its own but in the multicolour mode. The names are those that apps know from Apple's systems; the
/// pictures are not.
package struct Symbol: Equatable, Sendable {
    private let name: SymbolName

    /// Creates the symbol with a name, which is drawn or composed; nil if the name is unknown.
    /// - Parameter name: A name such as `folder.badge.plus`.
    package init?(_ name: String) {
        guard let name = SymbolName(name) else { return nil }
        self.name = name
    }

    /// A Boolean value that indicates whether the table contains the complete symbol, so that nothing is composed.
    package var isDrawnWhole: Bool {
        if case .drawn = name { true } else { false }
    }

    /// The spoken English word; nil for figures and letters, which are spoken as they are.
    package var word: String? { name.subject.flatMap { SymbolTable.drawing($0)?.word } }

    /// A Boolean value that indicates whether the symbol is mirrored in right-to-left layouts. Symbols named after a side of the screen are
    /// not.
    package var isMirrored: Bool {
        guard let subject = name.subject, let drawing = SymbolTable.drawing(subject) else { return false }
        return drawing.isMirrored && !subject.split(separator: ".").contains { $0 == "left" || $0 == "right" }
    }

    /// Returns the strokes and areas in painting order.
    /// - Parameters:
    ///   - isLayered: Whether the layers have colours of their own, so that the content of a filled enclosure is painted on it instead
    ///     of being cut out of it.
    ///   - isMirrored: Whether left and right are exchanged.
    package func marks(isLayered: Bool = false, isMirrored: Bool = false) -> [SymbolMark] {
        let marks = name.marks(isLayered: isLayered)
        return isMirrored ? marks.placed(SymbolPlacement(isFlipped: true)) : marks
    }

    /// Returns the bounds of the ink for a stroke width.
    package func bounds(stroke: Double = SymbolGrid.regularStroke) -> SymbolBounds? {
        name.marks(isLayered: false).bounds(stroke)
    }

    /// Returns the frame of the symbol, which includes the grid and any parts that extend beyond it. The center of the grid remains in the
    /// center.
    package func frame(stroke: Double = SymbolGrid.regularStroke) -> SymbolBounds {
        let half = SymbolGrid.side / 2
        guard let ink = bounds(stroke: stroke) else { return SymbolBounds(SymbolGrid.center).grown(by: half) }
        let width = max(half, ink.maxX - SymbolGrid.center.x, SymbolGrid.center.x - ink.minX)
        let height = max(half, ink.maxY - SymbolGrid.center.y, SymbolGrid.center.y - ink.minY)
        let corner = SymbolPoint(SymbolGrid.center.x - width, SymbolGrid.center.y - height)
        return SymbolBounds(corner)
            .containing(SymbolPoint(SymbolGrid.center.x + width, SymbolGrid.center.y + height))
    }

    /// All drawn names.
    package static var drawnNames: [String] { SymbolTable.names.filter { !$0.hasPrefix("glyph.") } }
}
