import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import UniformTypeIdentifiers

/// The drawing of views, which is converted to pixels on demand.
@MainActor
package final class ViewDrawing: ViewPicture {
    /// The size in points.
    package let size: CGSize
    /// A `GskRenderNode`, which any thread may release; nil if nothing is drawn.
    nonisolated(unsafe) private let node: OpaquePointer?

    /// - Parameters:
    ///   - node: A `GskRenderNode`, whose reference is taken over; nil for an empty drawing.
    ///   - size: The size in points.
    init(taking node: OpaquePointer?, size: CGSize) { (self.node, self.size) = (node, size) }

    deinit {
        if let node { gsk_render_node_unref(node) }
    }

    /// Returns the drawing as GTK shows it in widgets.
    func paintable() -> ObjectReference? {
        let snapshot = gtk_snapshot_new()!
        if let node { gtk_snapshot_append_node(snapshot, node) }
        var size = graphene_size_t(size)
        return gtk_snapshot_free_to_paintable(snapshot, &size).map { ObjectReference(owning: $0.raw) }
    }

    /// Returns the drawing in a format: as pixels, or as a PDF or SVG of lines and text.
    package func data(as contentType: UTType, scale: Double, isOpaque: Bool) throws -> Data {
        switch contentType {
        case .pdf: return try document(isOpaque: isOpaque) { cairo_pdf_surface_create_for_stream($0, $1, $2, $3) }
        case .svg: return try document(isOpaque: isOpaque) { cairo_svg_surface_create_for_stream($0, $1, $2, $3) }
        default:
            let texture = try texture(scale: scale, isOpaque: isOpaque)
            return try withExtendedLifetime(texture) {
                try Pictures.encode(OpaquePointer(texture.pointer), as: contentType)
            }
        }
    }

    // MARK: Pixels

    /// The longest side of a picture, in pixels: cairo has no longer ones.
    private static let longestSide = 32_767.0
    /// The longest side of a document, in points. Beyond, cairo reckons with other numbers than it is given.
    nonisolated private static let longestSideOfDocument = 1_000_000.0

    /// Returns the drawing as pixels.
    /// - Parameters:
    ///   - scale: The number of pixels in a point.
    ///   - isOpaque: Whether the ground is black.
    func texture(scale: Double, isOpaque: Bool) throws -> ObjectReference {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width >= 0.5, height >= 0.5, width.rounded() <= Self.longestSide, height.rounded() <= Self.longestSide,
            CGFloat(width * height) <= PictureBounds.mostDecoded
        else {
            throw ImageTransferError.undrawable(
                "a view of \(size.width) by \(size.height) points at scale \(scale) has no pixels, or more than a picture may have"
            )
        }
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32,
            Int32(width.rounded()),
            Int32(height.rounded())
        )
        defer { cairo_surface_destroy(surface) }
        try VectorDocument.check(surface)
        let cairo = cairo_create(surface)
        cairo_scale(cairo, scale, scale)
        paint(on: cairo, isOpaque: isOpaque)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        let byteCount = stride * Int(cairo_image_surface_get_height(surface))
        let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(byteCount))
        defer { g_bytes_unref(bytes) }
        // Each pixel is one number of 32 bits, of which the highest eight are the opacity.
        let format = 1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
        return ObjectReference(
            owning: gdk_memory_texture_new(
                cairo_image_surface_get_width(surface),
                cairo_image_surface_get_height(surface),
                format,
                bytes,
                gsize(stride)
            )!.raw
        )
    }

    private func paint(on cairo: OpaquePointer?, isOpaque: Bool) {
        if isOpaque {
            cairo_set_source_rgb(cairo, 0, 0, 0)
            cairo_paint(cairo)
        }
        if let node { gsk_render_node_draw(node, cairo) }
    }

    // MARK: Documents

    private func document(isOpaque: Bool, _ make: VectorDocument.MakeSurface) throws -> Data {
        guard size.width <= Self.longestSideOfDocument, size.height <= Self.longestSideOfDocument else {
            throw ImageTransferError.undrawable(
                "a view of \(size.width) by \(size.height) points is larger than a document may be"
            )
        }
        return try VectorDocument.data(size: size, make) { paint(on: $0, isOpaque: isOpaque) }
    }

    /// A document in PDF with several pages; on any thread.
    nonisolated static func document(_ pages: [DrawnPage]) throws -> Data {
        for page in pages where max(page.size.width, page.size.height) > longestSideOfDocument {
            throw ImageTransferError.undrawable(
                "a page of \(page.size.width) by \(page.size.height) points is larger than a document may be"
            )
        }
        let first = pages.first?.size ?? CGSize(width: 1, height: 1)
        return try VectorDocument.data(size: first) {
            cairo_pdf_surface_create_for_stream($0, $1, $2, $3)
        } draw: { cairo in
            for page in pages {
                cairo_pdf_surface_set_size(cairo_get_target(cairo), page.size.width, page.size.height)
                for (picture, transform) in page.drawings {
                    guard let node = (picture as? ViewDrawing)?.node else { continue }
                    cairo_save(cairo)
                    var matrix = cairo_matrix_t(
                        xx: transform.a,
                        yx: transform.b,
                        xy: transform.c,
                        yy: transform.d,
                        x0: transform.tx,
                        y0: transform.ty
                    )
                    cairo_transform(cairo, &matrix)
                    gsk_render_node_draw(node, cairo)
                    cairo_restore(cairo)
                }
                cairo_show_page(cairo)
            }
        }
    }
}
