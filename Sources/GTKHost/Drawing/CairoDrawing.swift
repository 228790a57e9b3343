import CGTK
import GTKInterop

/// Knows whether cairo or a renderer of windows turns what is drawn into pixels: their blurs of one radius differ.
@MainActor
enum CairoDrawing {
    private static var depth = 0

    /// Runs what draws for cairo: a picture, or a part of a window that goes through cairo.
    static func run<Result>(_ draw: () throws -> Result) rethrows -> Result {
        depth += 1
        defer { depth -= 1 }
        return try draw()
    }

    /// A Boolean value that indicates whether cairo draws now.
    static var isUnderWay: Bool { depth > 0 || windowsHaveCairo }

    /// A Boolean value that indicates whether cairo draws the windows, as on a display without OpenGL.
    private static var windowsHaveCairo: Bool {
        guard let window = ToplevelWindows.all.first,
            let renderer = gtk_native_get_renderer(OpaquePointer(window))
        else {
            return false
        }
        return isCairo(renderer)
    }

    /// Returns whether a renderer draws by cairo.
    static func isCairo(_ renderer: OpaquePointer) -> Bool {
        String(cString: g_type_name_from_instance(renderer.raw.typed())) == "GskCairoRenderer"
    }

    /// Returns the radius with which cairo blurs as renderers of windows do.
    ///
    /// GTK's renderers take half of a radius for the standard deviation. For cairo GTK takes the mean of twice as many pixels and
    /// one, three times (`gsk_blur_node_draw`): of GTK 4.8 as many as the radius, and of newer versions half as many.
    static func radius(_ radius: Double) -> Double {
        let pixels = (radius * radius + 1).squareRoot() / 2 - 0.5
        return takesHalfOfRadius ? 2 * pixels : pixels
    }

    /// A Boolean value that indicates whether a blur by cairo takes half of its radius, which no version of GTK tells.
    private static let takesHalfOfRadius: Bool = {
        // Ten pixels from an edge that is blurred with a radius of 8, an eighth of it is left, or nothing.
        let (side, edgeAt, distance) = (64, 24, 10)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(side), CInt(side))
        defer { cairo_surface_destroy(surface) }
        var edge = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(edgeAt), height: Float(side))
        )
        var black = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
        guard let snapshot = gtk_snapshot_new() else { return false }
        gtk_snapshot_push_blur(snapshot, 8)
        gtk_snapshot_append_color(snapshot, &black, &edge)
        gtk_snapshot_pop(snapshot)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
        defer { gsk_render_node_unref(node) }
        let cairo = cairo_create(surface)
        gsk_render_node_draw(node, cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return false }
        // The highest eight bits are the opacity.
        let pixel = side * side / 2 + edgeAt + distance
        return bytes.withMemoryRebound(to: UInt32.self, capacity: side * side) { $0[pixel] >> 24 } < 16
    }()
}
