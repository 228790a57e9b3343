import Testing

@testable import SymbolDrawings

/// The drawings for names.
@Suite struct DrawingTests {
    @Test("Every drawing has ink inside the grid, in both forms and at all weights")
    func ink() throws {
        for name in Symbol.drawnNames {
            for ending in ["", ".fill"] {
                let symbol = try #require(Symbol(name + ending))
                #expect(symbol.marks().contains { !$0.clears }, "\(name)\(ending) paints nothing")
                let bounds = try #require(symbol.bounds())
                #expect(bounds.minY >= -0.01 && bounds.maxY <= 24.01, "\(name)\(ending) is too high: \(bounds)")
                #expect(bounds.minX >= -5 && bounds.maxX <= 29, "\(name)\(ending) is too wide: \(bounds)")
            }
            #expect(Symbol(name)?.word?.isEmpty == false, "\(name) has no word")
        }
    }

    @Test("Strokes follow the weight of the font")
    func weights() {
        let widths = stride(from: 100.0, through: 900, by: 100).map(SymbolGrid.stroke)
        #expect(widths == widths.sorted() && Set(widths).count == 9)
        #expect(SymbolGrid.stroke(weight: 400) == SymbolGrid.regularStroke)
        #expect(SymbolGrid.stroke(weight: -5) == widths.first)
        #expect(SymbolGrid.stroke(weight: 5000) == widths.last)
        let (thin, black) = (Symbol("heart")?.bounds(stroke: widths[0]), Symbol("heart")?.bounds(stroke: widths[8]))
        #expect(thin.map(\.width) ?? 0 < black.map(\.width) ?? 0)
    }

    @Test("A filled enclosure has its content cut out, or painted on it where layers have colours")
    func enclosures() throws {
        let symbol = try #require(Symbol("plus.circle.fill"))
        #expect(symbol.marks().map(\.clears) == [false, true])
        let layers = symbol.marks(isLayered: true)
        #expect(layers.map(\.clears) == [false, false])
        #expect(layers.map(\.level) == [2, 1])
        #expect(layers.last?.color == .white)
    }

    @Test("What was cut out of a thing is painted where the thing itself is cut out")
    func inversion() throws {
        let lone = try #require(Symbol("clock.fill"))
        let inside = try #require(Symbol("clock.square.fill"))
        #expect(lone.marks().map(\.clears) == [false, true])
        #expect(inside.marks().map(\.clears) == [false, true, false])
    }

    @Test("A slash and a badge clear a gap before they are painted", arguments: ["trash.slash", "trash.badge.plus"])
    func gaps(name: String) throws {
        let plain = try #require(Symbol("trash")).marks()
        let added = try #require(Symbol(name)).marks().dropFirst(plain.count)
        #expect(added.first?.clears == true)
        #expect(added.first.map { $0.strokeWidth(1.7) > 2.5 } == true)
        #expect(added.dropFirst().first?.clears == false)
    }

    @Test("Figures stand side by side, in the middle of what holds them")
    func figures() throws {
        let symbol = try #require(Symbol("12.circle"))
        let figures = symbol.marks().filter { $0.level == 1 }
        let bounds = try #require(figures.bounds(SymbolGrid.regularStroke))
        #expect(abs(bounds.center.x - 12) < 0.05 && abs(bounds.center.y - 12) < 0.6)
        let (one, two) = (figures[0].path.bounds, figures[1].path.bounds)
        #expect(one.map(\.maxX) ?? 99 < two.map(\.minX) ?? 0)
    }

    @Test("Symbols that point in a direction of reading are mirrored, those of a side of the screen are not")
    func directions() throws {
        #expect(Symbol("chevron.forward")?.isMirrored == true)
        #expect(Symbol("chevron.forward.circle.fill")?.isMirrored == true)
        #expect(Symbol("chevron.right")?.isMirrored == false)
        let symbol = try #require(Symbol("chevron.forward"))
        let (plain, mirrored) = (symbol.marks().bounds(1.7), symbol.marks(isMirrored: true).bounds(1.7))
        #expect(plain.map { 24 - $0.minX } == mirrored.map(\.maxX))
        for name in Symbol.drawnNames
        where name.split(separator: ".").contains(where: { $0 == "left" || $0 == "right" }) {
            #expect(Symbol(name)?.isMirrored == false, "\(name)")
        }
    }

    @Test("SVG has every path, and masks for what is cleared")
    func vectors() throws {
        let symbol = try #require(Symbol("trash.slash"))
        let text = SymbolVector.svg(symbol)
        #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
        #expect(text.components(of: "<path") == symbol.marks().count)
        #expect(text.components(of: "<mask") == 1)
        #expect(try SymbolVector.svg(#require(Symbol("plus"))).components(of: "<mask") == 0)
    }
}

extension String {
    /// Returns the number of occurrences of a text.
    fileprivate func components(of text: String) -> Int {
        indices.count { self[$0...].hasPrefix(text) }
    }
}
