import CGTK
import DesktopServices
import Foundation
import GTKInterop
import SwiftUICore

/// Draws pictures and words on pages, as a PDF document; on any thread.
enum PageDrawing {
    /// The scale of the drawing: that of a screen of 96 pixels an inch, or less if it does not fit on the page.
    private static let pointsPerPixel = 72.0 / 96
    private static let font = "Sans 11"
    /// The most pages that words are given.
    private static let mostPages = 2000

    /// Draws contents, each from the top of a page.
    /// - Throws: `ImageTransferError` where a picture cannot be read.
    static func document(_ contents: [PrintedContent], on page: PageSetup) throws -> Data {
        let size = CGSize(width: page.width, height: page.height)
        let area = CGRect(
            x: page.left,
            y: page.top,
            width: page.width - page.left - page.right,
            height: page.height - page.top - page.bottom
        )
        return try VectorDocument.data(size: size) {
            cairo_pdf_surface_create_for_stream($0, $1, $2, $3)
        } draw: { cairo in
            for content in contents {
                switch content {
                case .picture(let data): try draw(data, in: area, on: cairo)
                case .text(let text): try draw(text, in: area, on: cairo)
                }
            }
        }
    }

    private static func draw(_ picture: Data, in area: CGRect, on cairo: OpaquePointer?) throws {
        let texture = try Pictures.texture(picture)
        defer { g_object_unref(texture.raw) }
        guard let pixbuf = gdk_pixbuf_get_from_texture(texture) else {
            throw ImageTransferError.unreadable("its pixels could not be had")
        }
        defer { g_object_unref(pixbuf.raw) }
        let (width, height) = (Double(gdk_pixbuf_get_width(pixbuf)), Double(gdk_pixbuf_get_height(pixbuf)))
        let scale = min(area.width / width, area.height / height, pointsPerPixel)
        cairo_save(cairo)
        cairo_translate(cairo, area.midX - width * scale / 2, area.minY)
        cairo_scale(cairo, scale, scale)
        gdk_cairo_set_source_pixbuf(cairo, pixbuf, 0, 0)
        cairo_paint(cairo)
        cairo_restore(cairo)
        cairo_show_page(cairo)
    }

    private static func draw(_ text: String, in area: CGRect, on cairo: OpaquePointer?) throws {
        let layout = pango_cairo_create_layout(cairo)!
        defer { g_object_unref(layout.raw) }
        let font = pango_font_description_from_string(font)
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        // A text of another program may have a zero, which would end it.
        pango_layout_set_text(layout, text.replacing("\0", with: "\u{FFFD}").shapeable, -1)
        pango_layout_set_width(layout, Int32(pangoUnits: area.width))
        WordBreaking.breakLines(of: layout)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        let lines = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(lines) }
        var (pageTop, pages) = (0.0, 1)
        repeat {
            var extents = PangoRectangle()
            pango_layout_iter_get_line_extents(lines, nil, &extents)
            let top = Double(extents.y) / Double(PANGO_SCALE)
            if top + Double(extents.height) / Double(PANGO_SCALE) - pageTop > area.height, top > pageTop {
                cairo_show_page(cairo)
                pages += 1
                guard pages <= mostPages else { throw PageDrawingError.tooLong(mostPages) }
                pageTop = top
            }
            let baseline = Double(pango_layout_iter_get_baseline(lines)) / Double(PANGO_SCALE)
            cairo_move_to(
                cairo,
                area.minX + Double(extents.x) / Double(PANGO_SCALE),
                area.minY + baseline - pageTop
            )
            pango_cairo_show_layout_line(cairo, pango_layout_iter_get_line_readonly(lines))
        } while pango_layout_iter_next_line(lines) != 0
        cairo_show_page(cairo)
    }
}

/// The reason why words were not drawn on pages.
enum PageDrawingError: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { description }

    case tooLong(Int)

    var description: String {
        switch self {
        case .tooLong(let pages): "The text needs more than \(pages) pages."
        }
    }
}
