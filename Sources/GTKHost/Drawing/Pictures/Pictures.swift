import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import UniformTypeIdentifiers

/// Reads pictures and writes them in other formats, with the desktop's own loaders.
enum Pictures {
    /// Returns a picture as a texture with all its pixels, upright; the caller owns it.
    ///
    /// A picture that is drawn at any size has as many pixels as are shown at most.
    /// - Throws: ``ImageTransferError`` where the picture cannot be read, or has more pixels than ``PictureBounds`` lets be read.
    static func texture(for source: Image.Source) throws -> OpaquePointer {
        let information = try PictureInformation(source)
        if information.isScalable {
            return uprightTexture(taking: try pixels(of: source, at: PictureBounds.size(information.size), information))
        }
        try PictureBounds.check(information, decodedAt: information.size)
        switch source {
        case .encoded(let image): return try texture(of: image.data)
        default:
            let file = try source.requiredFile
            var error: UnsafeMutablePointer<GError>?
            if CameraPicture(file) != nil {
                guard let pixbuf = gdk_pixbuf_new_from_file(file.path, &error) else {
                    throw ImageTransferError.unreadable("\(file.path): \(message(of: error))")
                }
                return uprightTexture(taking: pixbuf)
            }
            guard let texture = gdk_texture_new_from_filename(file.path, &error) else {
                throw ImageTransferError.unreadable("\(file.path): \(message(of: error))")
            }
            return texture
        }
    }

    /// Returns the bytes of a picture file as a texture with all its pixels, upright; the caller owns it.
    /// - Throws: ``ImageTransferError``, as for ``texture(for:)``.
    static func texture(_ data: Data) throws -> OpaquePointer {
        try texture(for: Image(data: data, contentType: .image).source)
    }

    /// Returns the pixels of a picture at a size, before rotation. The caller owns them.
    /// - Parameters:
    ///   - source: The picture.
    ///   - size: The size in pixels of the picture as it is shown.
    ///   - information: The properties of the picture.
    static func pixels(
        of source: Image.Source,
        at size: CGSize,
        _ information: PictureInformation
    ) throws -> OpaquePointer {
        try PictureBounds.check(information, decodedAt: size)
        // The size of the pixels is that before they are turned.
        let (width, height) = (max(1, Int32(clamping: size.width)), max(1, Int32(clamping: size.height)))
        let (wide, high) = information.isLyingDown ? (height, width) : (width, height)
        var error: UnsafeMutablePointer<GError>?
        let pixbuf: OpaquePointer?
        if case .encoded(let image) = source {
            pixbuf = image.data.withUnsafeBytes { bytes in
                // The stream is read to its end here.
                let stream = g_memory_input_stream_new_from_data(bytes.baseAddress, gssize(bytes.count), nil)
                defer { g_object_unref(stream.map { UnsafeMutableRawPointer($0) }) }
                return gdk_pixbuf_new_from_stream_at_scale(stream, wide, high, 0, nil, &error)
            }
        } else {
            pixbuf = gdk_pixbuf_new_from_file_at_scale(try source.requiredFile.path, wide, high, 0, &error)
        }
        guard let pixbuf else {
            throw ImageTransferError.unreadable(
                [source.pictureFile?.path, message(of: error)].compactMap(\.self).joined(separator: ": ")
            )
        }
        return pixbuf
    }

    private static func texture(of data: Data) throws -> OpaquePointer {
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        if CameraPicture(data) != nil {
            let stream = g_memory_input_stream_new_from_bytes(bytes)
            defer { g_object_unref(stream.map { UnsafeMutableRawPointer($0) }) }
            guard let pixbuf = gdk_pixbuf_new_from_stream(stream, nil, &error) else {
                throw ImageTransferError.unreadable(message(of: error))
            }
            return uprightTexture(taking: pixbuf)
        }
        guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
            throw ImageTransferError.unreadable(message(of: error))
        }
        return texture
    }

    /// Returns a texture of pixels that may be turned; the caller owns it. The pixels are taken over.
    static func uprightTexture(taking pixbuf: OpaquePointer) -> OpaquePointer {
        defer { g_object_unref(pixbuf.raw) }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
            return gdk_texture_new_for_pixbuf(pixbuf)
        }
        defer { g_object_unref(upright.raw) }
        return gdk_texture_new_for_pixbuf(upright)
    }

    /// Returns a texture's picture in a format.
    /// - Parameter quality: From 0 to 1, for JPEG; nil for the usual one.
    static func encode(_ texture: OpaquePointer, as contentType: UTType, quality: Double? = nil) throws -> Data {
        switch contentType {
        case .png: return Data(taking: gdk_texture_save_to_png_bytes(texture))
        case .tiff: return Data(taking: gdk_texture_save_to_tiff_bytes(texture))
        default: return try encodeWithPixbuf(texture, as: contentType, quality: quality)
        }
    }

    private static func encodeWithPixbuf(
        _ texture: OpaquePointer,
        as contentType: UTType,
        quality: Double?
    ) throws -> Data {
        guard let pixbuf = gdk_pixbuf_get_from_texture(texture) else {
            throw ImageTransferError.unreadable("its pixels could not be had")
        }
        defer { g_object_unref(pixbuf.raw) }
        // JPEG has no transparency, so transparent pixels become white.
        let width = gdk_pixbuf_get_width(pixbuf)
        let height = gdk_pixbuf_get_height(pixbuf)
        let opaque = gdk_pixbuf_composite_color_simple(
            pixbuf,
            width,
            height,
            GDK_INTERP_NEAREST,
            255,
            16,
            0xFFFFFF,
            0xFFFFFF
        )
        defer { opaque.map { g_object_unref($0.raw) } }
        let name = contentType.preferredMIMEType?.split(separator: "/").last.map(String.init) ?? "png"
        var buffer: UnsafeMutablePointer<CChar>?
        var size: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let percent = contentType == .jpeg ? quality.map { Int(min(max($0.isNaN ? 1 : $0, 0), 1) * 100) } : nil
        let options = percent.map { [strdup("quality"), strdup(String($0))] } ?? []
        defer { for option in options { free(option) } }
        var keys = options.first.map { [$0, nil] } ?? [nil]
        var values = options.last.map { [$0, nil] } ?? [nil]
        guard gdk_pixbuf_save_to_bufferv(opaque ?? pixbuf, &buffer, &size, name, &keys, &values, &error) != 0,
            let buffer
        else {
            throw ImageTransferError.unreadable(message(of: error))
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }
}

extension Data {
    /// Creates the contents from bytes whose reference is taken over.
    init(taking bytes: OpaquePointer?) {
        var size: gsize = 0
        guard let bytes, let start = g_bytes_get_data(bytes, &size) else {
            self.init()
            return
        }
        self.init(bytes: start, count: Int(size))
        g_bytes_unref(bytes)
    }
}
