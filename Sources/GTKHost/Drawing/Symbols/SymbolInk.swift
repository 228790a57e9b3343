import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import SymbolDrawings

/// The way in which a symbol is painted into pixels.
struct SymbolInk: Hashable {
    /// The colour of each layer, from the first to the third.
    var layers: [RGBA]
    /// Whether layers lie over one another, or are cut out of each other.
    var isLayered = false
    /// The colours that marks have themselves; none where they have those of their layer.
    var ownColors: [SymbolMark.Color: RGBA] = [:]
    /// The value that the symbol shows, from 0 to 1; nil for one that is drawn whole.
    var variableValue: Double?

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

    /// The colour of a mark.
    func color(of mark: SymbolMark) -> RGBA {
        var color = mark.color.flatMap { ownColors[$0] } ?? layers[min(mark.level, layers.count) - 1]
        if let value = variableValue, let threshold = mark.threshold, value <= threshold { color.alpha *= Self.faint }
        return color
    }
}

/// The pixels of symbols, which are painted once for each size and look.
@MainActor
enum SymbolTextures {
    struct Key: Hashable {
        var name: String
        /// The place in points.
        var width: Double
        var height: Double
        /// The number of pixels in a point.
        var scale: Double
        /// The width of strokes, in units of the grid.
        var stroke: Double
        var isMirrored: Bool
        var ink: SymbolInk
    }

    /// The painted margin around the place, in units: strokes of heavy weights extend beyond it.
    static let margin = 1.5

    private static var textures: [Key: ObjectReference] = [:]
    /// The greatest number of cached textures; a window shows fewer.
    private static let mostTextures = 500

    /// The texture of a symbol.
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - unit: The points of a unit.
    static func texture(of symbol: DrawnSymbol, unit: Double, _ key: Key) -> ObjectReference? {
        if let texture = textures[key] { return texture }
        guard let texture = paint(symbol, unit: unit, key) else { return nil }
        if textures.count >= mostTextures { textures.removeAll() }
        textures[key] = texture
        return texture
    }

    private static func paint(_ symbol: DrawnSymbol, unit: Double, _ key: Key) -> ObjectReference? {
        let (width, height) = (Int32(key.width * key.scale), Int32(key.height * key.scale))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        let cairo = cairo_create(surface)!
        cairo_translate(cairo, Double(width) / 2, Double(height) / 2)
        cairo_scale(cairo, unit * key.scale, unit * key.scale)
        cairo_translate(cairo, -SymbolGrid.side / 2, -SymbolGrid.side / 2)
        let marks = symbol.symbol.marks(isLayered: key.ink.isLayered, isMirrored: key.isMirrored)
        paint(marks, stroke: key.stroke, key.ink, on: cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride * Int(height)))
        defer { g_bytes_unref(bytes) }
        // Each pixel is one number of 32 bits, of which the highest eight are the opacity.
        let format = 1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
        return gdk_memory_texture_new(width, height, format, bytes, gsize(stride)).map {
            ObjectReference(owning: $0.raw)
        }
    }

    /// Paints marks of one colour together, so that they do not show where they meet.
    private static func paint(_ marks: [SymbolMark], stroke: Double, _ ink: SymbolInk, on cairo: OpaquePointer) {
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        var rest = marks[...]
        while let first = rest.first {
            let color = ink.color(of: first)
            let run = rest.prefix { $0.clears == first.clears && (first.clears || ink.color(of: $0) == color) }
            rest = rest.dropFirst(run.count)
            if first.clears {
                cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
                for mark in run { add(mark, stroke: stroke, to: cairo) }
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
                continue
            }
            cairo_push_group(cairo)
            cairo_set_source_rgb(cairo, color.red, color.green, color.blue)
            for mark in run { add(mark, stroke: stroke, to: cairo) }
            cairo_pop_group_to_source(cairo)
            cairo_paint_with_alpha(cairo, color.alpha)
        }
    }

    private static func add(_ mark: SymbolMark, stroke: Double, to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        for step in mark.path.steps {
            switch step {
            case .move(let point): cairo_move_to(cairo, point.x, point.y)
            case .line(let point): cairo_line_to(cairo, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(cairo)
            }
        }
        if mark.pen != .stroke { cairo_fill_preserve(cairo) }
        let width = mark.strokeWidth(stroke)
        if mark.pen != .fill, width > 0 {
            cairo_set_line_width(cairo, width)
            cairo_stroke(cairo)
        }
    }
}
