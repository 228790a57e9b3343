import CGTK
import Foundation
import GTKInterop
import SwiftUICore

extension Image.Source {
    /// A Boolean value that indicates whether there is no picture, as in an image that was made with a size of zero.
    var isEmpty: Bool { if case .encoded(let image) = self { image.data.isEmpty } else { false } }
}

// Pictures in the size in which they are shown. These functions may run on any thread.
extension Pictures {
    /// The size of the place of a picture that cannot be read.
    static let sizeOfUnreadable = CGSize(width: 16, height: 16)

    /// Returns the size of a picture in pixels. Only its beginning is read.
    /// - Throws: ``ImageTransferError`` where the picture cannot be read, or has too many pixels to be shown at any size.
    static func size(of source: Image.Source) throws -> CGSize {
        if source.isEmpty { return .zero }
        let information = try PictureInformation(source)
        try PictureBounds.check(information, decodedAt: CGSize(width: 1, height: 1))
        return information.size
    }

    /// Returns a picture at a size in pixels, or with all its pixels where those are not many more.
    /// - Parameters:
    ///   - source: The picture.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels. Of a place with more pixels than screens have, the picture has fewer.
    ///   - isCoarse: Whether a smaller picture is enlarged here, so its pixels become squares.
    /// - Throws: ``ImageTransferError`` where the picture cannot be read, or more pixels would be decoded than ``PictureBounds``
    ///   lets be.
    static func texture(
        for source: Image.Source,
        width: Int32,
        height: Int32,
        isCoarse: Bool = false
    ) throws -> ObjectReference {
        let place = PictureBounds.size(CGSize(width: CGFloat(max(1, width)), height: CGFloat(max(1, height))))
        if isCoarse { return try coarseTexture(for: source, in: place) }
        let information = try PictureInformation(source)
        guard information.isScalable || isMuchLarger(information.size, place) else {
            return ObjectReference(taking: try texture(for: source))
        }
        return ObjectReference(taking: uprightTexture(taking: try pixels(of: source, at: place, information)))
    }

    /// Returns a picture at a size in pixels, in which each pixel of the picture is a square.
    private static func coarseTexture(for source: Image.Source, in place: CGSize) throws -> ObjectReference {
        let whole = ObjectReference(taking: try texture(for: source))
        guard let pixbuf = gdk_pixbuf_get_from_texture(OpaquePointer(whole.pointer)) else { return whole }
        defer { g_object_unref(pixbuf.raw) }
        let (width, height) = (Int32(clamping: place.width), Int32(clamping: place.height))
        guard let large = gdk_pixbuf_scale_simple(pixbuf, width, height, GDK_INTERP_NEAREST) else { return whole }
        defer { g_object_unref(large.raw) }
        return ObjectReference(taking: gdk_texture_new_for_pixbuf(large))
    }

    /// Returns whether drawing a picture in a place would skip pixels.
    private static func isMuchLarger(_ size: CGSize, _ place: CGSize) -> Bool {
        size.width > place.width * 1.5 && size.height > place.height * 1.5
    }
}

extension ObjectReference {
    /// Takes over a reference to a new object.
    fileprivate convenience init(taking object: OpaquePointer) {
        self.init(retaining: object.raw)
        g_object_unref(object.raw)
    }
}
