extension SymbolName {
    /// The marks of the symbol.
    /// - Parameter isLayered: Whether layers of colour lie over one another: the content of a filled enclosure is then painted on it,
    ///   and is otherwise cut out of it.
    func marks(isLayered: Bool) -> [SymbolMark] {
        switch self {
        case .drawn(let name, let isFilled): SymbolTable.drawing(name)?.marks(filled: isFilled) ?? []
        case .characters(let text): Self.characters(text)
        case .slashed(let base): base.marks(isLayered: isLayered) + Self.slash
        case .badged(let base, let badge):
            base.marks(isLayered: isLayered).behind() + badge.marks(isHigh: base.hasHighBadge(for: badge))
        case .on(let front, let back):
            Self.stacked(
                front: front,
                back.marks(isLayered: isLayered),
                SymbolPlacement(scale: 0.76, center: SymbolPoint(14.3, 14.3)),
                SymbolPlacement(scale: 0.76, center: SymbolPoint(9.7, 9.7)),
                isLayered
            )
        case .and(let first, let second):
            Self.stacked(
                front: second,
                first.marks(isLayered: isLayered),
                SymbolPlacement(scale: 0.6, center: SymbolPoint(16.4, 16.2)),
                SymbolPlacement(scale: 0.6, center: SymbolPoint(7.6, 7.8)),
                isLayered
            )
        case .copies(let base, let count): Self.copies(base, count, isLayered)
        case .arrowed(let base, let arrow): Self.arrowed(base, arrow, isLayered)
        case .enclosed(let content, let enclosure, let isFilled):
            Self.enclosed(content, enclosure, isFilled, isLayered)
        }
    }

    /// The marks that a thing covers, in its filled form.
    private var silhouette: [SymbolMark] {
        switch self {
        case .drawn(let name, _): SymbolTable.drawing(name)?.marks(filled: true) ?? []
        case .enclosed(_, let enclosure, _): SymbolTable.drawing(enclosure)?.marks(filled: true) ?? []
        default: marks(isLayered: false)
        }
    }

    private func hasHighBadge(for badge: SymbolBadge) -> Bool {
        if badge == .dot { return true }
        return subject.flatMap { SymbolTable.drawing($0) }?.hasHighBadge ?? false
    }

    // MARK: - Parts

    private static let slash: [SymbolMark] = {
        let path = SymbolPath.line(SymbolPoint(3.2, 3.2), SymbolPoint(20.8, 20.8))
        var gap = SymbolMark(path: path, pen: .stroke, clears: true)
        gap.gap = 2 * SymbolGrid.gap
        return [gap, SymbolMark(path: path, pen: .stroke)]
    }()

    private static func stacked(
        front: SymbolName,
        _ back: [SymbolMark],
        _ frontPlacement: SymbolPlacement,
        _ backPlacement: SymbolPlacement,
        _ isLayered: Bool
    ) -> [SymbolMark] {
        back.placed(backPlacement).behind() + front.silhouette.placed(frontPlacement).clearing()
            + front.marks(isLayered: isLayered).placed(frontPlacement)
    }

    private static func copies(_ base: SymbolName, _ count: Int, _ isLayered: Bool) -> [SymbolMark] {
        let steps = count == 2 ? [(8.6, 9.2), (15.2, 14.6)] : [(6.4, 8), (17.6, 8), (12, 15.8)]
        let scale = count == 2 ? 0.68 : 0.52
        return steps.reduce(into: []) { marks, step in
            let placement = SymbolPlacement(scale: scale, center: SymbolPoint(step.0, step.1))
            marks += base.silhouette.placed(placement).clearing()
            marks += base.marks(isLayered: isLayered).placed(placement)
        }
    }

    private static func arrowed(_ base: SymbolName, _ arrow: String, _ isLayered: Bool) -> [SymbolMark] {
        let marks = base.marks(isLayered: isLayered).placed(SymbolPlacement(scale: 0.92, center: SymbolPoint(12, 10.2)))
        let placement = SymbolPlacement(scale: 0.54, center: SymbolPoint(12, 17.2))
        let arrow = (SymbolTable.drawing(arrow)?.marks(filled: false) ?? []).placed(placement)
        return marks.behind() + arrow.clearing() + arrow
    }

    private static func enclosed(_ content: SymbolName, _ enclosure: String, _ isFilled: Bool, _ isLayered: Bool)
        -> [SymbolMark]
    {
        guard let body = SymbolTable.drawing(enclosure), let interior = body.interior else { return [] }
        let scale = content.scaleInside * interior.scale
        let placement = SymbolPlacement(scale: scale, center: interior.center, origin: content.middle)
        // Strokes keep their width when a drawing is scaled; here they are a little finer, as the drawing is much smaller.
        let inner = content.marks(isLayered: false).placed(placement, factor: 0.92)
        let outer = body.marks(filled: isFilled)
        guard isFilled else { return outer.behind() + inner }
        guard isLayered else { return outer + inner.inverted() }
        return outer.behind()
            + inner.map { mark in
                var mark = mark
                mark.color = .white
                return mark
            }
    }

    /// The scale inside an enclosure.
    private var scaleInside: Double {
        switch self {
        case .drawn(let name, _): SymbolTable.drawing(name)?.scaleInside ?? 0.5
        case .characters(let text): [0.64, 0.54, 0.42][min(text.utf8.count, 3) - 1]
        default: 0.54
        }
    }

    /// The point that comes to the middle of an enclosure.
    private var middle: SymbolPoint {
        guard case .characters = self else { return SymbolGrid.center }
        return marks(isLayered: false).bounds(SymbolGrid.regularStroke)?.center ?? SymbolGrid.center
    }

    /// Figures or letters side by side.
    private static func characters(_ text: String) -> [SymbolMark] {
        var x = 0.0
        return text.reduce(into: []) { marks, character in
            guard let glyph = SymbolTable.drawing("glyph.\(character)")?.marks(filled: false),
                let bounds = glyph.bounds(SymbolGrid.regularStroke)
            else { return }
            let origin = SymbolPoint(bounds.minX, SymbolGrid.center.y)
            marks += glyph.placed(SymbolPlacement(center: SymbolPoint(x, SymbolGrid.center.y), origin: origin))
            x += bounds.width + 2
        }
    }
}

extension SymbolBadge {
    /// The marks of a badge, with a gap around.
    fileprivate func marks(isHigh: Bool) -> [SymbolMark] {
        switch self {
        case .dot: return Self.disc(SymbolPoint(18.6, 5.4), radius: 3.3)
        case .disc(let sign):
            let center = SymbolPoint(18.3, isHigh ? 5.7 : 18.3)
            let placement = SymbolPlacement(scale: 0.36, center: center)
            let inner = (SymbolTable.drawing(sign)?.marks(filled: false) ?? []).placed(placement, factor: 0.88)
            return Self.disc(center, radius: 4.9) + inner.inverted()
        case .sign(let sign):
            let placement = SymbolPlacement(scale: 0.46, center: SymbolPoint(18.8, isHigh ? 6 : 12))
            let inner = (SymbolTable.drawing(sign)?.marks(filled: false) ?? []).placed(placement)
            return inner.clearing() + inner
        case .symbol(let name):
            let placement = SymbolPlacement(scale: 0.5, center: SymbolPoint(17.6, isHigh ? 6.4 : 17.6))
            let inner = name.marks(isLayered: false).placed(placement, factor: 0.85)
            return inner.clearing() + inner
        }
    }

    private static func disc(_ center: SymbolPoint, radius: Double) -> [SymbolMark] {
        let disc = SymbolMark(path: .circle(center, radius: radius), pen: .fill)
        return [disc].clearing() + [disc]
    }
}
