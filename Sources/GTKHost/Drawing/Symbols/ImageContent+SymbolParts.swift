import CGTK
import Foundation
import SwiftUICore
import SymbolDrawings

/// The fill of a painted part of a symbol.
enum SymbolFill {
    /// The colours that are painted.
    case painted
    /// One colour.
    case color(RGBA)
    /// A gradient across the place of the symbol.
    case style(Paint)

    init(_ paint: Paint, _ colors: ThemeColors) {
        if case .color(let color) = paint.storage {
            self = .color(color.resolved(in: colors))
        } else {
            self = .style(paint)
        }
    }

    /// Draws pixels with the fill.
    /// - Parameters:
    ///   - pixels: The pixels.
    ///   - area: The area that the pixels take.
    ///   - size: The size of the symbol's place.
    ///   - colors: The colours of the theme.
    ///   - snapshot: The snapshot to draw on.
    @MainActor
    func draw(
        _ pixels: DrawnContents,
        in area: CGRect,
        _ size: CGSize,
        _ colors: ThemeColors,
        on snapshot: OpaquePointer
    ) {
        switch self {
        case .painted: pixels(snapshot)
        case .color(let color): ComponentMatrix.ink(color).draw(pixels, on: snapshot)
        case .style(let paint):
            DrawnContents { paint.fill(area, in: CGRect(origin: .zero, size: size), colors, on: $0) }
                .draw(maskedBy: pixels, on: snapshot)
        }
    }
}

extension ImageContent {
    /// The mode in which the layers of a symbol are coloured.
    private var symbolKind: SymbolRenderingMode.Kind {
        if let kind = look.symbolRendering?.kind { return kind }
        if look.renderingMode == .original { return .multicolor }
        return foregroundLevels.isEmpty ? .monochrome : .palette
    }

    /// The parts of a symbol that are painted one after another, each with its fill.
    @MainActor
    func paintedParts(_ colors: ThemeColors) -> [(ink: SymbolInk, fill: SymbolFill)] {
        let first = SymbolFill(foreground, colors)
        switch symbolKind {
        case .monochrome: return [(.plain(look.variableValue), first)]
        case .hierarchical: return [(.hierarchical(look.variableValue), first)]
        case .palette:
            let second = foregroundLevels.first ?? foreground
            let paints = [foreground, second, foregroundLevels.dropFirst().first ?? second]
            let layers = paints.map { $0.color.resolved(in: colors) }
            let ink = SymbolInk(layers: layers, isLayered: true, variableValue: look.variableValue)
            if paints.allSatisfy(\.isColor) { return [(ink, .painted)] }
            return paints.indices.map { (ink.part(.layer($0 + 1)), SymbolFill(paints[$0], colors)) }
        case .multicolor:
            let color = foreground.color.resolved(in: colors)
            var ink = SymbolInk(layers: [color, color, color], isLayered: true, variableValue: look.variableValue)
            ink.ownColors = SymbolMark.Color.themeColors.mapValues { $0.resolved(in: colors) }
            if foreground.isColor { return [(ink, .painted)] }
            return [(ink.part(.foreground), first), (ink.part(.ownColors), .painted)]
        }
    }
}

extension Paint {
    /// A Boolean value that indicates whether the paint is one colour.
    var isColor: Bool {
        if case .color = storage { true } else { false }
    }
}

extension SymbolMark.Color {
    /// The colours of the theme that symbols have themselves.
    fileprivate static let themeColors: [SymbolMark.Color: Color] = [
        .red: .red, .orange: .orange, .yellow: .yellow, .green: .green, .mint: .mint, .blue: .blue, .purple: .purple,
        .pink: .pink, .brown: .brown, .gray: .gray, .white: .white, .black: .black,
    ]
}
