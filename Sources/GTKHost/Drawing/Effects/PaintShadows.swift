import CGTK
import Foundation
import SwiftUICore

extension DrawnContents {
    /// Draws the contents with the shadows of its style.
    func draw(with shadows: [PaintShadow], _ colors: @autoclosure () -> ThemeColors, on snapshot: OpaquePointer) {
        guard !shadows.isEmpty else { return draw(snapshot) }
        guard let node = node() else { return }
        defer { gsk_render_node_unref(node) }
        let colors = colors()
        let behind = shadows.filter { !$0.isInner }.map { shadow in
            GskShadow(
                color: GdkRGBA(shadow.color.resolved(in: colors)),
                dx: Float(distance: shadow.offset.width),
                dy: Float(distance: shadow.offset.height),
                radius: Float(Double(blurRadius: shadow.radius / 2) ?? 0)
            )
        }
        if !behind.isEmpty { gtk_snapshot_push_shadow(snapshot, behind, gsize(behind.count)) }
        SeenPart.append(node, on: snapshot)
        if !behind.isEmpty { gtk_snapshot_pop(snapshot) }
        for shadow in shadows where shadow.isInner {
            InnerShadow(shadow, color: shadow.color.resolved(in: colors)).draw(on: node, on: snapshot)
        }
    }
}

/// A shadow that the surroundings of a picture cast on it.
///
/// GTK has such shadows for rounded rectangles only. Therefore cairo draws the coverage of the picture, and the
/// uncovered area is blurred into it.
@MainActor
private struct InnerShadow {
    private let color: RGBA
    private let radius: Double
    private let offset: CGSize
    /// The number of pixels of the coverage in a point, so its edges are sharp on most displays.
    private static let scale = 2
    /// The longest side of a coverage in pixels.
    private static let longestSide = 4096.0

    init(_ shadow: PaintShadow, color: RGBA) {
        self.color = color
        radius = Double(blurRadius: shadow.radius / 2) ?? 0
        offset = CGSize(
            width: shadow.offset.width.within(DrawingBounds.lineWidth),
            height: shadow.offset.height.within(DrawingBounds.lineWidth)
        )
    }

    /// Draws the shadow on a picture.
    func draw(on node: OpaquePointer, on snapshot: OpaquePointer) {
        guard let part = SeenPart.of(CGRect(boundsOf: node).integral), part.width >= 1, part.height >= 1 else { return }
        let scale = min(Double(Self.scale), Self.longestSide / max(part.width, part.height))
        var cover = Coverage(of: node, part, scale: scale)
        cover.castShadow(
            blur: Int((radius * scale).rounded()),
            x: Int((offset.width * scale).rounded()),
            y: Int((offset.height * scale).rounded())
        )
        var area = graphene_rect_t(part)
        let cairo = gtk_snapshot_append_cairo(snapshot, &area)!
        defer { cairo_destroy(cairo) }
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        cover.withSurface { cairo_mask_surface(cairo, $0, part.minX, part.minY) }
    }
}

/// The coverage of each pixel by a picture, from 0 to 255.
@MainActor
private struct Coverage {
    private let scale: Double
    private let width: Int
    private let height: Int
    private var values: [UInt8]

    init(of node: OpaquePointer, _ part: CGRect, scale: Double) {
        self.scale = scale
        (width, height) = (max(1, Int(part.width * scale)), max(1, Int(part.height * scale)))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)!
        cairo_scale(cairo, scale, scale)
        cairo_translate(cairo, -part.minX, -part.minY)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        values = [UInt8](repeating: 0, count: width * height)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            for column in 0..<width { values[row * width + column] = data[row * stride + column] }
        }
    }

    /// Leaves the shadow that the uncovered part casts on the covered one.
    /// - Parameters:
    ///   - blur: The radius of the blur in pixels.
    ///   - x: The offset of the shadow to the right, in pixels.
    ///   - y: The downward offset, in points.
    mutating func castShadow(blur: Int, x: Int, y: Int) {
        // Beyond the picture nothing is covered.
        let margin = 3 * ((blur + 1) / 2 + 1)
        let (outerWidth, outerHeight) = (width + 2 * margin, height + 2 * margin)
        var shadow = [UInt8](repeating: 255, count: outerWidth * outerHeight)
        for row in 0..<height {
            let target = row + margin + y
            guard target >= 0, target < outerHeight else { continue }
            for column in 0..<width {
                let place = column + margin + x
                guard place >= 0, place < outerWidth else { continue }
                shadow[target * outerWidth + place] = 255 - values[row * width + column]
            }
        }
        // Three box blurs approximate a Gaussian blur.
        for _ in 0..<3 where blur > 0 {
            let radius = (blur + 1) / 2
            average(&shadow, count: outerHeight, length: outerWidth, step: 1, stride: outerWidth, radius: radius)
            average(&shadow, count: outerWidth, length: outerHeight, step: outerWidth, stride: 1, radius: radius)
        }
        for row in 0..<height {
            for column in 0..<width {
                let cast = Int(shadow[(row + margin) * outerWidth + column + margin])
                values[row * width + column] = UInt8(Int(values[row * width + column]) * cast / 255)
            }
        }
    }

    /// Gives each value of each line the average of those around it; beyond the ends nothing is covered.
    private func average(_ values: inout [UInt8], count: Int, length: Int, step: Int, stride: Int, radius: Int) {
        var line = [Int](repeating: 0, count: length)
        let window = 2 * radius + 1
        values.withUnsafeMutableBufferPointer { values in
            for index in 0..<count {
                let start = index * stride
                for place in 0..<length { line[place] = Int(values[start + place * step]) }
                func value(_ place: Int) -> Int { place >= 0 && place < length ? line[place] : 255 }
                var sum = (-radius...radius).reduce(0) { $0 + value($1) }
                for place in 0..<length {
                    values[start + place * step] = UInt8(sum / window)
                    sum += value(place + radius + 1) - value(place - radius)
                }
            }
        }
    }

    /// Gives the values as a picture of cairo's with points of the drawing.
    mutating func withSurface(_ body: (OpaquePointer) -> Void) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            for column in 0..<width { data[row * stride + column] = values[row * width + column] }
        }
        cairo_surface_mark_dirty(surface)
        cairo_surface_set_device_scale(surface, scale, scale)
        body(surface)
    }
}
