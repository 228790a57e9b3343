/// A drawing of the table.
struct BaseDrawing {
    /// The role of a part of the drawing; Data/Symbols/README.md describes the roles.
    enum Role: UInt8 {
        case box = 98  // b
        case line = 108  // l
        case cut = 99  // c
        case area = 97  // a
        case hole = 104  // h
        case gap = 103  // g
        case erase = 101  // e
        case solid = 115  // s
        case scratch = 114  // r
        case punch = 112  // p
    }

    /// The place of what an enclosure holds.
    struct Interior {
        var center: SymbolPoint
        var scale: Double
    }

    private struct Part {
        var role: Role
        var mark: SymbolMark
        /// A Boolean value that indicates whether the part belongs to the filled form only, or to the plain form only; nil for
        /// both.
        var isFilled: Bool?
    }

    let word: String
    /// A Boolean value that indicates whether it points the other way where the layout runs from right to left.
    let isMirrored: Bool
    /// A Boolean value that indicates whether it is filled inside an enclosure; nil where it is if it can be.
    let isFilledInside: Bool?
    /// A Boolean value that indicates whether its badges sit at the upper right.
    let hasHighBadge: Bool
    /// Its scale inside an enclosure; nil for the usual one.
    let scaleInside: Double?
    let interior: Interior?
    private let parts: [Part]

    /// Reads a line of the table after its word.
    init(word: String, _ reader: inout SymbolTable.Reader) {
        self.word = word
        isMirrored = reader.byte() == UInt8(ascii: "m")
        isFilledInside =
            switch reader.byte() {
            case UInt8(ascii: "f"): true
            case UInt8(ascii: "p"): false
            default: nil
            }
        hasHighBadge = reader.byte() == UInt8(ascii: "h")
        let scale = reader.number(2)
        scaleInside = scale == 0 ? nil : Double(scale) / 1000
        if reader.peek != UInt8(ascii: "\t") {
            let center = reader.point()
            interior = Interior(center: center, scale: reader.coordinate())
        } else {
            interior = nil
        }
        reader.skip()
        var parts: [Part] = []
        while let role = Role(rawValue: reader.peek) {
            reader.skip()
            parts.append(Self.part(role, &reader))
        }
        self.parts = parts
    }

    private static func part(_ role: Role, _ reader: inout SymbolTable.Reader) -> Part {
        let level = reader.number(1)
        let color = SymbolMark.Color(rawValue: reader.number(1))
        let threshold = reader.number(2)
        let isFilled: Bool? =
            switch reader.byte() {
            case UInt8(ascii: "f"): true
            case UInt8(ascii: "p"): false
            default: nil
            }
        let factor = Double(reader.number(2)) / 100
        var path = SymbolPath()
        reading: while true {
            switch reader.byte() {
            case UInt8(ascii: "!"): path.steps.append(.move(reader.point()))
            case UInt8(ascii: "-"): path.steps.append(.line(reader.point()))
            case UInt8(ascii: "*"):
                let first = reader.point()
                let second = reader.point()
                path.steps.append(.curve(first, second, reader.point()))
            case UInt8(ascii: "."): path.steps.append(.close)
            default: break reading
            }
        }
        var mark = SymbolMark(path: path, pen: .stroke, level: level, color: color)
        mark.threshold = threshold == 0 ? nil : Double(threshold - 1) / 1000
        mark.factor = factor
        return Part(role: role, mark: mark, isFilled: isFilled)
    }

    /// A Boolean value that indicates whether the drawing has a filled form.
    var canFill: Bool { parts.contains { $0.role == .box || $0.isFilled == true } }

    /// The marks of one of the forms; those of the plain form where there is no filled one.
    func marks(filled: Bool) -> [SymbolMark] {
        let filled = filled && canFill
        return parts.compactMap { part in
            if let isFilled = part.isFilled, isFilled != filled { return nil }
            var mark = part.mark
            (mark.pen, mark.clears) = part.role.pen(filled: filled)
            if part.role == .gap || part.role == .erase { mark.gap = 2 * SymbolGrid.gap }
            return mark
        }
    }
}

extension BaseDrawing.Role {
    /// Returns the effect of the role on a path in a form.
    fileprivate func pen(filled: Bool) -> (SymbolMark.Pen, clears: Bool) {
        switch self {
        case .box: (filled ? .strokeAndFill : .stroke, false)
        case .line: (.stroke, false)
        case .cut: (.stroke, filled)
        case .area: (.fill, false)
        case .hole: (.fill, filled)
        case .gap: (.stroke, true)
        case .erase: (.strokeAndFill, true)
        case .solid: (.strokeAndFill, false)
        case .scratch: (.stroke, true)
        case .punch: (.fill, true)
        }
    }
}
