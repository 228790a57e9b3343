/// A symbol as SVG, in the colour of the surrounding text.
package enum SymbolVector {
    /// Returns the document, which is a square of 24 units, or wider for a wide symbol.
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - stroke: The width of its strokes, in units of the grid.
    package static func svg(_ symbol: Symbol, stroke: Double = SymbolGrid.regularStroke) -> String {
        let frame = symbol.frame(stroke: stroke)
        var (body, masks, count) = ("", "", 0)
        var marks = symbol.marks()[...]
        while let first = marks.first {
            let run = marks.prefix { $0.clears == first.clears }
            marks = marks.dropFirst(run.count)
            let drawn = run.map { element($0, stroke, color: first.clears ? "black" : "currentColor") }.joined()
            guard first.clears else {
                body += drawn
                continue
            }
            // What is cleared is cleared from everything that is painted before.
            count += 1
            masks +=
                "<mask id=\"gap\(count)\" maskUnits=\"userSpaceOnUse\" \(box(frame))><rect \(box(frame)) fill=\"white\"/>"
                + drawn + "</mask>"
            body = body.isEmpty ? "" : "<g mask=\"url(#gap\(count))\">\(body)</g>"
        }
        let view = [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(view)\" width=\"\(text(frame.width))\" "
            + "height=\"\(text(frame.height))\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(masks)\(body)</svg>\n"
    }

    private static func box(_ frame: SymbolBounds) -> String {
        "x=\"\(text(frame.minX))\" y=\"\(text(frame.minY))\" width=\"\(text(frame.width))\" height=\"\(text(frame.height))\""
    }

    private static func element(_ mark: SymbolMark, _ stroke: Double, color: String) -> String {
        let fill = mark.pen == .stroke ? "" : " fill=\"\(color)\""
        let width = mark.strokeWidth(stroke)
        let line = mark.pen == .fill || width <= 0 ? "" : " stroke=\"\(color)\" stroke-width=\"\(text(width))\""
        return "<path d=\"\(data(mark.path))\"\(fill)\(line)/>"
    }

    private static func data(_ path: SymbolPath) -> String {
        path.steps.map { step in
            switch step {
            case .move(let point): "M" + text(point)
            case .line(let point): "L" + text(point)
            case .curve(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
            case .close: "Z"
            }
        }
        .joined()
    }

    private static func text(_ point: SymbolPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    /// Returns a number with at most two decimals.
    private static func text(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let whole = "\(hundredths / 100)"
        let rest = abs(hundredths % 100)
        let sign = hundredths < 0 && hundredths / 100 == 0 ? "-" : ""
        guard rest != 0 else { return sign + whole }
        let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
        return "\(sign)\(whole).\(digits)"
    }
}
