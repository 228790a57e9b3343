import CGTK
import Foundation
import SwiftUICore

/// A document of lines and text that cairo writes: PDF or SVG.
enum VectorDocument {
    typealias MakeSurface = (cairo_write_func_t, UnsafeMutableRawPointer, Double, Double) -> OpaquePointer?

    private final class Output {
        var data = Data()
    }

    /// Draws a document.
    /// - Parameters:
    ///   - size: The size of the pages in points.
    ///   - make: Makes the surface of a format.
    ///   - draw: Draws on a `cairo_t`.
    static func data(
        size: CGSize,
        _ make: MakeSurface,
        draw: (_ cairo: OpaquePointer?) throws -> Void
    ) throws -> Data {
        let output = Output()
        try withExtendedLifetime(output) {
            let write: cairo_write_func_t = { output, bytes, count in
                Unmanaged<Output>.fromOpaque(output!).takeUnretainedValue().data.append(bytes!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }
            let surface = make(write, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
            // The remaining output has no destination.
            defer {
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            let cairo = cairo_create(surface)
            defer { cairo_destroy(cairo) }
            try draw(cairo)
            cairo_surface_finish(surface)
            try check(surface)
        }
        return output.data
    }

    /// The error of a surface.
    static func check(_ surface: OpaquePointer?) throws {
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageTransferError.undrawable(String(cString: cairo_status_to_string(status)))
        }
    }
}
