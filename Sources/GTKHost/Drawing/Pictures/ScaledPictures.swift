import CGTK
import Foundation
import GTKTransport
import SwiftUICore

// Pictures as large as they are shown; what is here may run on any thread.
extension Pictures {
    /// The size of the place of a picture that cannot be read.
    static let sizeOfUnreadable = CGSize(width: 16, height: 16)

    /// The size of a picture in pixels. Of a file, only the beginning is read.
    static func size(of source: Image.Source) throws -> CGSize {
        switch source {
        case .resource, .file:
            let file = try source.requiredFile
            let size = try information(about: file).size
            return CameraPicture(file)?.isLyingDown == true ? CGSize(width: size.height, height: size.width) : size
        default:
            let texture = try texture(for: source)
            defer { g_object_unref(texture.raw) }
            return CGSize(
                width: CGFloat(gdk_texture_get_width(texture)),
                height: CGFloat(gdk_texture_get_height(texture))
            )
        }
    }

    /// A picture at a size in pixels, or with all its pixels where those are not many more.
    /// - Parameter isCoarse: Whether a smaller picture is enlarged here, so that its pixels become squares.
    static func texture(
        for source: Image.Source,
        width: Int32,
        height: Int32,
        isCoarse: Bool = false
    ) throws -> ObjectReference {
        if isCoarse { return try coarseTexture(for: source, width: width, height: height) }

        switch source {
        case .resource, .file:
            let file = try source.requiredFile
            let (size, isScalable) = try information(about: file)
            var error: UnsafeMutablePointer<GError>?
            // The size in the file is that before the picture is turned.
            let isLyingDown = CameraPicture(file)?.isLyingDown == true
            let (wide, high) = isLyingDown ? (height, width) : (width, height)
            let pixbuf =
                isScalable || isMuchLarger(size, wide, high)
                ? gdk_pixbuf_new_from_file_at_scale(file.path, wide, high, 0, &error)
                : gdk_pixbuf_new_from_file(file.path, &error)
            guard let pixbuf else { throw ImageTransferError.unreadable("\(file.path): \(message(of: error))") }
            return ObjectReference(taking: uprightTexture(taking: pixbuf))
        default:
            let whole = ObjectReference(taking: try texture(for: source))
            let texture = OpaquePointer(whole.pointer)
            let size = CGSize(
                width: CGFloat(gdk_texture_get_width(texture)),
                height: CGFloat(gdk_texture_get_height(texture))
            )
            guard isMuchLarger(size, width, height), let pixbuf = gdk_pixbuf_get_from_texture(texture) else {
                return whole
            }
            defer { g_object_unref(pixbuf.raw) }
            guard let small = gdk_pixbuf_scale_simple(pixbuf, width, height, GDK_INTERP_BILINEAR) else { return whole }
            defer { g_object_unref(small.raw) }
            return ObjectReference(taking: gdk_texture_new_for_pixbuf(small))
        }
    }

    /// A picture at a size in pixels, in which each pixel of the picture is a square.
    private static func coarseTexture(
        for source: Image.Source,
        width: Int32,
        height: Int32
    ) throws -> ObjectReference {
        let whole = ObjectReference(taking: try texture(for: source))
        guard let pixbuf = gdk_pixbuf_get_from_texture(OpaquePointer(whole.pointer)) else { return whole }
        defer { g_object_unref(pixbuf.raw) }
        guard let large = gdk_pixbuf_scale_simple(pixbuf, width, height, GDK_INTERP_NEAREST) else { return whole }
        defer { g_object_unref(large.raw) }
        return ObjectReference(taking: gdk_texture_new_for_pixbuf(large))
    }

    /// Whether drawing a picture at a size would skip pixels.
    private static func isMuchLarger(_ size: CGSize, _ width: Int32, _ height: Int32) -> Bool {
        size.width > CGFloat(width) * 1.5 && size.height > CGFloat(height) * 1.5
    }

    /// What a picture file says of itself at its beginning.
    private static func information(about file: URL) throws -> (size: CGSize, isScalable: Bool) {
        var (width, height): (Int32, Int32) = (0, 0)
        guard let format = gdk_pixbuf_get_file_info(file.path, &width, &height) else {
            let isThere = FileManager.default.isReadableFile(atPath: file.path)
            throw ImageTransferError.unreadable(
                "\(file.path): \(isThere ? "no format that can be read" : "there is no such file, or it may not be read")"
            )
        }
        return (CGSize(width: CGFloat(width), height: CGFloat(height)), gdk_pixbuf_format_is_scalable(format) != 0)
    }
}

extension ObjectReference {
    /// Takes over a reference to a new object.
    fileprivate convenience init(taking object: OpaquePointer) {
        self.init(retaining: object.raw)
        g_object_unref(object.raw)
    }
}
