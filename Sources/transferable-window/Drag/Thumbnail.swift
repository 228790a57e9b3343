import CGTK
import Foundation
import GTKTransport

/// A small picture of what is in a picture file.
enum Thumbnail {
    /// Files larger than this keep the icon of their type: reading them would take long.
    private static let largestFile: Int64 = 32 << 20

    /// Whether a file of a size is small enough.
    static func isPossible(byteCount: Int64?) -> Bool { byteCount.map { $0 <= largestFile } ?? false }

    /// Shows a file's picture in an image as soon as it is read; the image keeps its icon where that fails.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - image: A `GtkImage`.
    ///   - size: The most pixels that the picture is high and wide.
    @MainActor
    static func show(_ path: String, in image: Widget, size: Int32) {
        let reference = ObjectReference(retaining: image.raw)
        let pixels = size * gtk_widget_get_scale_factor(image)
        Task.detached(priority: .utility) {
            guard let picture = load(path, pixels) else { return }
            await replace(reference, with: picture, size: size)
        }
    }

    private static func load(_ path: String, _ pixels: Int32) -> ObjectReference? {
        guard let picture = gdk_pixbuf_new_from_file_at_scale(path, pixels, pixels, 1, nil) else { return nil }
        defer { g_object_unref(picture.raw) }
        // A photo says how the camera was held.
        guard let upright = gdk_pixbuf_apply_embedded_orientation(picture) else { return nil }
        defer { g_object_unref(upright.raw) }
        return ObjectReference(retaining: upright.raw)
    }

    @MainActor
    private static func replace(_ image: ObjectReference, with picture: ObjectReference, size: Int32) {
        guard let texture = gdk_texture_new_for_pixbuf(OpaquePointer(picture.pointer)) else { return }
        gtk_image_set_from_paintable(OpaquePointer(image.pointer), texture)
        gtk_image_set_pixel_size(OpaquePointer(image.pointer), size)
        g_object_unref(texture.raw)
    }
}
