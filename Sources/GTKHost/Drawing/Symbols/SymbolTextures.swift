import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import SymbolDrawings

/// The pixels of symbols, which are painted once for each size and look.
///
/// A symbol in one colour is painted in white, which the renderer turns into any colour. That takes a renderer without a graphics
/// card longer than the rest of a row in a list, so the symbol is painted in a colour once that is asked for a second time. Colours of
/// an animation are asked for once.
///
/// Textures that were not drawn since the cache was filled the last time are released when it is full again.
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
        /// The colour of everything that is opaque; nil for the colours of the ink.
        var color: RGBA?

        /// The number of bytes in the texture.
        fileprivate var bytes: Int { 4 * Int(width * scale) * Int(height * scale) }
    }

    /// The painted margin around the place, in units: strokes of heavy weights extend beyond it.
    static let margin = 1.5
    /// The margin of symbols that move, which become larger and turn.
    static let movingMargin = 6.0

    private static var recent: [Key: ObjectReference] = [:]
    private static var older: [Key: ObjectReference] = [:]
    private static var recentBytes = 0
    /// The symbols in a colour that were asked for once.
    private static var askedFor: Set<Key> = []
    /// The greatest number and size of recent textures; a window shows fewer. As many may be older.
    static let mostTextures = 500
    static let mostBytes = 16 << 20

    /// The number of cached textures, and of their bytes.
    static var kept: (textures: Int, bytes: Int) {
        let bytes = [recent, older].reduce(0) { $0 + $1.keys.reduce(0) { $0 + $1.bytes } }
        return (recent.count + older.count, bytes)
    }

    /// The texture of a symbol.
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - unit: The points of a unit.
    static func texture(of symbol: DrawnSymbol, unit: Double, _ key: Key) -> ObjectReference? {
        if let texture = recent[key] { return texture }
        guard let texture = older[key] ?? paint(symbol, unit: unit, key) else { return nil }
        if recent.count >= mostTextures || recentBytes + key.bytes > mostBytes {
            (older, recent, recentBytes) = (recent, [:], 0)
        }
        recent[key] = texture
        recentBytes += key.bytes
        return texture
    }

    /// The texture of a symbol in the colour of its key; nil where the colour is asked for the first time.
    /// - Parameters:
    ///   - symbol: The symbol.
    ///   - unit: The points of a unit.
    static func coloredTexture(of symbol: DrawnSymbol, unit: Double, _ key: Key) -> ObjectReference? {
        if let texture = recent[key] { return texture }
        guard older[key] != nil || askedFor.remove(key) != nil else {
            if askedFor.count >= mostTextures { askedFor.removeAll(keepingCapacity: true) }
            askedFor.insert(key)
            return nil
        }
        return texture(of: symbol, unit: unit, key)
    }

    /// Paints a symbol.
    /// - Parameters:
    ///   - motions: The motions that it is in the middle of. What moves is painted for one frame, and not cached.
    ///   - direction: The direction of reading, in which some motions go.
    static func paint(
        _ symbol: DrawnSymbol,
        unit: Double,
        _ key: Key,
        _ motions: [SymbolMotionState] = [],
        _ direction: LayoutDirection = .leftToRight
    ) -> ObjectReference? {
        let (width, height) = (Int32(key.width * key.scale), Int32(key.height * key.scale))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        let cairo = cairo_create(surface)!
        cairo_translate(cairo, Double(width) / 2, Double(height) / 2)
        cairo_scale(cairo, unit * key.scale, unit * key.scale)
        cairo_translate(cairo, -SymbolGrid.side / 2, -SymbolGrid.side / 2)
        var marks = symbol.symbol.marks(isLayered: key.ink.isLayered, isMirrored: key.isMirrored)
        if !motions.isEmpty {
            marks = marks.moved { layer in
                motions.reduce(SymbolPose.rest) { $0.combined(with: $1.pose(of: layer, direction)) }
            }
        }
        SymbolPainter(stroke: key.stroke, ink: key.ink, cairo: cairo).paint(marks)
        if let color = key.color {
            cairo_set_operator(cairo, CAIRO_OPERATOR_IN)
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            cairo_paint(cairo)
        }
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
}
