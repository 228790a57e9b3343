import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// The desktop's properties that a drawing uses: the colours, the font and the number of pixels in a point.
@MainActor
struct DrawingStyle {
    var colors: ThemeColors
    /// The number of pixels in a point.
    var scale: Double
    /// The `PangoContext` of the text.
    let text: ObjectReference

    /// Creates the style of drawings that are in no window.
    /// - Parameters:
    ///   - colors: The colours.
    ///   - scale: The number of pixels in a point.
    init(colors: ThemeColors, scale: Double) {
        self.colors = colors
        self.scale = scale
        text = ObjectReference(owning: Self.makeTextContext().raw)
    }

    /// The height of the font in points.
    var fontSize: CGFloat { withExtendedLifetime(text) { CGFloat(pangoContext: OpaquePointer(text.pointer)) } }

    /// Returns the context of labels, or one with GTK's default font if there is no display.
    private static func makeTextContext() -> OpaquePointer {
        guard gdk_display_get_default() == nil else {
            let widget = gtk_label_new(nil)!
            g_object_ref_sink(widget)
            defer { g_object_unref(widget) }
            return gtk_widget_create_pango_context(widget)
        }
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())!
        pango_cairo_context_set_resolution(context, 96)
        let font = pango_font_description_from_string("Sans 11")
        pango_context_set_font_description(context, font)
        pango_font_description_free(font)
        return context
    }
}

extension CGFloat {
    /// Creates the height of a context's font in points.
    init(pangoContext context: OpaquePointer) {
        let description = pango_context_get_font_description(context)
        let size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        guard size > 0 else {
            self = 15
            return
        }
        self = pango_font_description_get_size_is_absolute(description) != 0 ? size : size * 96 / 72
    }
}
