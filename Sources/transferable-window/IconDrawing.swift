import CGTK
import CommandSupport
import Foundation

/// A drawing of a picture as square icons, with the loaders that the desktop has for PNG and SVG.
///
/// It needs no display. Loaders of pictures may take any time and memory for a picture that lies about itself, so the program ends
/// after a minute, and a picture of more pixels than icons have is not decoded.
struct IconDrawing {
    private let request: IconRequest

    init(_ request: IconRequest) { self.request = request }

    /// The longest time, in seconds.
    private static let timeout: CUnsignedInt = 60
    /// The most pixels of a picture: those of 8192 × 8192.
    private static let mostPixels = 1 << 26

    /// Draws all sizes. Ends the process with a message where that fails.
    func run() {
        // The signal ends the process.
        alarm(Self.timeout)
        var (width, height): (gint, gint) = (0, 0)
        guard gdk_pixbuf_get_file_info(request.picture, &width, &height) != nil else {
            StandardError.fail(
                "\(request.picture.quoted) is no picture that can be read. For SVG, Debian has the package librsvg2-common."
            )
        }
        guard width > 0, height > 0, Int(width) * Int(height) <= Self.mostPixels else {
            StandardError.fail("\(request.picture.quoted) has \(width) × \(height) pixels, more than an icon has.")
        }
        for size in request.sizes where size > 0 && size <= 4096 {
            do {
                let data = try draw(gint(size))
                try data.write(to: URL(fileURLWithPath: "\(request.directory)/\(size).png"))
            } catch {
                StandardError.fail("\(request.picture.quoted) cannot be drawn at \(size) pixels: \(error)")
            }
        }
    }

    /// Returns the picture as a PNG of one size, in the middle of a transparent square.
    private func draw(_ size: gint) throws -> Data {
        var error: UnsafeMutablePointer<GError>?
        guard let picture = gdk_pixbuf_new_from_file_at_scale(request.picture, size, size, 1, &error) else {
            throw CommandFailure(Self.message(of: error))
        }
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        let (width, height) = (min(gdk_pixbuf_get_width(picture), size), min(gdk_pixbuf_get_height(picture), size))
        guard let square = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, size, size) else {
            throw CommandFailure("there is not enough memory")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(square)) }
        gdk_pixbuf_fill(square, 0)
        gdk_pixbuf_copy_area(picture, 0, 0, width, height, square, (size - width) / 2, (size - height) / 2)

        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(square, &buffer, &count, "png", nil, nil, &error) != 0, let buffer else {
            throw CommandFailure(Self.message(of: error))
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }

    private static func message(of error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "there is no reason" }
        defer { g_error_free(error) }
        return String(cString: error.pointee.message)
    }
}
