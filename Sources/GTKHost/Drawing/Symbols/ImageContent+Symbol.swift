import CGTK
import Foundation
import GTKTransport
import SwiftUICore
import SymbolDrawings

extension ImageContent {
    /// The factor of the font's size for the place of a symbol.
    static let symbolSide: CGFloat = 1.2

    /// The size of a symbol's place.
    /// - Parameter fontSize: The height of the desktop's font in points.
    @MainActor
    func symbolSize(_ icon: Icon, fontSize: CGFloat) -> CGSize {
        let side = (font.size.points(by: fontSize) * Self.symbolSide * look.symbolScale).rounded()
        guard case .drawn(let name) = icon, let frame = DrawnSymbol.named(name)?.frame else {
            return CGSize(width: side, height: side)
        }
        let unit = side / DrawnSymbol.side
        return CGSize(width: (frame.width * unit).rounded(.up), height: (frame.height * unit).rounded(.up))
    }

    /// The line on which text beside a symbol stands, so that its capital letters are as high as the middle of the symbol; nil for
    /// pictures.
    @MainActor
    func symbolBaseline(in size: CGSize, fontSize: CGFloat) -> TextBaselines? {
        guard icon != nil, !isResizable else { return nil }
        let line = size.height / 2 + font.size.points(by: fontSize) * InlineImages.middleOfCapitals
        return TextBaselines(first: line, last: line)
    }

    /// The width of strokes, in units of the grid. Symbols that are larger than their text keep the strokes of the text.
    private var symbolStroke: Double {
        let stroke = SymbolGrid.stroke(weight: Double((font.weight ?? .regular).value))
        return isResizable ? stroke : stroke / max(0.1, look.symbolScale).squareRoot()
    }

    /// How the layers of a symbol are painted, and the colour that all of it has afterwards; nil where they have their own.
    @MainActor
    private func symbolInk(_ colors: ThemeColors) -> (ink: SymbolInk, tint: RGBA?) {
        let color = foreground.color.resolved(in: colors)
        let kind = look.symbolRendering?.kind ?? (foregroundLevels.isEmpty ? .monochrome : .palette)
        switch kind {
        case .monochrome: return (.plain(look.variableValue), color)
        case .hierarchical: return (.hierarchical(look.variableValue), color)
        case .palette:
            let second = foregroundLevels.first?.color.resolved(in: colors) ?? color
            let third = foregroundLevels.dropFirst().first?.color.resolved(in: colors) ?? second
            let ink = SymbolInk(layers: [color, second, third], isLayered: true, variableValue: look.variableValue)
            return (ink, nil)
        case .multicolor:
            var ink = SymbolInk(layers: [color, color, color], isLayered: true, variableValue: look.variableValue)
            ink.ownColors = SymbolMark.Color.themeColors.mapValues { $0.resolved(in: colors) }
            return (ink, nil)
        }
    }

    /// Draws a symbol of the library's own set in the middle of its place.
    @MainActor
    func draw(
        _ symbol: DrawnSymbol,
        in size: CGSize,
        _ colors: ThemeColors,
        scale: Int32,
        on snapshot: OpaquePointer
    ) {
        let unit = min(size.width / symbol.frame.width, size.height / symbol.frame.height)
        guard unit > 0, unit.isFinite else { return }
        let (ink, tint) = symbolInk(colors)
        // Whole points, so that the pixels of the texture are pixels of the screen.
        func room(_ units: Double) -> Double { ((units + 2 * SymbolTextures.margin) * unit / 2).rounded(.up) * 2 }
        var place = CGSize(width: room(symbol.frame.width), height: room(symbol.frame.height))
        if Int(size.width.rounded()) % 2 == 1 { place.width += 1 }
        if Int(size.height.rounded()) % 2 == 1 { place.height += 1 }
        // What is very large is painted smaller, and drawn larger.
        let longest = max(place.width, place.height) * Double(scale)
        let key = SymbolTextures.Key(
            name: symbol.name,
            width: Double(place.width),
            height: Double(place.height),
            scale: Double(scale) * min(1, Double(DrawingBounds.iconSide) / max(1, longest)),
            stroke: symbolStroke,
            isMirrored: symbol.isMirrored && look.direction == .rightToLeft,
            ink: ink
        )
        guard let texture = SymbolTextures.texture(of: symbol, unit: Double(unit), key) else { return }
        let area = CGRect(
            x: ((size.width - place.width) / 2).within(DrawingBounds.distance),
            y: ((size.height - place.height) / 2).within(DrawingBounds.distance),
            width: place.width.within(DrawingBounds.distance),
            height: place.height.within(DrawingBounds.distance)
        )
        let pixels = DrawnContents { snapshot in
            texture.withPointer {
                var area = graphene_rect_t(area)
                gtk_snapshot_append_texture(snapshot, OpaquePointer($0), &area)
            }
        }
        guard let tint else { return pixels.draw(with: foreground.shadows, colors, on: snapshot) }
        DrawnContents { ColorMatrix.ink(tint).draw(pixels, on: $0) }
            .draw(with: foreground.shadows, colors, on: snapshot)
    }
}

extension SymbolMark.Color {
    /// The colours of the theme that symbols have themselves.
    fileprivate static let themeColors: [SymbolMark.Color: Color] = [
        .red: .red, .orange: .orange, .yellow: .yellow, .green: .green, .mint: .mint, .blue: .blue, .purple: .purple,
        .pink: .pink, .brown: .brown, .gray: .gray, .white: .white, .black: .black,
    ]
}
