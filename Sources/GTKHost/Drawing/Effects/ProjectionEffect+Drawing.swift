import CGTK
import Foundation
import GTKInterop
import SwiftUICore

extension ProjectionEffect: DrawnEffect {
    /// Returns false, because closures cannot be compared.
    func isDrawn(as other: ProjectionEffect) -> Bool { false }

    func contentTransform(_ size: CGSize, hasPerspective: Bool) -> OpaquePointer? {
        let transform = transform(size)
        if transform.isIdentity { return nil }
        if transform.isAffine { return transform.plane(of: size) }
        // GTK finds the view under the pointer by the inverse transform, even for an invisible view.
        guard transform.place(of: CGRect(origin: .zero, size: size)) != nil else {
            return gsk_transform_scale(nil, 0.001, 0.001)
        }
        return hasPerspective ? transform.space : nil
    }

    /// Draws the contents separately and moves their points, because cairo does not support perspective.
    func draw(
        on snapshot: OpaquePointer,
        in size: CGSize,
        _ colors: @autoclosure () -> ThemeColors,
        _ contents: DrawnContents
    ) {
        let transform = transform(size)
        guard !transform.isAffine, !contents.hasPerspective else { return contents(snapshot) }
        guard let node = contents.node() else { return }
        defer { gsk_render_node_unref(node) }
        MovedPixels(of: node)?.draw(transform, on: snapshot)
    }
}

extension ProjectionTransform {
    /// Returns the transform as rotations, scales and slants, which each renderer supports. The caller owns it.
    /// - Parameter size: The size of the transformed contents.
    fileprivate func plane(of size: CGSize) -> OpaquePointer? {
        let length = hypot(m11, m12)
        let determinant = m11 * m22 - m12 * m21
        var origin = graphene_point_t(CGPoint(x: m31, y: m32))
        let moved = gsk_transform_translate(nil, &origin)
        // GTK finds the view under the pointer by the inverse transform, which must exist.
        guard length > 0.001, length.isFinite, abs(determinant) > 0.000001, determinant.isFinite else {
            return gsk_transform_scale(moved, 0.001, 0.001)
        }
        let turned = gsk_transform_rotate(moved, Float(atan2(m12, m11) * 180 / .pi))
        let slant = (m11 * m21 + m12 * m22) / determinant
        let slanted = slant == 0 ? turned : gsk_transform_skew(turned, Float(atan(slant) * 180 / .pi), 0)
        return gsk_transform_scale(
            slanted,
            Float(factor: length, of: size.width),
            Float(factor: determinant / length, of: size.height)
        )
    }

    /// Returns the place of a rectangle after the transform; nil if it cannot be drawn: behind the viewer, seen from
    /// its edge, or too large.
    fileprivate func place(of rect: CGRect) -> CGRect? {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        guard corners.allSatisfy({ m13 * $0.x + m23 * $0.y + m33 > 0.01 }) else { return nil }
        let moved = corners.map { $0.applying(self) }
        let place = moved.dropFirst().reduce(CGRect(origin: moved[0], size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
        let lengths = 0.001...max(DrawingBounds.enlargedSide, rect.width, rect.height)
        return lengths.contains(place.width) && lengths.contains(place.height) ? place : nil
    }

    /// The transform as a matrix; the caller owns it.
    fileprivate var space: OpaquePointer? {
        var matrix = graphene_matrix_t(self)
        return gsk_transform_matrix(nil, &matrix)
    }
}

/// The pixels of a node, to be drawn elsewhere.
@MainActor
private struct MovedPixels {
    /// The number of pixels in a point.
    private static let scale: CGFloat = 2
    /// The longest side of a picture, in pixels.
    private static let longestSide: CGFloat = 4096

    private let bounds: CGRect
    private let width: Int
    private let height: Int
    /// Premultiplied, 32 bits a pixel.
    private let pixels: [UInt32]

    init?(of node: OpaquePointer) {
        var rect = graphene_rect_t()
        gsk_render_node_get_bounds(node, &rect)
        // A border of clear pixels keeps the edges smooth.
        bounds = CGRect(
            x: CGFloat(rect.origin.x),
            y: CGFloat(rect.origin.y),
            width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height)
        ).insetBy(dx: -1, dy: -1)
        let size = Self.pixelSize(of: bounds)
        guard let size else { return nil }
        (width, height) = size
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)
        cairo_scale(cairo, Double(CGFloat(width) / bounds.width), Double(CGFloat(height) / bounds.height))
        cairo_translate(cairo, Double(-bounds.minX), Double(-bounds.minY))
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        // A row of 32 bits a pixel has no bytes between it and the next.
        let count = size.0 * size.1
        pixels = data.withMemoryRebound(to: UInt32.self, capacity: count) {
            Array(UnsafeBufferPointer(start: $0, count: count))
        }
    }

    /// Returns the size of a picture of a rectangle; nil for a rectangle that has none.
    private static func pixelSize(of rect: CGRect) -> (Int, Int)? {
        func length(_ length: CGFloat) -> Int? {
            let pixels = (length * scale).rounded(.up)
            return pixels.isFinite && pixels >= 1 ? Int(min(pixels, longestSide)) : nil
        }
        guard let width = length(rect.width), let height = length(rect.height) else { return nil }
        return (width, height)
    }

    /// Draws the pixels after a transform.
    func draw(_ transform: ProjectionTransform, on snapshot: OpaquePointer) {
        guard let place = transform.place(of: bounds) else { return }
        var inverse = transform
        guard let (columns, rows) = Self.pixelSize(of: place), inverse.invert() else { return }
        var output = [UInt32](repeating: 0, count: columns * rows)
        let (stepX, stepY) = (place.width / CGFloat(columns), place.height / CGFloat(rows))
        let (factorX, factorY) = (CGFloat(width) / bounds.width, CGFloat(height) / bounds.height)
        for row in 0..<rows {
            let y = place.minY + (CGFloat(row) + 0.5) * stepY
            for column in 0..<columns {
                let point = CGPoint(x: place.minX + (CGFloat(column) + 0.5) * stepX, y: y).applying(inverse)
                let (sourceX, sourceY) = ((point.x - bounds.minX) * factorX, (point.y - bounds.minY) * factorY)
                output[row * columns + column] = pixel(sourceX - 0.5, sourceY - 0.5)
            }
        }
        append(output, columns, rows, in: place, on: snapshot)
    }

    /// Returns the colour at a place between pixels.
    private func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
        guard x >= 0, y >= 0, x < CGFloat(width - 1), y < CGFloat(height - 1) else { return 0 }
        let (column, row) = (Int(x), Int(y))
        let (right, below) = (UInt32((x - CGFloat(column)) * 256), UInt32((y - CGFloat(row)) * 256))
        let first = row * width + column
        let (a, b, c, d) = (pixels[first], pixels[first + 1], pixels[first + width], pixels[first + width + 1])
        if a == b, a == c, a == d { return a }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            func part(_ pixel: UInt32) -> UInt32 { pixel >> shift & 0xFF }
            let upper = part(a) * (256 - right) + part(b) * right
            let lower = part(c) * (256 - right) + part(d) * right
            result |= ((upper * (256 - below) + lower * below) >> 16) << shift
        }
        return result
    }

    private func append(
        _ output: [UInt32],
        _ columns: Int,
        _ rows: Int,
        in place: CGRect,
        on snapshot: OpaquePointer
    ) {
        let bytes = output.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        // Each pixel is one number of 32 bits, of which the highest eight are the opacity.
        let format = 1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
        guard
            let texture = gdk_memory_texture_new(Int32(columns), Int32(rows), format, bytes, gsize(columns * 4))
        else { return }
        var area = graphene_rect_t(place)
        gtk_snapshot_append_texture(snapshot, texture, &area)
        g_object_unref(texture.raw)
    }
}
