import CGTK
import Foundation

/// The orientation of a camera, as a JPEG file specifies at its beginning (Exif's tag Orientation).
///
/// gdk-pixbuf rotates a picture after it is loaded, but reports the size before the rotation.
struct CameraPicture {
    /// The tag's value, from 1, upright, to 8.
    let orientation: Int

    /// A Boolean value that indicates whether width and height change places when the picture is put upright.
    var isLyingDown: Bool { orientation >= 5 }

    /// The number of bytes that are read at a time.
    private static let partSize = 16 << 10

    /// Reads the beginning of a file; nil for other formats, and for pictures that are upright.
    init?(_ file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        defer { try? handle.close() }
        self.init { try? handle.read(upToCount: Self.partSize) }
    }

    /// Reads the beginning of a file's bytes; nil for other formats, and for pictures that are upright.
    init?(_ data: Data) {
        var rest = data[...]
        self.init {
            defer { rest = rest.dropFirst(Self.partSize) }
            return rest.prefix(Self.partSize)
        }
    }

    private init?(_ next: () -> Data?) {
        guard var part = next(), part.starts(with: [0xFF, 0xD8]),
            let loader = gdk_pixbuf_loader_new_with_type("jpeg", nil)
        else { return nil }
        defer {
            // Closing reports the missing data as an error.
            gdk_pixbuf_loader_close(loader, nil)
            g_object_unref(UnsafeMutableRawPointer(loader))
        }
        while gdk_pixbuf_loader_get_pixbuf(loader) == nil {
            let isRead = part.withUnsafeBytes {
                gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil) != 0
            }
            guard isRead, let next = next(), !next.isEmpty else { break }
            part = next
        }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
            let option = gdk_pixbuf_get_option(pixbuf, "orientation"),
            let orientation = Int(String(cString: option)), (2...8).contains(orientation)
        else { return nil }
        self.orientation = orientation
    }
}
