import CGTK
import Foundation

/// The pixels of a picture file.
struct Bitmap {
    let width: Int
    let height: Int
    private let pixels: [UInt8]
    private let stride: Int
    private let channels: Int

    /// Reads a picture file's bytes, of any format that the desktop reads.
    init(_ data: Data) throws {
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let isRead = data.withUnsafeBytes {
            gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil) != 0
        }
        guard gdk_pixbuf_loader_close(loader, nil) != 0, isRead, let picture = gdk_pixbuf_loader_get_pixbuf(loader)
        else { throw CocoaError(.fileReadCorruptFile) }
        (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
        (stride, channels) = (Int(gdk_pixbuf_get_rowstride(picture)), Int(gdk_pixbuf_get_n_channels(picture)))
        let count = Int(gdk_pixbuf_get_byte_length(picture))
        pixels = Array(UnsafeBufferPointer(start: gdk_pixbuf_read_pixels(picture), count: count))
    }

    /// The red, green and blue parts and the opacity of a pixel, from 0 to 255.
    subscript(x: Int, y: Int) -> [Int] {
        let start = y * stride + x * channels
        let parts = pixels[start..<(start + channels)].map(Int.init)
        return channels == 4 ? parts : parts + [255]
    }

    private var all: [[Int]] { (0..<height).flatMap { y in (0..<width).map { self[$0, y] } } }

    /// The number of pixels that are not clear.
    var inkCount: Int { all.count { $0[3] > 0 } }

    /// Returns a Boolean value that indicates whether a pixel is as asked for.
    func contains(_ isWanted: ([Int]) -> Bool) -> Bool { all.contains(where: isWanted) }
}
