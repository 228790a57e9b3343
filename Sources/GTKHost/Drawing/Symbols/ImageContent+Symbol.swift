import CGTK
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import SymbolDrawings

extension ImageContent {
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
        let margin = look.motions.isEmpty ? SymbolTextures.margin : SymbolTextures.movingMargin
        // Whole points, so that the pixels of the texture are pixels of the screen.
        func room(_ units: Double) -> Double { ((units + 2 * margin) * unit / 2).rounded(.up) * 2 }
        var place = CGSize(width: room(symbol.frame.width), height: room(symbol.frame.height))
        if Int(size.width.rounded()) % 2 == 1 { place.width += 1 }
        if Int(size.height.rounded()) % 2 == 1 { place.height += 1 }
        // What is very large is painted smaller, and drawn larger.
        let longest = max(place.width, place.height) * Double(scale)
        let area = CGRect(
            x: ((size.width - place.width) / 2).within(DrawingBounds.distance),
            y: ((size.height - place.height) / 2).within(DrawingBounds.distance),
            width: place.width.within(DrawingBounds.distance),
            height: place.height.within(DrawingBounds.distance)
        )
        func key(_ ink: SymbolInk, _ color: RGBA? = nil) -> SymbolTextures.Key {
            SymbolTextures.Key(
                name: symbol.name,
                width: Double(place.width),
                height: Double(place.height),
                scale: Double(scale) * min(1, Double(DrawingBounds.iconSide) / max(1, longest)),
                stroke: symbolStroke,
                isMirrored: symbol.isMirrored && look.direction == .rightToLeft,
                ink: ink,
                color: color
            )
        }
        func append(_ texture: ObjectReference?, to snapshot: OpaquePointer) {
            texture?.withPointer {
                var area = graphene_rect_t(area)
                gtk_snapshot_append_texture(snapshot, OpaquePointer($0), &area)
            }
        }
        func draw(_ ink: SymbolInk, on snapshot: OpaquePointer) {
            let key = key(ink)
            let texture =
                look.motions.isEmpty
                ? SymbolTextures.texture(of: symbol, unit: Double(unit), key)
                : SymbolTextures.paint(symbol, unit: Double(unit), key, look.motions, look.direction)
            append(texture, to: snapshot)
        }
        /// The symbol in one colour, where it is painted in that.
        func texture(_ ink: SymbolInk, _ fill: SymbolFill) -> ObjectReference? {
            guard case .color(let color) = fill, look.motions.isEmpty else { return nil }
            return SymbolTextures.coloredTexture(of: symbol, unit: Double(unit), key(ink, color))
        }
        let parts = paintedParts(colors)
        DrawnContents { snapshot in
            for part in parts {
                if let texture = texture(part.ink, part.fill) {
                    append(texture, to: snapshot)
                } else {
                    part.fill.draw(DrawnContents { draw(part.ink, on: $0) }, in: area, size, colors, on: snapshot)
                }
            }
        }
        .draw(with: foreground.shadows, colors, on: snapshot)
    }
}
