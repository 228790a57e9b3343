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
    /// one, three times (`gsk_blur_node_draw` of GTK 4.8), so that the radius is nearly the standard deviation.
    static func radius(_ radius: Double) -> Double { (radius * radius + 1).squareRoot() / 2 - 0.5 }
}
